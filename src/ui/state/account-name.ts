import { sameIdentifier } from '../../core/currency.ts'
import { useApp } from './app.ts'
import { readyValue } from './resource.ts'

/** What the user calls an account, where the wallet has several of them; undefined where there is nothing to tell apart. */
export function useAccountName(): (address: string) => string | undefined {
  const accounts = readyValue(useApp().store.accounts.now.value) ?? []
  return (address) =>
    accounts.length > 1 ? accounts.find((each) => sameIdentifier(each.address, address))?.label : undefined
}

/** The same of accounts that the screens are not about now. */
export function useOtherAccountName(): (address: string) => string | undefined {
  const nameOf = useAccountName()
  const chosen = useApp().store.account.value
  return (address) => (sameIdentifier(address, chosen?.address ?? '') ? undefined : nameOf(address))
}
