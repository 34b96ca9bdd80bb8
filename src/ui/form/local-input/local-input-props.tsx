import { ofAmounts } from '../../messages/screen-messages.ts'
import { currencyMarks } from '../../text/local-amount.ts'
import { AmountValue, TurnedAmount } from '../sides/amount-value.tsx'
import { amountOf } from '../sides/side-amount.ts'
import type { Form } from '../sides/side-props.ts'
import { type LocalInputSide, typedSide } from './local-input.ts'
import { localInputProblem } from './local-input-problem.ts'
import { LocalInputPrice } from './local-rate-line.tsx'
import type { LocalInputField } from './use-local-input.ts'

export function localInputProps(
  { text, code, settle }: LocalInputField,
  { form, label }: Readonly<{ form: Form; label: string }>,
) {
  if (text === undefined || code === undefined || !form.localInput) return { label }
  const say = ofAmounts()
  const { sides } = form
  const problem = localInputProblem(form.localInput, typedSide(form.draft) === 'pays' ? sides.from : sides.to)
  return {
    label: code === 'USD' ? say.dollarsOf({ label }) : say.sumOf({ label, currency: code }),
    value: text,
    sign: currencyMarks(code).sign,
    onLeave: settle,
    ...(problem !== undefined && { problem }),
  }
}

export function SideValue({
  form,
  localInput,
  side,
}: Readonly<{ form: Form; localInput: LocalInputField; side: LocalInputSide }>) {
  const currency = side === 'pays' ? form.sides.from : form.sides.to
  const shown = { currency, value: amountOf(form, side) }
  if (typedSide(form.draft) !== side) return <AmountValue {...shown} />
  return (
    <TurnedAmount {...shown} field={localInput}>
      {/* Beside the shares of a balance the paying side has room for it. */}
      {side === 'expected' && <LocalInputPrice form={form} />}
    </TurnedAmount>
  )
}
