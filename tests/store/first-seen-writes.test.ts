import { expect, it } from 'vitest'
import { createDatabase, type Database } from '../../src/store/database/indexed-db.ts'
import { createFirstSeenChains } from '../../src/store/first-seen-chains.ts'
import { withSecondCopies } from '../../src/store/second-copies/copied-database.ts'
import { createChainList, type ListedChain } from '../../src/wallet/quotes/chain-list.ts'
import { newPlace, withEmptyDisk } from './stand.ts'

withEmptyDisk()

const IDS = Array.from({ length: 11 }, (_none, at) => at + 1)
const LISTED = IDS.map(
  (id): ListedChain => ({
    id,
    disabled: false,
    blockProductionLagging: false,
    partialDisableLimit: 0,
    depositEnabled: true,
    vmType: 'evm',
    nativeSymbol: 'ETH',
    nativeDecimals: 18,
    slug: `chain-${id}`,
    depository: '0xd',
    contracts: {},
    solverAddresses: [],
  }),
)

/** Eleven pinned chains over real stores, with counted writes. */
async function stand() {
  const counted = { transactions: 0, entries: 0 }
  const first = createDatabase()
  const database: Database = {
    ...first,
    write: (...asked) => {
      counted.transactions += 1
      return first.write(...asked)
    },
  }
  const place = newPlace()
  const copied = withSecondCopies({
    database,
    place: {
      ...place,
      write: async (texts) => {
        counted.entries += Object.keys(texts).length
        await place.write(texts)
      },
    },
    onDamaged: () => undefined,
  })
  // The first access compares both copies once.
  await copied.read('chains', (store) => store.get(1))
  Object.assign(counted, { transactions: 0, entries: 0 })
  const list = createChainList({
    pinnedIds: IDS,
    source: 'test',
    chains: async () => ({ ok: true, chains: LISTED }),
    see: createFirstSeenChains({ database: copied, onDamaged: () => undefined }).see,
    nowSeconds: () => 1_000,
  })
  return { counted, read: () => list(1, 2) }
}

it('keeps eleven chains that are seen first in one transaction, and writes nothing when they are read again', async () => {
  const { counted, read } = await stand()
  expect(await read()).toMatchObject({ chains: { known: true } })
  // Each row is copied once, between the two write marks.
  expect(counted).toEqual({ transactions: 1, entries: IDS.length + 2 })
  for (let time = 0; time < 10; time += 1) await read()
  expect(counted).toEqual({ transactions: 1, entries: IDS.length + 2 })
})
