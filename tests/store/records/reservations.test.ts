import { expect, it } from 'vitest'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import type { Execution, ItemState, Stage } from '../../../src/core/execution/execution.ts'
import type { EvmTerms, Signed, StepTerms } from '../../../src/core/sign/signed.ts'
import { createBundles } from '../../../src/store/bundles/store.ts'
import { createExecutions } from '../../../src/store/executions/store.ts'
import { NOW } from '../../core/honest.ts'
import { madeSigned, only } from '../../made.ts'
import { approved, newWorker, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}`
const evm: EvmTerms = {
  terms: 'evm',
  nonce: 7,
  gasLimit: 60_000n,
  maxFeePerGasWei: 3_000_000_000n,
  maxPriorityFeePerGasWei: 1_000_000_000n,
}
const coins: StepTerms = { terms: 'bitcoin', outpoints: ['aa:0', 'bb:1'], feeSats: 9n }
const inclusion = { in: 'block', blockNumber: 12n, blockHash: hashOf(9) } as const
const reserved = (terms: StepTerms): ItemState => ({ phase: 'reserved', terms, purpose: 'step', earlier: [] })
const event = { event: 'obstructed', reason: { code: 'OFFLINE' }, atSeconds: NOW } as const
const isTaken = { code: 'TAKEN' }

function signedAs(n: number): Signed {
  return madeSigned({ kind: 'evmTransaction', purpose: 'step', chainId: 1, bytes: '0x02', hash: hashOf(n) })
}

function record(id: string, item: ItemState, more: Partial<Execution> = {}): Execution {
  const [n] = [Number(id) + 100]
  return approved({ id, requestId: hashOf(n), orderId: hashOf(n + 100), items: [item], ...more })
}

/** Where an arrival was counted with these names. */
function filledBy(id: string, txHash: string, besides: readonly string[] = []): Execution {
  const status = { status: 'success', word: 'success', inTxHashes: [], txHashes: [txHash] } as const
  const fill = { proof: 'verified', txHash, amount: approved({}).expected, besides } as const
  const stage: Stage = { stage: 'filled', fill, status: { ...status, updatedAtMilliseconds: 1, failReason: undefined } }
  return record(id, { phase: 'planned' }, { stage })
}

it('gives a nonce to one of two records, also where two workers save them at once', async () => {
  const [one, two] = [createExecutions(newWorker()), createExecutions(newWorker())]
  const saves = [one.begin(record('1', reserved(evm))), two.begin(record('2', reserved(evm)))]
  const results = await Promise.allSettled(saves)
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((each) => each.status === 'rejected')).toMatchObject({ reason: isTaken })
  expect(await one.list()).toHaveLength(1)
})

it('gives a coin to one record', async () => {
  const store = createExecutions(newWorker())
  const psbt = { ...approved({}).plan[0], kind: 'bitcoinPsbt' } as never
  await store.begin(record('1', reserved(coins), { plan: [psbt] }))
  const other = reserved({ ...coins, outpoints: ['cc:0', 'bb:1'] })
  await expect(store.begin(record('2', other, { plan: [psbt] }))).rejects.toMatchObject(isTaken)
})

it('puts no nonce above one that is not broadcast yet', async () => {
  const store = createExecutions(newWorker())
  await store.begin(record('1', reserved(evm)))
  await expect(store.begin(record('2', reserved({ ...evm, nonce: 8 })))).rejects.toMatchObject(isTaken)
  const signed = signedAs(1)
  const attempt = { terms: evm, signed, earlier: [] }
  await store.save({ ...record('1', { phase: 'signed', ...attempt }), seq: 1 }, event)
  await expect(store.begin(record('2', reserved({ ...evm, nonce: 8 })))).rejects.toMatchObject(isTaken)
  await store.save({ ...record('1', { phase: 'broadcast', broadcastAtSeconds: 1, ...attempt }), seq: 2 }, event)
  await store.begin(record('2', reserved({ ...evm, nonce: 8 })))
})

it('keeps a nonce for a replacement, and frees it with the save that ends the need of it', async () => {
  const store = createExecutions(newWorker())
  const attempt = { terms: evm, signed: signedAs(1), earlier: [] }
  await store.begin(record('1', { phase: 'broadcast', broadcastAtSeconds: 1, ...attempt }))
  const dearer = { ...evm, maxFeePerGasWei: 4_000_000_000n }
  const replacing: ItemState = { phase: 'reserved', terms: dearer, purpose: 'cancel', earlier: [signedAs(1)] }
  await store.save({ ...record('1', replacing), seq: 1 }, event)
  await expect(store.begin(record('2', reserved(evm)))).rejects.toMatchObject(isTaken)
  const stage = { stage: 'failed', end: { reason: 'cancelled', index: 0 } } as const
  await store.save(
    {
      ...record('1', { phase: 'reverted', isFinal: false, ...attempt, inclusion, readAtSeconds: 1 }, { stage }),
      seq: 2,
    },
    event,
  )
  // A reorganisation may bring it back.
  await expect(store.begin(record('2', reserved(evm)))).rejects.toMatchObject(isTaken)
  await store.save(
    {
      ...record('1', { phase: 'reverted', isFinal: true, ...attempt, inclusion, readAtSeconds: 1 }, { stage }),
      seq: 3,
    },
    event,
  )
  await store.begin(record('2', reserved(evm)))
})

it('saves on what it has reserved already', async () => {
  const store = createExecutions(newWorker())
  const first = filledBy('1', hashOf(1))
  await store.begin(first)
  await store.save({ ...first, seq: 1, updatedAtSeconds: NOW + 1 }, event)
  expect((await store.load('1'))?.seq).toBe(1)
})

it('counts a transaction once, and of a block its plain payments beside each other but never beside its rise', async () => {
  const store = createExecutions(newWorker())
  const [some, all] = ['some of block 5 on 1 for 0xab', 'all of block 5 on 1 for 0xab']
  await store.begin(filledBy('1', hashOf(1), [some]))
  await expect(store.begin(filledBy('2', hashOf(1), [some]))).rejects.toMatchObject(isTaken)
  await expect(store.begin(filledBy('3', hashOf(3), [some, all]))).rejects.toMatchObject(isTaken)
  await store.begin(filledBy('4', hashOf(4), [some]))
  await store.begin(filledBy('5', hashOf(5), [some.replace('5', '6'), all.replace('5', '6')]))
  await expect(store.begin(filledBy('6', hashOf(6), [some.replace('5', '6')]))).rejects.toMatchObject(isTaken)
})

it('counts native money of a transaction once an account, and beside it each log once', async () => {
  const store = createExecutions(newWorker())
  const some = (account: string) => `some of block 5 on 1 for ${account}`
  const log = (at: number) => `log ${at} of ${hashOf(1)}`
  await store.begin(filledBy('1', hashOf(1), [some('0xab')]))
  await store.begin(filledBy('2', hashOf(1), [some('0xcd')]))
  await store.begin(filledBy('3', hashOf(1), [log(3)]))
  await store.begin(filledBy('4', hashOf(1), [log(4)]))
  for (const taken of [some('0xab'), some('0xcd'), log(3), log(4)]) {
    await expect(store.begin(filledBy('5', hashOf(1), [taken]))).rejects.toMatchObject(isTaken)
  }
})

it('counts nothing of a transaction that a row has as a whole', async () => {
  const store = createExecutions(newWorker())
  await store.begin(filledBy('1', hashOf(1)))
  for (const name of ['some of block 5 on 1 for 0xab', `log 3 of ${hashOf(1)}`]) {
    await expect(store.begin(filledBy('2', hashOf(1), [name]))).rejects.toMatchObject(isTaken)
  }
})

it('frees a transaction whose arrival is not there any more', async () => {
  const store = createExecutions(newWorker())
  const filled = filledBy('1', hashOf(1))
  await store.begin(filled)
  const stage = { stage: 'tracking', status: undefined, reportedAtSeconds: 1 } as const
  await store.save({ ...filled, stage, seq: 1 }, event)
  await store.begin(filledBy('2', hashOf(1)))
})

it('gives the nonce of an account to a transfer or to a bundle, not to both', async () => {
  const worker = newWorker()
  const [executions, bundles] = [createExecutions(worker), createBundles(worker)]
  const [step] = approved({}).plan
  if (step?.kind !== 'evmTransaction') throw new Error('expected a transaction')
  await executions.begin(record('1', reserved(evm)))
  const bundle = only<Bundle>({
    version: 1,
    id: 'bundle:1',
    seq: 0,
    chainId: step.chainId,
    account: step.from,
    approvedAtSeconds: NOW,
    items: [reserved(evm)],
    calls: [{ to: step.to, data: '0x', value: 0n }],
    stage: { stage: 'calls' },
    requester: { by: 'wallet' },
    history: [],
    deposits: undefined,
  })
  await expect(bundles.save(bundle)).rejects.toMatchObject(isTaken)
})
