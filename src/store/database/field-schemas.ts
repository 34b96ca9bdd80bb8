import * as v from 'valibot'
import { type Hex, isHex } from '../../lib/hex.ts'

// Loose objects keep a newer version's fields.
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const hex = v.custom<Hex>((value) => isHex(value), 'expected bytes as hex')

export const currency = v.looseObject({
  chainId: whole,
  address: v.string(),
  symbol: v.string(),
  name: v.string(),
  decimals: whole,
  isNative: v.boolean(),
})

export const amount = v.looseObject({ currency, value: v.bigint() })

export const intentInput = v.looseObject({
  user: v.string(),
  originChainId: whole,
  originCurrency: v.string(),
  destinationChainId: whole,
  destinationCurrency: v.string(),
  amount: v.bigint(),
  tradeType: v.picklist(['EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT']),
  recipient: v.string(),
  refundTo: v.string(),
  slippageBasisPoints: v.optional(v.number()),
  mostIn: v.optional(v.bigint()),
  leastOut: v.optional(v.bigint()),
  payment: v.optional(v.picklist(['deposit', 'transfer', 'permit', 'openAddress', 'strictAddress'])),
  paidElsewhere: v.optional(v.boolean()),
  topupGasUsd: v.optional(v.bigint()),
  calls: v.optional(v.array(v.looseObject({ to: v.string(), data: v.string(), value: v.bigint() }))),
  callsGasLimit: v.optional(whole),
  sponsorship: v.optional(
    v.looseObject({
      components: v.optional(v.array(v.picklist(['execution', 'swap', 'relay', 'app', 'rent']))),
      mostUsd: v.optional(v.bigint()),
    }),
  ),
  timeToLiveSeconds: v.optional(whole),
  currencies: v.optional(v.array(currency)),
  coins: v.optional(v.array(v.string())),
})

export type Frozen<T> = T extends readonly (infer Member)[]
  ? readonly Frozen<Member>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T

/** Names a row's first defect and its place. */
export function describeIssues(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues
  return `${v.getDotPath(issue) ?? 'the row'}: ${issue.message.slice(0, 200)}`
}
