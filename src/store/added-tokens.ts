import * as v from 'valibot'
import { type Currency, isSameCurrency } from '../core/currency.ts'
import { tokenSaid } from '../core/unpinned.ts'
import type { Database } from './db.ts'
import { createKeptList } from './kept-list.ts'
import { whole } from './schema.ts'

const KEY = 'addedTokens'
const row = v.object({
  chainId: whole,
  address: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/)),
  symbol: v.string(),
  name: v.string(),
  decimals: whole,
})
/** More than anybody looks through; the chains are asked about each of them whenever balances are read. */
export const MOST_TOKENS = 30

/**
 * The tokens of EVM chains that the user added to those of the profile, in the order in which they came. How each is
 * described is for lists to show: what is signed goes by what its chain says then.
 */
export type AddedTokens = Readonly<{
  list: () => Promise<readonly Currency[]>
  /** Adds a token, or describes it anew. False where no more are taken. Resolves once it is on the disk. */
  add: (token: Currency) => Promise<boolean>
  remove: (token: Pick<Currency, 'chainId' | 'address'>) => Promise<void>
  forget: () => Promise<void>
}>

/** Makes the store over the database. What cannot be read is left out. */
export function createAddedTokens(database: Database): AddedTokens {
  const kept = createKeptList(database, { key: KEY, row })
  const change = (of: (tokens: readonly Currency[]) => readonly Currency[] | undefined) =>
    kept.change((rows) => of(rows.flatMap(tokenOf)))
  return {
    list: async () => (await kept.list()).flatMap(tokenOf),
    add: (token) =>
      change((tokens) => {
        if (tokens.some((each) => isSameCurrency(each, token)))
          return tokens.map((each) => (isSameCurrency(each, token) ? token : each))
        return tokens.length < MOST_TOKENS ? [...tokens, token] : undefined
      }),
    remove: async (token) => void (await change((tokens) => tokens.filter((each) => !isSameCurrency(each, token)))),
    forget: kept.forget,
  }
}

function tokenOf({ chainId, address, symbol, name, decimals }: v.InferOutput<typeof row>): readonly Currency[] {
  const said = tokenSaid({ symbol, name, decimals: BigInt(decimals) })
  return said ? [{ chainId, address, isNative: false, ...said }] : []
}
