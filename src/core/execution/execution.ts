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

/**
 * The fee that a chain charged, in the native currency's smallest units, within the signed limit. `forData` is the
 * extra fee of some rollups for storing bytes on another chain. No signature limits it, and only the node reports it.
 */
export type FeePaid = Readonly<{ value: bigint; forData?: bigint | undefined }>

/**
 * Where a step took effect: in a block, or at a service. `fee` is undefined when it's unreported or impossible.
 * `isProbable`: an exchange lists an equal transfer, and doesn't say which one it is.
 */
export type Inclusion =
  | Readonly<{ in: 'block'; blockNumber: bigint; blockHash: string; fee?: FeePaid | undefined }>
  | Readonly<{ in: 'service'; atSeconds: number; isProbable?: true | undefined }>

/** A step's bytes, and earlier attempts with the same nonce or coins, which may still be included. */
type Attempt<S> = Readonly<{ terms: StepTerms; signed: S; earlier: readonly S[] }> & Wish

/** `isUnwanted`: the user asked to cancel before a block; it outlasts the block. `refused` is newest first. */
type Wish = Readonly<{ isUnwanted?: true | undefined; refused?: readonly RefusedReplacement[] | undefined }>

/** A replacement that a network refused, with its own terms. Its bytes are in `earlier` and may still be included. */
export type RefusedReplacement = Readonly<{ hash: string; terms: StepTerms; reason: Reason }>

/**
 * How far one item of the plan has come. `signed` bytes are unbroadcast; later phases carry the same bytes. `broadcast`
 * is saved before the bytes first leave. `included`: the effect was read. `reverted`: the chain refused it in a block.
 * `ineffective`: it was included without its effect. `replaced`: another transaction, `takenBy` if found, has its nonce
 * or coins, or `why` says what else ended it for good. `finalized` and `isFinal`: no reorganisation can undo the block. `S` is the shape of the bytes.
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

/** Bitcoin: a transaction whose coins it spends was replaced, or nodes refuse it and our own rules agree. */
export type ReplacedWhy = 'inputGone' | 'notRelayed'

/** Where a step is, and when the wallet read it, epoch seconds. */
type Included = Readonly<{ inclusion: Inclusion; readAtSeconds: number }>

/**
 * When the newest bytes were broadcast first, or again after a reorganisation or a user's request. Later broadcasts are
 * timed by it (see rebroadcast-schedule.ts). `isReportedTaken`: an exchange said that it took them.
 */
type Since = Readonly<{ broadcastAtSeconds: number; isReportedTaken?: true | undefined }>

/**
 * Whether the wallet read an arrival on the chain, or only the service reports it. `besides` names other counted
 * transactions and blocks.
 */
export type ArrivalEvidence =
  | Readonly<{ proof: 'verified'; txHash: string; amount: Amount; besides?: readonly string[] | undefined }>
  | Readonly<{ proof: 'reported'; txHash: string | undefined; why: Reason }>

type Verified = Extract<ArrivalEvidence, { proof: 'verified' }>

/** The part of a fill or refund read so far on its chain, and its latest time. */
export type PartialArrival = Readonly<{ of: 'fill' | 'refund'; came: Verified; sinceSeconds: number }>

/** A request's state after its steps. `isGone`: a reorganisation took out an arrival that was read. */
type Followed = Readonly<{
  reportedAtSeconds: number | undefined
  part?: PartialArrival | undefined
  isGone?: true | undefined
}>

/** `isFinal`: no reorganisation can undo the arrival, or the wallet stopped looking. */
type Ended = Readonly<{ status: ServiceStatus; isFinal?: true | undefined }>

type StepFailureReason = 'reverted' | 'noEffect' | 'nonceTaken' | 'cancelled' | ReplacedWhy

export type StepFailure = Readonly<{ reason: StepFailureReason; index: number }>

export type FailureReason =
  | StepFailure
  /** `isDoubted`: whether it was paid elsewhere was unknown then. */
  | Readonly<{ reason: 'abandoned'; isDoubted?: true | undefined }>
  /** The user stopped following it, and an exchange may have carried the step out. */
  | Readonly<{ reason: 'inDoubt'; index: number }>
  | Readonly<{ reason: 'refused'; findings: readonly Finding[] }>
  | Readonly<{ reason: 'expired' }>

/**
 * The state of the whole transfer. After a deposit, only a chain or a refund makes it `failed`, never a clock.
 * `refunding`: the service admits a failure, and the refund is awaited. `refunded` with `partOf` returned only a part
 * of that payment.
 */
