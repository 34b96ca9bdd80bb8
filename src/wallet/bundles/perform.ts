import { revokedSpender } from '../../core/allowances/revoke.ts'
import type { BundleEvent, IncludedWithDeposits } from '../../core/bundle/apply.ts'
import type { Bundle, BundleFailure, BundleTask } from '../../core/bundle/bundle.ts'
import { isUndelegation } from '../../core/bundle/undelegation.ts'
import { type Execution, isInFlight } from '../../core/execution/execution.ts'
import { isFailing } from '../../core/execution/steps/step.ts'
import { depositsIn } from '../../core/families/evm/deposit-events.ts'
import type { TransactionReceipt } from '../../core/families/evm/receipt.ts'
import { nonceResource } from '../../core/reservation/nonces.ts'
import type { Signed, SigningPurpose, StepTerms } from '../../core/sign/signed.ts'
import { isCausewayError } from '../../lib/errors.ts'
import { obstacleEvent } from '../engine/adapters/step-adapter.ts'
import { withOneNode } from '../engine/one-node.ts'
import { eventOrStall } from '../engine/polling/stall.ts'
import {
  broadcastStep,
  confirmStep,
  type RecheckStep,
  recheckIncludedItems,
  reserveStep,
  type StepTaskWork,
  signStep,
} from '../engine/step-tasks.ts'
import { FIRST_SIGNATURE_SECONDS } from '../engine/transfer-steps.ts'
import { isReservedByUnreadable } from '../engine/unreadable-reservation.ts'
import { confirmEvmBytes, type EffectJudge, recheckEvmBytes } from '../families/evm/confirmation.ts'
import { inclusionFromReceipt } from '../families/evm/inclusion.ts'
import { revertMessage } from '../families/evm/revert-message.ts'
import { allowanceSince, type TransactionEffect } from '../families/evm/transaction-effect.ts'
import { isNonceUnrecorded } from '../families/evm/unrecorded-nonce.ts'
import { readDepositOutcomes } from './deposit-outcomes.ts'
import type { BundleNode, BundlePorts } from './ports.ts'
import { reserveCall } from './reservation.ts'
import type { UnrecordedCalls } from './unrecorded-calls.ts'

/** From the approval to the first call's signature. */
export const FUNDED_SIGNATURE_SECONDS = 3_600

const UNREAD_SECONDS = 86_400

/** Carries out one task of a bundle. */
export async function performForBundle(
  task: BundleTask,
  bundle: Bundle,
  ports: BundlePorts,
): Promise<BundleEvent | undefined> {
  const isAlone = () => bundle.stage.stage === 'calls' && ports.node(bundle.chainId).isAlone?.() === true
  return withOneNode(await perform(task, bundle, ports), isAlone)
}

async function perform(task: BundleTask, bundle: Bundle, ports: BundlePorts): Promise<BundleEvent | undefined> {
  switch (task.task) {
    case 'fund':
      return unlessSent(await lookAtFunding(bundle, ports), bundle, ports)
    case 'reserve':
      return bundle.lostSaves ? lost(bundle, ports) : reserveStep<BundleEvent>(task.index, workOf(bundle, ports))
    case 'sign':
      return sign(task.index, bundle, ports)
    case 'broadcast':
      return broadcastStep<BundleEvent>(task.index, workOf(bundle, ports))
    case 'confirm':
      await ports.mark(bundle)
      return confirmStep<BundleEvent>(task.index, workOf(bundle, ports))
    case 'settle':
      return recheckIncludedItems(bundle, settling(bundle, ports))
    case 'follow':
      return (await recheckIncludedItems(bundle, settling(bundle, ports))) ?? readDepositOutcomes(bundle, ports)
    case 'tell':
      return (await ports.tell(bundle)) ? { event: 'told', atSeconds: ports.nowSeconds() } : undefined
  }
}

// Funding counts once the wallet itself has read it. A missing transfer never began and signed nothing.
async function lookAtFunding(bundle: Bundle, ports: BundlePorts): Promise<BundleEvent | undefined> {
  const atSeconds = ports.nowSeconds()
  const executions = await Promise.all(bundle.funding.map(ports.execution))
  const hasArrived = (execution: Execution | undefined) =>
    execution?.stage.stage === 'filled' && execution.stage.fill.proof === 'verified'
  for (const [index, executionId] of bundle.funding.entries()) {
    const execution = executions[index]
    if (execution && (isInFlight(execution) || hasArrived(execution))) continue
    const isRefunded = execution?.stage.stage === 'refunded'
    return { event: 'ended', end: { reason: 'notFunded', executionId, isRefunded }, atSeconds }
  }
  return executions.every(hasArrived) ? { event: 'funded', atSeconds } : undefined
}

