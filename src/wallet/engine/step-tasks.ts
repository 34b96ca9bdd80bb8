import type { ItemState, RecordWithSteps } from '../../core/execution/execution.ts'
import { effectiveAtSeconds, mayStillReorg } from '../../core/execution/execution.ts'
import type { StepsEvent } from '../../core/execution/steps/apply.ts'
import { isUnbroadcast } from '../../core/execution/steps/step.ts'
import { approvalLastsSeconds } from '../../core/review/approval-lifetime.ts'
import type { Signed, SigningPurpose, StepTerms } from '../../core/sign/signed.ts'
import { type BroadcastMemory, PROVEN_SECONDS } from './adapters/broadcast-memory.ts'
import type { StepAdapterPorts } from './adapters/step-adapter.ts'

type Named = Readonly<{ event: string }>

type Came<E> = Promise<E | undefined>
type Done<E> = Promise<E | StepsEvent | undefined>

export type RecheckStep<E> = (index: number) => Promise<E | 'unsure' | undefined>

export type StepTaskWork<E extends Named> = Readonly<{
  record: RecordWithSteps
  /** The approval, its validity without a wait, and the quote's deadline or 0. */
  yes: Readonly<{ atSeconds: number; lastsSeconds: number; deadlineSeconds: number }>
  reserve: (index: number) => Came<E>
  confirm: (index: number) => Came<E>
  /** The same for the awaited step, also when another transaction did it. */
  confirmWaiting: (index: number) => Came<E>
  settle: RecheckStep<E>
  expired: () => Came<E>
  doubted: (index: number, terms: StepTerms, isLate: boolean) => Came<E>
  /** An unreadable stored record reserved the same terms. */
  isHeldUnread: (index: number, terms: StepTerms) => Promise<boolean>
  obstructed: (obstacle: StepsEvent) => Came<E>
  /** Why a step isn't signed now. */
  unproven: (index: number, about: Readonly<{ isReplacement: boolean; purpose: SigningPurpose }>) => Came<E>
  /** Signs; undefined while the wallet is locked. */
  sign: (
    index: number,
    about: Readonly<{ terms: StepTerms; purpose: SigningPurpose }>,
  ) => Promise<Signed | E | undefined>
  /** For pipelined steps: the next one to broadcast after an accepted one. */
  broadcastAfter: (index: number) => number | undefined
  /** Reports a stall after a look without progress. */
  slowOr: (found: E | StepsEvent | undefined) => E | StepsEvent | undefined
  broadcasts: BroadcastMemory
  nowSeconds: StepAdapterPorts['nowSeconds']
}>

/** Reserves a step's terms while earlier included steps are still there. */
export async function reserveStep<E extends Named>(index: number, work: StepTaskWork<E>): Done<E> {
  const changed = await recheckIncludedItems(work.record, work.settle)
  if (changed?.event === 'reorged') return changed
  const came = await reserveUnheld(index, work)
  // Its name identifies it.
  const reserved = came as StepsEvent | undefined
  if (reserved?.event === 'reserved') {
    return (await work.doubted(index, reserved.terms, isTooLate(index, work))) ?? reserved
  }
  if (reserved?.event !== 'needed' && reserved?.event !== 'obstructed') return came
  if (isTooLate(index, work)) return work.expired()
  // A high fee stops other reads.
  return reserved.event === 'needed' || work.record.needs?.what === 'fee' ? reserved : work.obstructed(reserved)
}

// An unreadable record frees nothing: each save would fail unexplained.
async function reserveUnheld<E extends Named>(index: number, work: StepTaskWork<E>): Done<E> {
  const came: E | StepsEvent | undefined = await work.reserve(index)
  const reserved = came as StepsEvent | undefined
  if (reserved?.event !== 'reserved' || !(await work.isHeldUnread(index, reserved.terms))) return came
  return { event: 'obstructed', reason: { code: 'WAITS_FOR_UNREADABLE' }, atSeconds: work.nowSeconds() }
}

/** Looks for earlier bytes, proves the step again, and signs it unless late. */
export async function signStep<E extends Named>(index: number, work: StepTaskWork<E>): Done<E> {
  const state = work.record.items[index]
  if (state?.phase !== 'reserved') return undefined
  const { terms, purpose } = state
  const atSeconds = work.nowSeconds()
  const isReplacement = state.earlier.length > 0
  if (isReplacement) {
    const found = await work.confirm(index)
    if (found && found.event !== 'obstructed') return found
  }
  if (isTooLate(index, work)) return work.expired()
  const unproven = await work.unproven(index, { isReplacement, purpose })
  if (isTooLate(index, work)) return work.expired()
  if (unproven) return unproven
  const signed = await work.sign(index, { terms, purpose })
  if (isTooLate(index, work)) return work.expired()
  if (signed) return 'event' in signed ? signed : { event: 'signed', index, signed, atSeconds }
  const others = isReplacement ? await confirmOtherSteps(index, work) : undefined
  return others ?? { event: 'needed', need: 'unlock', reason: { code: 'LOCKED' }, atSeconds }
}

/** Records the broadcast before it begins: `signed` bytes are unbroadcast, so old ones are proven again or expire. */
export async function broadcastStep<E extends Named>(index: number, work: StepTaskWork<E>): Done<E> {
  const kept = isOld(index, work) ? await keptBack(index, work) : undefined
  if (kept) return kept
  const atSeconds = work.nowSeconds()
  const state = unsentAt(index, work)
  if (state) work.broadcasts.begin(state.signed.hash, atSeconds)
  return { event: 'broadcast', index, atSeconds }
}

