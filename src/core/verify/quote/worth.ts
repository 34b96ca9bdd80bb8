import { formatDecimal } from '../../../lib/decimal.ts'
import { type Amount, isSameCurrency } from '../../currency.ts'
import { worthOf } from '../../price.ts'
import { currencyOf } from '../../profile.ts'
import { leastOutOf } from '../amounts.ts'
import type { Context } from '../context.ts'
import { dollarsOf, saidUsd } from './total-cost.ts'

/** Above this share of the worth the loss needs the expert, in basis points: as where no price is needed. */
const CAP_BASIS_POINTS = 1_500n

/** Two sides of a crossing, in millionths of a dollar. */
type Worth = Readonly<{ pays: bigint; arrives: bigint }>

/**
 * Where only a price can compare what leaves and what arrives, it must not lose more than fees explain: neither by what the
 * quote itself says that the two are worth, nor by prices that are kept apart from it. Gas on arrival that was asked for is
 * not lost. Where nobody knows a price, that nothing could be compared is said.
 */
export function checkWorth(context: Context): void {
  const { intent, report } = context
  const gas = intent.topupGasUsd ?? 0n
  const known = [saidWorth(context), keptWorth(context)].filter((worth) => worth !== undefined)
  if (known.length === 0) report('L09', 'details.currencyOut', { says: 'worthNotCompared' })
  const lost = known.find(({ pays, arrives }) => (pays - arrives - gas) * 10_000n > pays * CAP_BASIS_POINTS)
  if (!lost) return
  const [pays, arrives] = [formatDecimal(lost.pays, 6), formatDecimal(lost.arrives, 6)]
  report('L08', 'details.currencyOut', { says: 'worthLost', pays, arrives })
}

// What slips by the user's own word is not lost here.
function sidesOf({ intent, quote, amountIn }: Context): Readonly<Record<'pays' | 'arrives', Amount>> {
  const out = intent.slippageBasisPoints === undefined ? leastOutOf(quote) : quote.details.currencyOut.amount
  return {
    pays: { currency: intent.originCurrency, value: amountIn },
    arrives: { currency: intent.destinationCurrency, value: out },
  }
}

function saidWorth(context: Context): Worth | undefined {
  const { currencyIn, currencyOut } = context.quote.details
  const { arrives: out } = sidesOf(context)
  const [pays, expected] = [saidUsd(currencyIn), saidUsd(currencyOut)]
  // Of a currency that nobody pinned, a service that has no price says that it is worth nothing.
  const isUnpriced = expected === 0n && !currencyOf(context.profile, out.currency.chainId, out.currency.address)
  if (!pays || expected === undefined || isUnpriced || currencyOut.amount === 0n) return undefined
  return { pays, arrives: (expected * out.value) / currencyOut.amount }
}

function keptWorth(context: Context): Worth | undefined {
  const { facts, profile } = context
  const worth = (amount: Amount) => {
    const price = facts.prices?.find((each) => isSameCurrency(each, amount.currency))?.price
    return dollarsOf(amount, profile) ?? (price === undefined ? undefined : worthOf(amount, price))
  }
  const sides = sidesOf(context)
  const [pays, arrives] = [worth(sides.pays), worth(sides.arrives)]
  return pays === undefined || arrives === undefined ? undefined : { pays, arrives }
}
