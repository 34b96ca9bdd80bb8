import type { Reindex } from '../deposit-address/reindex.ts'
import { ITEM_KINDS } from '../families/items.ts'
import type { IntentInput } from '../intent/intent.ts'
import type { Amount } from '../money/currency.ts'
import type { Reason } from '../reason/reason.ts'
import type { Requester } from '../review/approval.ts'
import type { Finding } from '../review/finding.ts'
import type { Signed, SignedName, SigningPurpose, StepTerms } from '../sign/signed.ts'
import { type BitcoinPsbtItem, type DepositAddressItem, type Item, isPaidExternally } from './item.ts'
import type { RecordProgress } from './progress.ts'
import type { ServiceStatus, StatusWord } from './service-status.ts'

/** Smallest units. `forData`: a rollup's data fee, which no signature limits. */
export type FeePaid = Readonly<{ value: bigint; forData?: bigint | undefined }>

/**
 * `fee` is undefined if unreported. `isProbable`: an exchange lists an equal transfer without naming it, as `entry`.
 * `isReported`: the service's word alone.
 */
export type Inclusion =
  | Readonly<{ in: 'block'; blockNumber: bigint; blockHash: string; fee?: FeePaid | undefined }>
  | Readonly<{
      in: 'service'
      atSeconds: number
      isProbable?: true | undefined
      entry?: string | undefined
      isReported?: true | undefined
    }>

/** `earlier` attempts share the nonce or coins and may still be included. */
type Attempt<S> = Readonly<{ terms: StepTerms; signed: S; earlier: readonly S[] }> & Wish

/** `isUnwanted`: the user cancelled before a block; it outlasts the block. `refused`: newest first. */
type Wish = Readonly<{ isUnwanted?: true | undefined; refused?: readonly RefusedReplacement[] | undefined }>

/** Its bytes stay in `earlier` and may still be included. */
export type RefusedReplacement = Readonly<{ hash: string; terms: StepTerms; reason: Reason }>

/**
 * `signed` bytes are unbroadcast; `broadcast` is saved before they leave. `ineffective`: included without effect.
 * `replaced`: another transaction, `takenBy` if found, has the nonce or coins. `isFinal`: beyond reorganisation.
 */
export type ItemState<S extends SignedName = Signed> =
  | Readonly<{ phase: 'planned' }>
  | (Readonly<{ phase: 'reserved'; terms: StepTerms; purpose: SigningPurpose; earlier: readonly S[] }> &
      Readonly<{ broadcastAtSeconds?: number | undefined }> &
      Wish)
  | (Readonly<{ phase: 'signed' }> & Attempt<S>)
  | (Readonly<{ phase: 'replaced'; takenBy?: string | undefined; why?: ReplacedWhy | undefined }> & Attempt<S>)
  | (Readonly<{ phase: 'broadcast' }> & Since & Attempt<S>)
  | (Readonly<{ phase: 'included' | 'finalized' }> & Included & Attempt<S>)
  | (Readonly<{ phase: 'reverted' | 'ineffective'; isFinal: boolean }> & Included & Attempt<S>)

/** A coin's transaction was replaced; nodes and our rules refuse it (Bitcoin, EVM). */
export type ReplacedWhy = 'inputGone' | 'notRelayed' | 'invalid'

/** Epoch seconds. */
type Included = Readonly<{ inclusion: Inclusion; readAtSeconds: number }>

/** `isReportedTaken`: an exchange claims to have the bytes. `isTooLate`: it can't take them any more. */
type Since = Readonly<{
  broadcastAtSeconds: number
  isReportedTaken?: true | undefined
  isTooLate?: true | undefined
}>

/** Read on the chain, or only reported by the service. `besides`: other counted transactions and blocks. */
export type ArrivalEvidence =
  | (Readonly<{ proof: 'verified'; txHash: string; amount: Amount; to?: string | undefined }> &
      Readonly<{ besides?: readonly string[] | undefined }>)
  | Readonly<{ proof: 'reported'; txHash: string | undefined; why: Reason }>

type Verified = Extract<ArrivalEvidence, { proof: 'verified' }>

/** Its latest time. */
export type PartialArrival = Readonly<{
  of: 'fill' | 'refund'
  came: Verified
  whole?: Amount | undefined
  sinceSeconds: number
}>

/** `isGone`: a reorganisation took out a read arrival. */
type Followed = Readonly<{
  reportedAtSeconds: number | undefined
  part?: PartialArrival | undefined
  isGone?: true | undefined
}>

