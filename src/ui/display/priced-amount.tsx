import type { Amount } from '../../core/money/currency.ts'
import { dollarValueOf } from '../../core/money/price.ts'
import { usePrice } from '../state/wallet/price.ts'
import type { Rounding } from '../text/amount.ts'
import { AmountText } from './amount-text.tsx'
import { LocalValue } from './local-value.tsx'

type Props = Readonly<{ amount: Amount; rounding: Rounding; form?: 'exact' | 'ceiling'; class?: string }>

/** An amount with its value today, where a price is known. */
export function PricedAmount({ amount, rounding, form = 'exact', class: name = '' }: Props) {
  const price = usePrice(amount.currency)
  return (
    <>
      <AmountText amount={amount} form={form} class={name} />
      {price && (
        <>
          {' · '}
          <LocalValue dollarMillionths={dollarValueOf(amount, price)} rounding={rounding} />
        </>
      )}
    </>
  )
}