// A record that lost saves signs nothing more: they may include sent bytes.
async function sign(index: number, bundle: Bundle, ports: BundlePorts): Promise<BundleEvent | undefined> {
  const state = bundle.items[index]
  const isReplacement = state?.phase === 'reserved' && state.earlier.length > 0
  if (isReplacement) await ports.mark(bundle)
  const work = workOf(bundle, ports)
  if (!bundle.lostSaves) return signStep<BundleEvent>(index, work)
  return isReplacement ? confirmStep<BundleEvent>(index, work) : lost(bundle, ports)
}

// The approval of its very bytes proves a page's call.
function workOf(bundle: Bundle, ports: BundlePorts): StepTaskWork<BundleEvent> {
  const { approvedAtSeconds, funding, account, chainId } = bundle
  const { node, nowSeconds, broadcasts } = ports
  const confirmAt = (index: number) => {
    const state = bundle.items[index] ?? { phase: 'planned' as const }
    const isInvalid = async () => {
      const { areBytesInvalid } = await import('../families/evm/invalid-bytes.ts')
      return areBytesInvalid({ record: bundle, index }, ports)
    }
    const bytes = { from: account, state, index, isInvalid }
    return confirmEvmBytes(bytes, { node: node(chainId), nowSeconds, broadcasts }, async () =>
      judgeOf(index, bundle, ports),
    )
  }
  return {
    record: bundle,
    // A page's calls have no stated expiry.
    yes: {
      atSeconds: approvedAtSeconds,
      lastsSeconds: funding.length > 0 ? FUNDED_SIGNATURE_SECONDS : FIRST_SIGNATURE_SECONDS,
      deadlineSeconds: 0,
    },
    reserve: async (index) => unlessSent(await reserveCall(bundle, index, ports), bundle, ports),
    confirm: confirmAt,
    confirmWaiting: confirmAt,
    settle: settling(bundle, ports),
    expired: () => unlessSent(ended({ reason: 'expired' }, ports), bundle, ports),
    doubted: async (_index, terms, isLate) => {
      const nonce = 'nonce' in terms ? BigInt(terms.nonce) : 0n
      const about = { resource: nonceResource(chainId, account), nonce, knows: () => true }
      if (!(await isNonceUnrecorded(bundle, about, ports))) return undefined
      const end = isLate ? ended({ reason: 'expired' }, ports) : undefined
      return unsentEvent(await search(bundle, ports), end, { bundle, ports })
    },
    isHeldUnread: (_index, terms) =>
      isReservedByUnreadable(bundle, { resource: nonceResource(chainId, account), terms }, ports),
    obstructed: async (event) => event,
    unproven: async () => undefined,
    sign: (index, about) => signCall(index, about, bundle, ports),
    broadcastAfter: () => undefined,
    slowOr: (found) => eventOrStall(found, bundle, ports),
    broadcasts,
    nowSeconds,
  }
}

async function signCall(
  index: number,
  { terms, purpose }: Readonly<{ terms: StepTerms; purpose: SigningPurpose }>,
  bundle: Bundle,
  ports: BundlePorts,
): Promise<Signed | BundleEvent | undefined> {
  const { calls, account, chainId } = bundle
  const call = calls[index]
  if (!call || terms.terms !== 'evm') return undefined
  try {
    return await ports.withKey({ of: 'evm', address: account }, (privateKey) => {
      const signing = { terms, purpose, privateKey }
      return isUndelegation(bundle)
        ? ports.signUndelegation({ account, chainId }, signing)
        : ports.signCall({ call, account, chainId }, signing)
    })
  } catch (error) {
    if (isCausewayError(error, 'KEY_DELETED')) return obstacleEvent(ports, { code: 'KEY_DELETED' })
    if (isCausewayError(error, 'RECORD_CHANGED')) return obstacleEvent(ports, { code: 'RECORD_CHANGED' })
    // It's reported, and expires: nothing was broadcast.
    return obstacleEvent(ports, {
      code: 'COULD_NOT_SIGN',
      words: error instanceof Error ? error.message : String(error),
    })
  }
}

function settling(bundle: Bundle, { node, nowSeconds }: BundlePorts): RecheckStep<BundleEvent> {
  return async (index) => {
    const state = bundle.items[index]
    return state && recheckEvmBytes({ state, index }, { node: node(bundle.chainId), nowSeconds })
  }
}

// Another copy of this wallet may have sent it.
async function unlessSent(
  event: BundleEvent | undefined,
  bundle: Bundle,
  ports: BundlePorts,
): Promise<BundleEvent | undefined> {
  if (event?.event !== 'ended') return event
  return unsentEvent(await search(bundle, ports), event, { bundle, ports })
}

