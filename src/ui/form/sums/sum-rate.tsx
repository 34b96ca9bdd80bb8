import { dollarValueOf } from '../../../core/money/price.ts'
import { RateSource } from '../../display/local-value.tsx'
import { ofValuation } from '../../messages/app-messages.ts'
import { ofAmounts } from '../../messages/screen-messages.ts'
import { useShownCurrency, valueText } from '../../state/wallet/local-rate.ts'
import type { useForm } from '../use-form.ts'
import { typedSide } from './sum.ts'

type Props = Readonly<{ form: ReturnType<typeof useForm> }>

export function SumPrice({ form: { sum, sides, draft } }: Props) {
  const shown = useShownCurrency()
  const token = typedSide(draft) === 'pays' ? sides.from : sides.to
  const one = token && { currency: token, value: 10n ** BigInt(token.decimals) }
  const value = one && sum && valueText(dollarValueOf(one, sum.by.price), shown)
  if (value === undefined || !token) return null
  return (
    <span class="sum-price" data-testid="sum-price">
      {ofAmounts().price({ symbol: token.symbol, value })}
    </span>
  )
}

export function SumSources({ form: { sum } }: Props) {
  return <RateSource>{sum && ofValuation().by}</RateSource>
}
