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

/** `taken` means finally replaced, `contested` not yet finally; `by` names the replacement. */
export type Look =
  | Readonly<{ is: 'unknown' | 'seen' }>
  | Readonly<{ is: 'taken' | 'contested'; by: string | undefined }>
  | Readonly<{ is: 'included' | 'reverted' | 'settled'; inclusion: Inclusion }>

/**
 * `agreedAtSeconds` is the approval: no bytes are older. `broadcastAtSeconds` is the first broadcast, or the user's
 * rebroadcast. `isReportedTaken` says that the recipient claimed to have them.
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

/** Names a step uniquely. */
export function stepName({ execution: { id }, index }: Readonly<{ execution: Execution; index: number }>): string {
  return `${id} ${index}`
}

/** Makes a refusal's reason doubtful: an earlier copy of the bytes may have caused it. */
export function doubted(reason: Reason, message: string): Reason {
  return { code: 'EXCHANGE_DOUBTED', words: theirWords(reason) || message }
}

export type Decided = Readonly<{
  result: 'decided'
  is: 'included' | 'reverted'
  inclusion: Inclusion
  message: string
}>

/** Marks a payment without a name. */
export const UNNAMED = ''

/** A transport reaches an explorer, an exchange or the service, but no EVM node. */
export type Transport = Readonly<{
  /** Reserves the step's needs beside those in flight. */
  reserve: (step: Readonly<{ execution: Execution; index: number }>, taken: readonly Terms[]) => Promise<Answer<Terms>>
  /** Repeats change nothing. */
  send: (signed: Signed, about: About) => Promise<Sending | Decided>
  look: (signed: Signed, about: About) => Promise<Answer<Look>>
  /** Finds the first free nonce, when the item has none. */
  nonce?: (item: Item) => Promise<Answer<bigint>>
  /** Names an order's payment, by any bytes; `UNNAMED` when unnamed, undefined when unpaid. */
  paidBy?: (item: Item) => Promise<Answer<string | undefined>>
  /** Says whether waiting is too long when no clock tells. */
  isSlow?: (item: Item, terms: Terms) => Promise<boolean>
}>

export type Holding = Execution | Bundle

export type CarryPorts = Readonly<{
  profile: Profile
  node: (chainId: number) => NodePort
  transport: (kind: ItemKind, chainId: number) => Transport | undefined
  holding: (lane: string) => Promise<readonly Holding[]>
  broadcasts: Broadcasts
  nowSeconds: () => number
}>

export type Step<K extends ItemKind = ItemKind> = Readonly<{
  item: ItemOf<K>
  state: ItemState
  index: number
  execution: Execution
}>

/** This adapts one kind of item. Each method returns an event, or undefined to wait. */
export type Carry<K extends ItemKind> = Readonly<{
  reserve: (step: Step<K>, ports: CarryPorts, snapshot?: Snapshot) => Promise<Event | undefined>
  /** Checks sent bytes for their effect and broadcasts them when due. */
  confirm: (step: Step<K>, ports: CarryPorts) => Promise<Event | undefined>
  /** Checks a step in a block: `reorged`, `finalized`, undefined when unchanged, `unsure` unanswered. */
  settle: (step: Step<K>, ports: CarryPorts, snapshot?: Snapshot) => Promise<Event | 'unsure' | undefined>
}>

/** Notes an obstacle; the execution retries later. */
export function obstructed(ports: Pick<CarryPorts, 'nowSeconds'>, reason: Reason): StepsEvent {
  return { event: 'obstructed', reason, atSeconds: ports.nowSeconds() }
}

export type Taken = Readonly<{ terms: Terms; bytes: 'unsigned' | 'unbroadcast' | 'broadcast' }>

/** Says why a step must wait: unbroadcast bytes may stay so and block higher nonces. Undefined allows it. */
export function waitsForOthers(others: readonly Taken[]): Reason | undefined {
  if (others.some(({ bytes }) => bytes === 'unsigned')) return { code: 'WAITS_FOR_SIGNATURE' }
  return others.some(({ bytes }) => bytes === 'unbroadcast') ? { code: 'WAITS_FOR_ACCOUNT' } : undefined
}

/** Collects all reservations on a lane, this record's other steps separately. */
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
    // A finished record signs nothing, so its unsigned reservations are free.
    return isSigned || isAtItsSteps(record)
      ? [{ terms: state.terms, bytes: isUnbroadcast(state) ? 'unbroadcast' : isSigned ? 'broadcast' : 'unsigned' }]
      : []
  })
}

/** Lists a record's reservations on a lane, in any state. */
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

/** Says whether a record still runs steps. */
export function isAtItsSteps({ stage: { stage } }: Holding): boolean {
  return stage === 'steps' || stage === 'calls'
}
