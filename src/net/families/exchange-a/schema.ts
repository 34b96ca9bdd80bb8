import * as v from 'valibot'
import { type Price, readPrice } from '../../../core/money/price.ts'
import { cleanText, isPlain } from '../../../core/text/untrusted-text.ts'
import { parseDecimal } from '../../../lib/decimal.ts'
import { isHex } from '../../../lib/hex.ts'
import { plausibleMilliseconds, readableField, rowsOf } from '../../http/rows.ts'

/** Decimals of all balances (interface, "Special currency identifiers"). */
export const EXCHANGE_A_DECIMALS = 8

/** Eight decimals at most. */
export const decimal = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): bigint => {
    const parsed = parseDecimal(dataset.value, EXCHANGE_A_DECIMALS)
    if (parsed.ok) return parsed.value
    addIssue({ message: `expected a decimal with ${EXCHANGE_A_DECIMALS} digits at most` })
    return NEVER
  }),
)

/** Negative is 0. */
const atLeastZero = v.union([
  decimal,
  v.pipe(
    v.string(),
    v.startsWith('-'),
    v.transform(() => 0n),
  ),
])

/** Unknown words are kept. */
export const abstraction = v.pipe(v.string(), v.maxLength(100))

/** `clearinghouseState`. */
export const perpsState = v.object({ withdrawable: decimal })
export const perpsTime = v.object({ time: plausibleMilliseconds })

const tokenIndex = v.pipe(v.number(), v.safeInteger())
const coin = v.pipe(v.string(), v.maxLength(100))
/** Bets have no token. */
const OUTCOME = /^(\+|o)[0-9]+$/

/** Portfolio margin lessens `hold`, even below 0, and adds `spotHold` (HyperLiquid.Net #102). */
const spotRow = v.pipe(
  v.union([
    v.object({ coin, token: tokenIndex, total: decimal, hold: decimal, spotHold: v.nullish(decimal) }),
    v.object({ coin, token: tokenIndex, total: decimal, hold: atLeastZero, spotHold: decimal }),
  ]),
  v.transform(({ coin, token, total, hold, spotHold }) => {
    const held = (spotHold ?? 0n) > hold ? (spotHold ?? 0n) : hold
    return { coin, index: token, total, movable: total > held ? total - held : 0n }
  }),
)

const afterMaintenance = v.tuple([tokenIndex, v.fallback(v.optional(atLeastZero), undefined)])

export type UnreadSpotRow = Readonly<{ coin: string | undefined; index: number | undefined }>

/** `spotClearinghouseState`. */
export const spotState = v.pipe(
  v.object({
    balances: rowsOf(spotRow),
    tokenToAvailableAfterMaintenance: v.fallback(v.optional(rowsOf(afterMaintenance)), undefined),
  }),
  v.transform(({ balances: { rows, unread }, tokenToAvailableAfterMaintenance: after }) => {
    const limited = rows.map((row) => ({ ...row, movable: leastFor(row, after?.rows ?? []) }))
    const odd = unread
      .map(
        (row): UnreadSpotRow => ({
          coin: readableField(row, 'coin', coin),
          index: readableField(row, 'token', tokenIndex),
        }),
      )
      .filter((row) => !(row.index === undefined && OUTCOME.test(row.coin ?? '')))
    return {
      rows: limited.flatMap(({ movable, ...row }) => (movable === undefined ? [] : [{ ...row, movable }])),
      unread: [...odd, ...limited.filter(({ movable }) => movable === undefined)],
    }
  }),
)

type Limit = readonly [token: number, amount: bigint | undefined]

function leastFor({ index, movable }: Readonly<{ index: number; movable: bigint }>, limits: readonly Limit[]) {
  const lower = limits.find(([token, amount]) => token === index && (amount ?? 0n) < movable)
  return lower ? lower[1] : movable
}

const MOST_NAME = 70

export type SpotToken = Readonly<{ symbol: string; name: string; index: number; tokenId: string; decimals: number }>

const spotToken = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  fullName: v.nullish(v.string()),
  index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  tokenId: v.pipe(
    v.string(),
    v.check((text) => isHex(text, 16), 'expected a token id'),
  ),
  weiDecimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18)),
})

/** `spotMeta`; hidden characters could imitate a token (lies M02). */
export const spotMeta = v.pipe(
  v.object({ tokens: rowsOf(spotToken) }),
  v.transform(({ tokens }) =>
    tokens.rows
      .filter(({ name }) => isPlain(name))
      .map(
        ({ name, fullName, index, tokenId, weiDecimals }): SpotToken => ({
          symbol: name,
          name: `${cleanText(fullName ?? name, MOST_NAME)} (Spot)`,
          index,
          tokenId: tokenId.toLowerCase(),
          decimals: weiDecimals,
        }),
      ),
  ),
)

/** `perpDexs`; the exchange's own DEX is null. */
export const dexes = v.pipe(
  rowsOf(v.nullable(v.object({ name: v.pipe(v.string(), v.maxLength(40)) }))),
  v.transform(({ rows }) => [...new Set(rows.flatMap((each) => (each && isPlain(each.name) ? each.name : [])))]),
)

/** Far more than the exchange has. */
const MOST_BOOKS = 10_000

/** `allMids`, without invalid prices. */
export const midPrices = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(100)), v.unknown()),
  v.check((all) => Object.keys(all).length <= MOST_BOOKS, `expected ${MOST_BOOKS} books at most`),
  v.transform((all): ReadonlyMap<string, Price> => {
    const read = Object.entries(all).flatMap(([name, text]) => {
      const price = typeof text === 'string' ? readPrice(text) : undefined
      return price === undefined ? [] : [[name, price] as const]
    })
    return new Map(read)
  }),
)
