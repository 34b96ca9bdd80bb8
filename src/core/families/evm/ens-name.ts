import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { bytesToHex, type Hex } from '../../../lib/hex.ts'

// Only unmistakable letters are allowed; ENSIP-15 would need tables.
const LABEL = /^(?!..--)[a-z0-9-]{1,63}$/

export const ENS_CHAIN = 1

export function isMeantAsName(text: string): boolean {
  return /^[^\s.]+(\.[^\s.]+)+$/.test(ofUsualWidth(text))
}

/** Undefined for other letters. */
export function normalName(text: string): string | undefined {
  const name = ofUsualWidth(text).toLowerCase()
  return name.length <= 255 && isMeantAsName(name) && name.split('.').every((each) => LABEL.test(each))
    ? name
    : undefined
}

// UTS 46.
function ofUsualWidth(text: string): string {
  return text
    .trim()
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uff61]/g, '.')
}

/** ERC-137, "namehash". */
export function nodeOfName(name: string): Hex {
  let node: Uint8Array = new Uint8Array(32)
  for (const label of name.split('.').toReversed()) {
    node = keccak_256(concatBytes(node, keccak_256(utf8ToBytes(label))))
  }
  return bytesToHex(node)
}
