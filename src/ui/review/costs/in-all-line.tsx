import { isSameCurrency } from '../../../core/money/currency.ts'
import type { Review } from '../../../core/review/review.ts'
import { Line } from '../../layout/card.tsx'
import { m } from '../../messages/messages.ts'
import { bitcoinOf, paysFromElsewhere } from '../../quote/plan-traits.ts'
import { useDataFeeNote } from '../../state/wallet/data-fee.ts'
import { roundedText } from '../../text/amount.ts'
import { useCostValue } from './quoted-dollars.ts'

/** Absent where the chain takes more than the wallet can tell. */
export function InAllLine({ review }: Readonly<{ review: Review }>) {
  const say = m().review
  const { pays, mostGas } = review
  const costOf = useCostValue(review)
  const isMore = useDataFeeNote(mostGas.currency.chainId) !== undefined
  const fee = { ...mostGas, value: bitcoinOf(review)?.feeSats ?? mostGas.value }
  if (fee.value === 0n || isMore || paysFromElsewhere(review)) return null
  const isOne = isSameCurrency(pays.currency, fee.currency)
  const parts = isOne ? [{ ...pays, value: pays.value + fee.value }] : [pays, fee]
  const sum = parts.map((each) => roundedText(each, 'cost')).join(' + ')
  const value = costOf(parts)
  return (
    <Line name={say.inAll}>
      <span data-testid="in-all">
        {say.upTo} <bdi>{value ?? sum}</bdi>
      </span>
    </Line>
  )
}
