import type { Execution } from '../execution/execution.ts'
import { isSameCurrency } from '../money/currency.ts'
import type { Reindex, ReindexAnswer } from './reindex.ts'
import { depositAddressOf } from './requote.ts'

/** `isTooOften`: the service wants a pause. */
export type ReindexEvent =
  | Readonly<{ event: 'reindexRequested'; chainId: number; atSeconds: number }>
  | Readonly<{
      event: 'reindexAnswered'
      chainId: number
      answer: ReindexAnswer
      isTooOften: boolean
      atSeconds: number
    }>

/** The service's sweep takes some blocks. */
const PAUSE_SECONDS = 60
/** After HTTP 429 (service facts 4). */
const LONG_PAUSE_SECONDS = 300
const MOST_LOOKS = 12

/** Whether the service can reindex this deposit (service facts 7). */
export function canReindex({ plan, intent, stage }: Pick<Execution, 'plan' | 'intent' | 'stage'>): boolean {
  return intent.payment === 'openAddress' && depositAddressOf(plan, intent) !== undefined && stage.stage !== 'steps'
}

/** The next allowed reindex time, epoch seconds; 0 means now. */
export function nextReindexAtSeconds({ misdirected = [] }: Pick<Execution, 'misdirected'>, nowSeconds: number): number {
  const waits = misdirected.map(({ notBeforeSeconds }) => notBeforeSeconds)
  // A longer wait comes from a clock set back.
  return Math.max(0, ...waits.filter((each) => each > nowSeconds && each - nowSeconds <= LONG_PAUSE_SECONDS))
}

/** Adds a reindex request or its answer, newest first. */
export function withReindex(execution: Execution, event: ReindexEvent): Execution {
  const { chainId, atSeconds } = event
  const { misdirected = [] } = execution
  if (event.event === 'reindexRequested') {
    if (!canReindex(execution) || nextReindexAtSeconds(execution, atSeconds) > 0) return execution
    const look: Reindex = { chainId, askedAtSeconds: atSeconds, notBeforeSeconds: atSeconds + PAUSE_SECONDS }
    return { ...execution, misdirected: [look, ...misdirected].slice(0, MOST_LOOKS) }
  }
  const [newest, ...before] = misdirected
  if (newest?.chainId !== chainId || newest.answer !== undefined) return execution
  const { answer, isTooOften } = event
  const notBeforeSeconds = atSeconds + (isTooOften ? LONG_PAUSE_SECONDS : PAUSE_SECONDS)
  return { ...execution, misdirected: [{ ...newest, notBeforeSeconds, answer }, ...before] }
}

export function isFoundByReindex(
  { misdirected = [] }: Pick<Execution, 'misdirected'>,
  currency: Readonly<{ chainId: number; address: string }>,
): boolean {
  return misdirected.some(
    ({ chainId, answer }) =>
      answer?.is === 'found' &&
      answer.money.some((each) => isSameCurrency({ chainId, address: each.currency }, currency)),
  )
}
