import type { Event } from '../../core/apply.ts'
import { type Bundle, isBundle } from '../../core/bundle/bundle.ts'
import type { Execution, Inclusion, ItemState } from '../../core/execution.ts'
import type { Item, ItemKind, ItemOf } from '../../core/item.ts'
import { laneOf } from '../../core/lane.ts'
import { nonceLane } from '../../core/nonce-lane.ts'
import type { Profile } from '../../core/profile.ts'
import { type Reason, theirWords } from '../../core/reason.ts'
import type { Signed, Terms } from '../../core/sign/signed.ts'
import { attemptsOf, isUnbroadcast } from '../../core/step.ts'
import type { StepsEvent } from '../../core/step-engine.ts'
import type { Answer, NodePort, Sending } from '../node-port.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Broadcasts } from './broadcasts.ts'

/**
 * What an exchange, a service or an explorer knows of bytes of ours. `taken`: something else took their place for good;
 * `contested`: something else is about to. `by` is the name of that, where it has one.
 */
export type Look =
  | Readonly<{ is: 'unknown' | 'seen' }>
  | Readonly<{ is: 'taken' | 'contested'; by: string | undefined }>
  | Readonly<{ is: 'included' | 'reverted' | 'settled'; inclusion: Inclusion }>

/**
 * What a courier is told besides the bytes: the step that they carry out, by its item, its name and what it reserved; the
 * request that the service knows it by; when the user said yes, which no bytes are older than; when they were first broadcast,
 * or the user asked for that again; and whether their taker has reported that it had them already.
 */
export type About = Readonly<{
  item: Item
  step: string
  requestId: string
  terms: Terms | undefined
  agreedAtSeconds: number
  broadcastAtSeconds: number | undefined
  isReportedTaken?: boolean
}>

/** The name of a step among all steps of all transfers. */
export function stepName({ execution: { id }, index }: Readonly<{ execution: Execution; index: number }>): string {
  return `${id} ${index}`
}

/** A refusal that an earlier copy of the same bytes may have brought about. */
export function doubted(reason: Reason, message: string): Reason {
  return { code: 'EXCHANGE_DOUBTED', words: theirWords(reason) || message }
}

/** An end that whoever takes bytes gives at once, in the same answer. */
export type Decided = Readonly<{
  result: 'decided'
  is: 'included' | 'reverted'
  inclusion: Inclusion
  message: string
}>

/** In place of a name of a payment. */
export const UNNAMED = ''

/** Whoever takes the bytes of a kind that does not go to an EVM node: an explorer, an exchange, the service. */
export type Courier = Readonly<{
  /** Takes what the step needs for itself, beside what other steps in flight have taken already. */
  reserve: (step: Readonly<{ execution: Execution; index: number }>, taken: readonly Terms[]) => Promise<Answer<Terms>>
  /** Hands bytes over. Handing the same ones over again changes nothing there. */
  send: (signed: Signed, about: About) => Promise<Sending | Decided>
  look: (signed: Signed, about: About) => Promise<Answer<Look>>
  /** The first free nonce of what the step takes its nonce from; only where that is none of the item's own. */
  nonce?: (item: Item) => Promise<Answer<bigint>>
  /**
   * The name of what paid a step's own order, by whatever bytes; `UNNAMED` where it has none, and undefined where it was not
   * paid.
   */
  paidBy?: (item: Item) => Promise<Answer<string | undefined>>
  /** Whether what waits does so for longer than it should, where that is not told by a clock. */
  isSlow?: (item: Item, terms: Terms) => Promise<boolean>
}>

/** A record that may hold nonces or coins. */
export type Holding = Execution | Bundle

export type CarryPorts = Readonly<{
  profile: Profile
  node: (chainId: number) => NodePort
  /** Undefined for kinds that this version does not carry out. */
  courier: (kind: ItemKind, chainId: number) => Courier | undefined
  /** Everything that holds something on a lane (see core/lane.ts), taken but perhaps not yet seen outside. */
  holding: (lane: string) => Promise<readonly Holding[]>
  /** The broadcasts of this worker. */
  broadcasts: Broadcasts
  nowSeconds: () => number
}>

