import { type Amount, type Currency, currencyKey } from '../../../core/money/currency.ts'
import { amountCovering, amountWithin, inLocalCurrency, type ShownCode } from '../../../core/money/local-currency.ts'
import { dollarValueOf, type Price } from '../../../core/money/price.ts'
import { formatDecimal, parseDecimal } from '../../../lib/decimal.ts'
import type { Draft } from '../draft.ts'

/** Both in dollars per whole unit. */
export type LocalRates = Readonly<{ code: ShownCode; digits: number; rate: Price; price: Price }>

export type LocalInputProblem = 'notANumber' | 'tooPrecise' | 'tooLarge' | 'tooSmall' | 'noRates'

/** Only chooses `amount`, the paid tokens. `isHeld` while the user types. */
export type LocalInput = Readonly<{
  text: string
  amount: string
  place: string
  by: LocalRates
  isHeld: boolean
  problem?: LocalInputProblem | undefined
}>

export type LocalInputSide = 'pays' | 'expected'

export function sidePlace(side: LocalInputSide, currency: Currency): string {
  return `${side} ${currencyKey(currency)}`
}

export function typedSide({ trade }: Pick<Draft, 'trade'>): LocalInputSide {
  return trade === 'EXACT_INPUT' ? 'pays' : 'expected'
}

/** A payment never exceeds the typed value. A fixed output covers it, since a bill is paid in full. */
export function amountOfLocalInput(
  text: string,
  { digits, rate, price }: LocalRates,
  { isFixedOutput, currency }: Readonly<{ isFixedOutput: boolean; currency: Currency }>,
): { ok: true; amount: string } | { ok: false; problem: LocalInputProblem | undefined } {
  const read = parseDecimal(text, digits)
  if (!read.ok) return { ok: false, problem: read.problem === 'empty' ? undefined : read.problem }
  const convert = isFixedOutput ? amountCovering : amountWithin
  const value = convert({ parts: read.value, digits, rate }, price, currency)
  if (value >= 2n ** 256n) return { ok: false, problem: 'tooLarge' }
  if (value === 0n && read.value > 0n) return { ok: false, problem: 'tooSmall' }
  return { ok: true, amount: formatDecimal(value, currency.decimals) }
}

export function localInputText(amount: Amount, { digits, rate, price }: LocalRates): string {
  const { parts } = inLocalCurrency(dollarValueOf(amount, price), rate, digits)
  return parts === 0n ? '' : formatDecimal(parts, digits)
}
