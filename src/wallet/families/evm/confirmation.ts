import type { BroadcastResult } from '../../../core/chain/broadcast-result.ts'
import { includesHash } from '../../../core/chain/transaction-hashes.ts'
import type { ItemState } from '../../../core/execution/execution.ts'
import type { StepsEvent } from '../../../core/execution/steps/apply.ts'
import { attemptsOf } from '../../../core/execution/steps/step.ts'
import type { TransactionReceipt } from '../../../core/families/evm/receipt.ts'
import type { Reason } from '../../../core/reason/reason.ts'
import type { Signed } from '../../../core/sign/signed.ts'
import type { BroadcastMemory } from '../../engine/adapters/broadcast-memory.ts'
import { obstacleEvent } from '../../engine/adapters/step-adapter.ts'
import type { Prefetched } from '../../engine/prefetch.ts'
import type { NodePort } from './node-port.ts'
import { firstIncluded, type IncludedAttempt, isFinalOnTwo, isStillInBlock, readNonceUse } from './nonce-witnesses.ts'

export type EvmStepBytes = Readonly<{
  from: string
  state: ItemState
  index: number
  isInvalid: () => Promise<boolean>
}>

export type ConfirmationPorts = Readonly<{ node: NodePort; nowSeconds: () => number; broadcasts: BroadcastMemory }>

export type EffectJudge = (mined: IncludedAttempt) => Promise<StepsEvent | undefined>

const SEARCH_SECONDS = 20

const MAYBE_TAKEN: Reason = { code: 'MAYBE_TAKEN' }

/**
 * Broadcasts due bytes and checks every attempt's effect. Unclear answers change nothing. `judgeOf` may read in
 * parallel.
 */
export async function confirmEvmBytes(
  bytes: EvmStepBytes,
  ports: ConfirmationPorts,
  judgeOf: () => Promise<EffectJudge>,
): Promise<StepsEvent | undefined> {
  const attempts = attemptsOf(bytes.state)
  const [newest] = attempts
  if (!newest) return undefined
  const refused = await broadcastBytes(bytes.state, newest, ports)
  if (refused === 'stale') return { event: 'unbroadcast', index: bytes.index, atSeconds: ports.nowSeconds() }
  const [found, judge] = await Promise.all([firstIncluded(attempts, ports.node.receipt), judgeOf()])
  if (found.ok && found.value) return judge(found.value)
  if (!found.ok) return obstacleEvent(ports, found.reason)
  if (ports.broadcasts.outcome(newest.hash) === 'nonceUsed') return takenOrNot(bytes, ports, judge)
  if (refused?.result === 'rejected' && (await bytes.isInvalid())) {
    const { message } = refused
    return { event: 'replaced', index: bytes.index, message, why: 'invalid', atSeconds: ports.nowSeconds() }
  }
  return refused && obstacleEvent(ports, refused.reason)
}

type Refusal = Extract<BroadcastResult, Readonly<{ reason: unknown }>>

// Fresh bytes go out unchecked: repeats are one transaction.
async function broadcastBytes(
  state: ItemState,
  { hash, bytes }: Signed,
  ports: ConfirmationPorts,
): Promise<Refusal | 'stale' | undefined> {
  const { node, broadcasts } = ports
  const atSeconds = ports.nowSeconds()
  if (!broadcasts.isDue(state, atSeconds)) return undefined
  const note = (outcome: Parameters<BroadcastMemory['note']>[2]) => broadcasts.note(hash, atSeconds, outcome)
  if (broadcasts.has(hash) || !isFresh(state, atSeconds)) {
    const isShown = await node.isKnown(hash)
    if (isShown.ok && isShown.value) note('taken')
    if (!isShown.ok || isShown.value) return undefined
  }
  if (broadcasts.isStale(hash, ports.nowSeconds())) return 'stale'
  note(undefined)
  const sending = await node.sendRaw(bytes)
  if (sending.result === 'accepted' || sending.result === 'known') {
    note('taken')
    return undefined
  }
  // A shown transaction was broadcast, despite the node's answer.
  const isShown = await node.isKnown(hash)
  if (isShown.ok && isShown.value) {
    note('taken')
    return undefined
  }
  note(sending.result === 'nonceTooLow' ? 'nonceUsed' : 'refused')
  return sending
}

