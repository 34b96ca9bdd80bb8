import { keccak256, parseTransaction } from 'viem/utils'
import { knownFact } from '../../src/core/chain/facts.ts'
import type { Event } from '../../src/core/execution/apply.ts'
import { decodeStatus } from '../../src/core/execution/decode-status.ts'
import type { Execution } from '../../src/core/execution/execution.ts'
import type { Task } from '../../src/core/execution/next.ts'
import { startExecution } from '../../src/core/execution/start.ts'
import type { TransactionReceipt } from '../../src/core/families/evm/receipt.ts'
import type { IntentInput } from '../../src/core/intent/intent.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { decodeQuote } from '../../src/core/quote/quote.ts'
import { failedSaying } from '../../src/core/reason/reason.ts'
import type { Approval } from '../../src/core/review/approval.ts'
import { decide } from '../../src/core/review/approval.ts'
import { sign } from '../../src/core/sign/sign.ts'
import { verify } from '../../src/core/verify/verify.ts'
import type { Hex } from '../../src/lib/hex.ts'
import { createLock, type Lock } from '../../src/lib/lock.ts'
import { createBroadcastMemory } from '../../src/wallet/engine/adapters/broadcast-memory.ts'
import { type ExecutorPorts, runExecution } from '../../src/wallet/engine/executor.ts'
import { type PerformPorts, performTask } from '../../src/wallet/engine/perform.ts'
import { createPrefetches } from '../../src/wallet/engine/prefetch.ts'
import type { StartTimer } from '../../src/wallet/engine/time-limit.ts'
import type { NodePort } from '../../src/wallet/families/evm/node-port.ts'
import { createProver } from '../../src/wallet/quotes/prover.ts'
import { depositoryFacts, honestFacts, honestQuote, intentOf, NOW, USER, usdcFacts } from '../core/honest.ts'
import { lendPlain } from './lend-plain.ts'
import { broughtBy } from './sim/brought-by.ts'
import { alwaysWatched, neverLate } from './watched.ts'

const KEY = Uint8Array.from(Buffer.from('59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d', 'hex'))

// The selector of ERC-20's `approve` and the keccak256 of its event.
const APPROVE = '0x095ea7b3'
const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'

export class Killed extends Error {
  override readonly name = 'Killed'
}

type Sent = { raw: Hex; hash: Hex; nonce: number; to: string; data: Hex; isMined: boolean; timesSent: number }

/** Chain, service and disk survive kills at the n-th port call. */
export type Sim = {
  sent: Sent[]
  signatures: { index: number; raw: string }[]
  told: string[]
  stored: Map<string, Execution>
  killAt: number
  calls: number
  mode: 'before' | 'after'
  /** A transaction stays pending for this many looks. */
  pendingLooks: number
  /** The node may hide accepted transactions, or also receipts. */
  hides: 'nothing' | 'transactions' | 'all'
  /** Another wallet revokes each new allowance at once. */
  isRevoked: boolean
  status: () => unknown
  nowSeconds: number
  feeWei: bigint
  factsReads: number
  tell: (() => Promise<boolean>) | undefined
  after: StartTimer
}

export function newSim(status: () => unknown): Sim {
  return {
    sent: [],
    signatures: [],
    told: [],
    stored: new Map(),
    killAt: Number.POSITIVE_INFINITY,
    calls: 0,
    mode: 'before',
    pendingLooks: 0,
    hides: 'nothing',
    isRevoked: false,
    status,
    nowSeconds: NOW,
    feeWei: 2_000_000_000n,
    factsReads: 0,
    tell: undefined,
    after: neverLate,
  }
}

