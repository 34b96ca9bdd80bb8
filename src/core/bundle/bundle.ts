import type { Hex } from '../../lib/hex.ts'
import { type DepositFate, fateOf, isFateOver, type ReadDeposit, type Unfollowed } from '../deposit-fate.ts'
import type { Deposit } from '../deposits.ts'
import type { StepEnd, Stepped } from '../execution.ts'
import { isUnsettled, type NonceAtYes } from '../execution.ts'
import type { Signed, SignedName } from '../sign/signed.ts'
import { isCancel } from '../step.ts'
import { lostStep, nextStep, type StepTask } from '../step-tasks.ts'

/**
 * One call as it is asked for, by a page or in the wallet: nothing of it is ever changed. `to` is undefined where it
 * makes a contract; `value` in wei; `gas` is the page's own limit, where it gave one.
 */
export type PageCall = Readonly<{ to: string | undefined; data: Hex; value: bigint; gas: bigint | undefined }>

/**
 * A page that asked for a bundle: the origin of its port, the id that the page follows it by (EIP-5792), its relay's key
 * of the call, and how it asked: `transaction` is answered with a hash, `calls` with the id.
 */
export type SiteRequester = Readonly<{ by: 'transaction' | 'calls'; origin: string; callsId: string; key: string }>

/** Who asked for a bundle: a page, or the user in the wallet's own pages; `takeBack` ends an allowance. */
export type BundleRequester = SiteRequester | Readonly<{ by: 'wallet'; wish: 'takeBack' }>

/** The page that asked for a bundle; undefined for what was asked for in the wallet itself. */
export function siteOf({ requester }: Readonly<{ requester: BundleRequester }>): SiteRequester | undefined {
  return requester.by === 'wallet' ? undefined : requester
}

/** Why a bundle ended before all of its calls went through. */
export type BundleEnd =
  /** A crossing that was to bring the money ended without an arrival that the wallet has read, or was paid back. */
  | Readonly<{ reason: 'notFunded'; executionId: string; isRefunded: boolean }>
  /** A node says that the call would not go through now, so that it was not signed. */
  | Readonly<{ reason: 'wouldFail'; index: number; message: string }>
  | StepEnd
  /** It waited for longer than a yes is good for. */
  | Readonly<{ reason: 'expired' }>
  /** The account has sent something since the yes that no record here tells of: it may be this very call. */
  | Readonly<{ reason: 'maybeSent' }>

/**
 * What a bundle pays to the crossing service's depositories: `foreseen` by a trial run before the yes, and `read` in the
 * logs of the blocks that the calls are in, by the call. `fates` is what became of those that were read, and `unfollowed`
 * why that is not asked about now; absent while it is, or where there is nothing to say.
 */
export type BundleDeposits = Readonly<{
  foreseen: readonly Deposit[]
  read: readonly ReadDeposit[]
  fates?: readonly DepositFate[]
  unfollowed?: Unfollowed
}>

export type BundleStage =
  | Readonly<{ stage: 'funding' | 'calls' | 'done' }>
  | Readonly<{ stage: 'failed'; end: BundleEnd }>

/**
 * Our durable record of calls that the user approved, a page's or the wallet's own (EIP-5792's call bundle; a single
 * transaction is a bundle of one). Saved before each act. `S` is what is had of signed bytes: all of them, or less.
 */
export type Bundle<S extends SignedName = Signed> = Stepped<S> &
  Readonly<{
    version: 1
    requester: BundleRequester
    chainId: number
    account: string
    calls: readonly PageCall[]
    /** Executions that bring what the account lacks; the calls begin once all of them have arrived. */
    funding: readonly string[]
    /** Whether the page asked for funds by ERC-7682, and is told how that went. */
    asksFunds: boolean
    /** Absent where nothing was foreseen, and nothing read. */
    deposits?: BundleDeposits
    stage: BundleStage
    noncesAtYes: readonly NonceAtYes[]
    /** Whether the desktop was told of the newest wait for the user, stall or ending. */
    isTold: boolean
  }>

/** What to do next for a bundle. */
export type BundleTask = Readonly<{ task: 'fund' | 'settle' | 'follow' | 'tell' }> | StepTask

/**
 * Says what to do now for a bundle; undefined when there is nothing left. Calls are made one after the other: each begins
 * when the effect of the one before was read (EIP-5792: in order).
 */
export function nextOfBundle(bundle: Bundle): BundleTask | undefined {
  return nextWorkOfBundle(bundle) ?? pendingNotificationOfBundle(bundle)
}

/** The notification of a wait for the user, of a stall or of an ending that the desktop has not been given yet. */
export function pendingNotificationOfBundle(
  bundle: Pick<Bundle, 'stage' | 'isTold' | 'stalledSinceSeconds' | 'needs'>,
): BundleTask | undefined {
  const isWaiting = bundle.stalledSinceSeconds !== undefined || bundle.needs !== undefined
  const isNews = !isBundleInFlight(bundle) || isWaiting
  return isNews && !bundle.isTold ? { task: 'tell' } : undefined
}

/** What to do now for a bundle, apart from telling the user. */
export function nextWorkOfBundle(bundle: Bundle): BundleTask | undefined {
  const { stage, items } = bundle
  if (stage.stage === 'funding') return { task: 'fund' }
  if (stage.stage === 'calls') return nextStep(items)
  const isFollowed = openDeposits(bundle).length > 0
  return lostStep(items) ?? (isFollowed ? { task: 'follow' } : items.some(isUnsettled) ? { task: 'settle' } : undefined)
}

/** The deposits of calls in blocks whose fate is asked about: none where that is not done now. */
export function openDeposits({ deposits }: Pick<Bundle, 'deposits'>): readonly ReadDeposit[] {
  if (!deposits || deposits.unfollowed !== undefined) return []
  const isOpen = (fate: DepositFate | undefined) => fate === undefined || !isFateOver(fate)
  return deposits.read.filter((each) => isOpen(fateOf(deposits.fates ?? [], each)))
}

/** True while calls of a bundle are still to be made or looked for. */
export function isBundleInFlight({ stage }: Pick<Bundle, 'stage'>): boolean {
  return stage.stage === 'funding' || stage.stage === 'calls'
}

/** The hashes of the calls that are in a block, in their order, also of one that the chain refused there. */
export function hashesInBlocks({ items }: Pick<Bundle, 'items'>): readonly string[] {
  return items.flatMap((state) => ('inclusion' in state && !isCancel(state) ? [state.signed.hash] : []))
}

const PREFIX = 'bundle:'

/** The id of a bundle by its unguessable name; no execution has one like it. */
export function bundleIdOf(name: string): string {
  return `${PREFIX}${name}`
}

/** True for the id of a bundle. */
export function isBundleId(id: string): boolean {
  return id.startsWith(PREFIX)
}

/** Whether a record is of a bundle, and not of a crossing: its id says which. */
export function isBundle<R extends Readonly<{ id: string }>>(
  record: R,
): record is Extract<R, Readonly<{ calls: readonly PageCall[] }>> {
  return isBundleId(record.id)
}
