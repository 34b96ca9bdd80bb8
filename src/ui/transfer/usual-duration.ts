import type { ExecutionView } from '../../api/views/transfers.ts'
import { startedAtSeconds } from './start-time.ts'

/** Fewer transfers make no usual time. */
const LEAST = 3

/** Short estimates are imprecise, so a few seconds more are still usual. */
const SLACK_LEAST_SECONDS = 10
const SLACK_PARTS = 2

/** `past` is this wallet's own experience. */
export type UsualDuration = Readonly<{ seconds: number; from: 'past' | 'service' }>

/**
 * The median of earlier transfers on the route, from approval to read arrival. With too few it is the service's
 * estimate, or undefined.
 */
export function usualDuration(execution: ExecutionView, past: readonly ExecutionView[]): UsualDuration | undefined {
  const took = past
    .filter((each) => each.id !== execution.id && wayOf(each) === wayOf(execution))
    .flatMap((each) => durationOf(each) ?? [])
    .sort((a, b) => a - b)
  const middle = took[Math.floor(took.length / 2)]
  if (took.length >= LEAST && middle !== undefined) return { seconds: middle, from: 'past' }
  const { timeEstimateSeconds } = execution
  return timeEstimateSeconds === undefined ? undefined : { seconds: timeEstimateSeconds, from: 'service' }
}

/** The service's estimate counts from the deposit's confirmation, and leaves out this wallet's steps. */
export function exceedsUsual(execution: ExecutionView, usual: UsualDuration, nowSeconds: number): boolean {
  const since = usual.from === 'past' ? startedAtSeconds(execution) : depositedAt(execution)
  if (since === undefined) return false
  return nowSeconds - since > usual.seconds + Math.max(SLACK_LEAST_SECONDS, usual.seconds / SLACK_PARTS)
}

function depositedAt(execution: ExecutionView): number | undefined {
  if (execution.stage.stage === 'steps') return undefined
  return execution.history.findLast(({ what }) => what === 'included')?.atSeconds ?? startedAtSeconds(execution)
}

function wayOf(execution: ExecutionView): string {
  const { originChainId, destinationChainId, originCurrency, destinationCurrency } = execution.intent
  // A payment from elsewhere waits for the payer.
  const payment = execution.plan.map(({ kind }) => kind).join(' ')
  return [originChainId, originCurrency, destinationChainId, destinationCurrency, payment].join(' ')
}

function durationOf(execution: ExecutionView): number | undefined {
  const { stage, history } = execution
  if (stage.stage !== 'filled' || stage.fill.proof !== 'verified') return undefined
  const filled = history.findLast(({ what }) => what === 'filled')
  return filled && Math.max(1, filled.atSeconds - startedAtSeconds(execution))
}
