import * as v from 'valibot'
import { MOST_ARRIVAL_CALLS } from '../../core/intent/arrival-call-limit.ts'
import { LEAST_ARRIVAL_GAS, MOST_ARRIVAL_GAS } from '../../core/intent/arrival-gas-limits.ts'
import { coins, row, text } from '../row.ts'
import type { MinimumAmountView, QuoteView, RouteLimitsView } from '../views/quotes.ts'
import { calldataEntries } from './calldata.ts'

const currency = v.strictObject({
  chainId: v.pipe(v.number(), v.safeInteger()),
  address: text,
  symbol: text,
  name: text,
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
  isNative: v.boolean(),
})
const way = v.strictObject({ chainId: v.pipe(v.number(), v.safeInteger()), address: text })
export const quoteDraft = v.strictObject({
  account: text,
  originChainId: v.pipe(v.number(), v.safeInteger()),
  originCurrency: text,
  destinationChainId: v.pipe(v.number(), v.safeInteger()),
  destinationCurrency: text,
  /** Smallest unit. */
  amount: v.bigint(),
  tradeType: v.picklist(['EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT']),
  /** They default to the account's own address there. */
  recipient: v.optional(text),
  refundTo: v.optional(text),
  /** Defaults to `deposit`. This wallet pays a deposit address unless `paidElsewhere`. */
  payment: v.optional(v.picklist(['deposit', 'permit', 'openAddress', 'strictAddress'])),
  paidElsewhere: v.optional(v.boolean()),
  slippageBasisPoints: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
  /** Smallest unit, where the trade fixes the output. */
  mostIn: v.optional(v.bigint()),
  /** Gas for the recipient, millionths of a dollar. */
  topupGasUsd: v.optional(v.bigint()),
  /** The API key's owner pays fees up to `mostUsd`, millionths of a dollar. */
  sponsorship: v.optional(v.strictObject({ mostUsd: v.optional(v.bigint()) })),
  timeToLiveSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(120), v.maxValue(86_400))),
  /** Calls at the destination: address, calldata, wei. */
  calls: v.optional(v.pipe(v.array(v.strictObject(calldataEntries)), v.maxLength(MOST_ARRIVAL_CALLS))),
  callsGasLimit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(LEAST_ARRIVAL_GAS), v.maxValue(MOST_ARRIVAL_GAS)),
  ),
  /** Custom currencies, as a balance described them; the verifier reads them again. */
  currencies: v.optional(v.pipe(v.array(currency), v.maxLength(2))),
  coins,
})

export const QUOTE_METHODS = {
  /** Null for custom currencies. */
  'route.limits': row<RouteLimitsView | null>()('read', v.strictObject({ account: text, from: way, to: way })),
  /** Null if missing or old. */
  'route.least': row<MinimumAmountView | null>()('read', v.strictObject({ from: way, to: way })),
  'quote.ask': row<QuoteView>()('read', quoteDraft),
  /** The service's unproven estimate, smallest units; null without an answer. */
  'price.ask': row<Readonly<{ arrives: bigint; pays: bigint | null }> | null>()('read', quoteDraft),
} as const
