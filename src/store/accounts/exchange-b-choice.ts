import * as v from 'valibot'
import type { Database } from '../database/indexed-db.ts'

const KEY = 'exchangeBAccounts'
const chosen = v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0)))

/** Holds the user's choice for addresses with several exchange B accounts. */
export type ExchangeBAccountChoice = Readonly<{
  chosenOf: (l1Address: string) => Promise<number | undefined>
  /** Resolves once it is on disk. */
  choose: (l1Address: string, accountIndex: number) => Promise<void>
  all: () => Promise<readonly number[]>
  forget: () => Promise<void>
}>

/** Makes the store of choices. Unreadable data counts as no choice. */
export function createExchangeBAccountChoice(database: Database): ExchangeBAccountChoice {
  const read = async () => decoded(await database.read('settings', (store) => store.get(KEY)))
  return {
    chosenOf: async (l1Address) => (await read())[l1Address.toLowerCase()],
    choose: (l1Address, accountIndex) =>
      database.write('settings', async (store) => {
        const before = decoded(await store.get(KEY))
        await store.put({ ...before, [l1Address.toLowerCase()]: accountIndex }, KEY)
      }),
    all: async () => Object.values(await read()),
    forget: () => database.remove('settings', [KEY]),
  }
}

function decoded(stored: unknown): Readonly<Record<string, number>> {
  const parsed = v.safeParse(chosen, stored)
  return parsed.success ? parsed.output : {}
}