/** One step of an execution: its item, where it stands, and the whole record around it. */
export type Step<K extends ItemKind = ItemKind> = Readonly<{
  item: ItemOf<K>
  state: ItemState
  index: number
  execution: Execution
}>

/**
 * How one kind of item is carried out. Each gives the event that came of it, or nothing when there is only to wait.
 * `snapshot` is what was read for the next step.
 */
export type Carry<K extends ItemKind> = Readonly<{
  reserve: (step: Step<K>, ports: CarryPorts, snapshot?: Snapshot) => Promise<Event | undefined>
  /** Looks for the effect of bytes that were broadcast, or may have been, and broadcasts them where it is time. */
  confirm: (step: Step<K>, ports: CarryPorts) => Promise<Event | undefined>
  /**
   * Looks again at a step in a block: `reorged` where a reorganisation took it out, `finalized` where none can any more,
   * nothing where it is still there, `unsure` without an answer.
   */
  settle: (step: Step<K>, ports: CarryPorts, snapshot?: Snapshot) => Promise<Event | 'unsure' | undefined>
}>

/** Says that there is an obstacle; the execution rests and tries again later. */
export function troubled(ports: Pick<CarryPorts, 'nowSeconds'>, reason: Reason): StepsEvent {
  return { event: 'troubled', reason, atSeconds: ports.nowSeconds() }
}

/** A nonce or coins of a step on this account's lane, and how far the bytes that take them are. */
export type Taken = Readonly<{ terms: Terms; bytes: 'unsigned' | 'unbroadcast' | 'broadcast' }>

/**
 * Why nothing can be taken behind others: unbroadcast bytes may stay so, and a nonce above theirs would wait for ever.
 * Undefined where it can.
 */
export function waitsForOthers(others: readonly Taken[]): Reason | undefined {
  if (others.some(({ bytes }) => bytes === 'unsigned')) return { code: 'WAITS_FOR_SIGNATURE' }
  return others.some(({ bytes }) => bytes === 'unbroadcast') ? { code: 'WAITS_FOR_ACCOUNT' } : undefined
}

/** What steps in flight have taken on a lane, of this record's other steps and of all others'. */
export async function takenOnLane(
  { record, lane, index: at }: Readonly<{ record: Holding; lane: string; index: number }>,
  ports: Pick<CarryPorts, 'holding'>,
): Promise<Readonly<{ own: readonly Taken[]; others: readonly Taken[] }>> {
  const others = (await ports.holding(lane)).filter(({ id }) => id !== record.id)
  return {
    own: takenBy(record, lane, (index) => index !== at),
    others: others.flatMap((each) => takenBy(each, lane)),
  }
}

function takenBy(record: Holding, lane: string, isAsked: (index: number) => boolean = () => true): readonly Taken[] {
  return record.items.flatMap((state, index) => {
    if (!isAsked(index) || state.phase === 'planned' || laneAt(record, index) !== lane) return []
    const isSigned = attemptsOf(state).length > 0
    // A record that is over signs nothing more: its unsigned reservations are free again.
    return isSigned || isAtItsSteps(record)
      ? [{ terms: state.terms, bytes: isUnbroadcast(state) ? 'unbroadcast' : isSigned ? 'broadcast' : 'unsigned' }]
      : []
  })
}

/** What steps of a record have taken on a lane, whatever has become of them since. */
export function takenOf(record: Holding, lane: string, isAsked: (state: ItemState) => boolean): readonly Terms[] {
  return record.items.flatMap((state, index) =>
    state.phase !== 'planned' && isAsked(state) && laneAt(record, index) === lane ? [state.terms] : [],
  )
}

function laneAt(record: Holding, index: number): string | undefined {
  if (isBundle(record)) return nonceLane(record.chainId, record.account)
  const item = record.plan[index]
  return item && laneOf(item)
}

/** Whether a record still carries steps out. */
export function isAtItsSteps({ stage: { stage } }: Holding): boolean {
  return stage === 'steps' || stage === 'calls'
}
