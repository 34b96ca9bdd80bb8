import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import { canonicalWire } from '../lib/canonical-wire.ts'

/**
 * One value for one content: SHA-256 over canonical JSON (RFC 8785, integers tagged), as 64 hex digits.
 * Two plans, or two intents, are the same exactly when their fingerprints are.
 */
export function fingerprint(value: unknown): string {
  return bytesToHex(sha256(new TextEncoder().encode(canonicalWire(value))))
}
