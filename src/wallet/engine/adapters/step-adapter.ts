import { type Bundle, isBundle } from '../../../core/bundle/bundle.ts'
import type { BroadcastResult } from '../../../core/chain/broadcast-result.ts'
import type { Event } from '../../../core/execution/apply.ts'
import type { Execution, Inclusion, ItemState } from '../../../core/execution/execution.ts'
import type { Item, ItemKind, ItemOf } from '../../../core/execution/item.ts'
import type { StepsEvent } from '../../../core/execution/steps/apply.ts'
import { attemptsOf, isUnbroadcast } from '../../../core/execution/steps/step.ts'
import type { Profile } from '../../../core/profiles/profile.ts'
import { type Answer, foreignWords, type Reason } from '../../../core/reason/reason.ts'
import { nonceResource } from '../../../core/reservation/nonces.ts'
import { resourceOf } from '../../../core/reservation/resources.ts'
import type { Signed, StepTerms } from '../../../core/sign/signed.ts'
import type { NodePort } from '../../families/evm/node-port.ts'
import type { Prefetched } from '../prefetch.ts'
import type { BroadcastMemory } from './broadcast-memory.ts'

/** `taken`: finally replaced; `contested`: not yet finally. `by`: the replacement. */
export type LookupResult =
  | Readonly<{ is: 'unknown' | 'seen'; isTooLate?: boolean }>
  | Readonly<{ is: 'taken' | 'contested'; by: string | undefined; why?: 'inputGone' }>
  | Readonly<{ is: 'included' | 'reverted' | 'settled'; inclusion: Inclusion }>

/** No bytes are older than `agreedAtSeconds`, the approval. `isReportedTaken`: the recipient claimed to have them. */
export type LookupContext = Readonly<{
  item: Item
  recordId: string
  step: string
  requestId: string
  terms: StepTerms | undefined
  agreedAtSeconds: number
  broadcastAtSeconds: number | undefined
  isReportedTaken?: boolean
  isTooLate?: boolean
}>

export function stepName({ execution: { id }, index }: Readonly<{ execution: Execution; index: number }>): string {
  return `${id} ${index}`
}

/** An earlier copy of the bytes may have caused the refusal. */
export function doubtfulRefusal(reason: Reason, message: string): Reason {
  return { code: 'EXCHANGE_DOUBTED', words: foreignWords(reason) || message }
}

export type DecidedBroadcast = Readonly<{
  result: 'decided'
  is: 'included' | 'reverted'
  inclusion: Inclusion
  message: string
}>

/** Marks a payment without a name. */
export const UNNAMED_PAYMENT = ''

/** A transport reaches an explorer, an exchange or the service, but no EVM node. */
export type Transport = Readonly<{
  /** Reserves the step's needs beside those in flight. */
  reserve: (
    step: Readonly<{ execution: Execution; index: number }>,
    taken: readonly StepTerms[],
  ) => Promise<Answer<StepTerms>>
  /** Repeats change nothing. */
  send: (signed: Signed, about: LookupContext) => Promise<BroadcastResult | DecidedBroadcast>
  look: (signed: Signed, about: LookupContext) => Promise<Answer<LookupResult>>
  isRefusedForever?: (signed: Signed, item: Item, words: string) => boolean
  /** Finds the first free nonce, when the item has none. */
  nonce?: (item: Item) => Promise<Answer<bigint>>
  /** Names an order's payment, by any bytes; `UNNAMED` when unnamed, undefined when unpaid. */
  paidBy?: (item: Item) => Promise<Answer<string | undefined>>
  former?: (item: Item, state: ItemState) => StepTerms | undefined
  /** Says whether waiting is too long when no clock tells. */
  isSlow?: (item: Item, terms: StepTerms) => Promise<boolean>
}>

export type ReservingRecord = Execution | Bundle

export type StepAdapterPorts = Readonly<{
  profile: Profile
  node: (chainId: number) => NodePort
  transport: (kind: ItemKind, chainId: number) => Transport | undefined
  holding: (resource: string) => Promise<readonly ReservingRecord[]>
  broadcasts: BroadcastMemory
  nowSeconds: () => number
}>

