import { FAMILIES } from '../../core/families/families.ts'
import { currencyTitle } from '../../core/money/currency-title.ts'
import { PayAddress } from '../controls/pay-address.tsx'
import { Card } from '../layout/card.tsx'
import { LoadingCard } from '../layout/loading.tsx'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { AcceptedTokens } from './accepted-tokens.tsx'
import { AccountLabel } from './account-label.tsx'
import type { Receivable } from './receivable.ts'

export function EvmAddress({ currency, chain }: Receivable) {
  const say = m().receive
  const { store } = useApp()
  const account = store.account.value
  if (!account) return <LoadingCard what={m().common.loading} lines={8} />
  const others = (readyValue(store.chains.now.value) ?? [])
    .filter(({ id, family }) => id !== chain.id && FAMILIES[family].hasContracts)
    .map(({ name }) => name)
  const may = say.evmMay({ symbol: currencyTitle(currency), chain: chain.name })
  return (
    <Card title={say.evmTitle({ chain: chain.name })}>
      <AccountLabel account={account} />
      <PayAddress address={account.address} uri={account.address} name={say.qr({ chain: chain.name })} />
      <AcceptedTokens
        may={others.length > 0 ? [may, say.evmAlso({ chains: others })] : [may]}
        mustNot={say.evmMustNot}
      />
    </Card>
  )
}
