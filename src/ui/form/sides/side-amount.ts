import type { Amount } from '../../../core/money/currency.ts'
import { parseDecimal } from '../../../lib/decimal.ts'
import { isSignableQuote } from '../../quote/signable.ts'
import { shortCeiling, shortDigits, TYPED_MARKS } from '../../text/amount.ts'
import { amountProblem } from './amount-problem.ts'
import type { Form } from './side-props.ts'

export function derivedOf(form: Form, which: 'pays' | 'expected'): string {
  const amount = quotedOf(form, which)
  if (!amount) return ''
  return which === 'pays' ? shortCeiling(amount, TYPED_MARKS) : shortDigits(amount, TYPED_MARKS)
}

function quotedOf({ quote, beyond }: Form, which: 'pays' | 'expected'): Amount | undefined {
  if (beyond && which === 'expected') return beyond
  return quote.state === 'answered' && isSignableQuote(quote.view) ? quote.view.review[which] : undefined
}

// Smallest units, typed or quoted.
export function amountOf(form: Form, which: 'pays' | 'expected'): bigint | undefined {
  const { draft, sides } = form
  const typed = draft.trade === 'EXACT_INPUT' ? 'pays' : 'expected'
  if (which !== typed) return quotedOf(form, which)?.value
  const read = parseDecimal(draft.amount, (which === 'pays' ? sides.from : sides.to)?.decimals ?? 0)
  return read.ok ? read.value : undefined
}

// The other side's amount comes from the quote.
export function amountState({ draft, quote, read, sides }: Form, isTyped: boolean) {
  if (!isTyped) {
    return {
      isDerived: true,
      isAwaited: quote.state === 'asking',
      isUnsaid: draft.amount !== '',
      problem: undefined,
    }
  }
  const currency = draft.trade === 'EXACT_INPUT' ? sides.from : sides.to
  const problem = read.ok ? undefined : amountProblem(read.problem, draft.amount, currency)
  return { isDerived: false, isAwaited: false, isUnsaid: false, problem }
}