export function approve(sim: Sim, input: IntentInput, approvals: readonly bigint[] = []): string {
  const body = honestQuote(input, approvals)
  const decoded = decodeQuote(body)
  if (!decoded.ok) throw new Error(decoded.message)
  const verdict = verify(intentOf(input), decoded.quote, factsOf(input), devnet)
  if (verdict.verdict !== 'accept') throw new Error(JSON.stringify(verdict.findings))
  const open = {
    state: 'open',
    id: 'transfer',
    ticket: 'ticket',
    requester: { from: 'popup' },
    quote: verdict.quote,
    createdAtSeconds: NOW,
  } as const
  const answer = { ticket: 'ticket', planHash: verdict.quote.planHash, decision: 'approve' } as const
  const decided = decide(open, answer, { nowSeconds: NOW, isExpert: false })
  if (decided.outcome !== 'approved') throw new Error(decided.outcome)
  const approval: Approval = decided.approval
  sim.stored.set('transfer', startExecution(approval, JSON.stringify(body), []))
  return 'transfer'
}

export async function live(
  sim: Sim,
  id: string,
  input: IntentInput,
  ports = executorPorts(sim, input),
): Promise<'rests' | 'killed'> {
  try {
    await runExecution(id, ports)
    return 'rests'
  } catch (error) {
    if (error instanceof Killed) return 'killed'
    throw error
  }
}

export function executorPorts(sim: Sim, input: IntentInput): ExecutorPorts {
  const locks = new Map<string, Lock>()
  const ports = performPorts(sim, input)
  return {
    load: (id) => call(sim, async () => structuredClone(sim.stored.get(id))),
    save: (execution) =>
      call(sim, async () => {
        const before = sim.stored.get(execution.id)
        if (before && before.seq + 1 !== execution.seq) throw new Error('expected the next seq')
        sim.stored.set(execution.id, structuredClone(execution))
      }),
    perform: (task: Task, execution: Execution): Promise<Event | undefined> => performTask(task, execution, ports),
    after: sim.after,
    exclusive: (name, work) => {
      const lock = locks.get(name) ?? createLock()
      locks.set(name, lock)
      return lock(work)
    },
  }
}

function performPorts(sim: Sim, input: IntentInput): PerformPorts {
  const snapshots = createPrefetches({
    profile: devnet,
    node: () => node(sim),
    facts: () => {
      sim.factsReads += 1
      return call(sim, async () => factsOf(input, allowanceNow(sim)))
    },
    nowMilliseconds: () => sim.nowSeconds * 1_000,
  })
  return {
    profile: devnet,
    node: () => node(sim),
    holding: () => call(sim, async () => [...sim.stored.values()]),
    broadcasts: createBroadcastMemory(),
    prover: createProver({
      isForged: async () => false,
      profile: devnet,
      read: snapshots.read,
      usedAmong: () => call(sim, async () => []),
    }),
    snapshots,
    withKey: lendPlain((_address, use) =>
      call(sim, async () => {
        const signed = await use(KEY)
        const raw = (signed as { bytes?: string }).bytes ?? ''
        sim.signatures.push({ index: sim.signatures.length, raw })
        return signed
      }),
    ),
    status: () =>
      call(sim, async () => {
        const status = decodeStatus(sim.status())
        return status ? { ok: true, status } : failedSaying('not a status')
      }),
    sign,
    transport: () => undefined,
    isFinalityDue: () => true,
    isFinal: async () => ({ ok: true, value: true }),
    fiveDollars: async () => undefined,
    minedAtSeconds: async () => ({ ok: true, value: NOW }),
    received: (hash, { chainId }, recipient) =>
      call(sim, async () => ({
        ok: true,
        value: broughtBy(hash, { chainId, recipient }, { intent: input, value: input.amount }),
      })),
    standsAt: () => call(sim, async () => ({ ok: true, value: 0n })),
    newestRequest: () => call(sim, async () => ({ answer: 'refused' as const })),
    usedAmong: () => call(sim, async () => []),
    index: () => call(sim, async () => undefined),
    deposited: async () => undefined,
    mark: async () => undefined,
    logsSince: async () => ({ ok: true, value: [] }),
    recent: async () => [],
    rebroadcastCpfp: async () => undefined,
    tell: (notice) => call(sim, async () => (sim.tell ? sim.tell() : sim.told.push(notice.key) > 0)),
    nowSeconds: () => sim.nowSeconds,
    watchedSeconds: alwaysWatched(() => sim.nowSeconds),
  }
}

