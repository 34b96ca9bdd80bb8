import type { TypedData } from '../item.ts'

/**
 * What a signature of typed data may give away, by the names that contracts and exchanges know: `allowance` lets somebody
 * take tokens (EIP-2612, Permit2), `payment` sends them (EIP-3009), `order` sells what the account owns, `exchange` acts on
 * an exchange.
 */
export type TypedDataPower = 'allowance' | 'payment' | 'order' | 'exchange'

// Exchange A signs transfers and keys of its own under these names, and orders under the last.
const EXCHANGE_DOMAINS = ['HyperliquidSignTransaction', 'ExchangeSignTransaction', 'Exchange']

/** Says what is known of these data; undefined is no promise that they are harmless. */
export function powerOf({ primaryType, domain }: TypedData): TypedDataPower | undefined {
  if (/^permit/i.test(primaryType)) return 'allowance'
  if (/withAuthorization$/i.test(primaryType)) return 'payment'
  const isOfExchange = EXCHANGE_DOMAINS.includes(String(domain['name'])) || primaryType.includes('Transaction:')
  if (isOfExchange || primaryType === 'NonceMapping') return 'exchange'
  return /^(orderComponents|order|bulkOrder|makerOrder|limitOrder)$/i.test(primaryType) ? 'order' : undefined
}
