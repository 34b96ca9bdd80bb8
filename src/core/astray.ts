import type { AstrayAnswer, AstrayLook } from './astray-look.ts'
import { isSameCurrency } from './currency.ts'
import type { Execution } from './execution.ts'
import { depositAddressOf } from './successor.ts'

/** A look is asked for, or answered. `isTooOften`: the service wants to be left alone for a while. */
export type AstrayEvent =
  | Readonly<{ event: 'lookedElsewhere'; chainId: number; atSeconds: number }>
  | Readonly<{ event: 'elsewhereTold'; chainId: number; answer: AstrayAnswer; isTooOften: boolean; atSeconds: number }>

/** Between two looks, seconds: the service sweeps what it finds, which takes some blocks. */
const PAUSE_SECONDS = 60
/** After it said that it is asked too often (HTTP 429, for which service facts 4 give a minute's count). */
const LONG_PAUSE_SECONDS = 300
/** Of so many looks, the newest, it is remembered what came of them. */
const MOST_LOOKS = 12

/**
 * Whether the service can be asked to look elsewhere for what was paid: an open address is the same on all chains of its
 * family, and takes what it finds as a new request; one of one order takes nothing else (service facts 7).
 */
export function canLookElsewhere({ plan, intent, stage }: Pick<Execution, 'plan' | 'intent' | 'stage'>): boolean {
  return intent.payment === 'openAddress' && depositAddressOf(plan, intent) !== undefined && stage.stage !== 'steps'
}

/** When the service may be asked for a look again, epoch seconds; 0 where that is now. */
export function nextLookAtSeconds({ astray = [] }: Pick<Execution, 'astray'>, nowSeconds: number): number {
  const waits = astray.map(({ notBeforeSeconds }) => notBeforeSeconds)
  // More than the longest pause is the work of a clock that was set back.
  return Math.max(0, ...waits.filter((each) => each > nowSeconds && each - nowSeconds <= LONG_PAUSE_SECONDS))
}

/** The execution with a look that is asked for, the newest first; itself where that cannot be, or not yet. */
export function withLook(execution: Execution, event: AstrayEvent): Execution {
  const { chainId, atSeconds } = event
  const { astray = [] } = execution
  if (event.event === 'lookedElsewhere') {
    if (!canLookElsewhere(execution) || nextLookAtSeconds(execution, atSeconds) > 0) return execution
    const look: AstrayLook = { chainId, askedAtSeconds: atSeconds, notBeforeSeconds: atSeconds + PAUSE_SECONDS }
    return { ...execution, astray: [look, ...astray].slice(0, MOST_LOOKS) }
  }
  const [newest, ...before] = astray
  if (newest?.chainId !== chainId || newest.answer !== undefined) return execution
  const { answer, isTooOften } = event
  const notBeforeSeconds = atSeconds + (isTooOften ? LONG_PAUSE_SECONDS : PAUSE_SECONDS)
  return { ...execution, astray: [{ ...newest, notBeforeSeconds, answer }, ...before] }
}

/** Whether the service said that it goes on with this currency of this chain. */
export function isGoneOnWith(
  { astray = [] }: Pick<Execution, 'astray'>,
  currency: Readonly<{ chainId: number; address: string }>,
): boolean {
  return astray.some(
    ({ chainId, answer }) =>
      answer?.is === 'found' &&
      answer.money.some((each) => isSameCurrency({ chainId, address: each.currency }, currency)),
  )
}