function node(sim: Sim): NodePort {
  const mined = () => sim.sent.filter((each) => each.isMined)
  return {
    nonce: (_address, at) =>
      call(sim, async () => ({ ok: true, value: at === 'pending' ? sim.sent.length : mined().length })),
    fees: () =>
      call(sim, async () => ({ ok: true, value: { maxFeePerGasWei: sim.feeWei, maxPriorityFeePerGasWei: 1n } })),
    estimateGas: () => call(sim, async () => ({ ok: true, value: 60_000n })),
    simulate: (calls) => call(sim, async () => ({ ok: true, value: calls.map(() => 60_000n) })),
    height: () => call(sim, async () => ({ ok: true, value: 100n })),
    finalHeight: () => call(sim, async () => ({ ok: true, value: 89n })),
    sendRaw: (raw) => call(sim, async () => accept(sim, raw as Hex)),
    receipt: (hash) =>
      call(sim, async () => {
        const found = sim.sent.find((each) => each.hash === hash)
        if (found && !found.isMined && sim.pendingLooks-- <= 0) found.isMined = true
        return { ok: true, value: found?.isMined && sim.hides !== 'all' ? receiptOf(found) : undefined }
      }),
    isKnown: (hash) =>
      call(sim, async () => {
        const isKnown = sim.hides === 'nothing' && sim.sent.some((each) => each.hash === hash)
        return { ok: true, value: isKnown }
      }),
    allowance: () => call(sim, async () => ({ ok: true, value: allowanceNow(sim) })),
    allowanceAt: () => call(sim, async () => ({ ok: true, value: allowanceNow(sim) })),
  }
}

function accept(sim: Sim, raw: Hex): Awaited<ReturnType<NodePort['sendRaw']>> {
  const hash = keccak256(raw)
  const known = sim.sent.find((each) => each.hash === hash)
  if (known) {
    known.timesSent += 1
    return { result: 'known', message: 'already known' }
  }
  const transaction = parseTransaction(raw)
  sim.sent.push({
    raw,
    hash,
    nonce: transaction.nonce ?? 0,
    to: transaction.to ?? '',
    data: transaction.data ?? '0x',
    isMined: false,
    timesSent: 1,
  })
  return { result: 'accepted', message: '' }
}

function receiptOf(sent: Sent): TransactionReceipt {
  return {
    status: 'success',
    blockNumber: BigInt(sent.nonce + 1),
    blockHash: `0x${'0b'.repeat(32)}`,
    logs: [sent.data.startsWith(APPROVE) ? approvalLog(sent) : depositLog(sent)],
  }
}

function depositLog({ to, data }: Sent): TransactionReceipt['logs'][number] {
  return { address: to, topics: [], data: `0x${'00'.repeat(64)}${data.slice(-64)}` }
}

function approvalLog({ to, data }: Sent): TransactionReceipt['logs'][number] {
  const owner = `0x${USER.slice(2).toLowerCase().padStart(64, '0')}`
  return { address: to, topics: [APPROVAL, owner, `0x${data.slice(10, 74)}`], data: `0x${data.slice(74, 138)}` }
}

function allowanceNow(sim: Sim): bigint {
  if (sim.isRevoked) return 0n
  const approvals = sim.sent.filter((each) => each.isMined && each.data.startsWith(APPROVE))
  return BigInt(`0x${approvals.at(-1)?.data.slice(-64) ?? '0'}`)
}

function factsOf(input: IntentInput, allowance = 0n) {
  const facts =
    input.originChainId === 1
      ? honestFacts()
      : usdcFacts({ contracts: depositoryFacts({ allowance: knownFact(allowance, 'sim') }) })
  return { ...facts, receivedAtSeconds: NOW }
}

async function call<T>(sim: Sim, work: () => Promise<T>): Promise<T> {
  sim.calls += 1
  const isLast = sim.calls === sim.killAt
  if (isLast && sim.mode === 'before') throw new Killed()
  const value = await work()
  if (isLast) throw new Killed()
  return value
}

/** Each chain message is one plan step and occurs once. */
export function distinctMessages(sim: Sim): readonly string[] {
  return sim.sent.map((each) => `${each.to} ${each.data}`)
}
