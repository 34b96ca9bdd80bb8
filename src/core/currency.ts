/**
 * A currency as this wallet pins it, never as a quote describes it.
 * `address` is the service's identifier (interface, "Currency object"): the zero address for an EVM native currency.
 */
export type Currency = Readonly<{
  chainId: number
  address: string
  symbol: string
  name: string
  decimals: number
  isNative: boolean
}>

/** An integer amount in the currency's smallest unit. */
export type Amount = Readonly<{ currency: Currency; value: bigint }>

/** True for the same asset on the same chain. Case matters only where the chain's addresses are case-sensitive. */
export function isSameCurrency(
  a: Pick<Currency, 'chainId' | 'address'>,
  b: Pick<Currency, 'chainId' | 'address'>,
): boolean {
  return a.chainId === b.chainId && sameIdentifier(a.address, b.address)
}

/** Currency identifiers are hex on EVM chains and exchange A (no case), and case-exact text everywhere else. */
export function sameIdentifier(a: string, b: string): boolean {
  const isHex = /^0x[0-9a-fA-F]*$/
  return isHex.test(a) && isHex.test(b) ? a.toLowerCase() === b.toLowerCase() : a === b
}
