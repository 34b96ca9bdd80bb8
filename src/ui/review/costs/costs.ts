import { type Amount, isSameCurrency } from '../../../core/money/currency.ts'
import type { Review } from '../../../core/review/review.ts'
import type { TotalCost } from '../../../core/verify/quote/total-cost.ts'

type Terms = Pick<Review, 'pays' | 'expected' | 'minimum' | 'cost' | 'mostGas' | 'says'>

/**
 * `expected` is the quoted loss, where both sides compare without a price. `move` is the further loss that slippage
 * allows, in the destination currency. `moveBasisPoints` is its share of the expected output.
 */
export type Costs = Readonly<{ expected: Amount | undefined; move: Amount; moveBasisPoints: bigint }>

export function costsOf({ expected, minimum, cost }: Terms): Costs {
  const move = { currency: expected.currency, value: atLeastNothing(expected.value - minimum.value) }
  return {
    expected: cost && { ...cost, value: cost.value - moveOfOrigin({ expected, minimum, cost }) },
    move,
    moveBasisPoints: shareUp(move.value, expected.value),
  }
}

/** Cents. `expected` is the rest of `fees`, and `move` none of them. */
export type CostCents = Readonly<{ expected: bigint; network: bigint; fees: bigint; move: bigint }>

/** Rounds up to a whole cent, by the prices of the total. Undefined without a total or one of the prices. */
export function costCents(review: Terms): CostCents | undefined {
  const { total } = review.says
  if (!total || total.usd < 0n) return undefined
  const { expected, minimum, cost, mostGas } = review
  const moved = cost
    ? { ...cost, value: moveOfOrigin({ expected, minimum, cost }) }
    : { ...expected, value: atLeastNothing(expected.value - minimum.value) }
  const [move, gas] = [dollarsOf(moved, total), dollarsOf(mostGas, total)]
  if (!move || !gas) return undefined
  const fees = ratioUp(total.usd - move.down, MILLIONTHS)
  const network = ratioUp(gas.up, MILLIONTHS)
  return { expected: fees - network, network, fees, move: ratioUp(move.up, MILLIONTHS) }
}

const MILLIONTHS = 10_000n

type Rounded = Readonly<{ down: bigint; up: bigint }>

// Millionths of a dollar.
function dollarsOf({ currency, value }: Amount, { prices }: TotalCost): Rounded | undefined {
  if (value === 0n) return { down: 0n, up: 0n }
  const price = prices.find(({ of }) => isSameCurrency(of.currency, currency))
  // The total counts only dollar tokens without a price, at one dollar.
  const isDollar = currency.symbol.startsWith('USD')
  if (!price && !isDollar) return undefined
  const [usd, whole] = price ? [price.usd, price.of.value] : [1_000_000n, 10n ** BigInt(currency.decimals)]
  return { down: (value * usd) / whole, up: ratioUp(value * usd, whole) }
}

function moveOfOrigin({ expected, minimum, cost }: Pick<Terms, 'expected' | 'minimum'> & { cost: Amount }): bigint {
  const [from, to] = [cost.currency.decimals, expected.currency.decimals]
  const scaled = (value: bigint) => (from >= to ? value * 10n ** BigInt(from - to) : value / 10n ** BigInt(to - from))
  return atLeastNothing(scaled(expected.value) - scaled(minimum.value))
}

function atLeastNothing(value: bigint): bigint {
  return value > 0n ? value : 0n
}

// One unit is rounding, as in the proof. Where one unit is worth much, it counts.
function shareUp(part: bigint, whole: bigint): bigint {
  if (part === 0n || whole === 0n) return 0n
  return ratioUp((whole < 10_000n ? part : part - 1n) * 10_000n, whole)
}

function ratioUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator
}
