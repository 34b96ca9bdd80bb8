/** Normalizes a hash; some services write `0x` on Bitcoin. */
export function normalizedHash(hash: string): string {
  return hash.replace(/^0x/i, '').toLowerCase()
}

export function isSameTransaction(a: string, b: string): boolean {
  return normalizedHash(a) === normalizedHash(b)
}

export function includesHash(hashes: readonly string[], hash: string): boolean {
  return hashes.some((each) => isSameTransaction(each, hash))
}

export function uniqueHashes(hashes: readonly string[]): readonly string[] {
  return hashes.filter((hash, at) => !includesHash(hashes.slice(0, at), hash))
}
