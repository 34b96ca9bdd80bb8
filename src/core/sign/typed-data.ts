import { keccak_256 } from '@noble/hashes/sha3'
import { privateKeyToAccount } from 'viem/accounts'
import { concatBytes } from '../../lib/bytes.ts'
import { bytesToHex, type Hex } from '../../lib/hex.ts'
import { isSameAddress } from '../address.ts'
import type { TypedData } from '../item.ts'
import { domainFields } from '../typed-data.ts'
import { hashStruct } from './eip712.ts'

/** The hashes of the two halves of typed data, and of both, which is signed; 32 bytes each (EIP-712). */
export type TypedDataHashes = Readonly<{ domain: Hex; message: Hex; digest: Hex }>

/**
 * What typed data are signed as. Fields that the types do not name are in none of it.
 *
 * @throws RangeError for what is not as its type wants it, such as a number that is neither a safe integer nor decimal digits
 */
export function hashesOf({ domain, types, primaryType, message }: TypedData): TypedDataHashes {
  // EIP-712: a domain has its fields in this order, and only those that it uses.
  const all = { EIP712Domain: domainFields(domain), ...types }
  const [ofDomain, ofMessage] = [hashStruct(all, 'EIP712Domain', domain), hashStruct(all, primaryType, message)]
  const digest = keccak_256(concatBytes(Uint8Array.of(0x19, 0x01), ofDomain, ofMessage))
  return { domain: bytesToHex(ofDomain), message: bytesToHex(ofMessage), digest: bytesToHex(digest) }
}

/** What is signed of typed data: their EIP-712 digest, 32 bytes. Throws as `hashesOf` does. */
export function digestOf(typedData: TypedData): Hex {
  return hashesOf(typedData).digest
}

/**
 * Signs typed data with an account's own key. Deterministic (RFC 6979).
 *
 * @param from the account that must be the key's
 * @returns 65 bytes, r then s then v, and the digest that they sign
 * @throws RangeError when the key is not the account's
 */
export async function signTypedData(typedData: TypedData, from: string, privateKey: Uint8Array) {
  const account = privateKeyToAccount(bytesToHex(privateKey))
  if (!isSameAddress(account.address, from)) {
    throw new RangeError(`expected the key of ${from}, got the key of ${account.address}`)
  }
  const digest = digestOf(typedData)
  return { digest, signature: await account.sign({ hash: digest }) }
}
