import type { Hex } from '../../lib/hex.ts'
import type { RecordWithSteps, StepFailure } from '../execution/execution.ts'
import { mayStillReorg } from '../execution/execution.ts'
import { isCancel } from '../execution/steps/step.ts'
import { nextStep, reorgedStepTask, type StepTask } from '../execution/steps/tasks.ts'
import type { Deposit } from '../families/evm/deposit-events.ts'
import type { Signed, SignedName } from '../sign/signed.ts'
import {
  type DepositOutcome,
  depositOutcomeOf,
  isDepositOutcomeFinal,
  mayRefundGrow,
  type ReadDeposit,
  type UnfollowedReason,
} from './deposit-outcome.ts'

/** `to` is undefined for contract creation; `value` is wei; `gas` is the page's limit. */
export type BundleCall = Readonly<{ to: string | undefined; data: Hex; value: bigint; gas: bigint | undefined }>

/** `callsId` is the page's id (EIP-5792), `key` the relay's name of the call. */
export type SiteRequester = Readonly<{ by: 'transaction' | 'calls'; origin: string; callsId: string; key: string }>

export type BundleRequester = SiteRequester | Readonly<{ by: 'wallet'; wish: 'revoke' | 'undelegate' }>

/** Undefined for the user's own bundle. */
export function siteRequesterOf({ requester }: Readonly<{ requester: BundleRequester }>): SiteRequester | undefined {
  return requester.by === 'wallet' ? undefined : requester
}

export type BundleFailure =
  /** The funding ended without a read arrival, or was refunded. */
  | Readonly<{ reason: 'notFunded'; executionId: string; isRefunded: boolean }>
  /** A node predicts failure, so nothing is signed. */
  | Readonly<{ reason: 'wouldFail'; index: number; message: string }>
  | StepFailure
  | Readonly<{ reason: 'expired' | 'abandoned' }>
  /** An unknown transaction may hold a call. */
  | Readonly<{ reason: 'maybeSent' }>
  | Readonly<{ reason: 'sentElsewhere'; sent: readonly SentCall[] }>

/** `status` is its receipt's; absent while unread. */
export type SentCall = Readonly<{ index: number; hash: string; status?: 'success' | 'reverted' }>

/** `simulated` before approval, `read` in block logs. `unfollowed`: why their outcome isn't polled. */
export type BundleDeposits = Readonly<{
  simulated: readonly Deposit[]
  read: readonly ReadDeposit[]
  outcomes?: readonly DepositOutcome[]
  unfollowed?: UnfollowedReason
}>

export type BundleStage =
  | Readonly<{ stage: 'funding' | 'calls' | 'done' }>
  | Readonly<{ stage: 'failed'; end: BundleFailure }>

/** The durable record of approved calls (EIP-5792), saved before each act. */
export type Bundle<S extends SignedName = Signed> = RecordWithSteps<S> &
  Readonly<{
    version: 1
    requester: BundleRequester
    chainId: number
    account: string
    calls: readonly BundleCall[]
    /** Calls start after these executions arrive. */
    funding: readonly string[]
    /** By ERC-7682. */
    asksFunds: boolean
    deposits?: BundleDeposits
    stage: BundleStage
    isTold: boolean
  }>

export type BundleTask = Readonly<{ task: 'fund' | 'settle' | 'follow' | 'tell' }> | StepTask

/** The next task; calls run in order (EIP-5792). */
export function nextOfBundle(bundle: Bundle): BundleTask | undefined {
  return nextWorkOfBundle(bundle) ?? pendingNotificationOfBundle(bundle)
}

export function pendingNotificationOfBundle(
  bundle: Pick<Bundle, 'stage' | 'isTold' | 'stalledSinceSeconds' | 'needs'>,
): BundleTask | undefined {
  const isWaiting = bundle.stalledSinceSeconds !== undefined || bundle.needs !== undefined
  const isNews = !isBundleInFlight(bundle) || isWaiting
  return isNews && !bundle.isTold ? { task: 'tell' } : undefined
}

export function nextWorkOfBundle(bundle: Bundle): BundleTask | undefined {
  const { stage, items } = bundle
  if (stage.stage === 'funding') return { task: 'fund' }
  if (stage.stage === 'calls') return nextStep(items)
  const isFollowed = openDeposits(bundle).length > 0
  return (
    reorgedStepTask(items) ??
    (isFollowed ? { task: 'follow' } : items.some(mayStillReorg) ? { task: 'settle' } : undefined)
  )
}

/** The deposits whose outcome is polled. */
export function openDeposits({ deposits }: Pick<Bundle, 'deposits'>): readonly ReadDeposit[] {
  if (!deposits || deposits.unfollowed !== undefined) return []
  const isOpen = (outcome: DepositOutcome | undefined) =>
    outcome === undefined || !isDepositOutcomeFinal(outcome) || mayRefundGrow(outcome)
  return deposits.read.filter((each) => isOpen(depositOutcomeOf(deposits.outcomes ?? [], each)))
}

export function awaitsOnlyRefundParts(bundle: Pick<Bundle, 'deposits'>): boolean {
  const outcomes = openDeposits(bundle).map((each) => depositOutcomeOf(bundle.deposits?.outcomes ?? [], each))
  return outcomes.length > 0 && outcomes.every((outcome) => outcome !== undefined && mayRefundGrow(outcome))
}

export function isBundleInFlight({ stage }: Pick<Bundle, 'stage'>): boolean {
  return stage.stage === 'funding' || stage.stage === 'calls'
}

/** The included calls' hashes in order, reverted and foreign ones too. */
export function hashesInBlocks({ items, stage }: Pick<Bundle, 'items' | 'stage'>): readonly string[] {
  return items.flatMap((state, index) => {
    if ('inclusion' in state) return isCancel(state) ? [] : [state.signed.hash]
    return hashSentElsewhere({ stage }, index) ?? []
  })
}

export function hashSentElsewhere({ stage }: Pick<Bundle, 'stage'>, index: number): string | undefined {
  return callSentElsewhere({ stage }, index)?.hash
}

export function callSentElsewhere({ stage }: Pick<Bundle, 'stage'>, index: number): SentCall | undefined {
  if (stage.stage !== 'failed' || stage.end.reason !== 'sentElsewhere') return undefined
  return stage.end.sent.find((each) => each.index === index)
}

const PREFIX = 'bundle:'

/** Makes a bundle id; no execution shares its form. */
export function bundleIdOf(name: string): string {
  return `${PREFIX}${name}`
}

export function isBundleId(id: string): boolean {
  return id.startsWith(PREFIX)
}

export function isBundle<R extends Readonly<{ id: string }>>(
  record: R,
): record is Extract<R, Readonly<{ calls: readonly BundleCall[] }>> {
  return isBundleId(record.id)
}
