import { describe, expect, it } from 'vitest'
import { historyHandlers } from '../../../entrypoints/background/handlers/history.ts'
import { openStores } from '../../../entrypoints/background/wiring/stores.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { createDatabase } from '../../../src/store/database/indexed-db.ts'
import { executionRowOf } from '../../../src/store/executions/row.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { approved, loseDatabase, newPlace, putRaw, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

const CALLER = {} as never

type Stores = ReturnType<typeof openStores>

const handlersOver = (stores: Stores, finalNonce?: number) =>
  historyHandlers({
    ...{ profile: devnet, stores, moving: { newest: () => [], count: () => 0 } as never, changed: () => undefined },
    nodeOf: () =>
      finalNonce === undefined ? undefined : { nonce: async () => ({ ok: true as const, value: finalNonce }) },
  })
const rowIn = (store: 'executions' | 'bundles' | 'journal', key: never) =>
  createDatabase().read(store, (all) => all.get(key))
const damaged = (id: string, approvedAtSeconds: number) => ({
  ...executionRowOf(approved({ id, approvedAtSeconds }), 'last'),
  check: 'of something else',
})

/** Waits until the store remembers the report. */
async function heard(stores: Stores, act: () => Promise<unknown>): Promise<void> {
  const told = new Promise<void>((resolve) => stores.unreadable.onChange(resolve))
  await act()
  await told
}

it('shows a damaged row of a transfer and of a bundle, and keeps both as they are', async () => {
  const torn = damaged('torn', 7)
  const calls = { id: 'bundle:torn', seq: 3, approvedAtSeconds: 9, inFlightSinceSeconds: 9, bundle: 'torn' }
  await putRaw('executions', torn)
  await putRaw('bundles', calls)
  const stores = openStores()
  const handlers = handlersOver(stores)
  await heard(stores, async () => expect(await handlers['executions.list']({}, CALLER)).toEqual([]))
  await heard(stores, async () => expect(await handlers['bundles.list']({}, CALLER)).toEqual([]))
  const both = [
    { of: 'bundles', id: 'bundle:torn', approvedAtSeconds: 9, isHolding: false },
    { of: 'executions', id: 'torn', approvedAtSeconds: 7, isHolding: false },
  ]
  expect(await handlers['unreadable.list']({}, CALLER)).toEqual(both)
  // A later background has heard of neither, and shows both.
  expect(await handlersOver(openStores())['unreadable.list']({}, CALLER)).toEqual(both)
  expect(await rowIn('executions', 'torn' as never)).toStrictEqual(torn)
  expect(await rowIn('bundles', 'bundle:torn' as never)).toStrictEqual(calls)
})

it('shows a row that no list can hold, as it has no time', async () => {
  await putRaw('executions', { id: 'nothing else' })
  const shown = await handlersOver(openStores())['unreadable.list']({}, CALLER)
  expect(shown).toEqual([{ of: 'executions', id: 'nothing else', approvedAtSeconds: undefined, isHolding: false }])
})

it('shows a row in flight that cannot be read even so far as to be carried on', async () => {
  await putRaw('executions', { id: 'torn', seq: 2, approvedAtSeconds: 5, inFlightSinceSeconds: 5, execution: 1 })
  const stores = openStores()
  await heard(stores, async () => expect(await stores.executions.glanceInFlight()).toEqual([]))
  expect(await stores.unreadable.list()).toMatchObject([{ id: 'torn', seq: 2, approvedAtSeconds: 5 }])
})

it('shows a second copy that cannot be put back, and leaves it where it is', async () => {
  const place = newPlace()
  await openStores({ place }).executions.begin(approved({ id: 'lost', approvedAtSeconds: 8 }))
  const text = String(place.texts.get('executions:lost')).replace('"seq":0', '"seq":1')
  place.texts.set('executions:lost', text)
  place.texts.set('bundles:bundle:torn', 'torn')
  loseDatabase()
  const stores = openStores({ place })
  await heard(stores, () => stores.executions.list())
  await expect.poll(async () => (await stores.unreadable.list()).length).toBe(2)
  expect(await stores.unreadable.list()).toMatchObject([
    { of: 'executions', id: 'lost', approvedAtSeconds: 8, isOnlyCopy: true },
    { of: 'bundles', id: 'bundle:torn', approvedAtSeconds: undefined, isOnlyCopy: true },
  ])
  expect(place.texts.get('executions:lost')).toBe(text)
})

it('shows it no more once it can be read', async () => {
  await putRaw('executions', damaged('torn', 7))
  const stores = openStores()
  await heard(stores, () => stores.executions.list())
  expect(await stores.unreadable.list()).toHaveLength(1)
  await putRaw('executions', executionRowOf(approved({ id: 'torn' }), 'last'))
  expect(await stores.unreadable.list()).toEqual([])
})

