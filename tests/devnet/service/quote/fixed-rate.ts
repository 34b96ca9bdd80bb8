import { parseUnits } from 'viem'
import { ceil, inSteps } from './conversion.ts'
import type { QuoteBody } from './quote-body.ts'
import type { Route } from './route.ts'

/** "0.99" of the output for one of the input, or both with a colon: "1:0.99". */
export const FIXED_RATE = /^[0-9]{1,18}(\.[0-9]{1,18})?(:[0-9]{1,18}(\.[0-9]{1,18})?)?$/

const RATE_DECIMALS = 18

/**
 * Both ends of a trade at a fixed rate between whole units (service-facts.md 1, `fixedRate`).
 *
 * The input is rounded to payable steps, the output down.
 */
export function amountsAt(
  rate: string,
  { amount, tradeType }: QuoteBody,
  { input, output }: Route,
): Readonly<{ amountIn: bigint; amountOut: bigint }> {
  const { perInput, perOutput } = readRate(rate)
  const inputs = perInput * 10n ** BigInt(output.currency.decimals)
  const outputs = perOutput * 10n ** BigInt(input.currency.decimals)
  if (tradeType === 'EXACT_INPUT') return { amountIn: amount, amountOut: (amount * inputs) / outputs }
  return { amountIn: inSteps(ceil(amount * outputs, inputs), input), amountOut: amount }
}

/** Whether a rate is positive on both sides. */
export function isRate(rate: string): boolean {
  const { perInput, perOutput } = readRate(rate)
  return perInput > 0n && perOutput > 0n
}

function readRate(rate: string) {
  const [first = '', second] = rate.split(':')
  const units = (text: string) => parseUnits(text, RATE_DECIMALS)
  return second === undefined
    ? { perInput: units(first), perOutput: units('1') }
    : { perInput: units(second), perOutput: units(first) }
}
