import * as v from 'valibot'
import { LEAST_CALLS_GAS, MOST_CALLS_GAS } from '../core/calls-gas.ts'
import { MOST_CALLS } from '../core/most-calls.ts'
import { call } from './call-methods.ts'
import type { LeastView, LimitsView } from './form-views.ts'
import type { QuoteView } from './quote-views.ts'
import { row, text } from './row.ts'

const currency = v.strictObject({
  chainId: v.pipe(v.number(), v.safeInteger()),
  address: text,
  symbol: text,
  name: text,
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
  isNative: v.boolean(),
})
const way = v.strictObject({ chainId: v.pipe(v.number(), v.safeInteger()), address: text })
/** What the form asks for. */
export const crossing = v.strictObject({
  account: text,
  originChainId: v.pipe(v.number(), v.safeInteger()),
  originCurrency: text,
  destinationChainId: v.pipe(v.number(), v.safeInteger()),
  destinationCurrency: text,
  /** Smallest unit. */
  amount: v.bigint(),
  tradeType: v.picklist(['EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT']),
  /** Where it should arrive, and where it comes back to; absent, the account's own address on that chain. */
  recipient: v.optional(text),
  refundTo: v.optional(text),
  /** `deposit` unless said otherwise; a deposit address is paid from this wallet unless `paidElsewhere`. */
  payment: v.optional(v.picklist(['deposit', 'permit', 'openAddress', 'strictAddress'])),
  paidElsewhere: v.optional(v.boolean()),
  slippageBasisPoints: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
  /** The most that may leave, smallest unit of the origin currency, where the trade fixes what arrives. */
  mostIn: v.optional(v.bigint()),
  /** Gas for the recipient, millionths of a dollar. */
  topupGasUsd: v.optional(v.bigint()),
  /** Whether the owner of the API key pays the fees, and up to how many millionths of a dollar. */
  sponsorship: v.optional(v.strictObject({ mostUsd: v.optional(v.bigint()) })),
  /** How long after its quote it may wait to be filled. */
  timeToLiveSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(120), v.maxValue(86_400))),
  /** What is done with the money where it arrives: address, calldata, wei. */
  calls: v.optional(v.pipe(v.array(v.strictObject(call)), v.maxLength(MOST_CALLS))),
  /** The most gas that all of them together may use. */
  callsGasLimit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(LEAST_CALLS_GAS), v.maxValue(MOST_CALLS_GAS))),
  /** What is named above and not pinned, as a balance described it; the proof asks about it again. */
  currencies: v.optional(v.pipe(v.array(currency), v.maxLength(2))),
})

/** What our own pages may ask of a way and of its price. */
export const QUOTE_METHODS = {
  /** What the service says of a way between two pinned currencies, before a quote; null where one of them is not pinned. */
  'route.limits': row<LimitsView | null>()('read', v.strictObject({ account: text, from: way, to: way })),
  /** What was learned of small amounts on a way between two currencies; null where nothing was, or long ago. */
  'route.least': row<LeastView | null>()('read', v.strictObject({ from: way, to: way })),
  'quote.ask': row<QuoteView>()('read', crossing),
  /**
   * What would arrive by the service's word, and what would be paid for it, smallest units, with nothing to sign; null
   * where it does not say.
   */
  'price.ask': row<Readonly<{ arrives: bigint; pays: bigint | null }> | null>()('read', crossing),
} as const
