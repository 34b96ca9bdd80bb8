import type { Currency } from '../../../core/money/currency.ts'
import { formatDecimal } from '../../../lib/decimal.ts'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { ofFormDetails, ofGuidance } from '../../messages/screen-messages.ts'
import { ceilingText, groupThousands, shortText } from '../../text/amount.ts'
import { invisibleIn } from '../../text/invisible.ts'
import { bothMeanings } from '../../text/typed-number.ts'
import type { useForm } from '../use-form.ts'
import type { FormProblem } from '../validation.ts'

export function lacksBalance(read: ReturnType<typeof useForm>['read']): boolean {
  if (read.ok || read.problem.field !== 'amount') return false
  const { problem } = read.problem
  return problem.problem === 'tooMuch' && problem.has === 0n && problem.pending === 0n
}

export function amountProblem(problem: FormProblem, text: string, typed: Currency | undefined): string | undefined {
  const say = m().form
  if (problem.field !== 'amount' || !typed) return undefined
  const { problem: why } = problem
  if (why.problem === 'empty') return undefined
  if (why.problem === 'tooPrecise') return say.amount.tooPrecise({ symbol: typed.symbol, decimals: why.decimals })
  if (why.problem === 'tooMuch') {
    const { noneOf, pending } = ofGuidance()
    const onItsWay =
      why.pending > 0n ? pending({ amount: shortText({ currency: typed, value: why.pending }) }) : undefined
    if (why.has === 0n) return onItsWay ?? noneOf({ symbol: typed.symbol })
    const tooMuch = say.amount.tooMuch({
      has: groupThousands(formatDecimal(why.has, typed.decimals)),
      symbol: typed.symbol,
    })
    return onItsWay === undefined ? tooMuch : `${tooMuch}${joins().after}${onItsWay}`
  }
  if (why.problem === 'aboveMost')
    return ofFormDetails().limits.above({ most: shortText({ currency: typed, value: why.most }) })
  if (why.problem === 'belowLeast')
    return ofFormDetails().limits.below({ least: ceilingText({ currency: typed, value: why.least }) })
  if (why.problem === 'notANumber' && bothMeanings(text)) return ofFormDetails().notSure
  const names = why.problem === 'notANumber' ? invisibleIn(text) : ''
  if (names !== '') return ofFormDetails().code.invisible({ names })
  return say.amount[why.problem]
}
