import type { Currency } from '../../../core/money/currency.ts'
import { ofValuation } from '../../messages/app-messages.ts'
import { m } from '../../messages/messages.ts'
import { ofAmounts, ofFormDetails } from '../../messages/screen-messages.ts'
import { bothMeanings } from '../../text/typed-number.ts'
import type { LocalInput } from './local-input.ts'
import type { NoRates } from './use-local-rates.ts'

export function localInputProblem({ problem, text, by }: LocalInput, token: Currency | undefined): string | undefined {
  if (problem === undefined || !token) return undefined
  const say = ofAmounts()
  const { code, digits } = by
  if (problem === 'notANumber') return bothMeanings(text) ? ofFormDetails().notSure : m().form.amount.notANumber
  if (problem === 'tooLarge') return m().form.amount.tooLarge
  if (problem === 'tooSmall') return say.tooSmall({ symbol: token.symbol })
  if (problem === 'noRates') return say.noRates({ symbol: token.symbol })
  return digits === 0
    ? say.noDecimals({ currency: code })
    : m().form.amount.tooPrecise({ symbol: code, decimals: digits })
}

export function noRatesText(why: NoRates, currency: string): string | undefined {
  const say = ofAmounts()
  if (why === 'asking') return undefined
  if (why === 'noPrice') return ofValuation().noPrice
  return why === 'noRate' ? say.noRate({ currency }) : say[why]
}
