import type { BundleView } from '../../api/views/transfers.ts'
import type { DepositOutcome } from '../../core/bundle/deposit-outcome.ts'
import type { ChipTone } from '../display/chip.tsx'
import { m } from '../messages/messages.ts'

type Stated = Pick<BundleView, 'bundle' | 'isUnproven'>

/** `refunded`: the funding money came back. */
export type BundleState = 'funding' | 'calls' | 'done' | 'refunded' | 'failed' | 'unproven'

const SENT_TONES: Readonly<Record<BundleState, ChipTone>> = {
  funding: 'busy',
  calls: 'busy',
  done: 'good',
  refunded: 'plain',
  failed: 'bad',
  unproven: 'warn',
}

export function bundleState({ bundle: { stage }, isUnproven }: Stated): BundleState {
  if (isUnproven) return 'unproven'
  if (stage.stage !== 'failed') return stage.stage
  return stage.end.reason === 'notFunded' && stage.end.isRefunded ? 'refunded' : 'failed'
}

export function bundleStateText(view: Pick<BundleView, 'bundle'>): string {
  const { sending: calls, refunded, failed } = m().state
  return { ...m().activity.sent.state, calls, refunded, failed }[bundleState(view)]
}

/** `well` also without deposits; `saidFailed` rests on the service's word alone. */
export type DepositsOutcome = 'well' | 'open' | 'unlike' | 'failed' | 'saidFailed'

/** `well` only where the wallet read it. */
export function depositsOutcome(deposits: BundleView['deposits']): DepositsOutcome {
  const outcomes = deposits.map(({ outcome }) => outcome)
  const bad = outcomes.filter((outcome) => outcome !== undefined && isBad(outcome))
  const isRead = bad.some((outcome) => outcome?.outcome === 'refunded' && outcome.proof.proof === 'verified')
  if (bad.length > 0)
    return bad.every((outcome) => outcome?.outcome === 'unlike') ? 'unlike' : isRead ? 'failed' : 'saidFailed'
  return outcomes.every((outcome) => outcome?.outcome === 'filled' && outcome.proof.proof === 'verified')
    ? 'well'
    : 'open'
}

/** Green only where the deposits arrived, too. */
export function bundleTone(view: Stated & Pick<BundleView, 'deposits'>): ChipTone {
  const state = bundleState(view)
  return state === 'done' && depositsOutcome(view.deposits) !== 'well' ? 'plain' : SENT_TONES[state]
}

/** Also true with an obstacle, or where a deposit is missing or failed. */
export function needsAttention(view: Stated & Pick<BundleView, 'deposits'>): boolean {
  const state = bundleState(view)
  if (state === 'failed' || state === 'refunded' || state === 'unproven' || view.bundle.obstacle !== undefined)
    return true
  return view.deposits.some(
    ({ progress, outcome }) => progress === 'missing' || (outcome !== undefined && isBad(outcome)),
  )
}

function isBad(outcome: DepositOutcome): boolean {
  if (outcome.outcome === 'said') return outcome.status === 'failure' || outcome.status === 'refund'
  return outcome.outcome === 'unlike' || outcome.outcome === 'refunded'
}
