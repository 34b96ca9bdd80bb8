/** `address` follows the interface, "Currency object". */
export type Currency = Readonly<{
  chainId: number
  address: string
  symbol: string
  name: string
  decimals: number
  isNative: boolean
}>

/** The value counts smallest units. */
export type Amount = Readonly<{ currency: Currency; value: bigint }>

export function isSameCurrency(
  a: Pick<Currency, 'chainId' | 'address'>,
  b: Pick<Currency, 'chainId' | 'address'>,
): boolean {
  return a.chainId === b.chainId && sameIdentifier(a.address, b.address)
}

/** Names a currency in routes and lists. */
export function currencyKey({ chainId, address }: Pick<Currency, 'chainId' | 'address'>): string {
  return `${chainId}-${address.toLowerCase()}`
}

/** Compares identifiers; only hex (EVM, exchange A) ignores case. */
export function sameIdentifier(a: string, b: string): boolean {
  const isHex = /^0x[0-9a-fA-F]*$/
  return isHex.test(a) && isHex.test(b) ? a.toLowerCase() === b.toLowerCase() : a === b
}
