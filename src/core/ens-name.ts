import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { bytesToHex, type Hex } from '../lib/hex.ts'

// Of all names only those are taken whose letters nobody can confuse: ENSIP-15 knows many more, and needs tables.
const LABEL = /^(?!..--)[a-z0-9-]{1,63}$/

/** Whether a text is meant as a name rather than an address: it has a point between letters. */
export function isMeantAsName(text: string): boolean {
  return /^[^\s.]+(\.[^\s.]+)+$/.test(text.trim())
}

/** A name as ENS keeps it, in lower case; undefined for one with other letters than a to z, digits and the hyphen. */
export function normalName(text: string): string | undefined {
  const name = text.trim().toLowerCase()
  return name.length <= 255 && isMeantAsName(name) && name.split('.').every((each) => LABEL.test(each))
    ? name
    : undefined
}

/** The node of a normal name in the registry (ERC-137, "namehash"). */
export function nodeOfName(name: string): Hex {
  let node: Uint8Array = new Uint8Array(32)
  for (const label of name.split('.').toReversed()) {
    node = keccak_256(concatBytes(node, keccak_256(utf8ToBytes(label))))
  }
  return bytesToHex(node)
}