function unsentEvent(
  look: UnrecordedCalls,
  unsent: BundleEvent | undefined,
  { bundle, ports }: Readonly<{ bundle: Bundle; ports: BundlePorts }>,
): BundleEvent | undefined {
  if (look.found === 'unsent') return unsent
  if (look.found === 'sent') {
    const { sent, read } = look
    return { event: 'ended', end: { reason: 'sentElsewhere', sent }, read, atSeconds: ports.nowSeconds() }
  }
  const isOver = Math.abs(ports.nowSeconds() - bundle.approvedAtSeconds) >= UNREAD_SECONDS
  return look.found === 'unread' && !isOver ? obstacleEvent(ports, look.reason) : maybeSent(ports)
}

// Lost saves may include sent bytes.
async function lost(bundle: Bundle, ports: BundlePorts): Promise<BundleEvent | undefined> {
  return unsentEvent(await search(bundle, ports), maybeSent(ports), { bundle, ports })
}

/** How an abandoned bundle ends: another copy may have sent it, or a block be undone. */
export async function abandonedBundleEvent(bundle: Bundle, ports: BundlePorts): Promise<BundleEvent> {
  const look = await search(bundle, ports)
  const isInDoubt = bundle.lostSaves !== undefined || bundle.items.some(isFailing)
  const unsent = isInDoubt ? maybeSent(ports) : ended({ reason: 'abandoned' }, ports)
  return (look.found === 'unread' ? undefined : unsentEvent(look, unsent, { bundle, ports })) ?? maybeSent(ports)
}

function maybeSent(ports: BundlePorts): BundleEvent {
  return ended({ reason: 'maybeSent' }, ports)
}

function ended(end: BundleFailure, { nowSeconds }: BundlePorts): BundleEvent {
  return { event: 'ended', end, atSeconds: nowSeconds() }
}

// A page's call has no stated effect; a revocation has.
async function hasEffect(
  index: number,
  bundle: Bundle,
  { blockNumber }: TransactionReceipt,
  ports: BundlePorts,
): Promise<TransactionEffect> {
  const { requester, calls, account, chainId } = bundle
  if (isUndelegation(bundle)) return undelegated(account, blockNumber, ports.node(chainId))
  const call = calls[index]
  const counterparty = requester.by === 'wallet' && call ? revokedSpender(call) : undefined
  if (!call?.to || counterparty === undefined) return 'done'
  const left = await allowanceSince(blockNumber, { to: call.to, from: account, counterparty }, ports.node(chainId))
  if (!left?.ok) return 'unread'
  return left.value === 0n ? 'done' : 'none'
}

async function undelegated(
  account: string,
  blockNumber: bigint,
  { height, delegate }: Pick<BundleNode, 'height' | 'delegate'>,
): Promise<TransactionEffect> {
  const newest = await height()
  if (!newest.ok || newest.value < blockNumber) return 'unread'
  const left = await delegate(account, newest.value)
  if (!left.ok) return 'unread'
  return left.value === undefined ? 'done' : 'none'
}

// An undelegation's call has no effect by itself.
async function whyReverted(index: number, bundle: Bundle, blockNumber: bigint, ports: BundlePorts) {
  const { calls, account, chainId } = bundle
  const call = calls[index]
  if (!call || isUndelegation(bundle)) return {}
  return revertMessage(ports.node(chainId), { ...call, from: account }, blockNumber)
}

function judgeOf(index: number, bundle: Bundle, ports: BundlePorts): EffectJudge {
  return async ({ signed, receipt }) => {
    const { status, logs, blockNumber } = receipt
    const about = {
      index,
      hash: signed.hash,
      inclusion: inclusionFromReceipt(signed, receipt),
      atSeconds: ports.nowSeconds(),
    }
    // A delegate's code can revert it; the nonce is used.
    if (signed.purpose === 'cancel') return { event: 'included', ...about }
    if (status === 'reverted')
      return { event: 'reverted', ...about, ...(await whyReverted(index, bundle, blockNumber, ports)) }
    const effect = await hasEffect(index, bundle, receipt, ports)
    if (effect === 'unread') return undefined
    if (effect === 'none') return { event: 'ineffective', ...about }
    const deposits = depositsIn(logs, ports.depositories(bundle.chainId))
    const included: IncludedWithDeposits & typeof about = { event: 'included', ...about, deposits }
    return included
  }
}

// Loads its code only when needed.
async function search(bundle: Bundle, ports: BundlePorts): Promise<UnrecordedCalls> {
  return (await import('./unrecorded-calls.ts')).findUnrecordedCalls(bundle, ports)
}
