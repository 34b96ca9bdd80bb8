import { type Execution, isAwaitingPayment, isInFlight } from '../execution/execution.ts'
import { isSameAddress } from '../families/address.ts'
import { sameIdentifier } from '../money/currency.ts'
import type { IntentInput } from './intent.ts'

export type ComparedTransfer = Pick<
  IntentInput,
  | 'originChainId'
  | 'originCurrency'
  | 'destinationChainId'
  | 'destinationCurrency'
  | 'amount'
  | 'tradeType'
  | 'recipient'
>

export type PastTransfer = Pick<Execution, 'id' | 'stage' | 'plan' | 'updatedAtSeconds'> &
  Readonly<{ intent: ComparedTransfer }>

const LATELY_SECONDS = 600

/**
 * Finds the newest equal transfer under way or filled within ten minutes. Refunded, failed or unpaid ones don't count.
 */
export function repeatedTransfer<M extends PastTransfer>(
  asked: ComparedTransfer,
  moved: readonly M[],
  nowSeconds: number,
): M | undefined {
  return moved.find((each) => {
    const { stage, updatedAtSeconds } = each
    const isLately = stage.stage === 'filled' && nowSeconds - updatedAtSeconds <= LATELY_SECONDS
    return (isLately || isInFlight(each)) && !isAwaitingPayment(each) && isSame(asked, each.intent)
  })
}

function isSame(one: ComparedTransfer, other: ComparedTransfer): boolean {
  return (
    one.originChainId === other.originChainId &&
    one.destinationChainId === other.destinationChainId &&
    one.tradeType === other.tradeType &&
    one.amount === other.amount &&
    sameIdentifier(one.originCurrency, other.originCurrency) &&
    sameIdentifier(one.destinationCurrency, other.destinationCurrency) &&
    isSameAddress(one.recipient, other.recipient)
  )
}
