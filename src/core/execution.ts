import type { Requester } from './approval.ts'
import type { AstrayLook } from './astray-look.ts'
import type { Amount } from './currency.ts'
import type { Finding } from './finding.ts'
import type { IntentInput } from './intent.ts'
import { type BitcoinPsbtItem, type DepositAddressItem, type Item, isPaidElsewhere } from './item.ts'
import type { Progress } from './progress.ts'
import type { Reason } from './reason.ts'
import type { Purpose, Signed, SignedName, Terms } from './sign/signed.ts'
import type { ServiceStatus, StatusWord } from './status.ts'

/**
 * What a chain took for a transaction in a block, in the smallest units of its native currency: never more than the signed
 * bytes allow. `forData` is what it took besides for keeping the bytes on another chain, as some rollups do: that is not
 * bound by any signature, and known by the node's word alone.
 */
export type FeePaid = Readonly<{ value: bigint; forData?: bigint | undefined }>

/**
 * Where a step took effect: in a block, kept so that a reorganisation can be noticed, or at a service that took it. `fee`
 * is unknown where nobody said it, or what was said cannot be.
 */
export type Inclusion =
  | Readonly<{ in: 'block'; blockNumber: bigint; blockHash: string; fee?: FeePaid | undefined }>
  | Readonly<{ in: 'service'; atSeconds: number }>

/** Bytes of a step, and those of earlier attempts with the same nonce or coins, which may still be the ones that get in. */
type Attempt<S> = Readonly<{ terms: Terms; signed: S; earlier: readonly S[] }> & Wish

/** Whether the user wanted out of a step before an attempt of it got in: kept, whatever becomes of the step's block. */
type Wish = Readonly<{ isUnwanted?: true | undefined }>

/**
 * How far one item of the plan has come. Bytes appear in `signed`, which proves that they are unbroadcast, and every later
 * phase carries the same ones. `broadcast` is saved before the bytes first leave. `included` means that the step's effect
 * was read; `reverted` that the chain refused it in a block; `ineffective` that it went through in a block and did not do
 * its work; `replaced` that another transaction has its nonce or coins (`takenBy`, where it was found). `finalized` and `isFinal` mean that no
 * reorganisation can undo the block. `S` is what is had of the bytes: all of them, or less.
 */
export type ItemState<S extends SignedName = Signed> =
  | Readonly<{ phase: 'planned' }>
  | (Readonly<{ phase: 'reserved'; terms: Terms; purpose: Purpose; earlier: readonly S[] }> &
      Readonly<{ broadcastAtSeconds?: number | undefined }> &
      Wish)
  | (Readonly<{ phase: 'signed' }> & Attempt<S>)
  | (Readonly<{ phase: 'replaced'; takenBy?: string | undefined }> & Attempt<S>)
  | (Readonly<{ phase: 'broadcast' }> & Since & Attempt<S>)
  | (Readonly<{ phase: 'included' | 'finalized' }> & Included & Attempt<S>)
  | (Readonly<{ phase: 'reverted' | 'ineffective'; isFinal: boolean }> & Included & Attempt<S>)

/** Where a step is, and when the wallet read that, epoch seconds; rows of before it was kept do not say when. */
type Included = Readonly<{ inclusion: Inclusion; readAtSeconds?: number | undefined }>

/**
 * When the newest bytes were first broadcast, or had to be again: after a reorganisation, or because the user asked. All
 * later broadcasts of them follow from it (see rebroadcast.ts). `isReportedTaken`: an exchange has said that it took them.
 */
type Since = Readonly<{ broadcastAtSeconds: number; isReportedTaken?: true | undefined }>

/**
 * How sure the wallet is of an arrival: read by itself on the chain, or only said by the service. `besides` names whatever
 * was counted beside the last transaction: others, and blocks for the money that came in them.
 */
