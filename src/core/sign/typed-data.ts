import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex } from '../../lib/hex.ts'
import type { TypedData } from '../execution/item.ts'
import { isSameAddress } from '../families/address.ts'
import { typedDataDigestOf } from './typed-data-hashes.ts'

/**
 * Signs typed data with an account's key, deterministically (RFC 6979).
 *
 * @returns 65 bytes (r, s, v) and their digest
 * @throws RangeError if the key isn't the account's
 */
export async function signTypedData(typedData: TypedData, from: string, privateKey: Uint8Array) {
  const account = privateKeyToAccount(bytesToHex(privateKey))
  if (!isSameAddress(account.address, from)) {
    throw new RangeError(`expected the key of ${from}, got the key of ${account.address}`)
  }
  const digest = typedDataDigestOf(typedData)
  return { digest, signature: await account.sign({ hash: digest }) }
}
