import { type Amount, isSameCurrency } from '../../../core/money/currency.ts'
import type { Review } from '../../../core/review/review.ts'
import { Line } from '../../layout/card.tsx'
import { m } from '../../messages/messages.ts'
import { bitcoinOf, paysFromElsewhere } from '../../quote/plan-traits.ts'
import { useDataFeeNote } from '../../state/wallet/data-fee.ts'
import { roundedText } from '../../text/amount.ts'
import { useCostValue } from './quoted-dollars.ts'

export function InAllLine({ review }: Readonly<{ review: Review }>) {
  const { pays, mostGas } = review
  const fee = { ...mostGas, value: bitcoinOf(review)?.feeSats ?? mostGas.value }
  return fee.value === 0n || paysFromElsewhere(review) ? null : <SumLine leaves={[pays]} fee={fee} review={review} />
}

export function SumLine({
  leaves,
  fee,
  review,
}: Readonly<{ leaves: readonly Amount[]; fee: Amount; review?: Review | undefined }>) {
  const say = m().review
  const costOf = useCostValue(review)
  const onTop = useDataFeeNote(fee.currency.chainId)
  const isFees = ({ currency }: Amount) => isSameCurrency(currency, fee.currency)
  const parts = leaves.some(isFees)
    ? leaves.map((each) => (isFees(each) ? { ...each, value: each.value + fee.value } : each))
    : [...leaves, fee]
  const sum = parts.map((each) => roundedText(each, 'cost').replace('≈ ', '')).join(' + ')
  return (
    <Line name={say.inAll} hint={onTop}>
      <span data-testid="in-all">
        {say.upTo} <bdi>{costOf(parts) ?? sum}</bdi>
      </span>
    </Line>
  )
}
