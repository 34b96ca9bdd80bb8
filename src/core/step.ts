import { type Inclusion, type ItemState, isEffective, isFinalState } from './execution.ts'
import type { Purpose, Signed, SignedName, Terms } from './sign/signed.ts'

/** What came of one step's task. */
export type StepEvent =
  | Readonly<{ event: 'reserved'; index: number; terms: Terms }>
  | Readonly<{ event: 'signed'; index: number; signed: Signed }>
  /** The bytes are about to leave for the first time; or the user asks for them to leave again. */
  | Readonly<{ event: 'broadcast' | 'rebroadcast'; index: number }>
  /** The effect was read; `hash` says of which bytes, where an attempt was replaced. A refusal may come with words. */
  | Readonly<{ event: 'included'; index: number; hash: string; inclusion: Inclusion }>
  | Readonly<{ event: 'reverted'; index: number; hash: string; inclusion: Inclusion; message?: string }>
  /** It went through in a block, and the state after that block shows that it did not do its work. */
  | Readonly<{ event: 'ineffective'; index: number; hash: string; inclusion: Inclusion }>
  /** No reorganisation can undo its block any more. */
  | Readonly<{ event: 'finalized'; index: number }>
  /** It is no longer in the block that it was in: the same bytes are broadcast again, and looked for. */
  | Readonly<{ event: 'reorged'; index: number }>
  /** Another transaction has the nonce or the coins for good; `takenBy` is its hash, `message` names what has no hash. */
  | Readonly<{ event: 'replaced'; index: number; message?: string; takenBy?: string }>
  /** The user pays more for the same nonce, to carry the step out sooner or to cancel it. */
  | Readonly<{ event: 'raised'; index: number; terms: Terms; purpose: Purpose; mostGas: bigint }>

/** An event of a step, and when it was, epoch seconds. */
type Timed = StepEvent & Readonly<{ atSeconds: number }>

/**
 * How far a step has come after an event, or undefined where the event does not fit.
 *
 * @param isInSteps whether the crossing is still at its steps: only then is anything begun or paid more for
 */
function move(item: ItemState, event: Timed, isInSteps: boolean): ItemState | undefined {
  if (event.event === 'reserved') {
    const reserved = { phase: 'reserved', terms: event.terms, purpose: 'step', earlier: [] } as const
    return isInSteps && item.phase === 'planned' ? reserved : undefined
  }
  if (item.phase === 'planned') return undefined
  if (event.event === 'included' || event.event === 'reverted' || event.event === 'ineffective') {
    return took(item, event)
  }
  if (event.event === 'replaced') return replaced(item, event.takenBy)
  if (item.phase === 'reserved') {
    const { phase: _phase, purpose, broadcastAtSeconds: _at, ...attempt } = item
    // More was to be paid for it, and is not signed yet: the user may still want out instead.
    const isWayOut = event.event === 'raised' && event.purpose === 'cancel' && item.earlier.length > 0 && isInSteps
    if (isWayOut) return { ...item, terms: event.terms, purpose: 'cancel' }
    const isFit = event.event === 'signed' && event.signed.purpose === purpose
    return isFit ? { ...attempt, phase: 'signed', signed: event.signed } : undefined
  }
  switch (event.event) {
    case 'broadcast':
      return item.phase === 'signed' ? broadcastNow(item, event) : undefined
    case 'rebroadcast':
      return item.phase === 'broadcast' ? { ...item, broadcastAtSeconds: event.atSeconds } : undefined
    case 'finalized':
      if (item.phase === 'included') return { ...item, phase: 'finalized' }
      return 'isFinal' in item && !item.isFinal ? { ...item, isFinal: true } : undefined
    case 'reorged':
      return 'inclusion' in item && !isFinalState(item) ? broadcastNow(item, event) : undefined
    case 'raised': {
      if (item.phase !== 'broadcast' || !isInSteps) return undefined
      const { terms, purpose } = event
      const { signed, broadcastAtSeconds } = item
      const earlier = [signed, ...item.earlier]
      return { phase: 'reserved', terms, purpose, earlier, broadcastAtSeconds, ...wishOf(item) }
    }
    default:
      return undefined
  }
}

/**
 * How far all steps have come after an event at one of them, or undefined where it does not fit. What was in a block stands on
 * every earlier nonce of its account: where one of those is in none any more, neither is what came after it.
 */
