import { isSameAddress } from '../../core/address.ts'
import { m } from '../messages/messages.ts'
import { FullAddress } from '../parts/address-text.tsx'
import { Chip } from '../parts/chip.tsx'
import { useOwnAddresses } from '../state/own-addresses.ts'

export function AddressWithOwner({ address }: { address: string }) {
  const isOwn = useOwnAddresses().some((own) => isSameAddress(own, address))
  return (
    <>
      <FullAddress address={address} />
      {isOwn && <Chip tone="good">{m().review.yourAccount}</Chip>}
    </>
  )
}
