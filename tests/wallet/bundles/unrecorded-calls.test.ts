import { describe, expect, it } from 'vitest'
import type { Bundle, BundleCall } from '../../../src/core/bundle/bundle.ts'
import { nextOfBundle } from '../../../src/core/bundle/bundle.ts'
import { addressTopic, TRANSFER_TOPIC } from '../../../src/core/families/evm/erc20-events.ts'
import { calldata, SELECTORS } from '../../../src/core/verify/evm/calldata.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import { bundleStatusCode } from '../../../src/provider/methods/bundle-status.ts'
import { firstCallHash } from '../../../src/wallet/bundles/send-calls.ts'
import { FIRST_SIGNATURE_SECONDS } from '../../../src/wallet/engine/transfer-steps.ts'
import { BEGAN, bundleOf, payment, SENDER } from '../../core/bundle/bundles.ts'
import { deposit, depositLog, ORDER } from '../../core/bundle/deposits.ts'
import { newWorld } from './world.ts'

type World = ReturnType<typeof newWorld>

const HASH: Hex = `0x${'e1'.repeat(32)}`
const TOKEN = `0x${'70'.repeat(20)}`
const PAYEE = `0x${'5e'.repeat(20)}`

const OWN_LOG = { ...depositLog, data: depositLog.data.replace('19'.repeat(20), SENDER.slice(2).toLowerCase()) }
const MAYBE = { stage: 'failed', end: { reason: 'maybeSent' } }
const SENT = { stage: 'failed', end: { reason: 'sentElsewhere', sent: [{ index: 0, hash: HASH }] } }

function taken(bundle: Bundle, by?: Partial<BundleCall>): World {
  const world = newWorld()
  world.state.disk.set(bundle.id, bundle)
  world.state.others = 1
  if (by) world.state.elsewhere.set(0, { hash: HASH, to: by.to, value: by.value, data: by.data })
  return world
}

const stageOf = async (world: World) => (await world.live('bundle:one'))?.stage

function found(log: Readonly<{ address: string; topics: readonly string[]; data: string }>) {
  return [{ ...log, transactionHash: HASH }]
}

describe('a nonce that was taken between the approval and the signature', () => {
  it('ends the calls where that transaction is one of them, and names it', async () => {
    const world = taken(bundleOf(2), payment(1n))
    const bundle = await world.live('bundle:one')
    expect(bundle?.stage).toEqual(SENT)
    expect([world.state.sent, world.state.told]).toEqual([[], ['failed']])
    expect(bundle && [bundleStatusCode(bundle), firstCallHash(bundle, () => false)]).toEqual([
      600,
      { ok: true, hash: HASH },
    ])
  })

  it('stops nothing where that transaction is another', async () => {
    const others: readonly Partial<BundleCall>[] = [
      payment(3n),
      { ...payment(1n), to: TOKEN },
      { ...payment(1n), data: '0x00' },
      { ...payment(1n), to: undefined },
    ]
    for (const other of others) {
      const world = taken(bundleOf(1), other)
      expect(await stageOf(world)).toEqual({ stage: 'done' })
      expect(world.state.sent).toHaveLength(1)
    }
  })

  it('ends in doubt where the node shows no such transaction, or only a part of it', async () => {
    const unknown = taken(bundleOf(1), payment(3n))
    unknown.state.isPruned = true
    expect([await stageOf(unknown), unknown.state.sent]).toEqual([MAYBE, []])
    expect(await stageOf(taken(bundleOf(1), { to: PAYEE, value: 3n }))).toEqual(MAYBE)
  })

  it('waits for a pending transaction, and is signed once that proves to be another', async () => {
    const world = taken(bundleOf(1), payment(3n))
    world.state.othersPending = 1
    expect(await stageOf(world)).toEqual({ stage: 'calls' })
    expect(world.state.disk.get('bundle:one')?.obstacle).toEqual({ code: 'MAYBE_TAKEN' })
    world.state.othersPending = 0
    expect(await stageOf(world)).toEqual({ stage: 'done' })
  })

  it('is not signed after its time, however the pending transaction ends', async () => {
    const world = taken(bundleOf(1), payment(3n))
    world.state.othersPending = 1
    await world.live('bundle:one')
    world.state.now += FIRST_SIGNATURE_SECONDS + 1
    expect(await stageOf(world)).toEqual({ stage: 'calls' })
    world.state.othersPending = 0
    expect([await stageOf(world), world.state.sent]).toEqual([{ stage: 'failed', end: { reason: 'expired' } }, []])
  })
})

