/** Native SegWit (BIP-84), the default, or Taproot (BIP-86). */
export type AccountScript = 'p2wpkh' | 'p2tr'

/** BIP-44. */
export type AccountChain = 'receive' | 'change'

const PURPOSES: Readonly<Record<AccountScript, number>> = { p2wpkh: 84, p2tr: 86 }
const CHAINS: Readonly<Record<AccountChain, number>> = { receive: 0, change: 1 }
/** BIP-32: added to an index. */
export const HARDENED = 0x8000_0000
const ADDRESS_PATH = /^m\/8[46]'\/0'\/(0|[1-9][0-9]{0,9})'\/[01]\/(0|[1-9][0-9]{0,9})$/

/** Whether an index is whole and 0 to 2^31 - 1 (BIP-32). */
export function isIndex(index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < HARDENED
}

/** The mainnet path of an account: `m/84'/0'/0'` (BIP-84) or `m/86'/0'/0'` (BIP-86). */
export function accountPath({ script, index }: Readonly<{ script: AccountScript; index: number }>): string {
  return `m/${PURPOSES[script]}'/0'/${index}'`
}

/** The path of an address: `m/84'/0'/0'/1/5` is the sixth change address. */
export function addressPath(account: string, chain: AccountChain, index: number): string {
  return `${account}/${CHAINS[chain]}/${index}`
}

export function isAddressPath(path: string): boolean {
  const [, , address] = ADDRESS_PATH.exec(path) ?? []
  return isIndex(accountIndexOf(path)) && isIndex(Number(address))
}

/** The account of an address's path, or NaN. */
export function accountIndexOf(path: string): number {
  return Number(ADDRESS_PATH.exec(path)?.[1])
}
