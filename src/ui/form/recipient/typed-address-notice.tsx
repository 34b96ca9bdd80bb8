import { useEffect } from 'preact/hooks'
import { isSameAddress } from '../../../core/families/address.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { AddressNotices } from '../../review/risks/address-notices.tsx'
import { useCounterparty } from '../../review/risks/use-counterparty.ts'
import { WatchedNotice } from '../../review/risks/watched-notice.tsx'
import { readyValue } from '../../state/resource.ts'
import { useOwnAddresses } from '../../state/wallet/own-addresses.ts'
import type { AccountAddressChoice } from './account-addresses.tsx'

type KnownProps = Readonly<{
  address: string
  places: readonly AccountAddressChoice[]
  currency: Currency | undefined
  isRefund: boolean
  /** `null`: the address has no saved name. */
  onName: (name: string | null) => void
  /** True where the account itself pays there, without a contract. */
  isDirect: boolean
}>

export function TypedAddressNotice(props: KnownProps) {
  const own = useOwnAddresses()
  const watched = props.places.find((each) => each.isWatched && isSameAddress(each.address, props.address))
  if (watched) return <WatchedNotice label={watched.label} testId="recipient-watched" />
  return own.some((each) => isSameAddress(each, props.address)) ? <Own /> : <Unfamiliar {...props} />
}

function Own() {
  return (
    <Notice kind="info" testId="recipient-own">
      {m().form.isYours}
    </Notice>
  )
}

// An older address of the wallet, or another person's.
function Unfamiliar({ address, currency, isRefund, isDirect, onName }: KnownProps) {
  const say = m().form
  const looked = useCounterparty(address, currency?.chainId)
  const known = looked && readyValue(looked)
  useEffect(() => {
    if (looked && looked.state !== 'loading' && !known?.isOwn) onName(known?.name ?? null)
  }, [looked])
  if (known?.isOwn) return <Own />
  const text = isRefund ? ofFormDetails().known.refundNotYours : known?.isKnown ? say.seenBefore : say.neverSeen
  return (
    <AddressNotices
      {...{ known, currency, isDirect }}
      chainId={currency?.chainId}
      stranger={{ title: say.notYours, text }}
    />
  )
}
