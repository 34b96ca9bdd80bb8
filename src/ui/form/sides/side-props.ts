import type { RefObject } from 'preact'
import type { MaximumView } from '../../../api/views/balances.ts'
import type { Amount, Currency } from '../../../core/money/currency.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { routeOf } from '../limits/use-limits.ts'
import type { useForm } from '../use-form.ts'
import { currencyRefOf } from './chosen-currencies.ts'

export type Form = ReturnType<typeof useForm>

export type SidesProps = Readonly<{
  form: Form
  maximum: MaximumView | undefined
  onMaximum: (answer: MaximumView | undefined) => void
  /** The largest output, after the service refused more. */
  most: Amount | undefined
  typedRef: RefObject<HTMLInputElement | null>
}>

export function useHidesAmounts(): boolean {
  return readyValue(useApp().store.wallet.now.value)?.settings.hideAmounts ?? false
}

export function hasRoute({ draft, sides }: Form): boolean {
  return draft.to !== undefined && routeOf(sides) !== undefined
}

export function currencyRef({ data }: Form, currency: Currency | undefined) {
  return currency && currencyRefOf(currency, data.chains)
}

export function selectable({ chains, balances }: Form['data'], isHidden: boolean) {
  return { canPaste: true, chains, balances, isHidden }
}
