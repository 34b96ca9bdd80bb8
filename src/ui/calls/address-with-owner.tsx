import { isSameAddress } from '../../core/families/address.ts'
import { FullAddress } from '../display/address-text.tsx'
import { Chip } from '../display/chip.tsx'
import { m } from '../messages/messages.ts'
import { useOwnAddresses } from '../state/wallet/own-addresses.ts'

export function AddressWithOwner({ address }: { address: string }) {
  const isOwn = useOwnAddresses().some((own) => isSameAddress(own, address))
  return (
    <>
      <FullAddress address={address} />
      {isOwn && <Chip tone="good">{m().review.yourAccount}</Chip>}
    </>
  )
}