export type AdaptedStep<K extends ItemKind = ItemKind> = Readonly<{
  item: ItemOf<K>
  state: ItemState
  index: number
  execution: Execution
}>

/** Each method returns an event, or undefined to wait. */
export type StepAdapter<K extends ItemKind> = Readonly<{
  reserve: (step: AdaptedStep<K>, ports: StepAdapterPorts, snapshot?: Prefetched) => Promise<Event | undefined>
  /** Checks sent bytes for their effect and broadcasts them when due. */
  confirm: (step: AdaptedStep<K>, ports: StepAdapterPorts) => Promise<Event | undefined>
  /** Checks a step in a block: `reorged`, `finalized`, undefined when unchanged, `unsure` unanswered. */
  settle: (
    step: AdaptedStep<K>,
    ports: StepAdapterPorts,
    snapshot?: Prefetched,
  ) => Promise<Event | 'unsure' | undefined>
}>

/** Notes an obstacle; the execution retries later. */
export function obstacleEvent(ports: Pick<StepAdapterPorts, 'nowSeconds'>, reason: Reason): StepsEvent {
  return { event: 'obstructed', reason, atSeconds: ports.nowSeconds() }
}

export type ReservedTerms = Readonly<{ terms: StepTerms; bytes: 'unsigned' | 'unbroadcast' | 'broadcast' }>

/** Why a step must wait: unbroadcast bytes may block higher nonces. */
export function reasonToWait(others: readonly ReservedTerms[]): Reason | undefined {
  if (others.some(({ bytes }) => bytes === 'unsigned')) return { code: 'WAITS_FOR_SIGNATURE' }
  return others.some(({ bytes }) => bytes === 'unbroadcast') ? { code: 'WAITS_FOR_ACCOUNT' } : undefined
}

/** All reservations on a resource, this record's other steps separately. */
export async function reservedTermsOn(
  { record, resource, index: at }: Readonly<{ record: ReservingRecord; resource: string; index: number }>,
  ports: Pick<StepAdapterPorts, 'holding'>,
): Promise<Readonly<{ own: readonly ReservedTerms[]; others: readonly ReservedTerms[] }>> {
  const others = (await ports.holding(resource)).filter(({ id }) => id !== record.id)
  return {
    own: takenBy(record, resource, (index) => index !== at),
    others: others.flatMap((each) => takenBy(each, resource)),
  }
}

function takenBy(
  record: ReservingRecord,
  resource: string,
  isAsked: (index: number) => boolean = () => true,
): readonly ReservedTerms[] {
  return record.items.flatMap((state, index) => {
    if (state.phase === 'planned' || state.phase === 'replaced') return []
    if (!isAsked(index) || resourceAt(record, index) !== resource) return []
    const isSigned = attemptsOf(state).length > 0
    // A finished record signs nothing, so its unsigned reservations are free.
    if (!isSigned && !isRunningSteps(record)) return []
    const refused = (state.refused ?? []).map(({ terms }) => ({ terms, bytes: 'broadcast' }) as const)
    const bytes = isUnbroadcast(state) ? 'unbroadcast' : isSigned ? 'broadcast' : 'unsigned'
    return [{ terms: state.terms, bytes }, ...refused]
  })
}

export function termsReservedBy(
  record: ReservingRecord,
  resource: string,
  isAsked: (state: ItemState) => boolean,
): readonly StepTerms[] {
  return record.items.flatMap((state, index) =>
    state.phase !== 'planned' && isAsked(state) && resourceAt(record, index) === resource ? [state.terms] : [],
  )
}

function resourceAt(record: ReservingRecord, index: number): string | undefined {
  if (isBundle(record)) return nonceResource(record.chainId, record.account)
  const item = record.plan[index]
  return item && resourceOf(item)
}

export function isRunningSteps({ stage: { stage } }: ReservingRecord): boolean {
  return stage === 'steps' || stage === 'calls'
}
