import type { ListedRequest } from '../../../src/core/bundle/deposit-outcome.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import { deposit, ORDER } from './deposits.ts'

export const HASH: Hex = `0x${'a1'.repeat(32)}`
export const REQUEST: Hex = `0x${'7e'.repeat(32)}`
export const FILL: Hex = `0x${'f1'.repeat(32)}`
/** The site's recipient. */
export const RECIPIENT = `0x${'5e'.repeat(20)}`

/** The Base deposit in deposits.ts, filled with ether. */
export function listedRequest(changes: Partial<ListedRequest> = {}, hash = HASH): ListedRequest {
  return {
    requestId: REQUEST,
    status: { status: 'pending', word: 'pending', failReason: undefined },
    orderId: ORDER,
    recipient: RECIPIENT,
    inTxs: [{ hash, chainId: 8453 }],
    outTxs: [],
    deposit: {
      chainId: 8453,
      depository: deposit.depository,
      depositor: deposit.depositor,
      currency: deposit.currency,
      amount: deposit.amount,
      transactionId: hash,
    },
    output: { chainId: 1, address: deposit.currency, amount: 9n },
    ...changes,
  }
}

/** The service's final status. */
export const statusOf = (status: 'success' | 'refund' | 'failure' | 'pending') =>
  ({ status, word: status, failReason: undefined }) as const
