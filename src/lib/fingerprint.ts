import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import { canonicalWire } from './canonical-wire.ts'

/** SHA-256 of canonical JSON (RFC 8785, tagged integers) in hex. */
export function fingerprint(value: unknown): string {
  return bytesToHex(sha256(new TextEncoder().encode(canonicalWire(value))))
}
