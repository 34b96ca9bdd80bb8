import type { Amount } from '../../core/money/currency.ts'
import { currencyTitle } from '../../core/money/currency-title.ts'
import { m } from '../messages/messages.ts'
import { exactDigits, exactText, shortCeiling, shortDigits } from '../text/amount.ts'

const DIGITS = { exact: exactDigits, short: shortDigits, ceiling: shortCeiling } as const

/** Never shows more than the amount: `short` rounds down, and the title holds every digit. */
export function AmountText(
  props: Readonly<{ amount: Amount; form?: keyof typeof DIGITS; isHidden?: boolean; sign?: string; class?: string }>,
) {
  const { amount, form = 'exact', isHidden } = props
  if (isHidden) {
    return (
      <span class={`amount ${props.class ?? ''}`}>
        <span aria-hidden="true">••••</span>
        <span class="visually-hidden">{m().common.amountHidden}</span>{' '}
        <span class="unit">{currencyTitle(amount.currency)}</span>
      </span>
    )
  }
  return (
    <span class={`amount ${props.class ?? ''}`} title={exactText(amount)}>
      {props.sign}
      {DIGITS[form](amount)} <span class="unit">{currencyTitle(amount.currency)}</span>
    </span>
  )
}
