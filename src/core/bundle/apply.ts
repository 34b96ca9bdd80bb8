import type { ItemState, StepFailure } from '../execution/execution.ts'
import { type StepsEvent, withProgress, withStepsEvent } from '../execution/steps/apply.ts'
import { outcomeOfSteps } from '../execution/steps/outcome.ts'
import { canStillBeIncluded, type StepEvent, tookEffect } from '../execution/steps/step.ts'
import type { Deposit } from '../families/evm/deposit-events.ts'
import { type Bundle, type BundleDeposits, type BundleFailure, type BundleStage, isBundleInFlight } from './bundle.ts'
import {
  type DepositOutcome,
  depositOutcomeOf,
  isDepositOutcomeFinal,
  isMoreThan,
  mayRefundGrow,
  type ReadDeposit,
  type UnfollowedReason,
} from './deposit-outcome.ts'

/** Times are epoch seconds. */
export type BundleEvent =
  | StepsEvent
  | (Readonly<{ atSeconds: number; oneNode?: true }> &
      (
        | IncludedWithDeposits
        /** All funding transfers arrived. */
        | Readonly<{ event: 'funded' | 'told' }>
        /** `read`: deposits of calls sent from elsewhere. */
        | Readonly<{ event: 'ended'; end: BundleFailure; read?: readonly ReadDeposit[] }>
        | Readonly<{ event: 'outcome'; outcome: DepositOutcome }>
        | Readonly<{ event: 'unfollowed'; why: UnfollowedReason }>
        | Readonly<{ event: 'followed' }>
      ))

/** Its logs report these deposits. */
export type IncludedWithDeposits = Extract<StepEvent, { event: 'included' }> &
  Readonly<{ deposits: readonly Deposit[] }>

/** Late or repeated events change nothing. */
export function applyToBundle(bundle: Bundle, event: BundleEvent): Bundle {
  const changed = change(bundle, event)
  if (changed === bundle) return bundle
  return withProgress(bundle, changed, event, { isNews: false, isFailed: changed.stage.stage === 'failed' })
}

function change(bundle: Bundle, event: BundleEvent): Bundle {
  switch (event.event) {
    case 'told':
      return bundle.isTold ? bundle : { ...bundle, isTold: true }
    case 'outcome':
      return withOutcome(bundle, event.outcome)
    case 'unfollowed':
      return bundle.deposits ? { ...bundle, deposits: { ...bundle.deposits, unfollowed: event.why } } : bundle
    case 'followed':
      return followedAgain(bundle)
    case 'funded':
      return bundle.stage.stage === 'funding' ? { ...bundle, stage: { stage: 'calls' } } : bundle
    case 'ended':
      return isBundleInFlight(bundle) && canEnd(bundle)
        ? {
            ...bundle,
            ...readElsewhere(bundle, event),
            stage: { stage: 'failed', end: event.end },
            isTold: event.end.reason === 'abandoned',
          }
        : bundle
    default:
      return afterStep(bundle, event)
  }
}

function readElsewhere({ deposits }: Bundle, { read = [] }: Readonly<{ read?: readonly ReadDeposit[] }>) {
  return read.length > 0 ? { deposits: { simulated: [], ...deposits, read: [...(deposits?.read ?? []), ...read] } } : {}
}

// Only a chain ends broadcast calls.
function canEnd({ items }: Bundle): boolean {
  return !items.some(canStillBeIncluded)
}

function afterStep(
  bundle: Bundle,
  event: StepsEvent | (IncludedWithDeposits & Readonly<{ atSeconds: number }>),
): Bundle {
  const at = { isInSteps: bundle.stage.stage === 'calls', isInFlight: isBundleInFlight(bundle) }
  const after = withStepsEvent(bundle, event, at)
  if (after === bundle) return bundle
  // Told once; slowness is no news while the user must act.
  if (event.event === 'stalled') return { ...after, isTold: bundle.isTold && after.needs !== undefined }
  if (event.event === 'needed') return { ...after, isTold: bundle.isTold && after.needs?.what === bundle.needs?.what }
  if (!('index' in event) || event.event === 'replacementReserved') return after
  const stage = stageAfter(bundle.stage, after.items, event.index)
  // A reorg may change a notified outcome.
  const isTold = bundle.isTold && isBundleInFlight(bundle) === isBundleInFlight({ stage })
  return { ...after, ...depositsAfter(bundle.deposits, after.items, event), stage, isTold }
}

// A read outcome outweighs later claims and is notified once.
function withOutcome(bundle: Bundle, outcome: DepositOutcome): Bundle {
  const { deposits } = bundle
  const isRead = deposits?.read.some((each) => each.orderId === outcome.orderId && each.index === outcome.index)
  const known = depositOutcomeOf(deposits?.outcomes ?? [], outcome)
  if (!deposits || !isRead || (known && !isMoreThan(outcome, known))) return bundle
  const outcomes = [...(deposits.outcomes ?? []).filter((each) => each !== known), outcome]
  const isGrowth = known !== undefined && mayRefundGrow(known) && mayRefundGrow(outcome)
  const isTold = bundle.isTold && (isGrowth || !isDepositOutcomeFinal(outcome))
  return { ...bundle, deposits: { ...deposits, outcomes }, isTold }
}

function followedAgain(bundle: Bundle): Bundle {
  if (bundle.deposits?.unfollowed === undefined) return bundle
  const { unfollowed: _why, ...deposits } = bundle.deposits
  return { ...bundle, deposits }
}

// A reorged block's readings are dropped.
function depositsAfter(
  deposits: BundleDeposits | undefined,
  items: readonly ItemState[],
  event: StepEvent | IncludedWithDeposits,
): Readonly<{ deposits?: BundleDeposits }> {
  if (event.event === 'finalized') return {}
  const { simulated, read, outcomes = [] } = deposits ?? { simulated: [], read: [] }
  const stands = ({ index }: Readonly<{ index: number }>) => {
    const item = items[index]
    return index !== event.index && item !== undefined && tookEffect(item)
  }
  const others = read.filter(stands)
  const found = 'deposits' in event ? event.deposits.map((each) => ({ ...each, index: event.index })) : []
  if (!deposits && found.length === 0) return {}
  const left = outcomes.filter(stands)
  return { deposits: { simulated, read: [...others, ...found], ...(left.length > 0 ? { outcomes: left } : {}) } }
}

// An end that no chain decided is permanent.
function stageAfter(before: BundleStage, items: readonly ItemState[], index: number): BundleStage {
  if (before.stage === 'funding') return before
  const ended = before.stage === 'failed' ? before.end : undefined
  if (ended && !isByChain(ended)) return before
  const stands = outcomeOfSteps({ items, index, ended, isDone: items.every(tookEffect) })
  if (stands === 'done' || stands === 'open') return { stage: stands === 'done' ? 'done' : 'calls' }
  return { stage: 'failed', end: stands }
}

function isByChain(end: BundleFailure): end is StepFailure {
  return 'index' in end && end.reason !== 'wouldFail'
}
