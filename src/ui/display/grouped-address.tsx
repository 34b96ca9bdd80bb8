/** Keeps the wallet's own spelling, with both ends marked. Foreign addresses need `FullAddress`. */
export function GroupedAddress({ address }: { address: string }) {
  const { prefix, groups } = addressGroups(address)
  // Without a prefix the first group is the network's; the last may have only one or two characters.
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

/** `0x` and ten groups of four, or any text in groups of four, spelled as given. An account's number stays whole. */
export function addressGroups(address: string): { prefix: string; groups: readonly string[] } {
  if (/^\d{1,15}$/.test(address)) return { prefix: '', groups: [address] }
  const prefix = address.startsWith('0x') ? '0x' : ''
  const body = address.slice(prefix.length)
  return { prefix, groups: body.match(/.{1,4}/gs) ?? [] }
}

// A grid copies each group as a line.
export function copyAddressesWhole(event: ClipboardEvent): void {
  const selection = getSelection()
  const text = `${selection ?? ''}`
  const bare = text.replace(/\s/g, '')
  let whole = text
  for (const shown of document.querySelectorAll('.address-full')) {
    if (!selection?.containsNode(shown, true)) continue
    const address = shown.textContent ?? ''
    const lines = [...shown.children].map(({ textContent }) => textContent).join('\n')
    whole = address.includes(bare) ? bare : whole.replaceAll(lines, address)
  }
  if (bare === '' || whole === text) return
  event.clipboardData?.setData('text/plain', whole)
  event.preventDefault()
}
