import type { Amount, Currency } from '../../money/currency.ts'
import { isSameCurrency } from '../../money/currency.ts'
import { currencyOf, type Profile } from '../../profiles/profile.ts'
import type { Context } from '../context.ts'

/** `of` is worth `usd` millionths of a dollar. */
export type QuotedPrice = Readonly<{ of: Amount; usd: bigint }>

/**
 * A transfer's highest total cost, millionths of a dollar.
 *
 * It rests on these prices of the service; without them only dollar tokens count.
 */
export type TotalCost = Readonly<{ usd: bigint; prices: readonly QuotedPrice[] }>

/** Worth a dollar each. */
const DOLLARS: readonly string[] = ['USDC', 'USDT', 'USDC (Perp)']

/** A pinned dollar token's value, millionths of a dollar, rounded up. */
export function dollarsOf({ currency, value }: Amount, profile: Profile): bigint | undefined {
  const pinned = currencyOf(profile, currency.chainId, currency.address)
  if (!pinned || !DOLLARS.includes(pinned.symbol)) return undefined
  return ratioUp(value * 1_000_000n, 10n ** BigInt(pinned.decimals))
}

/** Adds up a transfer's cost in dollars where prices exist. */
export function totalCostOf(
  { quote, intent, origin, profile }: Context,
  sides: Readonly<{ pays: Amount; minimum: Amount; mostGas: Amount; cost: Amount | undefined }>,
): TotalCost | undefined {
  const known = [intent.originCurrency, intent.destinationCurrency, origin.native]
  const said = [quote.details.currencyIn, quote.details.currencyOut, ...Object.values(quote.fees ?? {})].flatMap(
    (each) => quotedPrice(each, known),
  )
  const used = new Set<QuotedPrice>()
  const usdOf = (amount: Amount): bigint | undefined => {
    const dollars = amount.value === 0n ? 0n : dollarsOf(amount, profile)
    if (dollars !== undefined) return dollars
    const price = said.find(({ of }) => isSameCurrency(of.currency, amount.currency))
    if (!price) return undefined
    used.add(price)
    return ratioUp(amount.value * price.usd, price.of.value)
  }
  const [all, back] = sides.cost ? [usdOf(sides.cost), 0n] : [usdOf(sides.pays), usdOf(sides.minimum)]
  const gas = usdOf(sides.mostGas)
  if (all === undefined || back === undefined || gas === undefined) return undefined
  return { usd: all - back + gas, prices: [...used] }
}

/** The stated dollar value of an amount, millionths of a dollar (interface, "Amount object"). */
export function quotedUsd(stated: object): bigint | undefined {
  const text: unknown = Reflect.get(stated, 'amountUsd')
  const [, whole, fraction = ''] = (typeof text === 'string' && /^([0-9]{1,12})(?:\.([0-9]{1,18}))?$/.exec(text)) || []
  if (whole === undefined) return undefined
  return BigInt(whole) * 1_000_000n + BigInt(fraction.slice(0, 6).padEnd(6, '0'))
}

/** The price that a quoted amount states; empty for other currencies. */
export function quotedPrice(
  stated: Readonly<{ currency: Pick<Currency, 'chainId' | 'address'>; amount: bigint }> & object,
  known: readonly Currency[],
): readonly QuotedPrice[] {
  const currency = known.find((each) => isSameCurrency(each, stated.currency))
  const usd = quotedUsd(stated)
  return currency && usd && stated.amount > 0n ? [{ of: { currency, value: stated.amount }, usd }] : []
}

function ratioUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator
}
