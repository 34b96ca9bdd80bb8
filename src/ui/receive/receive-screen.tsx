import { currencyKey } from '../../core/money/currency.ts'
import { LoadingCard } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { receivable } from './receivable.ts'
import { ReceiveAddress } from './receive-address.tsx'
import { ReceiveChoice } from './receive-choice.tsx'

/** Token and network first, then the address. `currency` is a key of `currencyKey`. */
export function ReceiveScreen({ currency }: { currency: string | undefined }) {
  const say = m().receive
  const { store } = useApp()
  const chains = readyValue(store.chains.now.value)
  const balances = readyValue(store.balances.now.value)
  const choices = receivable(chains ?? [], balances ?? [])
  const chosen = choices.find((each) => currencyKey(each.currency) === currency)
  if (chosen) return <ReceiveAddress {...chosen} />
  // Only balances know a custom token.
  const isLoading = !chains || (currency !== undefined && !balances)
  return (
    <Screen title={say.title} back={{ screen: 'home' }}>
      {isLoading ? (
        <LoadingCard what={m().common.loading} lines={8} />
      ) : (
        <ReceiveChoice choices={choices.filter(({ isPinned }) => isPinned)} />
      )}
    </Screen>
  )
}
