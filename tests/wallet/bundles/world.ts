import { parseTransaction } from 'viem'
import { keccak256 } from 'viem/utils'
import type { Brought } from '../../../src/core/brought.ts'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { saying } from '../../../src/core/reason.ts'
import { signEvmCall } from '../../../src/core/sign/evm-call.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import type { RequestsAnswer } from '../../../src/wallet/bundles/fates.ts'
import { performForBundle } from '../../../src/wallet/bundles/perform.ts'
import type { BundleNode, BundlePorts } from '../../../src/wallet/bundles/ports.ts'
import { runBundle } from '../../../src/wallet/bundles/run.ts'
import { createBroadcasts } from '../../../src/wallet/carry/broadcasts.ts'
import type { Log, Receipt } from '../../../src/wallet/node-port.ts'
import { BEGAN, SENDER_KEY } from '../../core/bundle/bundles.ts'
import { DEPOSITORY } from '../../core/bundle/deposits.ts'
import { lendPlain } from '../lend-plain.ts'
import { alwaysWatched, neverLate } from '../watched.ts'

/** The background was killed. */
export class Killed extends Error {}

/** A chain and a disk that outlive the background, which is killed at one call of its ports. */
export function newWorld() {
  const state = {
    now: BEGAN,
    /** Calls of ports so far; the one of this number kills, before or after it took effect. */
    calls: 0,
    killAt: Number.POSITIVE_INFINITY,
    killsAfter: false,
    isUnlocked: true,
    /** Whether the wallet has read the arrival itself, or the service only says so. */
    isRead: true,
    disk: new Map<string, Bundle>(),
    stages: new Map<string, string>(),
    sent: [] as Hex[],
    mined: new Map<string, Receipt>(),
    height: 100n,
    told: [] as string[],
    /** What was marked, with the row of that moment, and how often anything was sent by then. */
    marked: [] as Readonly<{ bundle: Bundle; stored: Bundle | undefined; timesSent: number }>[],
    refusal: undefined as string | undefined,
    /** What the blocks of all transactions log. */
    logs: [] as readonly Log[],
    /** What the service lists, and what came to anybody by a transaction, by its hash. */
    listed: { answer: 'noKey' } as RequestsAnswer,
    came: new Map<string, bigint>(),
    /** In which logs it came, where it came by logs. */
    cameBy: undefined as Brought['logs'],
    /** Names of requests and transactions that belong to something else. */
    used: [] as readonly string[],
    reverts: false,
    /** Whether the node takes bytes and shows nothing of them, in no block either. */
    hides: false,
    timesSent: 0,
    /** How many transactions the account has sent that are in no record here. */
    others: 0,
    feeWei: 10n ** 9n,
    /** What is left of an allowance, whatever was done about it. */
    allowance: 0n,
    feeReads: 0,
  }
  // Every port is such a call: what it does is done, or not, when the background dies.
  const call = async <T>(act: () => T): Promise<T> => {
    state.calls += 1
    const isLast = state.calls === state.killAt
    if (isLast && !state.killsAfter) throw new Killed()
    const value = act()
    if (isLast) throw new Killed()
    return value
  }
  const mine = (raw: Hex) => {
    const hash = keccak256(raw)
    if (state.mined.has(hash)) return
    state.height += 1n
    state.mined.set(hash, {
      status: state.reverts ? 'reverted' : 'success',
      blockNumber: state.height,
      blockHash: `0xb${state.height}`,
      logs: state.logs,
    })
  }
  const noncesSent = () => new Set(state.sent.map((raw) => parseTransaction(raw).nonce)).size
  const ok = <T>(value: T) => ({ ok: true as const, value })
  const node: BundleNode = {
    nonce: () => call(() => ok(noncesSent() + state.others)),
    fees: () =>
      call(() => {
        state.feeReads += 1
        return ok({ maxFeePerGasWei: state.feeWei, maxPriorityFeePerGasWei: 10n ** 8n })
      }),
    tryCall: () =>
      call(() =>
        ok(
          state.refusal === undefined
            ? ({ outcome: 'gas', gas: 21_000n } as const)
            : ({ outcome: 'refused', why: saying(state.refusal) } as const),
        ),
      ),
    estimateGas: () => Promise.reject(new Error('not asked')),
    simulate: () => Promise.reject(new Error('not asked')),
    allowance: () => Promise.reject(new Error('not asked')),
    allowanceAt: () => call(() => ok(state.allowance)),
    height: () => call(() => ok(state.height)),
    finalHeight: () => call(() => ok(state.height - 11n)),
    sendRaw: (raw) =>
      call(() => {
        const isKnown = state.sent.includes(raw as Hex)
        if (!isKnown) state.sent.push(raw as Hex)
        state.timesSent += 1
        if (!state.hides) mine(raw as Hex)
        return { result: isKnown ? 'known' : 'accepted', message: '' } as const
      }),
    receipt: (hash) => call(() => ok(state.mined.get(hash))),
    isKnown: (hash) => call(() => ok(!state.hides && state.sent.some((raw) => keccak256(raw) === hash))),
  }
  // Each life is another worker, which remembers no broadcast.
  let broadcasts = createBroadcasts()
  const ports = (): BundlePorts => ({
    node: () => node,
    broadcasts,
    holding: async () => [...state.disk.values()],
    recent: async () => [...state.disk.values()],
    watchedSeconds: alwaysWatched(() => state.now),
    mark: (bundle) =>
      call(() => {
        state.marked.push({ bundle, stored: state.disk.get(bundle.id), timesSent: state.timesSent })
      }),
    nowSeconds: () => state.now,
    execution: (id) =>
      call(() => {
        const stage = state.stages.get(id)
        const fill = { proof: state.isRead ? 'verified' : 'reported' }
        return stage === undefined ? undefined : ({ stage: { stage, fill } } as never)
      }),
    withKey: lendPlain(async (_name, use) => (state.isUnlocked ? use(SENDER_KEY) : undefined)),
    depositories: () => [DEPOSITORY],
    signCall: async (...asked) => call(() => undefined).then(() => signEvmCall(...asked)),
    profile: devnet,
    requestsOf: () => call(() => state.listed),
    received: (hash) =>
      call(() => {
        const value = state.came.get(hash)
        return ok(value === undefined ? undefined : { value, ...(state.cameBy && { logs: state.cameBy }) })
      }),
    minedAtSeconds: async () => ok(state.now),
    usedAmong: async (ids) => ids.filter((id) => state.used.includes(id)),
    tell: (bundle) => call(() => state.told.push(bundle.stage.stage) > 0),
  })
  /** One more look of the same background. */
  const look = (id: string): Promise<Bundle | undefined> =>
    runBundle(id, {
      load: async (wanted) => state.disk.get(wanted),
      save: (bundle) =>
        call(() => {
          const due = (state.disk.get(bundle.id)?.seq ?? -1) + 1
          if (bundle.seq !== due) throw new Error(`expected seq ${due}, got ${bundle.seq}`)
          state.disk.set(bundle.id, bundle)
        }),
      perform: (task, bundle) => performForBundle(task, bundle, ports()),
      after: neverLate,
      exclusive: (_name, work) => work(),
    })
  /** One life of the background, to its rest or its death. */
  const live = (id: string): Promise<Bundle | undefined> => {
    broadcasts = createBroadcasts()
    return look(id)
  }
  return { state, live, look, node, mine }
}

/** What was sent, as the chain reads it. */
export function readSent(sent: readonly Hex[]) {
  return sent.map((raw) => {
    const { nonce, to, value = 0n, data } = parseTransaction(raw)
    return { nonce, to, value, data }
  })
}
