/** `0x` and ten groups of four, or any text in groups of four, spelled as given. An account's number stays whole. */
export function addressGroups(address: string): { prefix: string; groups: readonly string[] } {
  if (/^\d{1,15}$/.test(address)) return { prefix: '', groups: [address] }
  const prefix = address.startsWith('0x') ? '0x' : ''
  const body = address.slice(prefix.length)
  return { prefix, groups: body.match(/.{1,4}/gs) ?? [] }
}

/** Six characters after the prefix, an ellipsis, and the last six. Used only where no money depends on it. */
export function shortAddress(address: string): string {
  const head = address.startsWith('0x') ? 8 : 6
  return address.length <= head + 7 ? address : `${address.slice(0, head)}…${address.slice(-6)}`
}
