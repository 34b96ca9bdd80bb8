import type { Family } from '../../../core/chain/chain.ts'
import { OWN_ADDRESSES } from '../../families/own-address.ts'
import { useApp } from '../app.ts'
import { readyValue } from '../resource.ts'

/** Native segwit on Bitcoin; the account's index on exchange B. */
export function useOwnAddress(): (family: Family) => string | undefined {
  const { store } = useApp()
  const addresses = readyValue(store.addresses.now.value) ?? []
  return (family) =>
    OWN_ADDRESSES[family]({
      account: store.account.value?.address,
      addresses,
      exchangeB: readyValue(store.exchangeBAccount.now.value),
    })
}

/** With the next unused ones on Bitcoin. */
export function useOwnAddresses(): readonly string[] {
  const { store } = useApp()
  const views = [readyValue(store.accounts.now.value), readyValue(store.addresses.now.value)]
  const exchangeB = readyValue(store.exchangeBAccount.now.value)
  const indexes = exchangeB?.known ? exchangeB.accounts.map((index) => `${index}`) : []
  return [...views.flatMap((each) => each ?? []).map(({ address }) => address), ...indexes]
}
