export type Words = Readonly<{
  domainName: string
  primaryType: string
  /** The network, first in the signed type. */
  chainField: string
}>

/** The names of interface.md. */
export const DEVNET_WORDS: Words = {
  domainName: 'ExchangeSignTransaction',
  primaryType: 'ExchangeTransaction:SendAsset',
  chainField: 'exchangeChain',
}

/** The public exchange's names (service-facts.md 0). */
export const PUBLIC_WORDS: Words = {
  domainName: 'HyperliquidSignTransaction',
  primaryType: 'HyperliquidTransaction:SendAsset',
  chainField: 'hyperliquidChain',
}

/** The signed fields in order. interface.md, "Exchange A `sendAsset` parameters". */
export function sendAssetFields({ chainField }: Words): readonly Readonly<{ name: string; type: string }>[] {
  const strings = [chainField, 'destination', 'sourceDex', 'destinationDex', 'token', 'amount', 'fromSubAccount']
  return [...strings.map((name) => ({ name, type: 'string' })), { name: 'nonce', type: 'uint64' }]
}
