import type { BalanceView } from '../../api/money-views.ts'
import { currencyTitle } from '../../core/currency-title.ts'
import { m } from '../messages/messages.ts'
import { Card } from '../parts/card.tsx'
import { ChainIcon } from '../parts/currency-icon.tsx'
import { Fold } from '../parts/fold.tsx'
import { useChainName } from '../state/chain-name.ts'
import { UtxosLink } from './coins-link.tsx'

export function ZeroBalances({ balances }: { balances: readonly BalanceView[] }) {
  const nameOf = useChainName()
  return (
    <Card class="zero-balances">
      <Fold title={m().home.zero(balances.length)} testId="zero-balances">
        <ul class="rows">
          {balances.map(({ currency }) => (
            <li class="row" key={`${currency.chainId} ${currency.address}`}>
              <ChainIcon chain={{ id: currency.chainId, name: nameOf(currency.chainId) }} />
              <span class="row-name">
                {nameOf(currency.chainId)}
                <UtxosLink chainId={currency.chainId} />
              </span>
              <span class="row-amount">{currencyTitle(currency)}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </Card>
  )
}
