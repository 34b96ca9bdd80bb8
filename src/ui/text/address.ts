/** Six characters after the prefix, an ellipsis, and the last six. Used only where no money depends on it. */
export function shortAddress(address: string): string {
  const head = address.startsWith('0x') ? 8 : 6
  return address.length <= head + 7 ? address : `${address.slice(0, head)}…${address.slice(-6)}`
}
