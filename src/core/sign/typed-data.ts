import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex, hashTypedData } from 'viem/utils'
import type { Hex } from '../../lib/hex.ts'
import { isSameAddress } from '../address.ts'
import type { TypedData } from '../item.ts'
import { integerOf } from '../typed-data.ts'

/**
 * What is signed of typed data: their EIP-712 digest, 32 bytes. Fields that the types do not name are not in it.
 *
 * @throws RangeError for a number that is not exact: neither a safe integer nor decimal digits
 */
export function digestOf({ domain, types, primaryType, message }: TypedData): Hex {
  return hashTypedData({ domain, types, primaryType, message: exact(types, primaryType, message) })
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

// The library would take 2^53 + 1 for 2^53 without a word.
function exact(types: TypedData['types'], struct: string, message: unknown): Record<string, unknown> {
  const values = typeof message === 'object' && message !== null ? Object.entries(message) : []
  const fields = types[struct] ?? []
  return Object.fromEntries(
    values.map(([name, value]) => {
      const type = fields.find((field) => field.name === name)?.type
      return [name, type === undefined ? value : exactValue(types, type, value)]
    }),
  )
}

function exactValue(types: TypedData['types'], type: string, value: unknown): unknown {
  const element = /^(.+)\[[0-9]*\]$/.exec(type)?.[1]
  if (element) return Array.isArray(value) ? value.map((each) => exactValue(types, element, each)) : value
  if (Object.hasOwn(types, type)) return exact(types, type, value)
  if (!/^u?int/.test(type)) return value
  const integer = integerOf(value)
  if (integer === undefined) throw new RangeError(`expected an exact integer for ${type}, got ${String(value)}`)
  return integer
}
