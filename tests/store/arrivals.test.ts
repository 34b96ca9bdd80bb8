import { expect, it } from 'vitest'
import type { Execution, ItemState } from '../../src/core/execution/execution.ts'
import type { ReceivedAmount } from '../../src/core/execution/received-amount.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { createLock, type Lock } from '../../src/lib/lock.ts'
import { createExecutions, type Executions } from '../../src/store/executions/store.ts'
import { runExecution } from '../../src/wallet/engine/executor.ts'
import { type PerformPorts, performTask } from '../../src/wallet/engine/perform.ts'
import { NOW, usdcInput } from '../core/honest.ts'
import { only } from '../made.ts'
import { neverLate } from '../wallet/watched.ts'
import { approved, newWorker, withEmptyDisk } from './stand.ts'

withEmptyDisk()

const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}`
const base = approved({}, usdcInput, [usdcInput.amount])
const { minimum } = base

const terms = { terms: 'exchange', nonce: 5n } as const
const signed = {
  ...{ kind: 'exchangeATransfer', purpose: 'step', chainId: 1337, bytes: '{}', hash: hashOf(7) },
} as const

function saidToBeFilled(id: number, txHashes: readonly string[]): Execution {
  const status = { status: 'success', word: 'success', inTxHashes: [], txHashes } as const
  const stage = { stage: 'tracking', reportedAtSeconds: 1 } as const
  return {
    ...base,
    id: `${id}`,
    requestId: hashOf(id + 50),
    orderId: hashOf(id + 90),
    stage: { ...stage, status: { ...status, updatedAtMilliseconds: 1, failReason: undefined } },
  }
}

/** The first transaction brings the minimum, every other one a unit. */
function carriedBy(
  store: Executions,
  isHanging = (_hash: string) => false,
  brought = (hash: string): ReceivedAmount => ({ value: hash === hashOf(1) ? minimum.value : 1n }),
): (id: string) => Promise<Execution | undefined> {
  const locks = new Map<string, Lock>()
  const ports = only<PerformPorts>({
    profile: devnet,
    received: async (hash: string) =>
      isHanging(hash) ? new Promise(() => undefined) : { ok: true, value: brought(hash) },
    minedAtSeconds: async () => ({ ok: true, value: NOW }),
    status: async () => ({ ok: false, reason: { code: 'OFFLINE' } }),
    isFinalityDue: () => true,
    isFinal: async () => ({ ok: true, value: true }),
    usedAmong: store.usedAmong,
    mark: async () => undefined,
    logsSince: async () => ({ ok: true, value: [] }),
    recent: async () => [],
    rebroadcastCpfp: async () => undefined,
    tell: async () => true,
    nowSeconds: () => NOW,
  })
  return (id) =>
    runExecution(id, {
      load: store.load,
      save: store.save,
      perform: (task, execution) => performTask(task, execution, ports),
      after: neverLate,
      exclusive: (name, work) => {
        const lock = locks.get(name) ?? createLock()
        locks.set(name, lock)
        return lock(work)
      },
    })
}

const proofs = async (store: Executions) =>
  Promise.all(
    ['1', '2'].map(async (id) => {
      const stage = (await store.load(id))?.stage
      return stage?.stage === 'filled' ? stage.fill.proof : undefined
    }),
  )

it('ends no transfer with a transaction that was counted for another one, whichever of several it was', async () => {
  const store = createExecutions(newWorker())
  await store.begin(saidToBeFilled(1, [hashOf(1), hashOf(2)]))
  await store.begin(saidToBeFilled(2, [hashOf(1)]))
  const carry = carriedBy(store)
  await carry('1')
  await carry('2')
  expect(await proofs(store)).toEqual(['verified', 'reported'])
  expect(await store.usedAmong([hashOf(1), hashOf(2)], '2')).toEqual([hashOf(1), hashOf(2)])
})

it('ends one of two transfers that are proven at the same moment with one transaction', async () => {
  const store = createExecutions(newWorker())
  await store.begin(saidToBeFilled(1, [hashOf(1)]))
  await store.begin(saidToBeFilled(2, [hashOf(1)]))
  const carry = carriedBy(store)
  await Promise.all([carry('1'), carry('2')])
  expect((await proofs(store)).toSorted()).toEqual(['reported', 'verified'])
})

it('ends two transfers that are filled together by two logs of one transaction, and no third one', async () => {
  const store = createExecutions(newWorker())
  for (const id of [1, 2, 3]) await store.begin(saidToBeFilled(id, [hashOf(1)]))
  const logs = [3, 5].map((at) => ({ at, value: minimum.value }))
  const carry = carriedBy(store, undefined, () => ({ value: 2n * minimum.value, logs }))
  await Promise.all([carry('1'), carry('2')])
  await carry('3')
  expect(await proofs(store)).toEqual(['verified', 'verified'])
  expect((await store.load('3'))?.stage).toMatchObject({ fill: { proof: 'reported' } })
  const names = logs.map(({ at }) => `log ${at} of ${hashOf(1)}`)
  expect(await store.usedAmong(names, '3')).toEqual(names)
})

it('proves an arrival at once beside five others whose chain never answers', async () => {
  const store = createExecutions(newWorker())
  for (const id of [1, 2, 3, 4, 5, 6]) await store.begin(saidToBeFilled(id, [hashOf(id === 6 ? 1 : id + 10)]))
  const carry = carriedBy(store, (hash) => hash !== hashOf(1))
  for (const id of ['1', '2', '3', '4', '5']) void carry(id)
  await carry('6')
  expect((await store.load('6'))?.stage).toMatchObject({ stage: 'filled', fill: { proof: 'verified' } })
})

it('keeps what the wallet signed for a transfer from ending another one', async () => {
  const store = createExecutions(newWorker())
  const signed = { kind: 'evmTransaction', purpose: 'step', chainId: 1, bytes: '0x', hash: hashOf(1) } as never
  const earlier = { kind: 'evmTransaction', purpose: 'step', chainId: 1, bytes: '0x', hash: hashOf(2) } as never
  const [, ...others] = base.items
  const item = {
    phase: 'broadcast',
    broadcastAtSeconds: 1,
    terms: { terms: 'none' },
    signed,
    earlier: [earlier],
  } as const
  await store.begin({ ...base, id: '1', items: [item, ...others] })
  expect(await store.usedAmong([hashOf(1), hashOf(2), hashOf(3)], '2')).toEqual([hashOf(1), hashOf(2)])
})

it('lets only one of two equal withdrawals count an entry of an exchange’s ledger', async () => {
  const store = createExecutions(newWorker())
  const [first] = base.items
  const inclusion = { in: 'service', atSeconds: NOW, isProbable: true, entry: 'ledger entry 0xE1 at 7' } as const
  const counted = (id: number): Execution => {
    const item = { ...only<ItemState>({ ...first, phase: 'included' }), inclusion, signed, terms, earlier: [] }
    return { ...saidToBeFilled(id, []), items: [item as ItemState, ...base.items.slice(1)] }
  }
  await store.begin(counted(1))
  expect(await store.usedAmong([inclusion.entry], '2')).toEqual([inclusion.entry])
  await expect(store.begin(counted(2))).rejects.toMatchObject({ code: 'TAKEN' })
})
