import { type DepositFate, fateOf, isFateOver, isSameFate, type Unfollowed } from '../deposit-fate.ts'
import type { Deposit } from '../deposits.ts'
import { type HistoryLine, type ItemState, isEffective, type Need } from '../execution.ts'
import { meaningOfEvent } from '../progress.ts'
import { isSameReason, type Reason, reasonLine } from '../reason.ts'
import { canGetIn, moveAmong, type StepEvent, withoutUnbroadcast } from '../step.ts'
import { type Bundle, type BundleDeposits, type BundleEnd, type BundleStage, isBundleInFlight } from './bundle.ts'

/** What came of a bundle's task; epoch seconds. */
export type BundleEvent = Readonly<{ atSeconds: number }> &
  (
    | StepEvent
    | IncludedWithDeposits
    /** All crossings that were to bring the money have arrived. */
    | Readonly<{ event: 'funded' | 'told' }>
    | Readonly<{ event: 'ended'; end: BundleEnd }>
    /** What became of a deposit after its block; that this is not asked about now; and that it is again. */
    | Readonly<{ event: 'fate'; fate: DepositFate }>
    | Readonly<{ event: 'unfollowed'; why: Unfollowed }>
    | Readonly<{ event: 'followed' }>
    | Readonly<{ event: 'troubled'; reason: Reason }>
    | Readonly<{ event: 'needed'; need: Need['what']; reason: Reason }>
  )

/** In a block, and these deposits are named by its logs. */
export type IncludedWithDeposits = Extract<StepEvent, { event: 'included' }> &
  Readonly<{ deposits: readonly Deposit[] }>

/**
 * Says what an outcome changes in a bundle. Pure, and forgiving of late or repeated events: one that does not fit leaves
 * the bundle as it is.
 */
export function applyToBundle(bundle: Bundle, event: BundleEvent): Bundle {
  const changed = change(bundle, event)
  if (changed === bundle) return bundle
  const { isLine, isNews } = meaningOfEvent(event.event)
  return {
    ...withProgress(changed, event),
    items: changed.stage.stage === 'failed' ? withoutUnbroadcast(changed.items) : changed.items,
    history: isLine ? [...bundle.history, lineOf(event)].slice(-200) : bundle.history,
    seq: bundle.seq + 1,
    updatedAtSeconds: isNews ? event.atSeconds : bundle.updatedAtSeconds,
  }
}

function withProgress(changed: Bundle, event: BundleEvent): Bundle {
  const { progress, clearsObstacle } = meaningOfEvent(event.event)
  const after = clearsObstacle ? { ...changed, trouble: undefined } : changed
  if (progress !== 'always') return after
  return { ...after, lastProgressAtSeconds: event.atSeconds, needs: undefined }
}

function change(bundle: Bundle, event: BundleEvent): Bundle {
  switch (event.event) {
    case 'troubled':
      return isSameReason(bundle.trouble, event.reason) ? bundle : { ...bundle, trouble: event.reason }
    case 'needed':
      return needed(bundle, event)
    case 'told':
      return bundle.isTold ? bundle : { ...bundle, isTold: true }
    case 'fate':
      return withFate(bundle, event.fate)
    case 'unfollowed':
      return bundle.deposits ? { ...bundle, deposits: { ...bundle.deposits, unfollowed: event.why } } : bundle
    case 'followed':
      return followedAgain(bundle)
    case 'funded':
      return bundle.stage.stage === 'funding' ? { ...bundle, stage: { stage: 'calls' } } : bundle
    case 'ended':
      return isBundleInFlight(bundle) && canEnd(bundle)
        ? { ...bundle, stage: { stage: 'failed', end: event.end } }
        : bundle
    default:
      return stepped(bundle, event)
  }
}

// Broadcast bytes may still get in: only a chain can end such a call.
function canEnd({ items }: Bundle): boolean {
  return !items.some(canGetIn)
}

type CallEvent = (StepEvent | IncludedWithDeposits) & Readonly<{ atSeconds: number }>

