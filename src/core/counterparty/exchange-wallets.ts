import { isSameAddress } from '../families/address.ts'

/** Explorers label these largest wallets publicly. Payments to them are credited to no customer. */
export const EXCHANGE_WALLETS: Readonly<Record<string, readonly string[]>> = {
  Binance: [
    '0x3f5CE5FBFe3E9af3971dD833D26bA9b5C936f0bE',
    '0x28C6c06298d514Db089934071355E5743bf21d60',
    '0x21a31Ee1afC51d94C2eFcCAa2092aD1028285549',
    '0xDFd5293D8e347dFe59E90eFd55b2956a1343963d',
    '0xF977814e90dA44bFA03b6295A0616a897441aceC',
    '0xBE0eB53F46cd790Cd13851d5EFf43D12404d33E8',
    '0x56Eddb7aa87536c09CCc2793473599fD21A8b17F',
    '34xp4vRoCGJym3xR7yCVPFHoCNxv4Twseo',
    'bc1qm34lsc65zpw79lxes69zkqmk6ee3ewf0j77s3h',
  ],
  Coinbase: [
    '0x71660c4005BA85c37ccec55d0C4493E66Fe775d3',
    '0x503828976D22510aad0201ac7EC88293211D23Da',
    '0xddfAbCdc4D8FfC6d5beaf154f18B778f892A0740',
    '0xA9D1e08C7793af67e9d92fe308d5697FB81d3E43',
  ],
  Kraken: [
    '0x2910543Af39abA0Cd09dBb2D50200b3E800A63D2',
    '0x0A869d79a7052C7f1b55a8EbAbbEa3420F0D1E13',
    '0x267be1C1D684F78cb4F6a176C4911b741E4Ffdc0',
  ],
  OKX: ['0x6cC5F688a315f3dC28A7781717a9A798a59fDA7b'],
  Bybit: ['0xf89d7b9c864f589bbF53a82105107622B35EaA40'],
  'Gate.io': ['0x0D0707963952f2fBA59dD06f2b425ace40b492Fe', '0x1C4b70a3968436B9A0a9cf5205c787eb81Bb558c'],
}

export function exchangeOf(address: string): string | undefined {
  const owners = Object.entries(EXCHANGE_WALLETS)
  return owners.find(([, wallets]) => wallets.some((wallet) => isSameAddress(wallet, address)))?.[0]
}
