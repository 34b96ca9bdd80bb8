import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes } from '../../lib/bytes.ts'
import { bytesToHex, type Hex } from '../../lib/hex.ts'
import type { TypedData } from '../execution/item.ts'
import { structHasher } from '../families/evm/struct-hash.ts'
import { domainFields } from '../families/evm/typed-data-differences.ts'

/** 32 bytes each (EIP-712). */
export type TypedDataHashes = Readonly<{ domain: Hex; message: Hex; digest: Hex }>

/**
 * The EIP-712 hashes of typed data; fields without a type are ignored.
 *
 * @throws RangeError for a value of another type, such as an unsafe integer
 */
export function typedDataHashesOf({ domain, types, primaryType, message }: TypedData): TypedDataHashes {
  // EIP-712: a domain has only its used fields, in this order.
  const all = { EIP712Domain: domainFields(domain), ...types }
  const hashOf = structHasher(all)
  const [ofDomain, ofMessage] = [hashOf('EIP712Domain', domain), hashOf(primaryType, message)]
  const digest = keccak_256(concatBytes(Uint8Array.of(0x19, 0x01), ofDomain, ofMessage))
  return { domain: bytesToHex(ofDomain), message: bytesToHex(ofMessage), digest: bytesToHex(digest) }
}

/** The EIP-712 digest, 32 bytes. Throws as `typedDataHashesOf`. */
export function typedDataDigestOf(typedData: TypedData): Hex {
  return typedDataHashesOf(typedData).digest
}
