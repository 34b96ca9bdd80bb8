import { describe, expect, it } from 'vitest'
import { applyToBundle } from '../../../src/core/bundle/apply.ts'
import { nonceResource } from '../../../src/core/reservation/nonces.ts'
import { createBundles } from '../../../src/store/bundles/store.ts'
import { BEGAN, bundleOf, SENDER } from '../../core/bundle/bundles.ts'
import { deposit, ORDER } from '../../core/bundle/deposits.ts'
import { REQUEST } from '../../core/bundle/listed.ts'
import { madeSigned } from '../../made.ts'
import { newWorker, putRaw, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

const open = () => {
  const worker = newWorker()
  return { ...createBundles(worker), damages: worker.damages }
}
const terms = { terms: 'evm', nonce: 3, gasLimit: 21_000n, maxFeePerGasWei: 2n, maxPriorityFeePerGasWei: 1n } as const
const signed = madeSigned({
  kind: 'evmTransaction',
  purpose: 'step',
  chainId: 8453,
  bytes: '0x02',
  hash: '0xa0',
})
const inclusion = { in: 'block', blockNumber: 7n, blockHash: '0xb7' } as const

describe('bundles on the disk', () => {
  it('are given back exactly, to another worker, also by what their site calls them', async () => {
    const bundle = bundleOf(2, { funding: ['leg'] })
    await open().save(bundle)
    expect(await open().load(bundle.id)).toStrictEqual(bundle)
    expect(await open().ofCalls('https://shop.example', 'order-7')).toStrictEqual(bundle)
    expect(await open().ofCalls('https://other.example', 'order-7')).toBeUndefined()
  })

  it('are given back without a site where the user asked for them in the wallet', async () => {
    const bundle = bundleOf(1, { requester: { by: 'wallet', wish: 'revoke' } })
    await open().save(bundle)
    expect(await open().load(bundle.id)).toStrictEqual(bundle)
    expect(await open().inFlight()).toStrictEqual([bundle])
    expect(await open().ofCalls('https://shop.example', 'order-7')).toBeUndefined()
  })

  it('are given back with what went to a depository, as simulated and as read', async () => {
    const deposits = { simulated: [deposit], read: [{ ...deposit, index: 0 }] }
    const bundle = { ...bundleOf(1), deposits }
    await open().save(bundle)
    expect(await open().load(bundle.id)).toStrictEqual(bundle)
  })

  it('are given back with what became of it, and why that is not asked about', async () => {
    const heard = { orderId: ORDER, index: 0, sinceSeconds: BEGAN }
    const said = { ...heard, outcome: 'said', requestId: REQUEST, word: 'settling', status: 'unknown' } as const
    const proof = { proof: 'reported', txHash: undefined, why: { code: 'ARRIVAL_UNSAID' } } as const
    const filled = {
      ...heard,
      index: 1,
      outcome: 'filled',
      requestId: REQUEST,
      proof,
      chainId: undefined,
      to: undefined,
    } as const
    const unlike = { ...heard, index: 2, outcome: 'unlike', problem: 'own' } as const
    const deposits = { simulated: [], read: [], outcomes: [said, filled, unlike], unfollowed: 'locked' } as const
    const bundle = { ...bundleOf(1), deposits }
    await open().save(bundle)
    expect(await open().load(bundle.id)).toStrictEqual(bundle)
  })

  it('are saved in order: a save that another came before writes nothing', async () => {
    const bundle = bundleOf(1)
    const after = applyToBundle(bundle, { event: 'obstructed', reason: { code: 'OFFLINE' }, atSeconds: BEGAN })
    await open().save(bundle)
    await open().save(after)
    await expect(open().save({ ...after, obstacle: { code: 'TIMEOUT' } })).rejects.toMatchObject({ code: 'STALE_SAVE' })
    await expect(open().save(bundle)).rejects.toMatchObject({ code: 'STALE_SAVE' })
    expect(await open().load(bundle.id)).toStrictEqual(after)
  })

  it('are left out, and said to be, where somebody has changed a call', async () => {
    const bundle = bundleOf(1)
    const changed = { ...bundle, calls: [{ ...bundle.calls[0], value: 10n ** 18n }] }
    await open().save(bundle)
    const row = await newWorker().database.read('bundles', (store) => store.get(bundle.id))
    await putRaw('bundles', { ...(row as object), bundle: changed })
    const bundles = open()
    expect(await bundles.load(bundle.id)).toBeUndefined()
    expect(bundles.damages).toMatchObject([
      { store: 'bundles', why: 'check: the row was changed after it was written' },
    ])
  })

  it('hold their nonces until no reorganisation can bring them back', async () => {
    const resource = nonceResource(8453, SENDER)
    let bundle = bundleOf(1)
    const bundles = open()
    await bundles.save(bundle)
    expect(await bundles.holding(resource)).toEqual([])
    const held: number[] = []
    for (const event of [
      { event: 'reserved', index: 0, terms },
      { event: 'signed', index: 0, signed },
      { event: 'broadcast', index: 0 },
      { event: 'included', index: 0, hash: '0xa0', inclusion },
      { event: 'told' },
      { event: 'finalized', index: 0 },
    ] as const) {
      bundle = applyToBundle(bundle, { ...event, atSeconds: BEGAN })
      await bundles.save(bundle)
      held.push((await bundles.holding(resource)).length)
    }
    expect(held).toEqual([1, 1, 1, 1, 1, 0])
    expect(await bundles.inFlight()).toEqual([])
    expect(await bundles.list(5)).toStrictEqual([bundle])
  })

  it('are asked which names they have, also those that cannot be read', async () => {
    const bundles = open()
    const bundle = bundleOf(1, { simulated: [{ ...deposit, orderId: `0x${'0D'.repeat(32)}` }] })
    await bundles.save(bundle)
    await putRaw('bundles', { id: 'torn', ids: [REQUEST], bundle: 'torn' })
    const asked = [ORDER, ORDER.toUpperCase(), REQUEST, '0xother']
    expect(await bundles.usedAmong(asked, '')).toEqual([ORDER, ORDER.toUpperCase(), REQUEST])
    expect(await bundles.usedAmong(asked, bundle.id)).toEqual([REQUEST])
  })

  it('lists the newest first, and goes on after the last one of a page, also where many are of one second', async () => {
    const bundles = open()
    const all = ['a', 'b', 'c', 'd', 'e'].map((id, at) => ({ id, approvedAtSeconds: at === 4 ? 1 : 2 }))
    for (const each of all) await bundles.save(bundleOf(1, each))
    const seen: string[] = []
    for (let page = await bundles.list(2); page.length > 0; ) {
      seen.push(...page.map(({ id }) => id))
      page = await bundles.list(2, page.at(-1))
    }
    expect(seen).toEqual(['d', 'c', 'b', 'a', 'e'])
  })

  it('goes past pages in which nothing can be read, whatever their keys are, and comes to the end', async () => {
    const bundles = open()
    const all = ['a', 'b', 'c'].map((id, at) => bundleOf(1, { id, approvedAtSeconds: at + 1 }))
    for (const each of all) await bundles.save(each)
    const damaged = ['v', 'w', 'x', 'y', 'z']
    for (const [at, id] of damaged.entries()) await putRaw('bundles', { id, approvedAtSeconds: at < 3 ? 2 : 9 })
    await putRaw('bundles', { id: 'no time', approvedAtSeconds: new Date(0) })
    await putRaw('bundles', { id: 'no time either', approvedAtSeconds: new Date(0) })
    const [newest, ...older] = await bundles.list(2)
    expect([newest, ...older].map((each) => each?.id)).toEqual(['c', 'b'])
    expect((await bundles.list(2, newest)).map(({ id }) => id)).toEqual(['b', 'a'])
    expect((await bundles.list(1, newest)).map(({ id }) => id)).toEqual(['b'])
    expect(await bundles.list(2, all[0])).toEqual([])
    expect(await bundles.list(Number.POSITIVE_INFINITY)).toHaveLength(3)
  })
})
