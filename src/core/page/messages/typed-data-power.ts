import type { TypedData } from '../../execution/item.ts'
import { ZERO_ADDRESS } from '../../families/evm/zero-address.ts'
import { namedContract } from './typed-data-contract.ts'

/**
 * An `allowance` (EIP-2612, Permit2), a `payment` (EIP-3009), an `order` that sells assets, or an `exchange` action.
 * Other data for a `contract` may pay out everything that it may take.
 */
export type TypedDataPower = 'allowance' | 'payment' | 'order' | 'exchange' | 'contract' | 'otherChain'

// Exchange A's names for transfers, keys and orders, without a contract.
const EXCHANGE_DOMAINS = ['HyperliquidSignTransaction', 'ExchangeSignTransaction', 'Exchange']

/** Recognizes dangerous typed data; undefined doesn't mean harmless. */
export function typedDataPowerOf(typedData: TypedData): TypedDataPower | undefined {
  const { primaryType, domain } = typedData
  if (/^permit/i.test(primaryType)) return 'allowance'
  if (/withAuthorization$/i.test(primaryType)) return 'payment'
  const { verifyingContract = ZERO_ADDRESS } = domain
  const isOfExchange =
    EXCHANGE_DOMAINS.includes(String(domain['name'])) ||
    primaryType.includes('Transaction:') ||
    primaryType === 'NonceMapping'
  if (isOfExchange && verifyingContract === ZERO_ADDRESS) return 'exchange'
  if (/^(orderComponents|order|bulkOrder|makerOrder|limitOrder)$/i.test(primaryType)) return 'order'
  const named = namedContract(typedData)
  return named && (named.is === 'text' ? 'otherChain' : 'contract')
}
