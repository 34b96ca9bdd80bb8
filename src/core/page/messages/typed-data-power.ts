import type { TypedData } from '../../execution/item.ts'
import { namedContract } from './typed-data-contract.ts'

/**
 * An `allowance` (EIP-2612, Permit2), a `payment` (EIP-3009), an `order` that sells assets, or an `exchange` action.
 * Other data for a `contract` may pay out everything that it may take.
 */
export type TypedDataPower = 'allowance' | 'payment' | 'order' | 'exchange' | 'contract' | 'otherChain'

// Exchange A signs transfers and keys under these names, orders under the last.
const EXCHANGE_DOMAINS = ['HyperliquidSignTransaction', 'ExchangeSignTransaction', 'Exchange']

/** Recognizes dangerous typed data; undefined doesn't mean harmless. */
export function typedDataPowerOf(typedData: TypedData): TypedDataPower | undefined {
  const { primaryType, domain } = typedData
  if (/^permit/i.test(primaryType)) return 'allowance'
  if (/withAuthorization$/i.test(primaryType)) return 'payment'
  const isOfExchange = EXCHANGE_DOMAINS.includes(String(domain['name'])) || primaryType.includes('Transaction:')
  if (isOfExchange || primaryType === 'NonceMapping') return 'exchange'
  if (/^(orderComponents|order|bulkOrder|makerOrder|limitOrder)$/i.test(primaryType)) return 'order'
  const named = namedContract(typedData)
  return named && (named.is === 'text' ? 'otherChain' : 'contract')
}
