import * as v from 'valibot'
import type { MisdirectedBalance } from '../../core/deposit-address/reindex.ts'

/** See core/deposit-address/reindex.ts in core. */
export type ReindexResult = Readonly<{ money: readonly MisdirectedBalance[]; checked: number; unread: number }>

/** More than any chain lists. */
const MOST = 1_000
const MOST_BALANCE = 2n ** 256n

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST))
const schema = v.object({
  triggeredCurrencies: v.pipe(
    v.array(
      v.object({
        currency: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,100}$/)),
        balance: v.pipe(
          v.string(),
          v.regex(/^[0-9]{1,78}$/),
          v.transform((digits) => BigInt(digits)),
        ),
      }),
    ),
    v.maxLength(MOST),
  ),
  checkedCurrencies: count,
  failedCurrencies: v.optional(count, 0),
})

/** Decodes POST /transactions/deposit-address/reindex (service facts 5), without the service's own words and names. */
export function decodeReindexResult(body: unknown): ReindexResult | undefined {
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) return undefined
  const { triggeredCurrencies, checkedCurrencies: checked, failedCurrencies: unread } = parsed.output
  const money = triggeredCurrencies.filter(({ balance }) => balance > 0n && balance < MOST_BALANCE)
  return { money, checked, unread }
}