export type Stage =
  | Readonly<{ stage: 'steps' }>
  | (Readonly<{ stage: 'tracking'; status: ServiceStatus | undefined }> & Followed)
  | (Readonly<{ stage: 'refunding'; status: ServiceStatus }> & Followed)
  | (Readonly<{ stage: 'filled'; fill: ArrivalEvidence }> & Ended)
  | (Readonly<{ stage: 'refunded'; refund: ArrivalEvidence; partOf?: Amount | undefined }> & Ended)
  | Readonly<{ stage: 'failed'; end: FailureReason }>

/**
 * Whether steps wait for each other's effect. If a node simulated all in order they go together; `gas` is each one's
 * use.
 */
export type StepOrder =
  | Readonly<{ stepOrder: 'undecided' }>
  | Readonly<{ stepOrder: 'sequential' }>
  | Readonly<{ stepOrder: 'pipelined'; gas: readonly bigint[] }>

export type HistoryLine = Readonly<{ atSeconds: number; what: string; index?: number; detail?: string }>

/** The user's part: unlock the wallet, or wait for or accept a higher fee. */
export type UserActionRequired = Readonly<{ what: 'unlock' | 'fee'; sinceSeconds: number }>

/**
 * The wallet's own payment of a deposit address: the approved item, now replaced in `plan`, and the agreement's time.
 */
export type OwnPayment = Readonly<{ asked: DepositAddressItem; agreedAtSeconds: number }>

/** A payment to ourselves that also pays the miner for an unconfirmed Bitcoin arrival (CPFP). */
export type CpfpPayment<S extends SignedName = Signed> = Readonly<{
  parentTxid: string
  step: BitcoinPsbtItem
  signed: S
  /** Why a network refused it. It may still be included. */
  refused?: Reason | undefined
}>

/**
 * The request that replaced the transfer's own after a payment of another amount (service facts 3 and 7). Its id comes
 * from the service, and is followed, never paid. `paid` was read on the origin chain.
 */
export type Requote = Readonly<{ requestId: string; paid: Amount }>

/**
 * Saves, up to `seq`, that the disk lost. `sent` names newest bytes that aren't here and may have been broadcast. The
 * transfer signs nothing more.
 */
export type LostSaves = Readonly<{ seq: number; sent?: Readonly<{ index: number; hash: string }> | undefined }>

/** A resource's next nonce, read at the user's approval; undefined where it couldn't be read. */
export type NonceAtApproval = Readonly<{ resource: string; nonce: bigint | undefined }>

/** A payment of the order, made elsewhere with the same keys. */
export type ExternalPayment = Readonly<{ hash: string | undefined; atSeconds: number }>

/** A known word of the service, and its first time, epoch seconds. */
export type HeardStatus = Readonly<{ status: StatusWord; atSeconds: number }>

/** One desktop notification of a transfer. The same news has the same `key`, so that it's never doubled. */
export type TransferNotification = Readonly<{
  key: string
  executionId: string
  /** `gone`: an arrival was undone. `requoted`: a new offer for another amount. */
  news: 'filled' | 'refunded' | 'failed' | 'gone' | 'requoted' | 'stalled' | 'unlock' | 'fee'
  /** True when the wallet itself read the arrival on the chain. */
  isVerified: boolean
}>

/** The fields of every durable record with steps. */
export type RecordWithSteps<S extends SignedName = Signed> = RecordProgress &
  Readonly<{
    id: string
    items: readonly ItemState<S>[]
    /** The highest gas cost of all steps together, as shown. */
    mostGas: Amount
    approvedAtSeconds: number
    /** The last obstacle, until the next progress. It decides nothing. */
    obstacle: Reason | undefined
    /** Since when it's this obstacle, epoch seconds. */
    obstacleSinceSeconds?: number | undefined
    /** The user action that it waits for, until the next progress. */
    needs?: UserActionRequired | undefined
    /** When the fee exceeded the agreed one, before a step was included. */
    feeRoseAtSeconds?: number | undefined
    /** Read at approval. A different nonce at the first signature needs a check first. */
    noncesAtApproval: readonly NonceAtApproval[]
    lostSaves?: LostSaves | undefined
    history: readonly HistoryLine[]
    /** Counts saves; the store refuses a save with an older count. */
    seq: number
    updatedAtSeconds: number
  }>

