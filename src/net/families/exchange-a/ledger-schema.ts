import * as v from 'valibot'
import { isHex } from '../../../lib/hex.ts'
import { plausibleMilliseconds, readableField, rowsOf } from '../../http/rows.ts'
import { decimal } from './schema.ts'

/** Amounts have eight decimals. */
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

export type UnreadLedgerEntry = Readonly<{
  hash: string | undefined
  atMilliseconds: number | undefined
  to: string | undefined
}>

const address = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 20), 'expected an address'),
)
const milliseconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const hash = v.pipe(v.string(), v.maxLength(100))

const between = { user: address, destination: address }
// Null means none.
const nonce = v.fallback(v.optional(milliseconds), undefined)

const transfer = v.object({
  time: plausibleMilliseconds,
  hash,
  delta: v.variant('type', [
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
  ]),
})
const KNOWN = ['send', 'spotTransfer', 'internalTransfer']

// A new word may name a transfer.
const other = v.object({
  time: v.fallback(v.optional(plausibleMilliseconds), undefined),
  delta: v.object({
    type: v.pipe(
      v.string(),
      v.check((type) => !KNOWN.includes(type)),
    ),
    destination: v.optional(v.undefined()),
  }),
})
const delta = v.object({ destination: address })

const MOST_UPDATES = 10_000

/** `userNonFundingLedgerUpdates` */
export const ledgerUpdates = v.pipe(
  rowsOf(v.union([transfer, other]), MOST_UPDATES),
  v.transform(({ rows, unread }) => {
    const odd = unread.map(
      (row): UnreadLedgerEntry => ({
        hash: readableField(row, 'hash', hash),
        atMilliseconds: readableField(row, 'time', plausibleMilliseconds),
        to: readableField(row, 'delta', delta)?.destination,
      }),
    )
    const times = [...rows.map((row) => row.time), ...odd.map(({ atMilliseconds }) => atMilliseconds)]
    return {
      count: rows.length + odd.length,
      times: times.filter((each) => each !== undefined).toSorted((a, b) => a - b),
      movements: rows.flatMap((row) => ('hash' in row ? [movementOf(row)] : [])),
      unread: odd,
    }
  }),
)

function movementOf({ time, hash, delta }: v.InferOutput<typeof transfer>): LedgerTransfer {
  const { user: from, destination: to, nonce } = delta
  const what =
    delta.type === 'internalTransfer'
      ? { token: 'USDC', dex: '', amount: delta.usdc }
      : { token: delta.token, dex: delta.type === 'send' ? delta.destinationDex : 'spot', amount: delta.amount }
  return { hash, atMilliseconds: time, from, to, ...what, nonce }
}