/** `isFinal`: beyond reorganisation, or no longer watched. */
type Ended = Readonly<{ status: ServiceStatus; isFinal?: true | undefined }>

type StepFailureReason = 'reverted' | 'noEffect' | 'nonceTaken' | 'cancelled' | ReplacedWhy

export type StepFailure = Readonly<{ reason: StepFailureReason; index: number }>

export type FailureReason =
  | StepFailure
  /** `isDoubted`: a payment from elsewhere was uncertain. */
  | Readonly<{ reason: 'abandoned'; isDoubted?: true | undefined }>
  /** An exchange may have carried the step out. */
  | Readonly<{ reason: 'inDoubt'; index: number }>
  | Readonly<{ reason: 'refused'; findings: readonly Finding[] }>
  | Readonly<{ reason: 'expired' }>

/** After a deposit, only a chain or a refund makes it `failed`, never a clock. `partOf`: not all of it came back. */
export type Stage =
  | Readonly<{ stage: 'steps' }>
  | (Readonly<{ stage: 'tracking'; status: ServiceStatus | undefined }> & Followed)
  | (Readonly<{ stage: 'refunding'; status: ServiceStatus }> & Followed)
  | (Readonly<{ stage: 'filled'; fill: ArrivalEvidence }> & Ended)
  | (Readonly<{ stage: 'refunded'; refund: ArrivalEvidence; partOf?: Amount | undefined }> & Ended)
  | Readonly<{ stage: 'failed'; end: FailureReason }>

/** Steps go together if a node simulated all in order; `gas` is each one's use. */
export type StepOrder =
  | Readonly<{ stepOrder: 'undecided' }>
  | Readonly<{ stepOrder: 'sequential' }>
  | Readonly<{ stepOrder: 'pipelined'; gas: readonly bigint[] }>

export type HistoryLine = Readonly<{ atSeconds: number; what: string; index?: number; detail?: string }>

export type UserActionRequired = Readonly<{ what: 'unlock' | 'fee'; sinceSeconds: number }>

/** The approved item, now replaced in `plan`. */
export type OwnPayment = Readonly<{ asked: DepositAddressItem; agreedAtSeconds: number }>

/** A payment to ourselves that pays the miner for an unconfirmed arrival (CPFP). */
export type CpfpPayment<S extends SignedName = Signed> = Readonly<{
  parentTxid: string
  step: BitcoinPsbtItem
  signed: S
  /** It may still be included. */
  refused?: Reason | undefined
  /** In hex, parents first. */
  ancestors?: readonly string[] | undefined
}>

/** The request for another paid amount (service facts 3 and 7): followed, never paid. */
export type Requote = Readonly<{ requestId: string; paid: Amount }>

/** `sent` bytes may be broadcast but are missing here; the transfer signs nothing more. */
export type LostSaves = Readonly<{ seq: number; sent?: Readonly<{ index: number; hash: string }> | undefined }>

/** Undefined where unread. */
export type NonceAtApproval = Readonly<{ resource: string; nonce: bigint | undefined }>

/** Paid elsewhere with the same keys. */
export type ExternalPayment = Readonly<{ hash: string | undefined; atSeconds: number }>

export type HeardStatus = Readonly<{ status: StatusWord; atSeconds: number }>

/** The same news has the same `key`, so it appears once. */
export type TransferNotification = Readonly<{
  key: string
  executionId: string
  /** `gone`: an arrival was undone. `requoted`: a new offer for another amount. */
  news: 'filled' | 'refunded' | 'failed' | 'gone' | 'requoted' | 'stalled' | 'unlock' | 'fee'
  /** The wallet read the arrival. */
  isVerified: boolean
}>

export type RecordWithSteps<S extends SignedName = Signed> = RecordProgress &
  Readonly<{
    id: string
    items: readonly ItemState<S>[]
    /** Of all steps together. */
    mostGas: Amount
    approvedAtSeconds: number
    /** See store/sealed/approvals.ts. */
    approvalMac?: string | undefined
    /** Of `mostGas`, which the user may raise. */
    feeMac?: string | undefined
    /** It lasts until the next progress and decides nothing. */
    obstacle: Reason | undefined
    /** Epoch seconds. */
    obstacleSinceSeconds?: number | undefined
    /** Until the next progress. */
    needs?: UserActionRequired | undefined
    feeRoseAtSeconds?: number | undefined
    /** A different nonce at the first signature needs a check. */
    noncesAtApproval: readonly NonceAtApproval[]
    lostSaves?: LostSaves | undefined
    /** A step was decided by one of two nodes. */
    oneNode?: true | undefined
    history: readonly HistoryLine[]
    /** The store refuses an older count. */
    seq: number
    updatedAtSeconds: number
  }>

