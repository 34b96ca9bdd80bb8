import type { ChainView } from '../../api/views/balances.ts'
import { FAMILIES } from '../../core/families/families.ts'
import { PayAddress } from '../controls/pay-address.tsx'
import { Card } from '../layout/card.tsx'
import { LoadingCard } from '../layout/loading.tsx'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { AcceptedTokens } from './accepted-tokens.tsx'
import { AccountLabel } from './account-label.tsx'

export function EvmAddress() {
  const say = m().receive
  const { store } = useApp()
  const account = store.account.value
  const chains = (readyValue(store.chains.now.value) ?? []).filter((chain) => FAMILIES[chain.family].hasContracts)
  if (!account) return <LoadingCard what={say.loading} lines={8} />
  return (
    <Card title={say.evmTitle({ chains: chains.map(({ name }) => name) })}>
      <AccountLabel label={account.label} />
      <PayAddress address={account.address} uri={account.address} name={say.qr({ family: say.families.evm })} />
      <AcceptedTokens may={[...chains.map(coinsOf), say.evmMay]} mustNot={say.evmMustNot} />
    </Card>
  )
}

// Each chain has its own known currencies.
function coinsOf({ name, currencies }: ChainView): string {
  return `${name}${joins().colon}${currencies.map(({ symbol }) => symbol).join(joins().comma)}`
}
