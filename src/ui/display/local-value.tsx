import type { ComponentChildren } from 'preact'
import { ofValuation } from '../messages/app-messages.ts'
import { useShownCurrency, valueText } from '../state/wallet/local-rate.ts'
import type { Rounding } from '../text/amount.ts'

type Props = Readonly<{ dollarMillionths: bigint; rounding?: Rounding }>

/** Screen readers also hear that the service's price is the source. */
export function LocalValue({ dollarMillionths, rounding }: Props) {
  const text = valueText(dollarMillionths, useShownCurrency(), rounding)
  if (text === undefined) return <>&nbsp;</>
  return (
    <>
      <span class="amount" aria-hidden="true">
        {text}
      </span>
      <span class="visually-hidden">{ofValuation().about({ dollars: text })}</span>
    </>
  )
}

/** Once a screen. */
export function RateSource({ children }: Readonly<{ children?: ComponentChildren }>) {
  const shown = useShownCurrency()
  const say = ofValuation()
  const source = shown.state === 'known' ? say.rateBy(shown.rate) : shown.state === 'noRate' && say.noRate(shown)
  if (!children && !source) return null
  return (
    <p class="hint rate-source" data-testid="rate-source">
      {children}
      {children && source && <br />}
      {source}
    </p>
  )
}
