import type { Hex } from '../lib/hex.ts'
import type { Approval, Requester } from './approval.ts'
import type { Amount } from './currency.ts'
import type { Finding } from './finding.ts'
import { type IntentInput, inputOf } from './intent.ts'
import type { Item } from './item.ts'
import type { Notice } from './notice.ts'
import type { EvmTerms, Signed } from './sign/signed.ts'
import type { ServiceStatus } from './status.ts'

/** Where a transaction stands: the block is kept so that a reorganisation can be noticed. */
export type Inclusion = Readonly<{ blockNumber: bigint; blockHash: Hex }>

/**
 * How far one item of the plan has come. Bytes appear in `signed` and never change after it: every later phase carries
 * the same ones. `done` means that the step's effect was read from the chain, not that it was sent.
 */
export type ItemState =
  | Readonly<{ phase: 'planned' }>
  | Readonly<{ phase: 'reserved'; terms: EvmTerms }>
  | Readonly<{ phase: 'signed'; terms: EvmTerms; signed: Signed }>
  | Readonly<{ phase: 'sent'; terms: EvmTerms; signed: Signed }>
  | Readonly<{ phase: 'done'; terms: EvmTerms; signed: Signed; inclusion: Inclusion }>
  | Readonly<{ phase: 'reverted'; terms: EvmTerms; signed: Signed; inclusion: Inclusion }>

/** How sure the wallet is of an arrival: read by itself on the chain, or only said by the service. */
export type Proof =
  | Readonly<{ proof: 'verified'; txHash: string; amount: Amount }>
  | Readonly<{ proof: 'reported'; txHash: string | undefined; why: string }>

/** Why an execution ended without a fill or a refund. */
export type EndReason =
  | Readonly<{ reason: 'reverted'; index: number }>
  | Readonly<{ reason: 'nonceTaken'; index: number }>
  | Readonly<{ reason: 'refused'; findings: readonly Finding[] }>
  | Readonly<{ reason: 'expired' }>

/** The whole crossing's state. `failed` after a deposit never comes from a clock, only from a chain or a refund. */
export type Stage =
  | Readonly<{ stage: 'steps' }>
  | Readonly<{ stage: 'tracking'; status: ServiceStatus | undefined; isReported: boolean }>
  | Readonly<{ stage: 'filled'; fill: Proof; status: ServiceStatus }>
  | Readonly<{ stage: 'refunded'; refund: Proof; status: ServiceStatus }>
  | Readonly<{ stage: 'failed'; end: EndReason }>

/** One line of what happened, for the timeline. */
export type HistoryLine = Readonly<{ atSeconds: number; what: string; index?: number; detail?: string }>

/** Our durable record of an approved plan. Saved before each act; everything needed to resume is in it. */
export type Execution = Readonly<{
  version: 1
  id: string
  requester: Requester
  intent: IntentInput
  intentHash: string
  requestId: string
  orderId: string
  planHash: string
  /** The service's answer as it came, verified again before each signature. */
  quoteText: string
  receivedAtSeconds: number
  approvedAtSeconds: number
  deadlineSeconds: number
  timeEstimateSeconds: number | undefined
  pays: Amount
  expected: Amount
  minimum: Amount
  /** The most that may be paid for gas in all steps together, as it was shown. */
  mostGas: Amount
  plan: readonly Item[]
  items: readonly ItemState[]
  stage: Stage
  /** Notices that the desktop has not been given yet. */
  untold: readonly Notice[]
  /** The last obstacle in words, cleared by the next progress. Never a reason to act. */
  trouble: string | undefined
  history: readonly HistoryLine[]
  /** Counts saves; a save of an older count is refused by the store. */
  seq: number
  updatedAtSeconds: number
}>

/** What to do next. `perform` answers with an event, or with nothing when there is only to wait. */
export type Task =
  | Readonly<{ task: 'reserve'; index: number }>
  | Readonly<{ task: 'sign'; index: number }>
  | Readonly<{ task: 'send'; index: number }>
  | Readonly<{ task: 'confirm'; index: number }>
  | Readonly<{ task: 'report' }>
  | Readonly<{ task: 'track' }>
  | Readonly<{ task: 'proveFill'; txHashes: readonly string[] }>
  | Readonly<{ task: 'proveRefund'; txHashes: readonly string[] }>
  | Readonly<{ task: 'tell'; notice: Notice }>

/**
 * Starts the durable record of an approval; the only way to one.
 *
 * @param quoteText the body of the quote, as it came
 */
export function start(approval: Approval, quoteText: string): Execution {
  const { id, requester, quote, decidedAtSeconds } = approval
  return {
    version: 1,
    id,
    requester,
    intent: inputOf(quote.intent),
    intentHash: quote.intent.hash,
    requestId: quote.requestId,
    orderId: quote.orderId,
    planHash: quote.planHash,
    quoteText,
    receivedAtSeconds: quote.receivedAtSeconds,
    approvedAtSeconds: decidedAtSeconds,
    deadlineSeconds: quote.deadlineSeconds,
    timeEstimateSeconds: quote.timeEstimateSeconds,
    pays: quote.pays,
    expected: quote.expected,
    minimum: quote.minimum,
    mostGas: quote.mostGas,
    plan: quote.plan,
    items: quote.plan.map(() => ({ phase: 'planned' })),
    stage: { stage: 'steps' },
    untold: [],
    trouble: undefined,
    history: [{ atSeconds: decidedAtSeconds, what: 'approved' }],
    seq: 0,
    updatedAtSeconds: decidedAtSeconds,
  }
}

const STEP_TASKS = { planned: 'reserve', reserved: 'sign', signed: 'send', sent: 'confirm' } as const

/**
 * Says what to do now; undefined when there is nothing left. Pure: resuming, retrying and starting are the same
 * question. A step is begun only when the effect of the one before it was read from the chain.
 */
export function next(execution: Execution): Task | undefined {
  const [notice] = execution.untold
  if (notice) return { task: 'tell', notice }
  const { stage, items } = execution
  if (stage.stage === 'steps') {
    const index = items.findIndex((item) => item.phase !== 'done')
    const item = items[index]
    return !item || item.phase === 'done' || item.phase === 'reverted'
      ? undefined
      : { task: STEP_TASKS[item.phase], index }
  }
  if (stage.stage !== 'tracking') return undefined
  if (!stage.isReported) return { task: 'report' }
  if (stage.status?.status === 'success') return { task: 'proveFill', txHashes: stage.status.txHashes }
  if (stage.status?.status === 'refund') return { task: 'proveRefund', txHashes: stage.status.txHashes }
  return { task: 'track' }
}

/** True while there is something to carry out or to follow. */
export function isInFlight(execution: Execution): boolean {
  return execution.stage.stage === 'steps' || execution.stage.stage === 'tracking'
}