export type Proof =
  | Readonly<{ proof: 'verified'; txHash: string; amount: Amount; besides?: readonly string[] | undefined }>
  | Readonly<{ proof: 'reported'; txHash: string | undefined; why: Reason }>

type Verified = Extract<Proof, { proof: 'verified' }>

/** What came so far of a fill or a refund, read on its chain, and when the last part of it was found. */
export type Part = Readonly<{ of: 'fill' | 'refund'; came: Verified; sinceSeconds: number }>

/**
 * What is known of a request after its steps: `part` came so far. `isGone`: an arrival was read, and a reorganisation took
 * it out again.
 */
type Followed = Readonly<{ reportedAtSeconds: number | undefined; part?: Part | undefined; isGone?: true | undefined }>

/** `isFinal`: no reorganisation takes the arrival out any more, or it is looked for no more. */
type Ended = Readonly<{ status: ServiceStatus; isFinal?: true | undefined }>

/** Why steps ended by what a chain says. */
export type StepEnd = Readonly<{ reason: 'reverted' | 'noEffect' | 'nonceTaken' | 'cancelled'; index: number }>

/** Why an execution ended without a fill or a refund. */
export type EndReason =
  | StepEnd
  /** `isDoubted`: nobody could say then whether it was paid elsewhere. */
  | Readonly<{ reason: 'abandoned'; isDoubted?: true | undefined }>
  /** The user follows it no more, and an exchange may have carried the step out. */
  | Readonly<{ reason: 'inDoubt'; index: number }>
  | Readonly<{ reason: 'refused'; findings: readonly Finding[] }>
  | Readonly<{ reason: 'expired' }>

/**
 * The whole crossing's state. `failed` after a deposit never comes from a clock, only from a chain or a refund.
 * `refunding` is a failure that the service admits: it is held open until the refund is there. `refunded` with `partOf`
 * brought back only a part of that payment.
 */
export type Stage =
  | Readonly<{ stage: 'steps' }>
  | (Readonly<{ stage: 'tracking'; status: ServiceStatus | undefined }> & Followed)
  | (Readonly<{ stage: 'refunding'; status: ServiceStatus }> & Followed)
  | (Readonly<{ stage: 'filled'; fill: Proof }> & Ended)
  | (Readonly<{ stage: 'refunded'; refund: Proof; partOf?: Amount | undefined }> & Ended)
  | Readonly<{ stage: 'failed'; end: EndReason }>

/**
 * Whether each step waits for the effect of the one before, or all go together because a node simulated them in order;
 * then `gas` is what each used there.
 */
export type Pace =
  | Readonly<{ pace: 'undecided' }>
  | Readonly<{ pace: 'sequential' }>
  | Readonly<{ pace: 'pipelined'; gas: readonly bigint[] }>

/** One line of what happened, for the timeline. */
export type HistoryLine = Readonly<{ atSeconds: number; what: string; index?: number; detail?: string }>

/** What only the user can do for a crossing to go on: unlock the wallet, or wait for or accept a higher fee. */
export type Need = Readonly<{ what: 'unlock' | 'fee'; sinceSeconds: number }>

/**
 * That the wallet pays a deposit address itself: what the approved plan asks for, which `plan` now carries out, and when
 * the user said so.
 */
export type OwnPayment = Readonly<{ asked: DepositAddressItem; agreedAtSeconds: number }>

/** A payment to ourselves out of money that is arriving on Bitcoin, which pays the miner for the arrival as well (CPFP). */
export type Hurry<S extends SignedName = Signed> = Readonly<{ parentTxid: string; step: BitcoinPsbtItem; signed: S }>

/**
 * The request that took over from a crossing's own one, because something else than the quoted amount was paid to its
 * open address (service facts 3 and 7). Its id is the service's word, and is followed, never paid; `paid` was read on
 * the origin chain.
 */
export type Successor = Readonly<{ requestId: string; paid: Amount }>