export function moveAmong(
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

// Whichever attempt got in is the step's from then on; the others can no longer, unless a reorganisation takes it out. A
// cancellation that was not signed by then leaves no bytes: that it was wanted is kept beside them.
function took(item: WithEarlier, event: Extract<Timed, { inclusion: Inclusion }>): ItemState | undefined {
  const attempts = attemptsOf(item)
  const signed = attempts.find((each) => each.hash === event.hash)
  if (!signed || !isOpen(item)) return undefined
  const others = attempts.filter((each) => each !== signed)
  const wish = wasToBeCancelled(item) ? ({ isUnwanted: true } as const) : {}
  const { inclusion, atSeconds: readAtSeconds } = event
  const about = { terms: item.terms, signed, earlier: others, inclusion, readAtSeconds, ...wish }
  return event.event === 'included' ? { phase: 'included', ...about } : { phase: event.event, isFinal: false, ...about }
}

function isOpen({ phase }: ItemState): boolean {
  return phase === 'reserved' || phase === 'signed' || phase === 'broadcast'
}

// Of several attempts none can get in any more, whether the newest was signed or not.
function replaced(item: WithEarlier, takenBy: string | undefined): ItemState | undefined {
  const [signed, ...earlier] = attemptsOf(item)
  return signed && canGetIn(item)
    ? {
        phase: 'replaced',
        terms: item.terms,
        signed,
        earlier,
        ...wishOf(item),
        ...(takenBy === undefined ? {} : { takenBy }),
      }
    : undefined
}

function broadcastNow(item: WithSigned, { atSeconds }: Timed): ItemState {
  return { ...attemptOf(item), phase: 'broadcast', broadcastAtSeconds: atSeconds }
}

/** Whether bytes of a step were broadcast, or may have been, and no chain has decided about them. */
export function canGetIn(item: ItemState<SignedName>): boolean {
  if (item.phase === 'reserved' || item.phase === 'signed') return item.earlier.length > 0
  return item.phase === 'broadcast'
}

/** Whether a step is signed and unbroadcast, so that nothing of it can ever happen unless it is broadcast. */
export function isUnbroadcast(item: ItemState<SignedName>): boolean {
  return item.phase === 'signed' && item.earlier.length === 0
}

/** After a failure: drops signed but unbroadcast steps, which frees their nonces and coins. */
export function withoutUnbroadcast(items: readonly ItemState[]): readonly ItemState[] {
  return items.some(isUnbroadcast) ? items.map((item) => (isUnbroadcast(item) ? { phase: 'planned' } : item)) : items
}

/** Whether the newest bytes of a step were broadcast, and no chain has refused them, as far as is known. */
export function isHandedOut(item: Pick<ItemState, 'phase'>): boolean {
  return item.phase === 'broadcast' || isEffective(item)
}

/** Whether the newest bytes of a step are its cancellation: whatever came of them, they pay nobody. */
export function wasSignedToCancel(item: ItemState<SignedName>): boolean {
  return 'signed' in item && item.signed.purpose === 'cancel'
}

function attemptOf(item: WithSigned): Pick<WithSigned, 'terms' | 'signed' | 'earlier' | 'isUnwanted'> {
  const { terms, signed, earlier } = item
  return { terms, signed, earlier, ...wishOf(item) }
}

function wishOf({ isUnwanted }: WithEarlier): Pick<WithEarlier, 'isUnwanted'> {
  return isUnwanted ? { isUnwanted } : {}
}

/** Every attempt of a step that was signed, the newest first. */
export function attemptsOf<S extends SignedName>(item: ItemState<S>): readonly S[] {
  if (item.phase === 'planned') return []
  return 'signed' in item ? [item.signed, ...item.earlier] : item.earlier
}

/** Whether a step did what it is for, and was not cancelled instead. */
export function isCarriedOut(item: ItemState<SignedName>): boolean {
  return isEffective(item) && !isCancel(item)
}

/** Whether what got in is the cancellation of a step. */
export function isCancel(item: ItemState<SignedName>): boolean {
  return isEffective(item) && wasSignedToCancel(item)
}

/** Whether a step can no longer do what it is for, unless a reorganisation undoes that. */
export function hasFailed(item: ItemState<SignedName>): boolean {
  if (item.phase === 'ineffective') return item.isFinal
  return isCancel(item) || item.phase === 'reverted' || item.phase === 'replaced'
}

/** Whether a chain, or whoever takes a step, has decided about it. */
export function isDecided(item: ItemState<SignedName>): boolean {
  return isEffective(item) || hasFailed(item)
}

/** Whether the user wanted out of a step, whichever of its attempts gets in. */
export function wasToBeCancelled(item: ItemState<SignedName>): boolean {
  if (item.phase === 'planned') return false
  const isAsked = item.phase === 'reserved' && item.purpose === 'cancel'
  return isAsked || item.isUnwanted === true || hasCancellation(item)
}

/** Whether bytes that cancel a step were signed. */
export function hasCancellation(item: ItemState<SignedName>): boolean {
  return attemptsOf(item).some(({ purpose }) => purpose === 'cancel')
}
