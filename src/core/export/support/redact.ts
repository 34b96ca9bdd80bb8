/** Longer than a hash: signatures, signed bytes or calldata. */
const LONG_HEX = /(?:0x)?[0-9a-f]{65,}/gi
const ADDRESS = /\b0x[0-9a-f]{40}\b/gi
/** `/authorize` carries its signature in the query. */
const QUERY = /[?&][^\s"'<>]*=[^\s"'<>]*/g
const SECRET_BASE64 = /[A-Za-z0-9+/]{80,}={0,2}/g

/** Removes secrets from a sentence: queries, long data, and the middle of addresses. */
export function redacted(text: string): string {
  return text
    .replace(QUERY, '?…')
    .replace(LONG_HEX, '…')
    .replace(SECRET_BASE64, '…')
    .replace(ADDRESS, (address) => shortened(address))
}

export function shortened(address: string): string {
  return address.length <= 14 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`
}