function isFresh(state: ItemState, nowSeconds: number): boolean {
  const since = 'broadcastAtSeconds' in state ? state.broadcastAtSeconds : undefined
  return since !== undefined && Math.abs(nowSeconds - since) <= 1
}

async function takenOrNot(
  bytes: EvmStepBytes,
  ports: ConfirmationPorts,
  judge: EffectJudge,
): Promise<StepsEvent | undefined> {
  const { state, index, from } = bytes
  if (state.phase === 'planned' || state.terms.terms !== 'evm') return undefined
  const look = await readNonceUse({ from, nonce: state.terms.nonce, attempts: attemptsOf(state) }, ports.node)
  if (!look.ok) return obstacleEvent(ports, look.reason)
  if (look.value === 'open') return obstacleEvent(ports, MAYBE_TAKEN)
  if (look.value !== 'taken') return judge(look.value)
  const takenBy = await hashOfNonce(from, state.terms.nonce, ports)
  if (takenBy !== undefined && includesHash(hashesOf(state), takenBy)) return obstacleEvent(ports, MAYBE_TAKEN)
  return { event: 'replaced', index, ...(takenBy === undefined ? {} : { takenBy }), atSeconds: ports.nowSeconds() }
}

const hashesOf = (state: ItemState) => attemptsOf(state).map(({ hash }) => hash)

// Only shown, so the search is short.
async function hashOfNonce(
  account: string,
  nonce: number,
  { node, nowSeconds }: ConfirmationPorts,
): Promise<string | undefined> {
  if (!node.hashOfNonce) return undefined
  const newest = await node.finalHeight()
  if (!newest.ok) return undefined
  const began = nowSeconds()
  const isLate = () => Math.abs(nowSeconds() - began) > SEARCH_SECONDS
  return node.hashOfNonce({ account, nonce, newest: newest.value, isLate })
}

/** Checks included bytes again; see `Carry`. */
export async function recheckEvmBytes(
  { state, index }: Pick<EvmStepBytes, 'state' | 'index'>,
  ports: Pick<ConfirmationPorts, 'node' | 'nowSeconds'>,
  snapshot?: Prefetched,
): Promise<StepsEvent | 'unsure' | undefined> {
  if (!('signed' in state)) return undefined
  const { node } = ports
  const { hash } = state.signed
  const before = await snapshot?.inBlock(hash)
  const [receipt, final] = before ?? (await Promise.all([node.receipt(hash), node.finalHeight()]))
  if (!receipt.ok || !final.ok) return 'unsure'
  const about = { index, atSeconds: ports.nowSeconds() }
  // Another block may change effect and price.
  if (!receipt.value || !isWhereItWas(state, receipt.value)) {
    return (await isElsewhere(state, hash, node)) ? 'unsure' : { event: 'reorged', ...about }
  }
  if (receipt.value.blockNumber > final.value) return undefined
  const isCertain = state.phase === 'included' || (await isFinalOnTwo(node, hash, receipt.value))
  return isCertain ? { event: 'finalized', ...about } : undefined
}

async function isElsewhere(state: ItemState, hash: string, node: NodePort): Promise<boolean> {
  const isInBlock = 'inclusion' in state && state.inclusion.in === 'block'
  return isInBlock && (await isStillInBlock(node, hash, state.inclusion.blockHash))
}

function isWhereItWas(state: ItemState, { blockHash }: TransactionReceipt): boolean {
  return 'inclusion' in state && state.inclusion.in === 'block' && state.inclusion.blockHash === blockHash
}
