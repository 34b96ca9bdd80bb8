import type { Asset } from '../chain.ts'
import { costIn, type MicroUsd, type Prices, worth } from '../prices.ts'
import { type AmountObject, exactly, type Money, type Present } from './currencies.ts'
import type { QuoteBody } from './quote-body.ts'
import type { Route } from './route.ts'
import type { Trade } from './trade.ts'

/** What the service takes besides gas: a flat two cents … */
const SERVICE_FEE_FLAT_USD: MicroUsd = 20_000n
/** … and one basis point of what goes in. service-facts.md 7. */
export const SERVICE_FEE_BPS = 1n
/** The basis points in a whole. */
export const BPS = 10_000n
/** What a gas top-up is worth when the body does not say: two dollars. interface.md, "Limits". */
const DEFAULT_TOPUP_USD: MicroUsd = 2_000_000n

/** The part of the fees that does not depend on the amount, in the smallest unit of what the depository gets. */
export type FixedFee = Readonly<{ gas: bigint; flat: bigint; topup: bigint; gasTopup: bigint }>

/**
 * The delivery's cost, the flat fee and the gas top-up in the paid-in currency, rounded up; `gasTopup` is what the
 * recipient gets of it, in the destination's gas currency. On one chain the user delivers, and nothing is charged.
 */
export function fixedFee(body: QuoteBody, route: Route, deliveryCost: bigint, prices: Prices): FixedFee {
  if (route.local) return { gas: 0n, flat: 0n, topup: 0n, gasTopup: 0n }
  const { native } = route.destination.chain
  const { currency } = route.payIn
  const topupUsd = body.topupGas ? BigInt(body.topupGasAmount ?? DEFAULT_TOPUP_USD) : 0n
  return {
    gas: costIn(prices, currency, worth(prices, native, deliveryCost)),
    flat: costIn(prices, currency, SERVICE_FEE_FLAT_USD),
    topup: costIn(prices, currency, topupUsd),
    gasTopup: costIn(prices, native, topupUsd),
  }
}

/** interface.md, `fees`: six Amount objects; all but `gas` in the currency that the depository is paid. */
export type Fees = Readonly<
  Record<'gas' | 'relayer' | 'relayerGas' | 'relayerService' | 'app' | 'subsidized', AmountObject>
>

/** The `fees` of an answer: the two parts of `relayer` add up to it, and `subsidized` is what a sponsor takes over. */
export function feesOf(
  parts: Readonly<{ gas: bigint; input: Asset; payIn: Asset; trade: Trade }>,
  present: Present,
): Fees {
  const { input, payIn, trade } = parts
  const { execution, swap, relay, app } = trade.charges
  const gas: Money = exactly({ chain: input.chain, currency: input.chain.native }, parts.gas)
  const money = (amount: bigint) => present(exactly(payIn, amount))
  return {
    gas: present(gas),
    relayer: money(execution + swap + relay),
    relayerGas: money(execution),
    relayerService: money(swap + relay),
    app: money(app),
    subsidized: money(trade.split.sponsoredTotal),
  }
}
