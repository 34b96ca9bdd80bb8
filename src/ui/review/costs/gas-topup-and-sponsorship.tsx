import { isSameCurrency } from '../../../core/money/currency.ts'
import type { Review } from '../../../core/review/review.ts'
import { RoundedAmount } from '../../controls/rounded-amount.tsx'
import { Line } from '../../layout/card.tsx'
import { m } from '../../messages/messages.ts'
import { ofProof } from '../../messages/screen-messages.ts'
import { dollarsExactly } from '../../text/amount.ts'

/** By the service's word. */
export function GasTopup({ says: { gasTopup } }: Pick<Review, 'says'>) {
  if (!gasTopup) return null
  return (
    <Line name={m().review.gasTopup} hint={m().review.byService}>
      <RoundedAmount amount={gasTopup} rounding="receipt" />
    </Line>
  )
}

/** By the service's word, too. */
export function SponsorshipLine({ says: { sponsored } }: Pick<Review, 'says'>) {
  const say = m().review
  const said = say.byService
  if (!sponsored) return null
  return (
    <>
      {isSameCurrency(sponsored.sponsored.currency, sponsored.youPay.currency) && (
        <Line name={say.feesInAll} hint={said}>
          <RoundedAmount
            amount={{ ...sponsored.youPay, value: sponsored.sponsored.value + sponsored.youPay.value }}
            rounding="cost"
          />
        </Line>
      )}
      <Line name={say.sponsored} hint={said}>
        <RoundedAmount amount={sponsored.sponsored} rounding="receipt" />
      </Line>
      {sponsored.mostUsd !== undefined && (
        <Line
          name={ofProof().sponsor.most}
          {...(sponsored.limit === 'exceeded' && { hint: ofProof().sponsor.exceeded })}
        >
          <bdi data-testid="sponsor-limit">{dollarsExactly(sponsored.mostUsd)}</bdi>
        </Line>
      )}
      <Line
        name={say.youPay}
        hint={
          sponsored.limit === 'none' || sponsored.limit === 'exceeded'
            ? said
            : ofProof().sponsor.limits[sponsored.limit]
        }
      >
        <RoundedAmount amount={sponsored.youPay} rounding="cost" />
      </Line>
    </>
  )
}
