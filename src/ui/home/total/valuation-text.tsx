import type { BalanceView, PriceView } from '../../../api/views/balances.ts'
import { LocalValue } from '../../display/local-value.tsx'
import { ofValuation } from '../../messages/app-messages.ts'
import { balancesValuation } from './valuation.ts'

type Props = Readonly<{
  balances: readonly BalanceView[]
  /** Undefined until the background answers. */
  prices: readonly PriceView[] | undefined
  isHidden: boolean
}>

/** The line is there before the price. */
export function ValuationText({ balances, prices, isHidden }: Props) {
  const say = ofValuation()
  const isHeld = balances.some((each) => each.known && each.value > 0n)
  if (!isHeld || isHidden) return null
  const valuation = prices && balancesValuation(balances, prices)
  if (!valuation || (valuation.priced === 0 && valuation.asked > 0)) return <span class="valuation-text">&nbsp;</span>
  // Without any price, the total says so once.
  if (prices?.every(({ price }) => price === undefined)) return null
  if (valuation.priced === 0) return <span class="valuation-text">{say.noPrice}</span>
  return (
    <span class="valuation-text">
      <LocalValue dollarMillionths={valuation.millionths} />
    </span>
  )
}
