import { useEffect } from 'preact/hooks'
import { sameIdentifier } from '../../../core/money/currency.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { useAccountName } from '../../state/wallet/account-name.ts'
import { shortAddress } from '../../text/address.ts'
import { useReadNames } from './address-names.tsx'

/**
 * Names the other party of a row, or shortens its address. Shows nothing for the account itself, or before the names
 * are loaded.
 */
export function RowCounterparty(props: Readonly<{ address: string; account: string; say: (party: string) => string }>) {
  const { address, account } = props
  const { store } = useApp()
  const nameOf = useAccountName()
  const isItself = sameIdentifier(address, account)
  const ask = useReadNames()
  useEffect(() => {
    if (!isItself) ask()
  }, [isItself, ask])
  const parties = readyValue(store.parties.now.value)
  if (isItself || !parties) return null
  // In a row without an account name, payments to the current account need no name.
  const isNews = nameOf(account) !== undefined || !sameIdentifier(address, store.account.value?.address ?? '')
  const own = isNews ? nameOf(address) : undefined
  const name = own ?? parties.named.find((each) => sameIdentifier(each.address, address))?.name
  if (name === undefined && parties.own.some((each) => sameIdentifier(each, address))) return null
  return (
    <bdi class="transfer-account" title={address} data-testid="row-party">
      {props.say(name ?? shortAddress(address))}
    </bdi>
  )
}
