import type { ComponentChildren } from 'preact'
import type { ChainView, MaximumView } from '../../../api/views/balances.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { type Amount, isSameCurrency } from '../../../core/money/currency.ts'
import { AmountText } from '../../display/amount-text.tsx'
import { ReasonText } from '../../display/reason.tsx'
import { ofFormDetails, ofGuidance } from '../../messages/screen-messages.ts'
import { exactText, groupThousands } from '../../text/amount.ts'

type Most = Exclude<MaximumView, { unavailable: unknown }>

export function FeeReserve({ maximum, chains }: Readonly<{ maximum: MaximumView; chains: readonly ChainView[] }>) {
  if ('unavailable' in maximum) return <Line>{<ReasonText reason={maximum.unavailable} />}</Line>
  const { reservedForGas } = maximum
  // Only the quote tells whether a fee in another currency fits.
  if (isTooLittleForFee(maximum))
    return <Line>{ofGuidance().notEnoughForFee({ symbol: reservedForGas.currency.symbol })}</Line>
  if (reservedForGas.value === 0n) return null
  const family = chains.find(({ id }) => id === reservedForGas.currency.chainId)?.family
  const say = ofFormDetails().fees[family && !FAMILIES[family].hasBlocks ? 'exchange' : 'network']
  return (
    <>
      <Line>
        {isOutOfIt(maximum) ? say.kept : say.besides} <AmountText amount={reservedForGas} form="ceiling" />
      </Line>
      {maximum.keptForSpeedUp && (
        <Line>
          {ofFormDetails().keptForSpeedUp({ rate: groupThousands(`${maximum.keptForSpeedUp.satsPerVbyte}`) })}{' '}
          <AmountText amount={maximum.keptForSpeedUp} />
        </Line>
      )}
      {maximum.onOtherAddresses && <Line>{oneAddressText(maximum.maximum, maximum.onOtherAddresses)}</Line>}
    </>
  )
}

export function oneAddressText(most: Amount, rest: Amount): string {
  return ofGuidance().oneAddress.text({ most: exactText(most), rest: exactText(rest) })
}

/** True where the fee is paid in the sent currency and takes all of it. */
export function isTooLittleForFee(answer: MaximumView): boolean {
  if ('unavailable' in answer) return false
  return answer.maximum.value === 0n && answer.reservedForGas.value > 0n && isOutOfIt(answer)
}

function isOutOfIt({ maximum, reservedForGas }: Most): boolean {
  return isSameCurrency(maximum.currency, reservedForGas.currency)
}

function Line({ children }: { children: ComponentChildren }) {
  return (
    <p class="field-note" role="status">
      {children}
    </p>
  )
}
