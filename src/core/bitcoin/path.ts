/** The scripts that an account pays to itself with: native SegWit (BIP-84), which is the default, or Taproot (BIP-86). */
export type AccountScript = 'p2wpkh' | 'p2tr'

/** The two chains of an account (BIP-44): addresses to be paid at, and those that its own change goes to. */
export type AccountChain = 'receive' | 'change'

const PURPOSES: Readonly<Record<AccountScript, number>> = { p2wpkh: 84, p2tr: 86 }
const CHAINS: Readonly<Record<AccountChain, number>> = { receive: 0, change: 1 }
const HARDENED = 0x8000_0000
const ADDRESS_PATH = /^m\/8[46]'\/0'\/(0|[1-9][0-9]{0,9})'\/[01]\/(0|[1-9][0-9]{0,9})$/

/** True for a number that an account or an address can have: whole, 0 to 2^31 - 1 (BIP-32). */
export function isIndex(index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < HARDENED
}

/** The path of an account: `m/84'/0'/0'` (BIP-84) or `m/86'/0'/0'` (BIP-86), always of the main network. */
export function accountPath({ script, index }: Readonly<{ script: AccountScript; index: number }>): string {
  return `m/${PURPOSES[script]}'/0'/${index}'`
}

/** The path of an address below its account: `m/84'/0'/0'/1/5` is the sixth that change goes to. */
export function addressPath(account: string, chain: AccountChain, index: number): string {
  return `${account}/${CHAINS[chain]}/${index}`
}

/** True for the path of an address as `addressPath` writes it, and for nothing else. */
export function isAddressPath(path: string): boolean {
  const [, account, address] = ADDRESS_PATH.exec(path) ?? []
  return isIndex(Number(account)) && isIndex(Number(address))
}
