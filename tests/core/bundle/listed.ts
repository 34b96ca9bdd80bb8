import type { ListedRequest } from '../../../src/core/deposit-fate.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import { deposit, ORDER } from './deposits.ts'

/** The transaction of a deposit, the request that the service makes of it, and what fills that. */
export const HASH: Hex = `0x${'a1'.repeat(32)}`
export const REQUEST: Hex = `0x${'7e'.repeat(32)}`
export const FILL: Hex = `0x${'f1'.repeat(32)}`
/** Whom the site had the money sent to. */
export const RECIPIENT = `0x${'5e'.repeat(20)}`

/** What the service lists of the deposit in deposits.ts, made on Base, which brings ether on Ethereum. */
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
    output: { chainId: 1, address: deposit.currency },
    ...changes,
  }
}

/** What it says once a request is over. */
export const statusOf = (status: 'success' | 'refund' | 'failure' | 'pending') =>
  ({ status, word: status, failReason: undefined }) as const
