import type { ComponentChildren } from 'preact'
import type { ChainView, MaximumView } from '../../api/money-views.ts'
import { type Amount, isSameCurrency } from '../../core/currency.ts'
import { ofForm } from '../messages/form-messages.ts'
import { ofGuidance } from '../messages/guidance-messages.ts'
import { AmountText } from '../parts/amount-text.tsx'
import { Why } from '../parts/why.tsx'
import { exactText } from '../text/amount.ts'

type Most = Exclude<MaximumView, { unavailable: unknown }>

/** What "max" has left behind for fees, or what they take of another currency; nothing where nothing is taken. */
export function Kept({ maximum, chains }: Readonly<{ maximum: MaximumView; chains: readonly ChainView[] }>) {
  if ('unavailable' in maximum) return <Line>{<Why reason={maximum.unavailable} />}</Line>
  const { reservedForGas } = maximum
  // What is not there is not kept. Whether a fee in another currency can be paid, the quote knows: more is put aside here.
  if (isTooLittleForFee(maximum)) return <Line>{ofGuidance().notEnoughForFee(reservedForGas.currency.symbol)}</Line>
  if (reservedForGas.value === 0n) return null
  const family = chains.find(({ id }) => id === reservedForGas.currency.chainId)?.family
  const say = ofForm().fees[family === 'exchangeA' || family === 'exchangeB' ? 'exchange' : 'network']
  return (
    <>
      <Line>
        {isOutOfIt(maximum) ? say.kept : say.besides} <AmountText amount={reservedForGas} form="ceiling" />
      </Line>
      {maximum.onOtherAddresses && <Line>{onlyOneAddress(maximum.maximum, maximum.onOtherAddresses)}</Line>}
    </>
  )
}

/** That one crossing spends from one address, how much that is, and what to do about the rest. */
export function onlyOneAddress(most: Amount, rest: Amount): string {
  return ofGuidance().oneAddress.text(exactText(most), exactText(rest))
}

/** Whether the fee is paid in what would be sent, and would take all of it. */
export function isTooLittleForFee(answer: MaximumView): boolean {
  if ('unavailable' in answer) return false
  return answer.maximum.value === 0n && answer.reservedForGas.value > 0n && isOutOfIt(answer)
}

function isOutOfIt({ maximum, reservedForGas }: Most): boolean {
  return isSameCurrency(maximum.currency, reservedForGas.currency)
}

function Line({ children }: { children: ComponentChildren }) {
  return (
    <p class="kept" role="status">
      {children}
    </p>
  )
}
