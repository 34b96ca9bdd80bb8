import type { MaximumView } from '../../../api/views/balances.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { parseDecimal } from '../../../lib/decimal.ts'
import { AmountText } from '../../display/amount-text.tsx'
import { m } from '../../messages/messages.ts'
import { ofGuidance } from '../../messages/screen-messages.ts'
import type { useForm } from '../use-form.ts'
import { isTooLittleForFee } from './fee-reserve.tsx'
import { lastStepOf } from './last-step.ts'
import { MaxButton } from './max-button.tsx'
import { balanceIn, hasNoAddress } from './sides.ts'

type MostProps = Readonly<{
  form: ReturnType<typeof useForm>
  onMaximum: (answer: MaximumView | undefined) => void
}>

export function BalanceLine(props: MostProps & { currency: Currency; isHidden: boolean }) {
  const { form, onMaximum, currency, isHidden } = props
  const balance = balanceIn(form.data.balances, currency)
  // The form says it below both sides.
  if (hasNoAddress(form.data.balances, currency)) return null
  return (
    <>
      {balance && !balance.known ? (
        <span data-testid="balance-unread">{ofGuidance().balanceUnread}</span>
      ) : (
        <span>
          {m().form.youHave}{' '}
          {balance ? <AmountText amount={balance} form="short" isHidden={isHidden} /> : m().common.ellipsis}
        </span>
      )}
      {!(balance?.known && balance.value === 0n) && <MaximumButton form={form} onMaximum={onMaximum} />}
    </>
  )
}

export function MaximumButton(props: MostProps & Readonly<{ label?: string }>) {
  const { form, onMaximum, label } = props
  if (!form.sides.from) return null
  return (
    <MaxButton
      account={form.data.account}
      currency={form.sides.from}
      lastStep={lastStepOf(form)}
      label={label}
      onMaximum={(amount, answer) => {
        onMaximum(answer)
        // Nothing is left to send. The typed amount stays, with the reason below it.
        if (!amount || isTooLittleForFee(answer)) return
        // The offer beside a refusal lowers the typed amount, never raises it.
        if (label !== undefined && isMoreThanTyped(form, answer)) return
        form.change({ amount, trade: 'EXACT_INPUT' })
      }}
    />
  )
}

function isMoreThanTyped({ draft, sides }: MostProps['form'], answer: MaximumView): boolean {
  if ('unavailable' in answer || draft.trade !== 'EXACT_INPUT' || !sides.from) return false
  const typed = parseDecimal(draft.amount, sides.from.decimals)
  return typed.ok && answer.maximum.value > typed.value
}
