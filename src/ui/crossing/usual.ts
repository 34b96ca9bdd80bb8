import type { ExecutionView } from '../../api/views.ts'

/** Fewer than this are no custom. */
const LEAST = 3

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

function wayOf(execution: ExecutionView): string {
  const { originChainId, destinationChainId, originCurrency, destinationCurrency } = execution.intent
  // An address that is paid from elsewhere waits for whoever pays it.
  const payment = execution.plan.map(({ kind }) => kind).join(' ')
  return [originChainId, originCurrency, destinationChainId, destinationCurrency, payment].join(' ')
}

function durationOf({ stage, history, approvedAtSeconds }: ExecutionView): number | undefined {
  if (stage.stage !== 'filled' || stage.fill.proof !== 'verified') return undefined
  const filled = history.findLast(({ what }) => what === 'filled')
  return filled && Math.max(1, filled.atSeconds - approvedAtSeconds)
}
