import * as v from 'valibot'
import { type Price, readPrice } from '../../../core/money/price.ts'
import { cleanText, isPlain } from '../../../core/text/untrusted-text.ts'
import { parseDecimal } from '../../../lib/decimal.ts'
import { isHex } from '../../../lib/hex.ts'

/** Decimals of all balances (interface, "Special currency identifiers"). */
export const EXCHANGE_A_DECIMALS = 8

const decimal = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): bigint => {
    const parsed = parseDecimal(dataset.value, EXCHANGE_A_DECIMALS)
    if (parsed.ok) return parsed.value
    addIssue({ message: `expected a decimal with ${EXCHANGE_A_DECIMALS} digits at most` })
    return NEVER
  }),
)
const address = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 20), 'expected an address'),
)
const milliseconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Unknown words are kept. */
export const abstraction = v.pipe(v.string(), v.maxLength(100))

/** `clearinghouseState`. */
export const perpsState = v.object({ withdrawable: decimal })

/** `spotClearinghouseState`; orders block `hold`. */
export const spotState = v.object({
  balances: v.array(
    v.object({ coin: v.string(), token: v.pipe(v.number(), v.safeInteger()), total: decimal, hold: decimal }),
  ),
})

const MOST_NAME = 70

export type SpotToken = Readonly<{ symbol: string; name: string; index: number; tokenId: string; decimals: number }>

/** `spotMeta`; a token with hidden characters in its name could imitate another (lies M02). */
export const spotMeta = v.pipe(
  v.object({
    tokens: v.array(
      v.object({
        name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
        fullName: v.nullish(v.string()),
        index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        tokenId: v.pipe(
          v.string(),
          v.check((text) => isHex(text, 16), 'expected a token id'),
        ),
        weiDecimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18)),
      }),
    ),
  }),
  v.transform(({ tokens }) =>
    tokens
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
  v.array(v.nullable(v.object({ name: v.pipe(v.string(), v.maxLength(40)) }))),
  v.transform((list) => list.flatMap((each) => (each && isPlain(each.name) ? each.name : []))),
)

/** Far more than the exchange has. */
const MOST_BOOKS = 10_000

/** `allMids`: prices by book; invalid ones are left out. */
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

/** `dex` is the destination's; amounts have eight decimals. `nonce` is the signed transfer's, where named. */
export type LedgerTransfer = Readonly<{
  hash: string
  atMilliseconds: number
  from: string
  to: string
  token: string
  dex: string
  amount: bigint
  nonce: number | undefined
}>

const between = { user: address, destination: address }
const nonce = v.optional(milliseconds)

// Other entries are no transfers between accounts.
const DELTAS = [
  v.object({
    type: v.literal('send'),
    ...between,
    destinationDex: v.string(),
    token: v.string(),
    amount: decimal,
    nonce,
  }),
  v.object({ type: v.literal('spotTransfer'), ...between, token: v.string(), amount: decimal, nonce }),
  v.object({ type: v.literal('internalTransfer'), ...between, usdc: decimal, nonce }),
] as const

const named = v.object({ delta: v.object({ type: v.string() }) })
const entry = v.object({
  time: milliseconds,
  hash: v.pipe(v.string(), v.maxLength(100)),
  delta: v.variant('type', [...DELTAS]),
})
const KNOWN = ['send', 'spotTransfer', 'internalTransfer']

/** Far more than one answer lists. */
const MOST_UPDATES = 10_000

/** `userNonFundingLedgerUpdates`; `count` is of all entries. */
export const ledgerUpdates = v.pipe(
  v.array(v.looseObject({ time: milliseconds })),
  v.maxLength(MOST_UPDATES, `expected ${MOST_UPDATES} entries at most`),
  v.transform((list) => ({
    count: list.length,
    newestMilliseconds: list.reduce((newest, { time }) => Math.max(newest, time), 0),
    entries: list.filter((each) => v.is(named, each) && KNOWN.includes(each.delta.type)),
  })),
  v.object({ count: v.number(), newestMilliseconds: v.number(), entries: v.array(entry) }),
  v.transform(({ entries, ...rest }) => ({ ...rest, movements: entries.map(movementOf) })),
)

function movementOf({ time, hash, delta }: v.InferOutput<typeof entry>): LedgerTransfer {
  const { user: from, destination: to, nonce } = delta
  const what =
    delta.type === 'internalTransfer'
      ? { token: 'USDC', dex: '', amount: delta.usdc }
      : { token: delta.token, dex: delta.type === 'send' ? delta.destinationDex : 'spot', amount: delta.amount }
  return { hash, atMilliseconds: time, from, to, ...what, nonce }
}
