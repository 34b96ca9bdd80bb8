import type { Reason } from '../../reason/reason.ts'
import type { Signed, SignedName, SigningPurpose, StepTerms } from '../../sign/signed.ts'
import { type Inclusion, type ItemState, isEffective, isFinalState, type ReplacedWhy } from '../execution.ts'
import { refusalsExcept, withFormerAttempt, withoutRefused, withSeenAttempt } from './refused-replacement.ts'

export type StepEvent =
  | Readonly<{ event: 'reserved'; index: number; terms: StepTerms }>
  | Readonly<{ event: 'signed'; index: number; signed: Signed }>
  /** First, or again at the user's request. */
  | Readonly<{ event: 'broadcast' | 'rebroadcast'; index: number }>
  /** They stayed here during a sleep. */
  | Readonly<{ event: 'unbroadcast'; index: number }>
  /** `hash` names the attempt. */
  | Readonly<{ event: 'included'; index: number; hash: string; inclusion: Inclusion }>
  | Readonly<{ event: 'reverted'; index: number; hash: string; inclusion: Inclusion; message?: string }>
  /** The state after its block lacks the effect. */
  | Readonly<{ event: 'ineffective'; index: number; hash: string; inclusion: Inclusion }>
  /** No reorganisation can undo its block. */
  | Readonly<{ event: 'finalized'; index: number }>
  /** The same bytes are broadcast again. */
  | Readonly<{ event: 'reorged'; index: number }>
  /** `takenBy` is the other transaction's hash; `message` names one without a hash. */
  | Readonly<{ event: 'replaced'; index: number; message?: string; takenBy?: string; why?: ReplacedWhy }>
  /** The same nonce at a higher fee. */
  | Readonly<{
      event: 'replacementReserved'
      index: number
      terms: StepTerms
      purpose: SigningPurpose
      mostGas: bigint
      feeMac?: string | undefined
    }>
  /** The former bytes count again. */
  | Readonly<{ event: 'replacementRefused'; index: number; hash: string; terms: StepTerms; reason: Reason }>
  /** A network shows refused bytes: they count. */
  | Readonly<{ event: 'replacementSeen'; index: number; hash: string }>

type Timed = StepEvent & Readonly<{ atSeconds: number }>

/** Undefined where the event doesn't fit. Only with `isInSteps` do steps begin or cost more. */
function move(item: ItemState, event: Timed, isInSteps: boolean): ItemState | undefined {
  if (event.event === 'reserved') {
    const reserved = { phase: 'reserved', terms: event.terms, purpose: 'step', earlier: [] } as const
    return isInSteps && item.phase === 'planned' ? reserved : undefined
  }
  if (item.phase === 'planned') return undefined
  if (event.event === 'included' || event.event === 'reverted' || event.event === 'ineffective') {
    return took(item, event)
  }
  if (event.event === 'replaced') return replaced(item, event)
  if (item.phase === 'reserved') {
    const { phase: _phase, purpose, broadcastAtSeconds: _at, ...attempt } = item
    // An unsigned speed-up: the user may still cancel instead.
    const isWayOut =
      event.event === 'replacementReserved' && event.purpose === 'cancel' && item.earlier.length > 0 && isInSteps
    if (isWayOut) return { ...item, terms: event.terms, purpose: 'cancel' }
    const isFit = event.event === 'signed' && event.signed.purpose === purpose
    return isFit
      ? { ...attempt, phase: 'signed', signed: event.signed, ...withoutRefused(item, event.signed.hash) }
      : undefined
  }
  switch (event.event) {
    case 'broadcast':
      return item.phase === 'signed' ? broadcastNow(item, event) : undefined
    case 'rebroadcast':
      return item.phase === 'broadcast' ? { ...item, broadcastAtSeconds: event.atSeconds } : undefined
    case 'unbroadcast':
      return item.phase === 'broadcast' ? { ...attemptOf(item), phase: 'signed' } : undefined
    case 'finalized':
      if (item.phase === 'included') return { ...item, phase: 'finalized' }
      return 'isFinal' in item && !item.isFinal ? { ...item, isFinal: true } : undefined
    case 'reorged':
      return 'inclusion' in item && !isFinalState(item) ? broadcastNow(item, event) : undefined
    case 'replacementReserved': {
      if (item.phase !== 'broadcast' || !isInSteps) return undefined
      const { terms, purpose } = event
      const { signed, broadcastAtSeconds } = item
      const earlier = [signed, ...item.earlier]
      return { phase: 'reserved', terms, purpose, earlier, broadcastAtSeconds, ...wishOf(item) }
    }
    case 'replacementRefused':
      return item.phase === 'broadcast' ? withFormerAttempt(item, event) : undefined
    case 'replacementSeen':
      return item.phase === 'broadcast' ? withSeenAttempt(item, event) : undefined
    default:
      return undefined
  }
}

/** All states after an event, or undefined. Later nonces leave a block with earlier ones. */
export function withStepEvent(
  items: readonly ItemState[],
  event: Timed,
  isInSteps: boolean,
): readonly ItemState[] | undefined {
  const item = items[event.index]
  const moved = item && move(item, event, isInSteps)
  if (!moved) return undefined
  const isGone = (each: ItemState) => event.event === 'reorged' && isInBlock(each) && isAfter(each, moved)
  return items.map((each, index) => {
    if (index === event.index) return moved
    return (isGone(each) && move(each, event, isInSteps)) || each
  })
}

function isInBlock(item: ItemState): boolean {
  return 'inclusion' in item && !isFinalState(item)
}

