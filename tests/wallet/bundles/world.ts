import { parseTransaction } from 'viem'
import { keccak256 } from 'viem/utils'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import type { BroadcastResult } from '../../../src/core/chain/broadcast-result.ts'
import type { ReceivedAmount } from '../../../src/core/execution/received-amount.ts'
import type { SentTransaction } from '../../../src/core/families/evm/call.ts'
import type { FoundLog, Log } from '../../../src/core/families/evm/logs.ts'
import type { TransactionReceipt } from '../../../src/core/families/evm/receipt.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { failedSaying, saying } from '../../../src/core/reason/reason.ts'
import { signEvmCall } from '../../../src/core/sign/evm-call.ts'
import { signEvmUndelegation } from '../../../src/core/sign/evm-undelegation.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import type { RequestsAnswer } from '../../../src/wallet/bundles/deposit-outcomes.ts'
import { runBundle } from '../../../src/wallet/bundles/executor.ts'
import { abandonedBundleEvent, performForBundle } from '../../../src/wallet/bundles/perform.ts'
import type { BundleNode, BundlePorts } from '../../../src/wallet/bundles/ports.ts'
import { createBroadcastMemory } from '../../../src/wallet/engine/adapters/broadcast-memory.ts'
import { abandonBundle } from '../../../src/wallet/user-events/abandon-bundle.ts'
import { BEGAN, SENDER_KEY } from '../../core/bundle/bundles.ts'
import { DEPOSITORY } from '../../core/bundle/deposits.ts'
import { lendPlain } from '../lend-plain.ts'
import { alwaysWatched, neverLate } from '../watched.ts'

export class Killed extends Error {}

/** Chain and disk outlive a killed background. */
export function newWorld() {
  const state = {
    now: BEGAN,
    calls: 0,
    killAt: Number.POSITIVE_INFINITY,
    killsAfter: false,
    isUnlocked: true,
    /** If false, the wallet trusts the service about the arrival. */
    isRead: true,
    disk: new Map<string, Bundle>(),
    stages: new Map<string, string>(),
    sent: [] as Hex[],
    mined: new Map<string, TransactionReceipt>(),
    height: 100n,
    told: [] as string[],
    marked: [] as Readonly<{ bundle: Bundle; stored: Bundle | undefined; timesSent: number }>[],
    refusal: undefined as string | undefined,
    logs: [] as readonly Log[],
    /** The service lists requests; transactions bring amounts by hash. */
    listed: { answer: 'noKey' } as RequestsAnswer,
    came: new Map<string, bigint>(),
    cameBy: undefined as ReceivedAmount['logs'],
    /** Other records own these request ids and transactions. */
    used: [] as readonly string[],
    reverts: false,
    revertWords: undefined as string | undefined,
    /** The node accepts bytes but never shows them. */
    hides: false,
    refuses: (_raw: Hex): BroadcastResult | undefined => undefined,
    timesSent: 0,
    timesRefused: 0,
    others: 0,
    /** By nonce, with logs. */
    elsewhere: new Map<number, SentTransaction>(),
    isPruned: false,
    foundLogs: [] as readonly FoundLog[],
    /** How many of the others' transactions are in no block. */
    othersPending: 0,
    /** Nodes answer nothing about nonces. */
    isSilent: false,
    feeWei: 10n ** 9n,
    blockGasLimit: 60_000_000n,
    cancelGas: 21_000n,
    /** The allowance stays this high after any transaction. */
    allowance: 0n,
    delegate: undefined as string | undefined,
    feeReads: 0,
  }
  // A kill strikes each port call before or after its effect.
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
    nonce: (_address, at) =>
      call(() => {
        if (state.isSilent) return failedSaying('no answer in time')
        return ok(noncesSent() + state.others - (at === 'pending' ? 0 : state.othersPending))
      }),
    transactionOfNonce: ({ nonce }) =>
      call(() => {
        if (state.isPruned) return undefined
        const raw = state.sent.find((each) => parseTransaction(each).nonce === nonce)
        if (!raw) return state.elsewhere.get(nonce)
        const { to, value = 0n, data = '0x' } = parseTransaction(raw)
        return { hash: keccak256(raw), to: to ?? undefined, value, data }
      }),
    fees: () =>
      call(() => {
        state.feeReads += 1
        const { feeWei, blockGasLimit } = state
        return ok({ maxFeePerGasWei: feeWei, maxPriorityFeePerGasWei: 10n ** 8n, blockGasLimit })
      }),
    tryCall: () =>
      call(() =>
        ok(
          state.refusal === undefined
            ? ({ outcome: 'gas', gas: 21_000n } as const)
            : ({ outcome: 'refused', why: saying(state.refusal) } as const),
        ),
      ),
    revertWords: () => call(() => state.revertWords),
    estimateGas: () => call(() => ok(state.cancelGas)),
    simulate: () => Promise.reject(new Error('not asked')),
    allowance: () => Promise.reject(new Error('not asked')),
    allowanceAt: () => call(() => ok(state.allowance)),
    delegate: () => call(() => ok(state.delegate)),
    height: () => call(() => ok(state.height)),
    finalHeight: () => call(() => ok(state.height - 11n)),
    sendRaw: (raw) =>
      call(() => {
        const refused = state.refuses(raw as Hex)
        if (refused) {
          state.timesRefused += 1
          return refused
        }
        const isKnown = state.sent.includes(raw as Hex)
        if (!isKnown) state.sent.push(raw as Hex)
        state.timesSent += 1
        if (!state.hides) mine(raw as Hex)
        return { result: isKnown ? 'known' : 'accepted', message: '' } as const
      }),
    receipt: (hash) => call(() => ok(state.mined.get(hash))),
    isKnown: (hash) => call(() => ok(!state.hides && state.sent.some((raw) => keccak256(raw) === hash))),
  }
  // Each life is another worker and forgets earlier broadcasts.
  let broadcasts = createBroadcastMemory()
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
    logsSince: (_chainId, { topics: [any] }) =>
      call(() => ok(state.foundLogs.filter(({ topics }) => [any].flat().includes(topics[0] ?? '')))),
    depositories: () => [DEPOSITORY],
    signCall: async (...asked) => call(() => undefined).then(() => signEvmCall(...asked)),
    signUndelegation: async (...asked) => call(() => undefined).then(() => signEvmUndelegation(...asked)),
    profile: devnet,
    requestsOf: () => call(() => state.listed),
    fiveDollars: async () => undefined,
    received: (hash) =>
      call(() => {
        const value = state.came.get(hash)
        return ok(value === undefined ? undefined : { value, ...(state.cameBy && { logs: state.cameBy }) })
      }),
    minedAtSeconds: async () => ok(state.now),
    usedAmong: async (ids) => ids.filter((id) => state.used.includes(id)),
    tell: (bundle) => call(() => state.told.push(bundle.stage.stage) > 0),
  })
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
  const live = (id: string): Promise<Bundle | undefined> => {
    broadcasts = createBroadcastMemory()
    return look(id)
  }
  const abandon = (id: string) =>
    abandonBundle(id, {
      load: async (wanted) => state.disk.get(wanted),
      save: async (bundle) => void state.disk.set(bundle.id, bundle),
      exclusive: (_name, work) => work(),
      wake: () => undefined,
      abandoned: (bundle) => abandonedBundleEvent(bundle, ports()),
    })
  return { state, live, look, node, mine, abandon }
}

export function readSent(sent: readonly Hex[]) {
  return sent.map((raw) => {
    const { nonce, to, value = 0n, data } = parseTransaction(raw)
    return { nonce, to, value, data }
  })
}
