import type { ItemState, Stepped } from '../../core/execution.ts'
import { effectiveAtSeconds, isUnsettled } from '../../core/execution.ts'
import { yesLastsSeconds } from '../../core/fee-wait.ts'
import type { Purpose, Signed, Terms } from '../../core/sign/signed.ts'
import type { StepsEvent } from '../../core/step-engine.ts'
import type { Broadcasts } from './broadcasts.ts'
import type { CarryPorts } from './carry.ts'

type Named = Readonly<{ event: string }>

/** What came of a task, as a plug-in says it, and as the engine does. */
type Came<E> = Promise<E | undefined>
type Done<E> = Promise<E | StepsEvent | undefined>

/** The way to look again at a step in a block; see `Carry`. */
export type Settle<E> = (index: number) => Promise<E | 'unsure' | undefined>

/** What a kind of record plugs in to have its steps carried out: what proves a step, and what its effect is. */
export type StepWork<E extends Named> = Readonly<{
  record: Stepped
  /** The yes, for how long it is good where nothing made it wait, and until when its quote is valid; 0 where nobody says. */
  yes: Readonly<{ atSeconds: number; lastsSeconds: number; deadlineSeconds: number }>
  /** Takes what a step needs for itself: a nonce, coins, an exchange's nonce. */
  reserve: (index: number) => Came<E>
  /** Broadcasts the bytes of a step where it is time, and looks for its effect. */
  confirm: (index: number) => Came<E>
  /** The same for the step that is waited for: another transaction in its place may have done it. */
  confirmWaiting: (index: number) => Came<E>
  settle: Settle<E>
  /** What waited for longer than a yes is good for. */
  expired: () => Came<E>
  /** What comes of terms with a nonce that another transaction may have made the wrong one; nothing where they are right. */
  doubted: (index: number, terms: Terms) => Came<E>
  /** Whether a stored record that can't be read has reserved the same terms. */
  isHeldUnread: (index: number, terms: Terms) => Promise<boolean>
  /** What comes of an obstacle to a reservation; it may show that the plan became false. */
  obstructed: (obstacle: StepsEvent) => Came<E>
  /** Why a step is not signed now. `isRaised`: earlier bytes of it are out. */
  unproven: (index: number, about: Readonly<{ isRaised: boolean; purpose: Purpose }>) => Came<E>
  /** Signs; nothing while the wallet is locked. */
  sign: (index: number, about: Readonly<{ terms: Terms; purpose: Purpose }>) => Promise<Signed | E | undefined>
  /** The step whose bytes follow once those of another were taken, where steps go together. */
  broadcastAfter: (index: number) => number | undefined
  /** That it takes too long, where nothing came of a look that brings it nearer. */
  slowOr: (found: E | StepsEvent | undefined) => E | StepsEvent | undefined
  broadcasts: Broadcasts
  nowSeconds: CarryPorts['nowSeconds']
}>

/**
 * Takes what the step needs for itself. The steps before it must still be there. What waits for a fee, or is obstructed, does
 * so no longer than the yes is good for.
 */
export async function reserveStep<E extends Named>(index: number, work: StepWork<E>): Done<E> {
  const changed = await lookAtIncluded(work.record, work.settle)
  if (changed?.event === 'reorged') return changed
  const came = await reserveUnheld(index, work)
  // What it is by its name.
  const reserved = came as StepsEvent | undefined
  if (reserved?.event === 'reserved') return (await work.doubted(index, reserved.terms)) ?? reserved
  if (reserved?.event !== 'needed' && reserved?.event !== 'troubled') return came
  if (isTooLate(index, work)) return work.expired()
  // While the fee is too high, nothing else is read.
  return reserved.event === 'needed' || work.record.needs?.what === 'fee' ? reserved : work.obstructed(reserved)
}

// A record that can't be read frees nothing by itself: the save would be refused each time, and nobody would hear why.
async function reserveUnheld<E extends Named>(index: number, work: StepWork<E>): Done<E> {
  const came: E | StepsEvent | undefined = await work.reserve(index)
  const reserved = came as StepsEvent | undefined
  if (reserved?.event !== 'reserved' || !(await work.isHeldUnread(index, reserved.terms))) return came
  return { event: 'troubled', reason: { code: 'WAITS_FOR_UNREADABLE' }, atSeconds: work.nowSeconds() }
}

/**
 * Proves a step again and signs it. While the wallet is locked it waits. Where earlier bytes of the step are out already,
 * they are looked for first.
 */
export async function signStep<E extends Named>(index: number, work: StepWork<E>): Done<E> {
  const state = work.record.items[index]
  if (state?.phase !== 'reserved') return undefined
  const { terms, purpose } = state
  const atSeconds = work.nowSeconds()
  const isRaised = state.earlier.length > 0
  if (isRaised) {
    const found = await work.confirm(index)
    if (found && found.event !== 'troubled') return found
  }
  if (isTooLate(index, work)) return work.expired()
  const unproven = await work.unproven(index, { isRaised, purpose })
  if (unproven) return unproven
  const signed = await work.sign(index, { terms, purpose })
  if (signed) return 'event' in signed ? signed : { event: 'signed', index, signed, atSeconds }
  const others = isRaised ? await confirmOthers(index, work) : undefined
  return others ?? { event: 'needed', need: 'unlock', reason: { code: 'LOCKED' }, atSeconds }
}

