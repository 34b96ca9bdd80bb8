import type { Review } from '../../../core/review/review.ts'
import { useShownCurrency } from '../../state/wallet/local-rate.ts'
import { dollarCeiling, MINUS } from '../../text/amount.ts'
import { localPartsUp, localText } from '../../text/local-amount.ts'
import { costCents } from './costs.ts'

export type CostTexts = Readonly<{ fees: string; expected: string; network: string | undefined; move: string }>

/** Until the rate is read, costs show in dollars. */
export function useCostTexts(review: Review): CostTexts | undefined {
  const shown = useShownCurrency()
  const cents = costCents(review)
  if (!cents) return undefined
  const rate = shown.state === 'known' ? shown.rate : undefined
  const parts = (each: bigint) => (rate ? localPartsUp(each * MILLIONTHS, rate) : each)
  const written = (each: bigint) => {
    // A negative cost is a gain: more arrives than was paid.
    const [size, lead] = each < 0n ? [-each, MINUS] : [each, '']
    return rate ? localText(size, rate, lead) : dollarCeiling(size * MILLIONTHS, lead)
  }
  const [fees, network] = [parts(cents.fees), parts(cents.network)]
  return {
    fees: written(fees),
    expected: written(fees - network),
    network: network > 0n ? written(network) : undefined,
    move: written(parts(cents.move)),
  }
}

const MILLIONTHS = 10_000n
