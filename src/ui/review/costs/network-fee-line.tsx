import type { BitcoinFigures } from '../../../core/families/bitcoin/transaction-figures.ts'
import type { Review } from '../../../core/review/review.ts'
import { RoundedAmount } from '../../controls/rounded-amount.tsx'
import { AmountText } from '../../display/amount-text.tsx'
import { Line } from '../../layout/card.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { bitcoinOf, isOnExchange, isSignedOnly, paysFromElsewhere } from '../../quote/plan-traits.ts'
import { useDataFeeNote } from '../../state/wallet/data-fee.ts'
import { groupThousands } from '../../text/amount.ts'

export function NetworkFeeLine({ review, dollars }: Readonly<{ review: Review; dollars?: string | undefined }>) {
  const say = m().review
  const figures = bitcoinOf(review)
  const onTop = useDataFeeNote(review.mostGas.currency.chainId)
  if (figures) {
    return (
      <Line
        name={say.minerFee}
        hint={dollars === undefined ? figuresText(figures) : `${figuresText(figures)} · ${dollars}`}
      >
        <AmountText amount={{ ...review.mostGas, value: figures.feeSats }} />
      </Line>
    )
  }
  if (isOnExchange(review)) {
    return (
      <Line name={say.exchangeFee} hint={dollars}>
        {review.mostGas.value === 0n ? say.noFee : <AmountText amount={review.mostGas} />}
      </Line>
    )
  }
  if (review.mostGas.value === 0n && isSignedOnly(review)) {
    return <Line name={say.networkFee}>{say.noFee}</Line>
  }
  if (paysFromElsewhere(review)) return <Line name={say.networkFee}>{say.feeElsewhere}</Line>
  return (
    <Line name={say.networkFee} hint={[dollars, onTop].filter((each) => each !== undefined).join(' · ')}>
      <span>
        {say.upTo} <RoundedAmount amount={review.mostGas} rounding="cost" />
      </span>
    </Line>
  )
}

export function figuresText({ feeSats, satsPerVbyte, feeBasisPoints }: BitcoinFigures): string {
  return m().review.minerFigures({
    sats: groupThousands(`${feeSats}`),
    rate: groupThousands(satsPerVbyte),
    share: ofFormDetails().percent({ basisPoints: Number(feeBasisPoints) }),
  })
}
