import { isSameAddress } from '../families/address.ts'

/** Their makers publish them, at one address on every chain. */
export const KNOWN_DELEGATES: Readonly<Record<string, string>> = {
  '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B': 'MetaMask',
  '0x000000009B1D0aF20D8C6d0A44e162d11F9b8f00': 'Uniswap',
  '0x7702cb554e6bFb442cb743A7dF23154544a7176C': 'Coinbase Smart Wallet',
  '0x5A7FC11397E9a8AD41BF10bf13F22B0a63f96f6d': 'Ambire',
  '0x69007702764179f14F51cdce752f4f775d74E139': 'Alchemy Modular Account',
}

/** By EIP-7702. */
export function knownDelegate(address: string): string | undefined {
  return Object.entries(KNOWN_DELEGATES).find(([delegate]) => isSameAddress(delegate, address))?.[1]
}
