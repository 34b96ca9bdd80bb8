import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { concatBytes } from '../../../../lib/bytes.ts'

/** Sibling hashes, lowest first, in display order. `position` counts from 0. */
export type MerkleProof = Readonly<{ path: readonly string[]; position: number }>

/** No block holds a taller tree. */
export const MOST_LEVELS = 32

/** The Merkle root; undefined for a position outside its tree. */
export function rootOf(txid: string, { path, position }: MerkleProof): string | undefined {
  const isInside = Number.isSafeInteger(position) && position >= 0 && position < 2 ** path.length
  if (path.length > MOST_LEVELS || !isInside) return undefined
  let hash = hexToBytes(txid).reverse()
  for (const [level, sibling] of path.entries()) {
    const other = hexToBytes(sibling).reverse()
    const isRight = Math.floor(position / 2 ** level) % 2 === 1
    hash = sha256(sha256(isRight ? concatBytes(other, hash) : concatBytes(hash, other)))
  }
  return bytesToHex(hash.reverse())
}