/**
 * Saves of a transfer that the disk has lost, up to `seq`. `sent` names the newest bytes that may have been broadcast and
 * are not in the record. Nothing more is signed for it.
 */
export type LostSaves = Readonly<{ seq: number; sent?: Readonly<{ index: number; hash: string }> | undefined }>

/** The first free nonce of what a step takes its nonce from (see lane.ts), as it was at the yes; unknown where nobody said. */
export type NonceAtYes = Readonly<{ lane: string; nonce: bigint | undefined }>

/** A payment of the order that this wallet's record knows nothing of: made with the same keys, elsewhere. */
export type PaidElsewhere = Readonly<{ hash: string | undefined; atSeconds: number }>

/** A known word of the service, and when it was first heard, epoch seconds. */
export type HeardStatus = Readonly<{ status: StatusWord; atSeconds: number }>

/** What the desktop is told of a crossing, once. `key` is the same for the same news, so that it is never doubled. */
export type Notice = Readonly<{
  key: string
  executionId: string
  /**
   * An ending; that an arrival is no longer there; a new offer for another amount; that it takes too long; or what only
   * the user can do for it to go on.
   */
  news: 'filled' | 'refunded' | 'failed' | 'gone' | 'requoted' | 'stalled' | 'unlock' | 'fee'
  /** True when the wallet itself read the arrival on the chain. */
  isVerified: boolean
}>

/** What every durable record has whose steps are carried out. */
export type Stepped<S extends SignedName = Signed> = Progress &
  Readonly<{
    id: string
    items: readonly ItemState<S>[]
    /** The most that may be paid for gas in all steps together, as it was shown. */
    mostGas: Amount
    approvedAtSeconds: number
    /** The last obstacle, cleared by the next progress. Nothing is ever done because of it. */
    trouble: Reason | undefined
    /** Since when it is this obstacle, epoch seconds. */
    troubledSinceSeconds?: number | undefined
    /** What it waits for the user for; cleared by the next progress. */
    needs?: Need | undefined
    /** When the fee rose above the agreed one, before a step got into its block. */
    feeRoseAtSeconds?: number | undefined
    /** Read at the yes. Any other nonce at the first signature needs a look first. */
    noncesAtYes?: readonly NonceAtYes[] | undefined
    /** Later saves of it that the disk has lost, if any. */
    lostSaves?: LostSaves | undefined
    history: readonly HistoryLine[]
    /** Counts saves; a save of an older count is refused by the store. */
    seq: number
    updatedAtSeconds: number
  }>

/** Our durable record of an approved plan. Saved before each act; everything needed to resume is in it. */
export type Execution = Stepped & ExecutionRecord

type ExecutionRecord = Readonly<{
  version: 2
  id: string
  requester: Requester
  intent: IntentInput
  intentHash: string
  requestId: string
  orderId: string
  planHash: string
  /** What spoke against the plan when an expert insisted on it; anything else that does stops the next signature. */
  overrides: readonly Finding[]
  /** The service's answer as it came, verified again before each signature. */
  quoteText: string
  receivedAtSeconds: number
  deadlineSeconds: number
  timeEstimateSeconds: number | undefined
  pays: Amount
  expected: Amount
  minimum: Amount
  /** What is carried out: the approved plan, or our own payment of the deposit address that it names. */
  plan: readonly Item[]
  ownPayment?: OwnPayment | undefined
  pace: Pace
  stage: Stage
  /** What was signed to hurry an arrival on Bitcoin, the newest first. */
  hurries?: readonly Hurry[] | undefined
  /** The request that took over for another amount than the quoted one, if any. */
  successor?: Successor | undefined
  /** What was really paid from elsewhere to a deposit address, read on the origin chain; unknown where it was not read. */
  paid?: Amount | undefined
  /** Where the service was to look for what was paid by mistake, the newest look first. */
  astray?: readonly AstrayLook[] | undefined
  /** Notices that the desktop has not been given yet. */
  untold: readonly Notice[]
  /** A notice of its fill was made, and none since that it is lost or ended otherwise. */
  isFillTold?: true | undefined
  /** The known words that the service has said of the request that is followed, each once, and when it first did. */
  statusesHeard?: readonly HeardStatus[] | undefined
  /** What was found to have paid for it elsewhere; nothing is signed from then on. */
  elsewhere?: PaidElsewhere | undefined
}>

