import { isSameAddress } from '../../../core/families/address.ts'
import type { Currency } from '../../../core/money/currency.ts'
import type { NamedParty } from '../../../core/page/calls/named-parties.ts'
import { useAccountAddresses } from '../../form/recipient/account-addresses.tsx'
import { m } from '../../messages/messages.ts'
import { AddressNotices } from '../../review/risks/address-notices.tsx'
import { WatchedNotice } from '../../review/risks/watched-notice.tsx'
import type { Payees } from './use-payees.ts'

export function CallPayeeNotices({
  payee: { address, token },
  payees,
  native,
}: Readonly<{ payee: NamedParty; payees: Payees; native: Currency }>) {
  const watched = useAccountAddresses('evm').find((each) => each.isWatched && isSameAddress(each.address, address))
  if (payees.isOwn(address)) return null
  if (watched) return <WatchedNotice label={watched.label} testId="payee-watched" />
  const known = payees.known(address)
  const text = !known ? m().review.notYours : known.isKnown ? m().form.seenBefore : m().form.neverSeen
  return (
    <AddressNotices
      known={known}
      chainId={native.chainId}
      currency={token ? token.currency : native}
      isDirect
      stranger={{ title: m().form.notYours, text }}
      boxes={{
        isTicked: (risk) => payees.isTicked(address, risk),
        tick: (risk, isOn) => payees.tick(address, risk, isOn),
      }}
    />
  )
}
