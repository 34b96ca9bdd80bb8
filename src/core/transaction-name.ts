/**
 * The name of a transaction in one writing: some services write `0x` before those of Bitcoin too, and digits in capitals.
 */
export function plainName(hash: string): string {
  return hash.replace(/^0x/i, '').toLowerCase()
}

/** Whether two names are of the same transaction. */
export function isSameTransaction(a: string, b: string): boolean {
  return plainName(a) === plainName(b)
}

/** Whether a transaction is one of these. */
export function isAmong(hashes: readonly string[], hash: string): boolean {
  return hashes.some((each) => isSameTransaction(each, hash))
}

/** The names without those of a transaction that was named before. */
export function once(hashes: readonly string[]): readonly string[] {
  return hashes.filter((hash, at) => !isAmong(hashes.slice(0, at), hash))
}
