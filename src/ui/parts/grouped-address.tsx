import { addressGroups } from '../text/address.ts'

/**
 * Every letter of one of the wallet's own addresses, as the wallet spelled it, in groups of four. Both its ends stand out.
 * An address from anywhere else is shown by `FullAddress`.
 */
export function GroupedAddress({ address }: { address: string }) {
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
