import { shortAddress } from '../text/address.ts'
import { checksummedAddress } from '../text/checksummed-address.ts'
import { GroupedAddress } from './grouped-address.tsx'

/** Spells the whole address, wherever money may go there. */
export function FullAddress({ address }: { address: string }) {
  return <GroupedAddress address={checksummedAddress(address)} />
}

/** Only where no money depends on it. */
export function ShortAddress({ address }: { address: string }) {
  const whole = checksummedAddress(address)
  return (
    <bdi class="mono" dir="ltr" title={whole}>
      {shortAddress(whole)}
    </bdi>
  )
}