/** Our durable record of an approved plan, saved before each act. */
export type Execution = RecordWithSteps & ExecutionRecord

type ExecutionRecord = Readonly<{
  version: 1
  id: string
  requester: Requester
  intent: IntentInput
  intentHash: string
  requestId: string
  orderId: string
  planHash: string
  /** Any other finding stops the next signature. */
  overrides: readonly Finding[]
  /** Verified again before each signature. */
  quoteText: string
  receivedAtSeconds: number
  deadlineSeconds: number
  timeEstimateSeconds: number | undefined
  pays: Amount
  expected: Amount
  minimum: Amount
  /** Approved, or our own payment of its deposit address. */
  plan: readonly Item[]
  ownPayment?: OwnPayment | undefined
  stepOrder: StepOrder
  stage: Stage
  /** Newest first. */
  cpfpChildren?: readonly CpfpPayment[] | undefined
  requote?: Requote | undefined
  /** Satoshis before approval; they count for no later payment. */
  paidBefore?: Readonly<{ arrived: bigint; payments: number }> | undefined
  /** Paid from elsewhere, read on the origin chain. */
  paid?: Amount | undefined
  /** Newest first. */
  misdirected?: readonly Reindex[] | undefined
  pendingNotifications: readonly TransferNotification[]
  isFillTold?: true | undefined
  /** For the followed request. */
  statusesHeard?: readonly HeardStatus[] | undefined
  /** The wallet signs nothing after it. */
  elsewhere?: ExternalPayment | undefined
}>

export function isEffective(state: Pick<ItemState, 'phase'>): boolean {
  return state.phase === 'included' || state.phase === 'finalized'
}

export function effectiveAtSeconds(state: ItemState<SignedName> | undefined): number | undefined {
  return state && 'readAtSeconds' in state && isEffective(state) ? state.readAtSeconds : undefined
}

export function progressedByStep({
  items,
  lastProgressAtSeconds,
}: Pick<Execution, 'items' | 'lastProgressAtSeconds'>): boolean {
  return items.some((state) => effectiveAtSeconds(state) === lastProgressAtSeconds)
}

export function heardAtSeconds(
  { statusesHeard = [] }: Pick<Execution, 'statusesHeard'>,
  word: ServiceStatus['status'],
): number | undefined {
  return statusesHeard.find(({ status }) => status === word)?.atSeconds
}

export function isMapping(item: Item | undefined): boolean {
  return item !== undefined && !ITEM_KINDS[item.kind].movesMoney
}

/** Whether a deposit address still awaits a payment from elsewhere. */
export function isAwaitingPayment({ stage, plan }: Pick<Execution, 'stage' | 'plan'>): boolean {
  if (stage.stage !== 'tracking' || !isPaidExternally(plan)) return false
  return stage.status === undefined || stage.status.status === 'waiting'
}

export function mayStillReorg(state: ItemState<SignedName>): boolean {
  return 'inclusion' in state && state.inclusion.in === 'block' && !isFinalState(state)
}

export function isFinalState(state: ItemState<SignedName>): boolean {
  return state.phase === 'finalized' || ('isFinal' in state && state.isFinal)
}

/** Whether an arrival is read again: not final, growing or unproven. */
export function isArrivalOpen({ stage, intent }: Pick<Execution, 'stage' | 'intent'>): boolean {
  if ((stage.stage !== 'filled' && stage.stage !== 'refunded') || stage.isFinal) return false
  const proof = stage.stage === 'filled' ? stage.fill : stage.refund
  // Calls spent the rest.
  return proof.proof === 'verified' || proof.why.code !== 'ARRIVAL_SHORT' || !hasCallsOnArrival(intent)
}

export function hasCallsOnArrival({ calls = [] }: Pick<IntentInput, 'calls'>): boolean {
  return calls.length > 0
}

export function isInFlight({ stage }: Readonly<{ stage: Pick<Stage, 'stage'> }>): boolean {
  return stage.stage === 'steps' || stage.stage === 'tracking' || stage.stage === 'refunding'
}
