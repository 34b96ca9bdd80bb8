import * as v from 'valibot'
import type { IntentInput } from '../../src/core/intent/intent.ts'
import { integer, wholeNumber } from './wire.ts'

const call = v.strictObject({ to: v.string(), data: v.string(), value: integer })
const sponsorship = v.strictObject({
  components: v.optional(v.array(v.picklist(['execution', 'swap', 'relay', 'app', 'rent']))),
  mostUsd: v.optional(integer),
})
const currency = v.strictObject({
  chainId: wholeNumber,
  address: v.string(),
  symbol: v.string(),
  name: v.string(),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
  isNative: v.boolean(),
})

/** Amounts are decimal strings. */
export const intentSchema: v.GenericSchema<unknown, IntentInput> = v.strictObject({
  user: v.string(),
  originChainId: wholeNumber,
  originCurrency: v.string(),
  destinationChainId: wholeNumber,
  destinationCurrency: v.string(),
  amount: integer,
  tradeType: v.picklist(['EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT']),
  recipient: v.string(),
  refundTo: v.string(),
  slippageBasisPoints: v.optional(wholeNumber),
  mostIn: v.optional(integer),
  leastOut: v.optional(integer),
  payment: v.optional(v.picklist(['deposit', 'transfer', 'permit', 'openAddress', 'strictAddress'])),
  paidElsewhere: v.optional(v.boolean()),
  topupGasUsd: v.optional(integer),
  calls: v.optional(v.array(call)),
  callsGasLimit: v.optional(wholeNumber),
  sponsorship: v.optional(sponsorship),
  timeToLiveSeconds: v.optional(wholeNumber),
  currencies: v.optional(v.array(currency)),
  coins: v.optional(v.array(v.string())),
})