/** Phases in which the effect of a step was read. */
export function isEffective(state: Pick<ItemState, 'phase'>): boolean {
  return state.phase === 'included' || state.phase === 'finalized'
}

/** When the wallet read the effect of a step; undefined where it has none now. */
export function effectiveAtSeconds(state: ItemState<SignedName> | undefined): number | undefined {
  return state && 'readAtSeconds' in state && isEffective(state) ? state.readAtSeconds : undefined
}

/** Whether a step that took effect is what a record last got on by: then money has moved. */
export function gotOnByStep({
  items,
  lastProgressAtSeconds,
}: Pick<Execution, 'items' | 'lastProgressAtSeconds'>): boolean {
  return items.some((state) => effectiveAtSeconds(state) === lastProgressAtSeconds)
}

/** When the service first said this word of the request that is followed; undefined where it has not. */
export function heardAtSeconds(
  { statusesHeard = [] }: Pick<Execution, 'statusesHeard'>,
  word: ServiceStatus['status'],
): number | undefined {
  return statusesHeard.find(({ status }) => status === word)?.atSeconds
}

/** Whether an item only ties a nonce to the order: without the transfer after it, nothing moves. */
export function isMapping(item: Item | undefined): boolean {
  return item?.kind === 'exchangeAAuthorize'
}

/** Whether a deposit address is still to be paid, from elsewhere, as far as the service has said. */
export function isAwaitingPayment({ stage, plan }: Pick<Execution, 'stage' | 'plan'>): boolean {
  if (stage.stage !== 'tracking' || !isPaidElsewhere(plan)) return false
  return stage.status === undefined || stage.status.status === 'waiting'
}

/** Whether a step is in a block that a reorganisation may still undo. */
export function isUnsettled(state: ItemState<SignedName>): boolean {
  return 'inclusion' in state && state.inclusion.in === 'block' && !isFinalState(state)
}

/** Whether no reorganisation can undo the block of a step any more. */
export function isFinalState(state: ItemState<SignedName>): boolean {
  return state.phase === 'finalized' || ('isFinal' in state && state.isFinal)
}

/**
 * Whether an arrival is looked at again: until it is final, while more of it may come, and where its word is the service's
 * alone for a reason that may pass.
 */
export function isArrivalOpen({ stage, intent }: Pick<Execution, 'stage' | 'intent'>): boolean {
  if ((stage.stage !== 'filled' && stage.stage !== 'refunded') || stage.isFinal) return false
  const proof = stage.stage === 'filled' ? stage.fill : stage.refund
  if (proof.proof === 'verified') return true
  const mayGrow = proof.why.code !== 'ARRIVAL_SHORT' || !hasCallsOnArrival(intent)
  return mayGrow && MAY_BE_READ_LATER.includes(proof.why.code)
}

/** Whether contracts are called with the money where it arrives: then the recipient has only the rest of it. */
export function hasCallsOnArrival({ calls = [] }: Pick<IntentInput, 'calls'>): boolean {
  return calls.length > 0
}

const MAY_BE_READ_LATER: readonly Reason['code'][] = ['ARRIVAL_SHORT', 'ARRIVAL_UNPROVABLE']

/** True while there is something to carry out or to follow. */
export function isInFlight({ stage }: Readonly<{ stage: Pick<Stage, 'stage'> }>): boolean {
  return stage.stage === 'steps' || stage.stage === 'tracking' || stage.stage === 'refunding'
}
