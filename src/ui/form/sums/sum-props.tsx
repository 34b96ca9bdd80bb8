import { ofAmounts } from '../../messages/screen-messages.ts'
import { currencyMarks } from '../../text/local-amount.ts'
import { AmountValue, TurnedAmount } from '../sides/amount-value.tsx'
import { amountOf } from '../sides/side-amount.ts'
import type { Form } from '../sides/side-props.ts'
import { type SumSide, typedSide } from './sum.ts'
import { sumProblem } from './sum-problem.ts'
import { SumPrice } from './sum-rate.tsx'
import type { SumField } from './use-sum.ts'

export function sumProps({ text, code, settle }: SumField, { form, label }: Readonly<{ form: Form; label: string }>) {
  if (text === undefined || code === undefined || !form.sum) return { label }
  const say = ofAmounts()
  const { sides } = form
  const problem = sumProblem(form.sum, typedSide(form.draft) === 'pays' ? sides.from : sides.to)
  return {
    label: code === 'USD' ? say.dollarsOf({ label }) : say.sumOf({ label, currency: code }),
    value: text,
    sign: currencyMarks(code).sign,
    onLeave: settle,
    ...(problem !== undefined && { problem }),
  }
}

export function SideValue({ form, sum, side }: Readonly<{ form: Form; sum: SumField; side: SumSide }>) {
  const currency = side === 'pays' ? form.sides.from : form.sides.to
  const shown = { currency, value: amountOf(form, side) }
  if (typedSide(form.draft) !== side) return <AmountValue {...shown} />
  return (
    <TurnedAmount {...shown} field={sum}>
      {/* Beside the shares of a balance the paying side has room for it. */}
      {side === 'expected' && <SumPrice form={form} />}
    </TurnedAmount>
  )
}
