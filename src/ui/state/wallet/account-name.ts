import { sameIdentifier } from '../../../core/money/currency.ts'
import { useApp } from '../app.ts'
import { readyValue } from '../resource.ts'

/** Undefined while the wallet has only one account. */
export function useAccountName(): (address: string) => string | undefined {
  const accounts = readyValue(useApp().store.accounts.now.value) ?? []
  return (address) =>
    accounts.length > 1 ? accounts.find((each) => sameIdentifier(each.address, address))?.label : undefined
}

export function useOtherAccountName(): (address: string) => string | undefined {
  const nameOf = useAccountName()
  const chosen = useApp().store.account.value
  return (address) => (sameIdentifier(address, chosen?.address ?? '') ? undefined : nameOf(address))
}
