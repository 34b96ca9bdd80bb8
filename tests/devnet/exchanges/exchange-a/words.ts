/** The names that differ between deployments of the exchange. */
export type Words = Readonly<{
  /** EIP-712 domain name of transfers. */
  domainName: string
  primaryType: string
  /** The first field of the signed type: which network it is for. */
  chainField: string
}>

/** The names of interface.md: what the devnet speaks. */
export const DEVNET_WORDS: Words = {
  domainName: 'ExchangeSignTransaction',
  primaryType: 'ExchangeTransaction:SendAsset',
  chainField: 'exchangeChain',
}

/** The names of the public exchange (service-facts.md 0): for clients that were written for it. */
export const PUBLIC_WORDS: Words = {
  domainName: 'HyperliquidSignTransaction',
  primaryType: 'HyperliquidTransaction:SendAsset',
  chainField: 'hyperliquidChain',
}

/** The signed type: fields in their order. interface.md, "Exchange A `sendAsset` parameters". */
export function sendAssetFields({ chainField }: Words): readonly Readonly<{ name: string; type: string }>[] {
  const strings = [chainField, 'destination', 'sourceDex', 'destinationDex', 'token', 'amount', 'fromSubAccount']
  return [...strings.map((name) => ({ name, type: 'string' })), { name: 'nonce', type: 'uint64' }]
}
