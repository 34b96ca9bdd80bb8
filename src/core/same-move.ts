import { isSameAddress } from './address.ts'
import { sameIdentifier } from './currency.ts'
import { type Execution, isAwaitingPayment, isInFlight } from './execution.ts'
import type { IntentInput } from './intent.ts'

/** What makes two moves the same to the person who asks for them. */
export type Asked = Pick<
  IntentInput,
  | 'originChainId'
  | 'originCurrency'
  | 'destinationChainId'
  | 'destinationCurrency'
  | 'amount'
  | 'tradeType'
  | 'recipient'
>

/** A move as far as it is compared: what was asked, and how it stands. */
export type Moved = Pick<Execution, 'id' | 'stage' | 'plan' | 'updatedAtSeconds'> & Readonly<{ intent: Asked }>

/** How long after its end a move is still taken for one that was meant to be made once. */
const LATELY_SECONDS = 600

/**
 * The newest move that did what is asked for now: under way, or arrived within the last ten minutes. One whose money
 * stayed or came back is none, and neither is an address that nobody has paid yet.
 *
 * @param moved newest first
 */
export function sameMove<M extends Moved>(asked: Asked, moved: readonly M[], nowSeconds: number): M | undefined {
  return moved.find((each) => {
    const { stage, updatedAtSeconds } = each
    const isLately = stage.stage === 'filled' && nowSeconds - updatedAtSeconds <= LATELY_SECONDS
    return (isLately || isInFlight(each)) && !isAwaitingPayment(each) && isSame(asked, each.intent)
  })
}

function isSame(one: Asked, other: Asked): boolean {
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
