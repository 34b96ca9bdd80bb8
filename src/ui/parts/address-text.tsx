import { addressGroups, shortAddress } from '../text/address.ts'

/** Every letter of an address, in groups of four; wherever money may go there. */
export function FullAddress({ address }: { address: string }) {
  const { prefix, groups } = addressGroups(address)
  return (
    <bdi class="address-full" dir="ltr" data-testid="full-address">
      {prefix && <span class="address-prefix">{prefix}</span>}
      {groups.map((group, index) => (
        <span key={`${index}${group}`} class={index === 0 || index === groups.length - 1 ? 'edge' : undefined}>
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
