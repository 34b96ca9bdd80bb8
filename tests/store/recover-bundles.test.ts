import { describe, expect, it } from 'vitest'
import { applyToBundle, type BundleEvent } from '../../src/core/bundle/apply.ts'
import type { Bundle } from '../../src/core/bundle/bundle.ts'
import { createBundles } from '../../src/store/bundles/store.ts'
import { createDatabase, type Damage } from '../../src/store/database/indexed-db.ts'
import { withSecondCopies } from '../../src/store/second-copies/copied-database.ts'
import { createMarks, type MarkStorage } from '../../src/store/second-copies/marks.ts'
import { copyOf } from '../../src/store/second-copies/storage.ts'
import { BEGAN, bundleOf } from '../core/bundle/bundles.ts'
import { newMarkPlace, newPlace, type Place, putRaw, withEmptyDisk } from './stand.ts'

withEmptyDisk()

const terms = { terms: 'evm', nonce: 0, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } as const
const hash = `0x${'ab'.repeat(32)}`
const signed = { kind: 'evmTransaction', purpose: 'step', chainId: 8453, bytes: '0x02', hash } as never
const HISTORY: readonly BundleEvent[] = [
  { event: 'reserved', index: 0, terms, atSeconds: BEGAN },
  { event: 'signed', index: 0, signed, atSeconds: BEGAN },
  { event: 'broadcast', index: 0, atSeconds: BEGAN + 1 },
  { event: 'rebroadcast', index: 0, atSeconds: BEGAN + 2 },
]
const ID = 'bundle:one'

/** Opens a new background's store on the present disk. */
function open(place?: Place, marks?: MarkStorage) {
  const damages: Damage[] = []
  const onDamaged = (damage: Damage) => void damages.push(damage)
  const first = createDatabase()
  const database = place ? withSecondCopies({ database: first, place, onDamaged }) : first
  const copy = place && ((id: string) => copyOf(place, 'bundles', id))
  const bundles = createBundles({ database, onDamaged, copyOf: copy, marks: marks && createMarks(marks) })
  return { damages, bundles }
}

const rowNow = () => createDatabase().read('bundles', (store) => store.get(ID))

/** Returns its row after each save. */
async function withRows({ bundles }: ReturnType<typeof open>) {
  let bundle: Bundle = bundleOf(1)
  await bundles.save(bundle)
  const rows = [await rowNow()]
  for (const event of HISTORY) {
    if (event.event === 'rebroadcast') await bundles.mark(bundle)
    bundle = applyToBundle(bundle, event)
    await bundles.save(bundle)
    rows.push(await rowNow())
  }
  return { rows, bundle }
}

describe('calls whose last saves the disk has lost', () => {
  it('give way to the second copy of more saves, which their older row never overwrites', async () => {
    const place = newPlace()
    const { rows, bundle } = await withRows(open(place))
    for (let seq = 0; seq < HISTORY.length; seq += 1) {
      await putRaw('bundles', rows[seq])
      place.texts.set('unsure', `bundles:${ID}`)
      place.restart()
      const { bundles, damages } = open(place)
      expect(await bundles.load(ID)).toStrictEqual(bundle)
      expect(damages).toMatchObject([{ store: 'bundles', key: ID, why: /its save 4 was lost/ }])
      expect(await copyOf(place, 'bundles', ID)).toMatchObject({ seq: 4 })
      const again = open(place)
      expect([await again.bundles.load(ID), again.damages]).toStrictEqual([bundle, []])
    }
  })

  it('keep a row of more saves than its copy', async () => {
    const place = newPlace()
    const { rows, bundle } = await withRows(open(place))
    const { bundles } = open()
    await putRaw('bundles', rows[2])
    const older = open(place)
    await older.bundles.load(ID)
    await putRaw('bundles', rows[4])
    expect(await bundles.load(ID)).toStrictEqual(bundle)
    expect(await open(place).bundles.load(ID)).toStrictEqual(bundle)
  })

  it('are noticed by the mark of what was broadcast, and named with its bytes', async () => {
    const marks = newMarkPlace()
    const { rows } = await withRows(open(undefined, marks))
    for (const seq of [0, 1, 2]) {
      await putRaw('bundles', rows[seq])
      const { bundles, damages } = open(undefined, marks)
      const found = await bundles.load(ID)
      // The mark shows a broadcast of bytes that the row calls signed.
      expect(found?.items[0]?.phase).toBe(['planned', 'reserved', 'broadcast'][seq])
      expect(found?.lostSaves).toEqual(seq === 2 ? { seq: 3 } : { seq: 3, sent: { index: 0, hash } })
      expect(damages).toHaveLength(1)
      const again = open(undefined, marks)
      expect(await again.bundles.load(ID)).toStrictEqual(found)
      expect(again.damages).toEqual([])
    }
  })

  it('are as they were where the mark is no newer than the row', async () => {
    const marks = newMarkPlace()
    const { bundle } = await withRows(open(undefined, marks))
    const { bundles, damages } = open(undefined, marks)
    expect([await bundles.load(ID), damages]).toStrictEqual([bundle, []])
  })

  it('have no mark any more once there is nothing left to do', async () => {
    const marks = newMarkPlace()
    const { bundles } = open(undefined, marks)
    const { bundle } = await withRows({ bundles, damages: [] })
    const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0xb' } as const
    const rest: readonly BundleEvent[] = [
      { event: 'included', index: 0, hash, inclusion, atSeconds: BEGAN + 3 },
      { event: 'finalized', index: 0, atSeconds: BEGAN + 4 },
      { event: 'told', atSeconds: BEGAN + 5 },
    ]
    let last = bundle
    for (const event of rest) {
      expect(await marks.read()).toContain(ID)
      last = applyToBundle(last, event)
      await bundles.save(last)
    }
    expect(await marks.read()).not.toContain(ID)
  })
})