describe('an order that was paid from elsewhere', () => {
  const paying = bundleOf(1, { simulated: [deposit] })

  it('is found in the logs of the depository, whatever transaction paid it', async () => {
    for (const isPruned of [false, true]) {
      const world = taken(paying, payment(3n))
      Object.assign(world.state, { isPruned, foundLogs: found(OWN_LOG) })
      expect([await stageOf(world), world.state.sent]).toEqual([SENT, []])
    }
  })

  it('is followed to its outcome', async () => {
    const world = taken(paying, payment(1n))
    world.state.mined.set(HASH, { status: 'success', blockNumber: 90n, blockHash: '0xb90', logs: [OWN_LOG] })
    world.state.listed = { answer: 'told', requests: [] }
    const bundle = await world.live('bundle:one')
    expect(bundle?.deposits?.read).toEqual([{ ...deposit, depositor: SENDER.toLowerCase(), index: 0 }])
    expect(bundle && nextOfBundle(bundle)).toEqual({ task: 'follow' })
  })

  it('is not, where another account or another order is paid', async () => {
    const others = [depositLog, { ...OWN_LOG, data: OWN_LOG.data.replace(ORDER.slice(2), '0e'.repeat(32)) }]
    for (const log of others) {
      const world = taken(paying, payment(3n))
      world.state.foundLogs = found(log)
      expect(await stageOf(world)).toEqual({ stage: 'done' })
    }
  })
})

describe('a token payment', () => {
  const data = calldata(SELECTORS.transfer, PAYEE, 5n)
  const sending: Bundle = { ...bundleOf(1), calls: [{ to: TOKEN, data, value: 0n, gas: undefined }] }
  const topics = [TRANSFER_TOPIC, addressTopic(SENDER), addressTopic(PAYEE)]

  it('is certain by its logs where old states are gone: none means unsent', async () => {
    const world = taken(sending)
    world.state.isPruned = true
    expect(await stageOf(world)).toEqual({ stage: 'done' })
    const paid = taken(sending)
    paid.state.isPruned = true
    paid.state.foundLogs = found({ address: TOKEN, topics, data: `0x${'5'.padStart(64, '0')}` })
    expect([await stageOf(paid), paid.state.sent]).toEqual([MAYBE, []])
  })
})

describe('no end is said before a look', () => {
  it.each(['expired', 'wouldFail', 'notFunded', 'lost saves'] as const)('%s', async (end) => {
    const funding = end === 'notFunded' ? ['leg'] : []
    const bundle = { ...bundleOf(1, { funding }), ...(end === 'lost saves' ? { lostSaves: { seq: 9 } } : {}) }
    const world = taken(bundle, payment(1n))
    world.state.feeWei = 10n ** 15n
    if (end === 'wouldFail') world.state.refusal = 'already done'
    for (const seconds of [0, 7, 5_000]) {
      world.state.now = BEGAN + seconds
      await world.live('bundle:one')
    }
    expect([world.state.disk.get('bundle:one')?.stage, world.state.told]).toEqual([
      SENT,
      [...toldBefore(end), 'failed'],
    ])
  })

  const toldBefore = (end: string) => (end === 'expired' ? ['calls'] : [])

  it('waits a day for silent nodes, and ends in doubt then', async () => {
    const world = taken(bundleOf(1), payment(1n))
    world.state.isSilent = true
    world.state.now += 5_000
    expect(await stageOf(world)).toEqual({ stage: 'calls' })
    world.state.now += 86_400
    expect(await stageOf(world)).toEqual(MAYBE)
  })
})
