import { describe, expect, it } from 'vitest'
import { apply } from '../../src/core/apply.ts'
import type { Execution, ItemState, Stage } from '../../src/core/execution.ts'
import type { Signed } from '../../src/core/sign/signed.ts'
import { createExecutions, type Executions } from '../../src/store/executions.ts'
import { NOW, usdcInput } from '../core/honest.ts'
import { approved, newWorker, putRaw, withEmptyDisk } from './stand.ts'

withEmptyDisk()

const terms = {
  terms: 'evm' as const,
  nonce: 7,
  gasLimit: 60_000n,
  maxFeePerGasWei: 3_000_000_000n,
  maxPriorityFeePerGasWei: 1_000_000_000n,
}
const hash = `0x${'ab'.repeat(32)}` as const
const signed = { kind: 'evmTransaction', purpose: 'step', chainId: 1, bytes: '0x02f8', hash } as unknown as Signed
const inclusion = { in: 'block' as const, blockNumber: 12n, blockHash: hash }
const status = {
  status: 'success',
  word: 'success',
  inTxHashes: [hash],
  txHashes: [hash],
  updatedAtMilliseconds: 1,
  failReason: undefined,
} as const

function open(): Executions & { damages: ReturnType<typeof newWorker>['damages'] } {
  const worker = newWorker()
  return { ...createExecutions(worker), damages: worker.damages }
}

function withStage(stage: Stage): Execution {
  return approved({ id: stage.stage, stage })
}

describe('saving', () => {
  it('gives back exactly what was saved, bigints and all, to another worker', async () => {
    const execution = approved({}, usdcInput, [usdcInput.amount])
    await open().save(execution)
    expect(await open().load(execution.id)).toStrictEqual(execution)
  })

  it('refuses a second first save, a repeated save, a gap and an older save, and keeps what is there', async () => {
    const first = approved()
    const executions = open()
    await executions.save(first)
    const second = apply(first, { event: 'reserved', index: 0, terms, atSeconds: NOW })
    for (const wrong of [first, { ...second, seq: 2 }, { ...second, seq: -1 }]) {
      await expect(executions.save(wrong)).rejects.toMatchObject({ name: 'CausewayError', code: 'STALE_SAVE' })
    }
    expect(await executions.load(first.id)).toStrictEqual(first)
    await executions.save(second)
    await expect(open().save(second)).rejects.toMatchObject({ code: 'STALE_SAVE' })
    expect(await executions.load(first.id)).toStrictEqual(second)
  })

  it('refuses a new record that does not begin at zero', async () => {
    await expect(open().save(approved({ seq: 1 }))).rejects.toMatchObject({ code: 'STALE_SAVE' })
    expect(await open().list()).toStrictEqual([])
  })

  it('lets one of two workers through that save the same step at once', async () => {
    const first = approved()
    const [one, two] = [open(), open()]
    await one.save(first)
    const second = apply(first, { event: 'reserved', index: 0, terms, atSeconds: NOW })
    const results = await Promise.allSettled([one.save(second), two.save({ ...second, trouble: 'the other' })])
    expect(results.map((each) => each.status).sort()).toStrictEqual(['fulfilled', 'rejected'])
  })
})

