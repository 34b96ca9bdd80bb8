import { shortAddress } from '../text/address.ts'
import { spelled } from '../text/spelled.ts'
import { GroupedAddress } from './grouped-address.tsx'

/** Every letter of an address, spelled one way on every screen, in groups of four; wherever money may go there. */
export function FullAddress({ address }: { address: string }) {
  return <GroupedAddress address={spelled(address)} />
}

/** The first and the last six characters; only where no money depends on it. */
export function ShortAddress({ address }: { address: string }) {
  const whole = spelled(address)
  return (
    <bdi class="mono" dir="ltr" title={whole}>
      {shortAddress(whole)}
    </bdi>
  )
}