function stepped(bundle: Bundle, event: CallEvent): Bundle {
  const items = moveAmong(bundle.items, event, bundle.stage.stage === 'calls')
  if (!items) return bundle
  const stage = stageAfter(bundle.stage, items)
  // After a reorganisation it may end in another way than the one that was told.
  const isTold = bundle.isTold && !isBundleInFlight({ stage })
  return { ...bundle, ...depositsAfter(bundle.deposits, items, event), items, stage, isTold }
}

// An end stays: what was read on a chain is not taken back by a word. It is told once more, in its own words.
function withFate(bundle: Bundle, fate: DepositFate): Bundle {
  const { deposits } = bundle
  const isRead = deposits?.read.some((each) => each.orderId === fate.orderId && each.index === fate.index)
  const known = fateOf(deposits?.fates ?? [], fate)
  if (!deposits || !isRead || (known && (isFateOver(known) || isSameFate(known, fate)))) return bundle
  const fates = [...(deposits.fates ?? []).filter((each) => each !== known), fate]
  const isTold = bundle.isTold && !isFateOver(fate)
  return { ...bundle, deposits: { ...deposits, fates }, isTold }
}

function followedAgain(bundle: Bundle): Bundle {
  if (bundle.deposits?.unfollowed === undefined) return bundle
  const { unfollowed: _why, ...deposits } = bundle.deposits
  return { ...bundle, deposits }
}

// A block that no longer stands says nothing: what was read in it is forgotten, until the next one is read.
function depositsAfter(
  deposits: BundleDeposits | undefined,
  items: readonly ItemState[],
  event: StepEvent | IncludedWithDeposits,
): Readonly<{ deposits?: BundleDeposits }> {
  if (event.event === 'finalized') return {}
  const { foreseen, read, fates = [] } = deposits ?? { foreseen: [], read: [] }
  const stands = ({ index }: Readonly<{ index: number }>) => {
    const item = items[index]
    return index !== event.index && item !== undefined && isEffective(item)
  }
  const others = read.filter(stands)
  const found = 'deposits' in event ? event.deposits.map((each) => ({ ...each, index: event.index })) : []
  if (!deposits && found.length === 0) return {}
  const left = fates.filter(stands)
  return { deposits: { foreseen, read: [...others, ...found], ...(left.length > 0 ? { fates: left } : {}) } }
}

// What ended without a chain's word stays ended; everything else stands as its calls stand.
function stageAfter(before: BundleStage, items: readonly ItemState[]): BundleStage {
  if (before.stage === 'funding') return before
  if (before.stage === 'failed' && before.end.reason !== 'reverted' && before.end.reason !== 'nonceTaken') return before
  const reverted = items.findIndex(({ phase }) => phase === 'reverted')
  if (reverted >= 0) return { stage: 'failed', end: { reason: 'reverted', index: reverted } }
  const replaced = items.findIndex(({ phase }) => phase === 'replaced')
  if (replaced >= 0) return { stage: 'failed', end: { reason: 'nonceTaken', index: replaced } }
  return { stage: items.every(isEffective) ? 'done' : 'calls' }
}

function needed(bundle: Bundle, { need, reason, atSeconds }: Extract<BundleEvent, { event: 'needed' }>): Bundle {
  if (bundle.stage.stage !== 'calls') return bundle
  const isSame = bundle.needs?.what === need
  if (isSame && isSameReason(bundle.trouble, reason)) return bundle
  return { ...bundle, trouble: reason, needs: isSame ? bundle.needs : { what: need, sinceSeconds: atSeconds } }
}

function lineOf(event: BundleEvent): HistoryLine {
  return {
    atSeconds: event.atSeconds,
    what: event.event,
    ...('index' in event ? { index: event.index } : {}),
    ...('message' in event ? { detail: event.message } : {}),
    ...('reason' in event ? { detail: reasonLine(event.reason) } : {}),
  }
}
