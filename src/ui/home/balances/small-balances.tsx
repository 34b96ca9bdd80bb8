import type { PriceView } from '../../../api/views/balances.ts'
import { AmountText } from '../../display/amount-text.tsx'
import { Card } from '../../layout/card.tsx'
import { Fold } from '../../layout/fold.tsx'
import { CurrencyIcon } from '../../marks/currency-icon.tsx'
import { ofTokenList } from '../../messages/screen-messages.ts'
import { hrefOf } from '../../route.ts'
import { ValuationText } from '../total/valuation-text.tsx'
import type { CurrencyGroup } from './balance-groups.ts'
import { SMALL_DOLLARS } from './small-balance-limit.ts'

type SmallProps = Readonly<{
  groups: readonly CurrencyGroup[]
  prices: readonly PriceView[] | undefined
  isHidden: boolean
}>

export function SmallBalances({ groups, prices, isHidden }: SmallProps) {
  return (
    <Card class="zero-balances">
      <Fold title={ofTokenList().small({ tokens: groups.length, most: SMALL_DOLLARS })} testId="small-balances">
        <ul class="rows">
          {groups.map(({ key, symbol, total, rows }) => (
            <li class="row" key={key}>
              <CurrencyIcon currency={total.currency} />
              <a class="row-name" href={hrefOf({ screen: 'token', id: key })}>
                {symbol}
              </a>
              <span class="row-amount">
                <AmountText amount={total} form="short" isHidden={isHidden} />
                <ValuationText balances={rows} prices={prices} isHidden={isHidden} />
              </span>
            </li>
          ))}
        </ul>
      </Fold>
    </Card>
  )
}
