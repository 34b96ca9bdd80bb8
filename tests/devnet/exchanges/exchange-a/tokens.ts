import type { Currency } from '../../service/chain.ts'

export type Token = Readonly<{
  name: string
  fullName: string
  index: number
  tokenId: `0x${string}`
  szDecimals: number
  group: 'usdc' | 'hype' | 'usdt'
}>

export const LEDGER_DECIMALS = 8
/** interface.md, `sendAsset`. */
export const TRANSFER_DECIMALS = 6

/** Units of 10^-8. */
export const TRANSFER_STEP = 10n ** BigInt(LEDGER_DECIMALS - TRANSFER_DECIMALS)

/** Perps accounts also hold it. Token ids are the public exchange's. */
export const USDC: Token = {
  name: 'USDC',
  fullName: 'USD Coin',
  index: 0,
  tokenId: '0x6d1e7cde53ba9467b783cb7c530ce054',
  szDecimals: 8,
  group: 'usdc',
}
const HYPE: Token = {
  name: 'HYPE',
  fullName: 'Hyperliquid',
  index: 150,
  tokenId: '0x0d01dc56dcaaca66ad901c959b4011ec',
  szDecimals: 2,
  group: 'hype',
}
const USDT: Token = {
  name: 'USDT0',
  fullName: 'Tether USD',
  index: 268,
  tokenId: '0x25faedc3f054130dbb4e4203aca63567',
  szDecimals: 2,
  group: 'usdt',
}

export const TOKENS: readonly Token[] = [USDC, HYPE, USDT]

export type Dex = string
export const PERPS: Dex = ''
export const SPOT: Dex = 'spot'
export const OTHER_DEX: Dex = 'xyz'

/** Whether a DEX holds a token: spot all, the others USDC. */
export function holds(dex: Dex, token: Token): boolean {
  return dex === SPOT || ((dex === PERPS || dex === OTHER_DEX) && token === USDC)
}

export type LedgerCurrency = Currency & Readonly<{ dex: Dex; token: Token }>

/** interface.md, "Special currency identifiers": `0x` and 32 zeros. */
export const PERPS_USDC: LedgerCurrency = {
  ...spotCurrency(USDC),
  id: 'usdc-perps',
  name: 'USDC (Perps)',
  address: `0x${'0'.repeat(32)}`,
  dex: PERPS,
}

/** The other DEX's USDC is the id plus the DEX name in hex. */
export const CURRENCIES: readonly LedgerCurrency[] = [
  PERPS_USDC,
  ...TOKENS.map(spotCurrency),
  {
    ...spotCurrency(USDC),
    id: `usdc-${OTHER_DEX}`,
    name: `USDC (${OTHER_DEX})`,
    address: `${USDC.tokenId}${Buffer.from(OTHER_DEX, 'ascii').toString('hex')}`,
    dex: OTHER_DEX,
  },
]

function spotCurrency(token: Token): LedgerCurrency {
  return {
    id: token.name.toLowerCase(),
    group: token.group,
    symbol: token.name,
    name: `${token.fullName} (Spot)`,
    address: token.tokenId,
    decimals: LEDGER_DECIMALS,
    supportsPermit: false,
    supportsBridging: true,
    depositStep: TRANSFER_STEP,
    dex: SPOT,
    token,
  }
}