describe('reading', () => {
  it('reads every phase of a step and every stage back', async () => {
    const executions = open()
    const phases: readonly ItemState[] = [
      { phase: 'planned' },
      { phase: 'reserved', terms, purpose: 'step', earlier: [signed] },
      { phase: 'signed', terms, signed, earlier: [] },
      { phase: 'sending', terms, signed, earlier: [signed] },
      { phase: 'seen', terms, signed, earlier: [] },
      { phase: 'replaced', terms, signed, earlier: [] },
      { phase: 'included', terms, signed, earlier: [], inclusion },
      { phase: 'settled', terms, signed, earlier: [], inclusion: { in: 'service', atSeconds: 1 } },
      { phase: 'reverted', terms, signed, earlier: [], inclusion },
    ]
    const amount = approved().expected
    const stages: readonly Stage[] = [
      { stage: 'steps' },
      { stage: 'tracking', status: undefined, reportedAtSeconds: undefined },
      { stage: 'filled', fill: { proof: 'verified', txHash: hash, amount }, status },
      { stage: 'refunded', refund: { proof: 'reported', txHash: undefined, why: 'not found' }, status },
      { stage: 'failed', end: { reason: 'nonceTaken', index: 0 } },
    ]
    const all = [...phases.map((state) => approved({ id: state.phase, items: [state] })), ...stages.map(withStage)]
    for (const execution of all) await executions.save(execution)
    for (const execution of all) expect(await executions.load(execution.id)).toStrictEqual(execution)
    expect(executions.damages).toStrictEqual([])
  })

  it('keeps fields that a newer version wrote', async () => {
    const executions = open()
    await executions.save({ ...approved(), fromTheFuture: 1n } as Execution)
    expect(await executions.load('crossing')).toMatchObject({ fromTheFuture: 1n })
  })

  it('lists the newest first, up to the limit', async () => {
    const executions = open()
    for (const at of [3, 1, 2]) await executions.save(approved({ id: `at ${at}`, approvedAtSeconds: at }))
    const ids = async (limit?: number) => (await executions.list(limit ? { limit } : {})).map((each) => each.id)
    expect(await ids()).toStrictEqual(['at 3', 'at 2', 'at 1'])
    expect(await ids(2)).toStrictEqual(['at 3', 'at 2'])
  })

  it('holds in flight what is not over or not told yet, and lets it go', async () => {
    const executions = open()
    const ended = withStage({ stage: 'failed', end: { reason: 'expired' } })
    const notice = { key: 'n', executionId: 'untold', news: 'failed', isVerified: false } as const
    await executions.save(approved({ id: 'steps' }))
    await executions.save(ended)
    await executions.save({ ...ended, id: 'untold', untold: [notice] })
    expect((await executions.inFlight()).map((each) => each.id).sort()).toStrictEqual(['steps', 'untold'])
    await executions.save({ ...ended, id: 'untold', seq: 1 })
    expect((await executions.inFlight()).map((each) => each.id)).toStrictEqual(['steps'])
  })

  it('finds what became of a page’s request, by origin and id', async () => {
    const executions = open()
    const requester = { from: 'dapp', origin: 'https://a.example', callsId: '0x1', key: 'k' } as const
    await executions.save(approved({ requester }))
    await executions.save(approved({ id: 'of the popup' }))
    expect((await executions.ofCalls('https://a.example', '0x1'))?.id).toBe('crossing')
    expect(await executions.ofCalls('https://b.example', '0x1')).toBeUndefined()
  })

  it('names the ids that are used, those of unreadable rows included', async () => {
    const executions = open()
    await executions.save(approved({ id: 'one', requestId: 'r1', orderId: 'o1' }))
    await executions.save(approved({ id: 'two', requestId: 'r2', orderId: 'o2' }))
    await putRaw('executions', { id: 'bad', seq: 0, approvedAtSeconds: 1, execution: { requestId: 'r3' } })
    expect((await executions.usedIds('two')).toSorted()).toStrictEqual(['o1', 'r1', 'r3'])
  })
})

describe('a damaged row', () => {
  it('is reported and left out, and stays where it is', async () => {
    const executions = open()
    const good = approved({ id: 'good' })
    await executions.save(good)
    const row = { id: 'bad', seq: 0, approvedAtSeconds: 1, inFlightSinceSeconds: 1 }
    await putRaw('executions', { ...row, execution: { ...good, id: 'bad', pays: { ...good.pays, value: 1 } } })
    expect((await executions.list()).map((each) => each.id)).toStrictEqual(['good'])
    expect((await executions.inFlight()).map((each) => each.id)).toStrictEqual(['good'])
    expect(await executions.load('bad')).toBeUndefined()
    expect(executions.damages).toHaveLength(3)
    expect(executions.damages[0]).toMatchObject({ store: 'executions', key: 'bad', why: /^pays\.value/ })
  })

  it('is not written over, not even by a record that begins anew', async () => {
    const executions = open()
    await putRaw('executions', { id: 'crossing', approvedAtSeconds: 1, execution: 'torn' })
    await expect(executions.save(approved())).rejects.toMatchObject({ code: 'STALE_SAVE' })
    expect(await executions.load('crossing')).toBeUndefined()
    expect(executions.damages).toHaveLength(1)
  })
})
