import { addressGroups, shortAddress } from '../text/address.ts'

/** Every letter of an address, in groups of four; wherever money may go there. Both its ends stand out. */
export function FullAddress({ address }: { address: string }) {
  const { prefix, groups } = addressGroups(address)
  // Without a prefix of its own the first group is the network's, and the last one may be a letter or two.
  const edge = prefix ? 1 : 2
  return (
    <bdi class={`address-full${prefix ? '' : ' bare'}`} dir="ltr" data-testid="full-address">
      {prefix && <span class="address-prefix">{prefix}</span>}
      {groups.map((group, index) => (
        <span key={`${index}${group}`} class={index < edge || index >= groups.length - edge ? 'edge' : undefined}>
          {group}
        </span>
      ))}
    </bdi>
  )
}

/** The first and the last six characters; only where no money depends on it. */
export function ShortAddress({ address }: { address: string }) {
  return (
    <bdi class="mono" dir="ltr" title={address}>
      {shortAddress(address)}
    </bdi>
  )
}
