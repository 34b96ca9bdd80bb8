import type { ExecutionView } from '../../api/crossing-views.ts'
import { beganAt } from './began.ts'

/** Fewer than this are no custom. */
const LEAST = 3

/** Nobody's estimate is good to the second, least of all a short one: how much more than it is still usual. */
const SLACK_LEAST_SECONDS = 10
const SLACK_PARTS = 2

/** How long a crossing usually takes, seconds, and who says so: this wallet's own past, or the service. */
export type Usual = Readonly<{ seconds: number; from: 'past' | 'service' }>

/**
 * The middle of what the same way took before, from the yes to the arrival that the wallet read, where it was gone often
 * enough; or else what the service estimates. Undefined where nobody says anything.
 */
export function usualOf(execution: ExecutionView, past: readonly ExecutionView[]): Usual | undefined {
  const took = past
    .filter((each) => each.id !== execution.id && wayOf(each) === wayOf(execution))
    .flatMap((each) => durationOf(each) ?? [])
    .sort((a, b) => a - b)
  const middle = took[Math.floor(took.length / 2)]
  if (took.length >= LEAST && middle !== undefined) return { seconds: middle, from: 'past' }
  const { timeEstimateSeconds } = execution
  return timeEstimateSeconds === undefined ? undefined : { seconds: timeEstimateSeconds, from: 'service' }
}

/**
 * Whether more than the usual time has really gone by. The service's estimate is of its own part: it counts from the
 * deposit's confirmation on, and says nothing of how long this wallet's steps take.
 */
export function isLonger(execution: ExecutionView, usual: Usual, nowSeconds: number): boolean {
  const since = usual.from === 'past' ? beganAt(execution) : depositedAt(execution)
  if (since === undefined) return false
  return nowSeconds - since > usual.seconds + Math.max(SLACK_LEAST_SECONDS, usual.seconds / SLACK_PARTS)
}

function depositedAt(execution: ExecutionView): number | undefined {
  if (execution.stage.stage === 'steps') return undefined
  return execution.history.findLast(({ what }) => what === 'included')?.atSeconds ?? beganAt(execution)
}

function wayOf(execution: ExecutionView): string {
  const { originChainId, destinationChainId, originCurrency, destinationCurrency } = execution.intent
  // An address that is paid from elsewhere waits for whoever pays it.
  const payment = execution.plan.map(({ kind }) => kind).join(' ')
  return [originChainId, originCurrency, destinationChainId, destinationCurrency, payment].join(' ')
}

function durationOf(execution: ExecutionView): number | undefined {
  const { stage, history } = execution
  if (stage.stage !== 'filled' || stage.fill.proof !== 'verified') return undefined
  const filled = history.findLast(({ what }) => what === 'filled')
  return filled && Math.max(1, filled.atSeconds - beganAt(execution))
}
