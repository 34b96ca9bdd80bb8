import type { BitcoinFigures } from '../../core/bitcoin/figures.ts'
import type { Review } from '../../core/review.ts'
import { ofForm } from '../messages/form-messages.ts'
import { m } from '../messages/messages.ts'
import { AmountText } from '../parts/amount-text.tsx'
import { Line } from '../parts/card.tsx'
import { useDataFeeNote } from '../state/data-fee.ts'
import { groupThousands } from '../text/amount.ts'

/** What chains are paid: at most so much gas, the miner's fee to the satoshi, or what another wallet takes; and in dollars. */
export function NetworkFee({ review, dollars }: Readonly<{ review: Review; dollars?: string | undefined }>) {
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
  if (isPaidElsewhere(review)) return <Line name={say.networkFee}>{say.feeElsewhere}</Line>
  return (
    <Line name={say.networkFee} hint={[dollars, onTop].filter((each) => each !== undefined).join(' · ')}>
      <span>
        {say.upTo} <AmountText amount={review.mostGas} form="ceiling" />
      </span>
    </Line>
  )
}

/** The figures of the Bitcoin transaction of a plan, if it has one. */
export function bitcoinOf({ steps }: Pick<Review, 'steps'>): BitcoinFigures | undefined {
  return steps.find((step) => step.bitcoin !== undefined)?.bitcoin
}

/** True when a plan is carried out by an exchange, on its own books. */
export function isOnExchange({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.some((step) => step.word.startsWith('exchange'))
}

// Nothing but a permit: whoever carries it out pays the chain.
function isSignedOnly({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.length > 0 && steps.every((step) => step.word === 'evmSignature')
}

/** True when nothing of a plan is signed here: an address is paid by other means. */
export function isPaidElsewhere({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.length > 0 && steps.every((step) => step.word === 'depositAddress')
}

/** True when the money goes straight to the recipient, by one transaction of the user's own. */
export function isSend({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.some((step) => step.word === 'send')
}

/** The miner's fee in satoshis, for each virtual byte, and as a share of what is sent. */
export function figuresText({ feeSats, satsPerVbyte, feeBasisPoints }: BitcoinFigures): string {
  return m().review.minerFigures(
    groupThousands(`${feeSats}`),
    groupThousands(satsPerVbyte),
    ofForm().percent(Number(feeBasisPoints)),
  )
}
