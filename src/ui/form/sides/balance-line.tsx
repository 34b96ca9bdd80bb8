import type { ComponentChildren } from 'preact'
import type { MaximumView } from '../../../api/views/balances.ts'
import type { Amount, Currency } from '../../../core/money/currency.ts'
import { parseDecimal } from '../../../lib/decimal.ts'
import { AmountText } from '../../display/amount-text.tsx'
import { m } from '../../messages/messages.ts'
import { ofGuidance } from '../../messages/screen-messages.ts'
import type { useForm } from '../use-form.ts'
import { hasChosenCoins } from '../validation.ts'
import { balanceIn, hasNoAddress } from './chosen-currencies.ts'
import { isTooLittleForFee } from './fee-reserve.tsx'
import { lastStepOf } from './last-step.ts'
import { MaxButton, SHARES, type Share } from './max-button.tsx'

type MostProps = Readonly<{
  form: ReturnType<typeof useForm>
  onMaximum: (answer: MaximumView | undefined) => void
}>

type BalanceProps = Readonly<{
  form: MostProps['form']
  currency: Currency
  isHidden: boolean
  protectedCoins: Amount | undefined
}>

export function BalanceLine({ form, currency, isHidden, protectedCoins }: BalanceProps) {
  const balance = balanceIn(form.data.balances, currency)
  if (hasNoAddress(form.data.balances, currency)) return null
  return balance && !balance.known ? (
    <span data-testid="balance-unread">{ofGuidance().balanceUnread}</span>
  ) : (
    <span>
      {m().form.youHave}{' '}
      {balance ? (
        <AmountText amount={withoutProtected(balance, protectedCoins)} form="short" isHidden={isHidden} />
      ) : (
        m().common.ellipsis
      )}
    </span>
  )
}

function withoutProtected(
  { currency, value }: Amount,
  { value: spared }: Pick<Amount, 'value'> = { value: 0n },
): Amount {
  return { currency, value: value > spared ? value - spared : 0n }
}

export function Shares(props: MostProps & Readonly<{ currency: Currency; children: ComponentChildren }>) {
  const balance = balanceIn(props.form.data.balances, props.currency)
  if (hasNoAddress(props.form.data.balances, props.currency) || (balance?.known && balance.value === 0n))
    return props.children
  return (
    <div class="shares">
      {props.children}
      {SHARES.map((share) => (
        <MaximumButton key={share} form={props.form} onMaximum={props.onMaximum} share={share} />
      ))}
      <MaximumButton form={props.form} onMaximum={props.onMaximum} />
    </div>
  )
}

export function MaximumButton(props: MostProps & Readonly<{ label?: string; share?: Share }>) {
  const { form, onMaximum, label, share } = props
  if (!form.sides.from) return null
  return (
    <MaxButton
      account={form.data.account}
      currency={form.sides.from}
      lastStep={lastStepOf(form)}
      coins={hasChosenCoins(form.draft, form.data) ? form.draft.coins : []}
      label={label}
      share={share}
      onMaximum={(amount, answer) => {
        // A part leaves the fee behind, so no fee is kept back.
        onMaximum(share === undefined || !amount || isTooLittleForFee(answer) ? answer : undefined)
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
