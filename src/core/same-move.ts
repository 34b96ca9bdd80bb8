import { isSameAddress } from './address.ts'
import { sameIdentifier } from './currency.ts'
import { type Execution, isAwaitingPayment, isInFlight } from './execution.ts'
import type { Finding } from './finding.ts'
import type { IntentInput } from './intent.ts'
import { isPaidElsewhere } from './item.ts'
import type { VerifiedQuote } from './verify/verify.ts'

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

type Moved = Pick<Execution, 'id' | 'stage' | 'plan' | 'updatedAtSeconds'> & Readonly<{ intent: Asked }>

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

/** What a yes carries that was ticked to make a move although it is the same as this one. */
export function tickOfSame(id: string): string {
  return `same ${id}`
}

/** What a yes carries that was ticked for a finding: the name of exactly what was shown. */
export function tickOfFinding({ code, at, message }: Finding): string {
  return `${code} ${at} ${message}`
}

/**
 * What has to be ticked before a yes to a quote, by its names: its findings that ask for it, and that the same move was
 * made a moment ago, unless this wallet sends nothing.
 *
 * @param moved newest first
 */
export function dueTicks(
  quote: Pick<VerifiedQuote, 'intent' | 'plan' | 'ticks'>,
  moved: readonly Moved[],
  nowSeconds: number,
): readonly string[] {
  return [...quote.ticks.map(tickOfFinding), ...tickOfSameMove(quote, moved, nowSeconds)]
}

function tickOfSameMove(
  { intent, plan }: Pick<VerifiedQuote, 'intent' | 'plan'>,
  moved: readonly Moved[],
  nowSeconds: number,
): readonly string[] {
  if (isPaidElsewhere(plan)) return []
  const { originCurrency: from, destinationCurrency: to } = intent
  const asked: Asked = {
    ...intent,
    originChainId: from.chainId,
    originCurrency: from.address,
    destinationChainId: to.chainId,
    destinationCurrency: to.address,
  }
  const same = sameMove(asked, moved, nowSeconds)
  return same ? [tickOfSame(same.id)] : []
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