/** Our durable record of an approved plan. It's saved before each act and holds everything to resume. */
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
  /** Findings that an expert overrode; any other finding stops the next signature. */
  overrides: readonly Finding[]
  /** The service's raw answer, verified again before each signature. */
  quoteText: string
  receivedAtSeconds: number
  deadlineSeconds: number
  timeEstimateSeconds: number | undefined
  pays: Amount
  expected: Amount
  minimum: Amount
  /** The approved plan, or our own payment of its deposit address. */
  plan: readonly Item[]
  ownPayment?: OwnPayment | undefined
  stepOrder: StepOrder
  stage: Stage
  /** CPFP children of a Bitcoin arrival, newest first. */
  cpfpChildren?: readonly CpfpPayment[] | undefined
  requote?: Requote | undefined
  /** What a reusable Bitcoin address had been paid before its approval, in satoshis. It counts for no later payment. */
  paidBefore?: Readonly<{ arrived: bigint; payments: number }> | undefined
  /** The amount paid from elsewhere to a deposit address, read on the origin chain. */
  paid?: Amount | undefined
  /** Where the service was asked to look for misdirected deposits, newest first. */
  misdirected?: readonly Reindex[] | undefined
  pendingNotifications: readonly TransferNotification[]
  /** A notice announced its fill, and no later one took that back. */
  isFillTold?: true | undefined
  /** The service's known words about the followed request, each with its first time. */
  statusesHeard?: readonly HeardStatus[] | undefined
  /** The payment found elsewhere; the wallet signs nothing after it. */
  elsewhere?: ExternalPayment | undefined
}>

/** Whether the effect of a step was read. */
export function isEffective(state: Pick<ItemState, 'phase'>): boolean {
  return state.phase === 'included' || state.phase === 'finalized'
}

/** When the wallet read a step's effect; undefined without one. */
export function effectiveAtSeconds(state: ItemState<SignedName> | undefined): number | undefined {
  return state && 'readAtSeconds' in state && isEffective(state) ? state.readAtSeconds : undefined
}

/** Whether the record's last progress was a step's effect, which means that money moved. */
export function progressedByStep({
  items,
  lastProgressAtSeconds,
}: Pick<Execution, 'items' | 'lastProgressAtSeconds'>): boolean {
  return items.some((state) => effectiveAtSeconds(state) === lastProgressAtSeconds)
}

/** When the service first said this word of the followed request; undefined if never. */
export function heardAtSeconds(
  { statusesHeard = [] }: Pick<Execution, 'statusesHeard'>,
  word: ServiceStatus['status'],
): number | undefined {
  return statusesHeard.find(({ status }) => status === word)?.atSeconds
}

/** Whether an item only ties a nonce to the order: no money moves without the next transfer. */
export function isMapping(item: Item | undefined): boolean {
  return item !== undefined && !ITEM_KINDS[item.kind].movesMoney
}

/** Whether a deposit address still awaits a payment from elsewhere, as far as the service reports. */
export function isAwaitingPayment({ stage, plan }: Pick<Execution, 'stage' | 'plan'>): boolean {
  if (stage.stage !== 'tracking' || !isPaidExternally(plan)) return false
  return stage.status === undefined || stage.status.status === 'waiting'
}

/** Whether a reorganisation may still undo a step's block. */
export function mayStillReorg(state: ItemState<SignedName>): boolean {
  return 'inclusion' in state && state.inclusion.in === 'block' && !isFinalState(state)
}

/** Whether no reorganisation can undo a step's block. */
export function isFinalState(state: ItemState<SignedName>): boolean {
  return state.phase === 'finalized' || ('isFinal' in state && state.isFinal)
}

/** Whether an arrival is read again: not final, maybe growing, or unproven for a passing reason. */
export function isArrivalOpen({ stage, intent }: Pick<Execution, 'stage' | 'intent'>): boolean {
  if ((stage.stage !== 'filled' && stage.stage !== 'refunded') || stage.isFinal) return false
  const proof = stage.stage === 'filled' ? stage.fill : stage.refund
  if (proof.proof === 'verified') return true
  const mayGrow = proof.why.code !== 'ARRIVAL_SHORT' || !hasCallsOnArrival(intent)
  return mayGrow && MAY_BE_READ_LATER.includes(proof.why.code)
}

/** Whether calls on arrival spend the money, so that the recipient gets only the rest. */
export function hasCallsOnArrival({ calls = [] }: Pick<IntentInput, 'calls'>): boolean {
  return calls.length > 0
}

const MAY_BE_READ_LATER: readonly Reason['code'][] = ['ARRIVAL_SHORT', 'ARRIVAL_UNPROVABLE']

/** Whether anything is left to carry out or follow. */
export function isInFlight({ stage }: Readonly<{ stage: Pick<Stage, 'stage'> }>): boolean {
  return stage.stage === 'steps' || stage.stage === 'tracking' || stage.stage === 'refunding'
}