function isAfter(later: ItemState, earlier: ItemState): boolean {
  if (later.phase === 'planned' || earlier.phase === 'planned') return false
  return later.terms.terms === 'evm' && earlier.terms.terms === 'evm' && later.terms.nonce > earlier.terms.nonce
}

type WithEarlier = Exclude<ItemState, { phase: 'planned' }>
type WithSigned<S extends SignedName = Signed> = Exclude<ItemState<S>, { phase: 'planned' | 'reserved' }>

// Only a reorganisation lets another attempt in. An unsigned cancellation leaves only the wish.
function took(item: WithEarlier, event: Extract<Timed, { inclusion: Inclusion }>): ItemState | undefined {
  const attempts = attemptsOf(item)
  const signed = attempts.find((each) => each.hash === event.hash)
  if (!signed || !isOpen(item)) return undefined
  const others = attempts.filter((each) => each !== signed)
  const wish = isCancelWanted(item) ? ({ isUnwanted: true } as const) : {}
  const { inclusion, atSeconds: readAtSeconds } = event
  const about = {
    terms: item.terms,
    signed,
    earlier: others,
    inclusion,
    readAtSeconds,
    ...wish,
    ...refusalsExcept(item, signed.hash),
  }
  return event.event === 'included' ? { phase: 'included', ...about } : { phase: event.event, isFinal: false, ...about }
}

function isOpen({ phase }: ItemState): boolean {
  return phase === 'reserved' || phase === 'signed' || phase === 'broadcast'
}

// No attempt can be included any more.
function replaced(item: WithEarlier, { takenBy, why }: Extract<Timed, { event: 'replaced' }>): ItemState | undefined {
  const [signed, ...earlier] = attemptsOf(item)
  return signed && canStillBeIncluded(item)
    ? {
        phase: 'replaced',
        terms: item.terms,
        signed,
        earlier,
        ...wishOf(item),
        ...(takenBy === undefined ? {} : { takenBy }),
        ...(why === undefined ? {} : { why }),
      }
    : undefined
}

function broadcastNow(item: WithSigned, { atSeconds }: Timed): ItemState {
  return { ...attemptOf(item), phase: 'broadcast', broadcastAtSeconds: atSeconds }
}

export function canStillBeIncluded(item: ItemState<SignedName>): boolean {
  if (item.phase === 'reserved' || item.phase === 'signed') return item.earlier.length > 0
  return item.phase === 'broadcast'
}

export function isUnbroadcast(item: ItemState<SignedName>): boolean {
  return item.phase === 'signed' && item.earlier.length === 0
}

/** Whether signed bytes may have left. */
export function mayHaveLeft(item: ItemState<SignedName>): boolean {
  return attemptsOf(item).length > 0 && !isUnbroadcast(item)
}

/** Frees their nonces and coins. */
export function withoutUnbroadcast(items: readonly ItemState[]): readonly ItemState[] {
  return items.some(isUnbroadcast) ? items.map((item) => (isUnbroadcast(item) ? { phase: 'planned' } : item)) : items
}

/** Whether the newest bytes were broadcast, and no known chain refused them. */
export function wasBroadcast(item: Pick<ItemState, 'phase'>): boolean {
  return item.phase === 'broadcast' || isEffective(item)
}

export function wasSignedToCancel(item: ItemState<SignedName>): boolean {
  return 'signed' in item && item.signed.purpose === 'cancel'
}

function attemptOf(item: WithSigned): Pick<WithSigned, 'terms' | 'signed' | 'earlier' | 'isUnwanted' | 'refused'> {
  const { terms, signed, earlier } = item
  return { terms, signed, earlier, ...wishOf(item) }
}

function wishOf({ isUnwanted, refused }: WithEarlier): Pick<WithEarlier, 'isUnwanted' | 'refused'> {
  return { ...(isUnwanted ? { isUnwanted } : {}), ...(refused ? { refused } : {}) }
}

/** Signed attempts, newest first. */
export function attemptsOf<S extends SignedName>(item: ItemState<S>): readonly S[] {
  if (item.phase === 'planned') return []
  return 'signed' in item ? [item.signed, ...item.earlier] : item.earlier
}

export function tookEffect(item: ItemState<SignedName>): boolean {
  return isEffective(item) && !isCancel(item)
}

export function isCancel(item: ItemState<SignedName>): boolean {
  return isEffective(item) && wasSignedToCancel(item)
}

/** Whether a step can no longer take effect: its block is final, or no block decides. */
export function hasFailed(item: ItemState<SignedName>): boolean {
  if ('isFinal' in item) return item.isFinal || item.inclusion.in === 'service'
  return isCancel(item) || item.phase === 'replaced'
}

/** Whether a step failed in a block that may be undone. */
export function isFailing(item: ItemState<SignedName>): boolean {
  return 'isFinal' in item && !hasFailed(item)
}

/** Whether later steps don't begin. */
export function isStopping(item: ItemState<SignedName>): boolean {
  return hasFailed(item) || isFailing(item) || isCancelWanted(item)
}

export function isDecided(item: ItemState<SignedName>): boolean {
  return isEffective(item) || hasFailed(item)
}

export function isCancelWanted(item: ItemState<SignedName>): boolean {
  if (item.phase === 'planned') return false
  const isAsked = item.phase === 'reserved' && item.purpose === 'cancel'
  return isAsked || item.isUnwanted === true || hasCancellation(item)
}

export function hasCancellation(item: ItemState<SignedName>): boolean {
  return attemptsOf(item).some(({ purpose }) => purpose === 'cancel')
}
