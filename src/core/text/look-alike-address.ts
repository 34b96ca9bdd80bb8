/** People compare these ends, so poisoners copy them. */
const COMPARED = 4

/** Whether an address shares another's first and last four characters after its prefix (poisoning; lies C03). */
export function isLookAlike(address: string, others: readonly string[]): boolean {
  const own = endsOf(address)
  if (own === undefined) return false
  return others.some((other) => endsOf(other) === own && bodyOf(other) !== bodyOf(address))
}

function endsOf(address: string): string | undefined {
  const body = bodyOf(address)
  return body.length > COMPARED * 2 ? `${body.slice(0, COMPARED)} ${body.slice(-COMPARED)}` : undefined
}

// Hex and bech32 ignore case; base58 does not.
function bodyOf(address: string): string {
  if (/^0x/i.test(address)) return address.slice(2).toLowerCase()
  return /^bc1/i.test(address) ? address.slice(4).toLowerCase() : address
}
