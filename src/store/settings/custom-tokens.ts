import * as v from 'valibot'
import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import { cleanTokenMetadata } from '../../core/money/custom-token.ts'
import { whole } from '../database/field-schemas.ts'
import { createSealedList } from '../sealed/list.ts'
import type { SealedRows } from '../sealed/rows.ts'

const KEY = 'addedTokens'
const row = v.object({
  chainId: whole,
  address: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/)),
  symbol: v.string(),
  name: v.string(),
  decimals: whole,
})
export const MOST_CUSTOM_TOKENS = 30

/** In the order of addition. Metadata is only for display: signing reads the chain. */
export type CustomTokens = Readonly<{
  list: () => Promise<readonly Currency[]>
  /** Gives false when full or changed from outside. Resolves once on disk. */
  add: (token: Currency) => Promise<boolean>
  remove: (token: Pick<Currency, 'chainId' | 'address'>) => Promise<void>
  forget: () => Promise<void>
}>

/** Makes the store of added tokens. It skips unreadable rows. */
export function createCustomTokens(sealed: SealedRows): CustomTokens {
  const kept = createSealedList(sealed, { key: KEY, row, whileLocked: 'none' })
  const change = (of: (tokens: readonly Currency[]) => readonly Currency[] | undefined) =>
    kept.change((rows) => of(rows.flatMap(tokenOf)))
  return {
    list: async () => (await kept.list()).flatMap(tokenOf),
    add: (token) =>
      change((tokens) => {
        if (tokens.some((each) => isSameCurrency(each, token)))
          return tokens.map((each) => (isSameCurrency(each, token) ? token : each))
        return tokens.length < MOST_CUSTOM_TOKENS ? [...tokens, token] : undefined
      }),
    remove: async (token) => void (await change((tokens) => tokens.filter((each) => !isSameCurrency(each, token)))),
    forget: kept.forget,
  }
}

function tokenOf({ chainId, address, symbol, name, decimals }: v.InferOutput<typeof row>): readonly Currency[] {
  const said = cleanTokenMetadata({ symbol, name, decimals: BigInt(decimals) })
  return said ? [{ chainId, address, isNative: false, ...said }] : []
}
