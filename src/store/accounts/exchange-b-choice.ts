import * as v from 'valibot'
import { createSealedList } from '../sealed/list.ts'
import type { SealedRows } from '../sealed/rows.ts'

const KEY = 'exchangeBAccounts'
const row = v.object({ l1Address: v.string(), accountIndex: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })

/** Holds the user's choice for addresses with several exchange B accounts. */
export type ExchangeBAccountChoice = Readonly<{
  chosenOf: (l1Address: string) => Promise<number | undefined>
  /** Resolves once it is on disk. */
  choose: (l1Address: string, accountIndex: number) => Promise<void>
  all: () => Promise<readonly number[]>
  forget: () => Promise<void>
}>

/** Makes the store of choices. Unreadable data counts as no choice. */
export function createExchangeBAccountChoice(sealed: SealedRows): ExchangeBAccountChoice {
  const { list, change, forget } = createSealedList(sealed, { key: KEY, row, whileLocked: 'unverified' })
  return {
    chosenOf: async (address) => (await list()).find(isOf(address))?.accountIndex,
    choose: async (address, accountIndex) => {
      await change((all) => [
        ...all.filter((each) => !isOf(address)(each)),
        { l1Address: address.toLowerCase(), accountIndex },
      ])
    },
    all: async () => (await list()).map(({ accountIndex }) => accountIndex),
    forget,
  }
}

function isOf(address: string) {
  return ({ l1Address }: Readonly<{ l1Address: string }>) => l1Address === address.toLowerCase()
}
