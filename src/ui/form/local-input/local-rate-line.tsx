import { dollarValueOf } from '../../../core/money/price.ts'
import { RateSource } from '../../display/local-value.tsx'
import { ofValuation } from '../../messages/app-messages.ts'
import { ofAmounts } from '../../messages/screen-messages.ts'
import { useShownCurrency, valueText } from '../../state/wallet/local-rate.ts'
import type { useForm } from '../use-form.ts'
import { typedSide } from './local-input.ts'

type Props = Readonly<{ form: ReturnType<typeof useForm> }>

export function LocalInputPrice({ form: { localInput, sides, draft } }: Props) {
  const shown = useShownCurrency()
  const token = typedSide(draft) === 'pays' ? sides.from : sides.to
  const one = token && { currency: token, value: 10n ** BigInt(token.decimals) }
  const value = one && localInput && valueText(dollarValueOf(one, localInput.by.price), shown)
  if (value === undefined || !token) return null
  return (
    <span class="local-input-price" data-testid="local-input-price">
      {ofAmounts().price({ symbol: token.symbol, value })}
    </span>
  )
}

export function LocalInputSources({ form: { localInput } }: Props) {
  return <RateSource>{localInput && ofValuation().by}</RateSource>
}