it('names it in the file for support', async () => {
  await putRaw('executions', {
    id: 'torn',
    seq: 4,
    approvedAtSeconds: 7,
    execution: { signed: `0x${'ab'.repeat(90)}` },
  })
  const stores = openStores()
  await heard(stores, () => stores.executions.list())
  const { text } = await handlersOver(stores)['support.get']({ version: '1' }, CALLER)
  const [record] = (JSON.parse(text) as { unreadable: { why: string }[] }).unreadable
  expect(record).toMatchObject({ of: 'executions', id: 'torn', seq: 4, approvedAtSeconds: 7, isOnlyCopy: false })
  expect(record?.why).not.toBe('')
  expect(text).not.toContain('abababab')
})

it('counts a save whose record in the journal cannot be read', async () => {
  const stores = openStores()
  await stores.executions.begin(approved({ id: 'older' }))
  await putRaw('journal', { executionId: 'older', seq: 5, entry: 'torn' })
  const found = await openStores().executions.load('older')
  expect(found?.lostSaves?.seq).toBe(5)
  expect(await rowIn('journal', ['older', 5] as never)).toEqual({ executionId: 'older', seq: 5, entry: 'torn' })
})

it('lets no other record have what a damaged one has reserved', async () => {
  const stores = openStores()
  await putRaw('bundles', { id: 'bundle:torn', seq: 1, approvedAtSeconds: 1, ids: ['0xabc'], resources: [] })
  expect(await stores.bundles.usedAmong(['0xABC'], 'other')).toEqual(['0xABC'])
  await stores.bundles.save(bundleOf(1))
  expect(await rowIn('bundles', 'bundle:torn' as never)).toBeDefined()
})

describe('what an unreadable row holds', () => {
  const LANE = `nonces 1 0x${'ab'.repeat(20)}`
  const ORDER = `0x${'0d'.repeat(32)}`
  const NAME = { of: 'executions', id: 'torn' } as const
  const torn = (ids: readonly string[] = [ORDER, `${LANE} 7`, `unbroadcast on ${LANE}`]) => ({
    ...{ id: 'torn', seq: 2, approvedAtSeconds: 7, ids, resources: [LANE], execution: 'torn' },
  })

  async function releasedAt(finalNonce: number | undefined, isAccepted: boolean, row = torn()) {
    await putRaw('executions', row)
    const stores = openStores()
    await heard(stores, () => stores.executions.list())
    const handlers = handlersOver(stores, finalNonce)
    const [view] = await handlers['unreadable.list']({}, CALLER)
    expect(view?.isHolding).toBe(true)
    const { outcome } = await handlers['unreadable.release']({ ...NAME, isAccepted }, CALLER)
    return { outcome, held: await stores.executions.usedAmong(row.ids, 'next'), handlers }
  }

  it('is free once the final nonce is beyond it, and its order is not', async () => {
    const { outcome, held, handlers } = await releasedAt(8, false)
    expect([outcome, held]).toEqual(['released', [ORDER]])
    expect(await handlers['unreadable.list']({}, CALLER)).toMatchObject([{ id: 'torn', isHolding: false }])
    expect(await rowIn('executions', 'torn' as never)).toEqual({ ...torn([ORDER]), resources: [] })
  })

  it.each([7, undefined])('stays held at the final nonce %s', async (final) => {
    expect(await releasedAt(final, false)).toMatchObject({ outcome: 'open', held: torn().ids })
  })

  it.each([7, undefined])('is free at the final nonce %s where the user accepts it', async (final) => {
    expect(await releasedAt(final, true)).toMatchObject({ outcome: 'released', held: [ORDER] })
  })

  it('stays held without an acceptance where it is a coin', async () => {
    expect((await releasedAt(8, false, torn(['bitcoinpsbt 8253038 aa:0']))).outcome).toBe('open')
  })

  it('is not released where the record can be read by now', async () => {
    await openStores().executions.begin(approved({ id: 'torn' }))
    const before = await rowIn('executions', 'torn' as never)
    const release = handlersOver(openStores(), 8)['unreadable.release']
    expect(await release({ ...NAME, isAccepted: true }, CALLER)).toEqual({ outcome: 'readable' })
    expect(await openStores().unreadable.release(NAME)).toBe(false)
    expect(await rowIn('executions', 'torn' as never)).toStrictEqual(before)
  })

  it('leaves the second copy as it is', async () => {
    const place = newPlace()
    await putRaw('executions', torn())
    const stores = openStores({ place })
    await heard(stores, () => stores.executions.list())
    place.texts.set('executions:torn', 'read later')
    expect(await stores.unreadable.release(NAME)).toBe(true)
    expect(place.texts.get('executions:torn')).toBe('read later')
  })
})
