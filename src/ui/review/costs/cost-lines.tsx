import type { Review } from '../../../core/review/review.ts'
import { RoundedAmount } from '../../controls/rounded-amount.tsx'
import { Line } from '../../layout/card.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { MINUS } from '../../text/amount.ts'
import type { CostTexts } from './cost-texts.ts'
import { costsOf } from './costs.ts'
import { NetworkFeeLine } from './network-fee-line.tsx'

/** The parts of the fees. */
export function CostLines({ review, texts }: Readonly<{ review: Review; texts?: CostTexts | undefined }>) {
  const say = m().review
  const { expected } = costsOf(review)
  return (
    <>
      {expected ? (
        <Line name={say.cost} hint={texts?.expected}>
          {expected.value < 0n ? (
            <RoundedAmount amount={{ ...expected, value: -expected.value }} rounding="receipt" sign={MINUS} />
          ) : (
            <RoundedAmount amount={expected} rounding="cost" />
          )}
        </Line>
      ) : (
        texts && <Line name={say.cost}>{texts.expected}</Line>
      )}
      <NetworkFeeLine review={review} dollars={texts?.network} />
    </>
  )
}

/** The most that may be missing when it arrives, which is no fee. */
export function SlippageLine({ review, texts }: Readonly<{ review: Review; texts?: CostTexts | undefined }>) {
  const { move, moveBasisPoints } = costsOf(review)
  if (move.value === 0n) return null
  const share = ofFormDetails().percent({ basisPoints: Number(moveBasisPoints) })
  return (
    <Line name={m().review.move}>
      {share}
      {texts && ` · ${texts.move}`}
    </Line>
  )
}