/** Says that the bytes of a step leave now. This is saved before they do, so that `signed` bytes are known to nobody. */
export function broadcastStep(index: number, { nowSeconds }: Pick<CarryPorts, 'nowSeconds'>): StepsEvent {
  return { event: 'broadcast', index, atSeconds: nowSeconds() }
}

/**
 * Broadcasts the bytes of a step where it is time, and looks for its effect. Once a network has taken them the next step's
 * follow, where steps go together. The steps before it must still be there. Where all of it takes too long that is said;
 * no clock ever ends a step.
 */
export async function confirmStep<E extends Named>(index: number, work: StepWork<E>): Done<E> {
  const others = await broadcastOthers(index, work)
  if (others && others.event !== 'troubled') return others
  const [changed, own] = await Promise.all([lookAtIncluded(work.record, work.settle), work.confirmWaiting(index)])
  if (changed?.event === 'reorged') return changed
  if (own && own.event !== 'troubled') return own
  const following = own ? undefined : nextBroadcast(index, work)
  if (following) return following
  const another = own ? await confirmOthers(index, work) : undefined
  return work.slowOr(another && another.event !== 'troubled' ? another : (own ?? others ?? changed))
}

/** While one step waits, the other broadcast ones are looked at, which it may wait for: that needs no key. */
export function confirmOthers<E extends Named>(waiting: number, work: StepWork<E>): Done<E> {
  const index = work.record.items.findIndex(({ phase }, at) => at !== waiting && phase === 'broadcast')
  return index < 0 ? Promise.resolve(undefined) : work.confirm(index)
}

// Steps that go together are each looked for in their turn; but all of their bytes are kept out.
async function broadcastOthers<E extends Named>(waiting: number, work: StepWork<E>): Done<E> {
  let trouble: E | StepsEvent | undefined
  for (const [index, state] of work.record.items.entries()) {
    const isOther = index !== waiting && state.phase === 'broadcast'
    if (!isOther || !work.broadcasts.isDue(state, work.nowSeconds())) continue
    const event = await work.confirm(index)
    if (event && event.event !== 'troubled') return event
    trouble ??= event
  }
  return trouble
}

function nextBroadcast<E extends Named>(index: number, work: StepWork<E>): StepsEvent | undefined {
  const state = work.record.items[index]
  const following = work.broadcastAfter(index)
  if (following === undefined || state?.phase !== 'broadcast') return undefined
  return work.broadcasts.outcome(state.signed.hash) === 'taken' ? broadcastStep(following, work) : undefined
}

/**
 * Looks again at the steps that are in a block: one that a reorganisation took out is told of before anything
 * else, since its bytes are broadcast again; one that is deep enough is finalized. A silence changes nothing.
 */
export async function lookAtIncluded<E extends Named>(record: Pick<Stepped, 'items'>, settle: Settle<E>): Done<E> {
  return (await lookWhetherIncluded(record, settle)).event
}

/** The same, and whether everybody has answered, so that a step of which nothing came up is sure to be there. */
export async function lookWhetherIncluded<E extends Named>(
  { items }: Pick<Stepped, 'items'>,
  settle: Settle<E>,
): Promise<Readonly<{ event: E | StepsEvent | undefined; isSure: boolean }>> {
  let isSure = true
  let settled: E | StepsEvent | undefined
  for (const [index, state] of items.entries()) {
    const found = isUnsettled(state) ? await settle(index) : undefined
    if (found === 'unsure') isSure = false
    else if (found?.event === 'reorged') return { event: found, isSure }
    else settled ??= found
  }
  return { event: settled, isSure }
}

// Somebody who takes bytes and answers when he likes, as the service a mapping, must not be able to choose when the money
// leaves: only a block makes a yes good for longer. How old one is from before the clock was set back is not known. What was
// signed is out, and no clock ends it.
function isTooLate<E extends Named>(index: number, work: StepWork<E>): boolean {
  const { record, yes } = work
  const state = record.items[index]
  const isUnsigned = state?.phase === 'planned' || (state?.phase === 'reserved' && state.earlier.length === 0)
  const since = Math.max(yes.atSeconds, lastBlockSeconds(record))
  const { feeRoseAtSeconds } = record
  const { deadlineSeconds } = yes
  const lastsSeconds = yesLastsSeconds({ feeRoseAtSeconds, deadlineSeconds }, since, yes.lastsSeconds)
  return isUnsigned && Math.abs(work.nowSeconds() - since) > lastsSeconds
}

function lastBlockSeconds({ items }: Pick<Stepped, 'items'>): number {
  const isInBlock = (state: ItemState) => 'inclusion' in state && state.inclusion.in === 'block'
  return Math.max(0, ...items.map((state) => (isInBlock(state) && effectiveAtSeconds(state)) || 0))
}