async function keptBack<E extends Named>(index: number, work: StepTaskWork<E>): Came<E> {
  const about = { isReplacement: false, purpose: 'step' } as const
  const unproven = isTooLate(index, work) ? undefined : await work.unproven(index, about)
  if (!isTooLate(index, work)) return unproven
  // A copied profile may have sent them.
  const found = await work.confirm(index)
  return found && 'inclusion' in found ? found : work.expired()
}

function isOld<E extends Named>(index: number, work: StepTaskWork<E>): boolean {
  return unsentAt(index, work) !== undefined && Math.abs(work.nowSeconds() - work.yes.atSeconds) > PROVEN_SECONDS
}

// After lost saves, signed bytes may have left.
function unsentAt<E extends Named>(index: number, { record }: StepTaskWork<E>) {
  const state = record.items[index]
  return state?.phase === 'signed' && isUnbroadcast(state) && !record.lostSaves ? state : undefined
}

/** Broadcasts due bytes and looks for their effect. No clock ends it. */
export async function confirmStep<E extends Named>(index: number, work: StepTaskWork<E>): Done<E> {
  const others = await broadcastOthers(index, work)
  if (others && others.event !== 'obstructed') return others
  const own = await work.confirmWaiting(index)
  if (own && own.event !== 'obstructed') return own
  const changed = await recheckIncludedItems(work.record, work.settle)
  if (changed?.event === 'reorged') return changed
  const following = own ? undefined : await nextBroadcast(index, work)
  if (following) return following
  const another = own ? await confirmOtherSteps(index, work) : undefined
  return work.slowOr(another && another.event !== 'obstructed' ? another : (own ?? others ?? changed))
}

/** Looks at broadcast steps that the waiting one may need. */
export function confirmOtherSteps<E extends Named>(waiting: number, work: StepTaskWork<E>): Done<E> {
  const index = work.record.items.findIndex(({ phase }, at) => at !== waiting && phase === 'broadcast')
  return index < 0 ? Promise.resolve(undefined) : work.confirm(index)
}

async function broadcastOthers<E extends Named>(waiting: number, work: StepTaskWork<E>): Done<E> {
  let obstacle: E | StepsEvent | undefined
  for (const [index, state] of work.record.items.entries()) {
    const isOther = index !== waiting && state.phase === 'broadcast'
    if (!isOther || !work.broadcasts.isDue(state, work.nowSeconds())) continue
    const event = await work.confirm(index)
    if (event && event.event !== 'obstructed') return event
    obstacle ??= event
  }
  return obstacle
}

// Old bytes wait for the earlier block.
async function nextBroadcast<E extends Named>(index: number, work: StepTaskWork<E>): Done<E> {
  const state = work.record.items[index]
  const following = work.broadcastAfter(index)
  if (following === undefined || state?.phase !== 'broadcast' || isOld(following, work)) return undefined
  return work.broadcasts.outcome(state.signed.hash) === 'taken' ? broadcastStep(following, work) : undefined
}

/** Rechecks included steps, first one undone by a reorganisation. */
export async function recheckIncludedItems<E extends Named>(
  record: Pick<RecordWithSteps, 'items'>,
  settle: RecheckStep<E>,
): Done<E> {
  return (await recheckIncludedItemsSurely(record, settle)).event
}

/** The same, and whether every node answered. */
export async function recheckIncludedItemsSurely<E extends Named>(
  { items }: Pick<RecordWithSteps, 'items'>,
  settle: RecheckStep<E>,
): Promise<Readonly<{ event: E | StepsEvent | undefined; isSure: boolean }>> {
  let isSure = true
  let settled: E | StepsEvent | undefined
  for (const [index, state] of items.entries()) {
    const found = mayStillReorg(state) ? await settle(index) : undefined
    if (found === 'unsure') isSure = false
    else if (found?.event === 'reorged') return { event: found, isSure }
    else settled ??= found
  }
  return { event: settled, isSure }
}

// Only a block extends an approval: the service must not choose when money leaves. A clock set back
// expires it, never broadcast bytes.
function isTooLate<E extends Named>(index: number, work: StepTaskWork<E>): boolean {
  const { record, yes } = work
  const state = record.items[index]
  const isUnsent =
    state?.phase === 'planned' ||
    ((state?.phase === 'reserved' || state?.phase === 'signed') && state.earlier.length === 0)
  const since = Math.max(yes.atSeconds, lastBlockSeconds(record))
  const { feeRoseAtSeconds } = record
  const { deadlineSeconds } = yes
  const lastsSeconds = approvalLastsSeconds({ feeRoseAtSeconds, deadlineSeconds }, since, yes.lastsSeconds)
  return isUnsent && Math.abs(work.nowSeconds() - since) > lastsSeconds
}

function lastBlockSeconds({ items }: Pick<RecordWithSteps, 'items'>): number {
  const isInBlock = (state: ItemState) => 'inclusion' in state && state.inclusion.in === 'block'
  return Math.max(0, ...items.map((state) => (isInBlock(state) && effectiveAtSeconds(state)) || 0))
}
