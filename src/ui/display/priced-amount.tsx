import type { Amount } from '../../core/money/currency.ts'
import { dollarValueOf } from '../../core/money/price.ts'
import { usePrice } from '../state/wallet/price.ts'
import type { Rounding } from '../text/amount.ts'
import { AmountText } from './amount-text.tsx'
import { LocalValue } from './local-value.tsx'

type Props = Readonly<{ amount: Amount; rounding: Rounding; form?: 'exact' | 'ceiling'; class?: string }>

/** An amount with its value today, where a price is known. */
export function PricedAmount(props: Props) {
  const { amount, rounding } = props
  const price = usePrice(amount.currency)
  return (
    <>
      <AmountText {...props} />
      {price && (
        <>
          {' · '}
          <LocalValue dollarMillionths={dollarValueOf(amount, price)} rounding={rounding} />
        </>
      )}
    </>
  )
}
