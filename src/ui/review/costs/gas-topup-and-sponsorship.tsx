import { isSameCurrency } from '../../../core/money/currency.ts'
import type { Review } from '../../../core/review/review.ts'
import { AmountText } from '../../display/amount-text.tsx'
import { Line } from '../../layout/card.tsx'
import { m } from '../../messages/messages.ts'
import { ofProof } from '../../messages/screen-messages.ts'
import { dollarsExactly } from '../../text/amount.ts'

/** By the service's word. */
export function GasTopupAndSponsorship({ says: { gasTopup, sponsored } }: Pick<Review, 'says'>) {
  const say = m().review
  return (
    <>
      {gasTopup && (
        <Line name={say.gasTopup} hint={say.byService}>
          <AmountText amount={gasTopup} form="short" />
        </Line>
      )}
      {sponsored && (
        <>
          {isSameCurrency(sponsored.sponsored.currency, sponsored.youPay.currency) && (
            <Line name={say.feesInAll} hint={say.byService}>
              <AmountText
                amount={{ ...sponsored.youPay, value: sponsored.sponsored.value + sponsored.youPay.value }}
                form="ceiling"
              />
            </Line>
          )}
          <Line name={say.sponsored} hint={say.byService}>
            <AmountText amount={sponsored.sponsored} form="short" />
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
                ? say.byService
                : ofProof().sponsor.limits[sponsored.limit]
            }
          >
            <AmountText amount={sponsored.youPay} form="ceiling" />
          </Line>
        </>
      )}
    </>
  )
}
