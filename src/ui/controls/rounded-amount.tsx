import { useState } from 'preact/hooks'
import type { Amount } from '../../core/money/currency.ts'
import { currencyTitle } from '../../core/money/currency-title.ts'
import { m } from '../messages/messages.ts'
import { exactDigits, exactText, type Rounding, roundedDigits } from '../text/amount.ts'
import { CopyButton } from './copy-button.tsx'

/** A press shows every digit, to copy. */
export function RoundedAmount(
  props: Readonly<{ amount: Amount; rounding: Rounding; sign?: string; class?: string; isAbout?: boolean }>,
) {
  const { amount, rounding, sign = '' } = props
  const [isExact, setExact] = useState(false)
  const [rounded, exact] = [roundedDigits(amount, rounding), exactDigits(amount)]
  const isRounded = rounded !== exact
  // An estimate is approximate even with every digit.
  const isAbout = props.isAbout || (isRounded && !isExact)
  const text = (
    <>
      {isAbout && '≈\u00a0'}
      {sign}
      {isExact ? exact : rounded.replace('≈ ', '')} <span class="unit">{currencyTitle(amount.currency)}</span>
    </>
  )
  if (!isRounded) return <span class={`amount ${props.class ?? ''}`}>{text}</span>
  return (
    <span class={`amount rounded ${props.class ?? ''}`}>
      <button
        type="button"
        title={isExact ? undefined : exactText(amount)}
        aria-expanded={isExact}
        data-testid="exact-amount"
        onClick={() => setExact(!isExact)}
      >
        {text}
      </button>
      {isExact && <CopyButton text={exact} name={m().review.copyAmount} testId="copy-amount" />}
    </span>
  )
}
