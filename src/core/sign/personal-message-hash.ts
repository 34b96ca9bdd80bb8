import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes, utf8ToBytes } from '../../lib/bytes.ts'
import { bytesToHex, type Hex } from '../../lib/hex.ts'

/** The hash that a message's signature covers (EIP-191, version `E`), 32 bytes. */
export function personalMessageHashOf(message: Uint8Array): Hex {
  const prefix = utf8ToBytes(`\u0019Ethereum Signed Message:\n${message.length}`)
  return bytesToHex(keccak_256(concatBytes(prefix, message)))
}
