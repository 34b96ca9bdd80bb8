import type { BalanceView } from '../../../api/views/balances.ts'
import { currencyTitle } from '../../../core/money/currency-title.ts'
import { Card } from '../../layout/card.tsx'
import { Fold } from '../../layout/fold.tsx'
import { ChainIcon } from '../../marks/currency-icon.tsx'
import { m } from '../../messages/messages.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { UtxosLink } from '../utxos-link.tsx'

export function ZeroBalances({ balances }: { balances: readonly BalanceView[] }) {
  const nameOf = useChainName()
  return (
    <Card class="zero-balances">
      <Fold title={m().home.zero({ places: balances.length })} testId="zero-balances">
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
