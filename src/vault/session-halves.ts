import * as v from 'valibot'
import { base64ToBytes, bytesToBase64 } from '../lib/base64.ts'
import type { Bytes } from '../lib/bytes.ts'
import { encrypt, parameters, type Sealed } from './gcm.ts'

/** The half that survives in IndexedDB: a non-extractable AES-256-GCM key that can only wrap and unwrap. */
export type KeyHalf = Readonly<{ epoch: string; key: CryptoKey }>

/** The half in memory-only session storage: the data key under the other half; times in milliseconds since 1970. */
export type SessionHalf = Readonly<v.InferOutput<typeof schema>>

/** IndexedDB: keeps a CryptoKey by structured clone. */
export type KeyStore = Readonly<{
  read: () => Promise<KeyHalf | undefined>
  write: (half: KeyHalf) => Promise<void>
  remove: () => Promise<void>
}>

/** `storage.session`: memory only, JSON, closed to content scripts. */
export type SessionStore = Readonly<{
  read: () => Promise<unknown>
  write: (half: SessionHalf) => Promise<void>
  remove: () => Promise<void>
}>

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const schema = v.strictObject({
  epoch: v.string(),
  vaultId: v.string(),
  iv: v.string(),
  data: v.string(),
  startedAt: time,
  deadline: time,
  seenAt: time,
})

/** The half of storage.session as stored, or nothing when it is not one. */
export function parseSessionHalf(value: unknown): SessionHalf | undefined {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : undefined
}

/** Splits a data key (32 bytes, wiped by the caller) into a new pair of halves; each alone says nothing about it. */
export async function splitDataKey(
  crypto: Crypto,
  dataKeyBytes: Bytes,
  { vaultId, startedAt }: Readonly<{ vaultId: string; startedAt: number }>,
): Promise<Readonly<{ keyHalf: KeyHalf; wrapped: Sealed & Pick<SessionHalf, 'epoch' | 'vaultId' | 'startedAt'> }>> {
  const epoch = bytesToBase64(crypto.getRandomValues(new Uint8Array(16)))
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'unwrapKey'])
  const sealed = await encrypt(crypto, key, { plain: dataKeyBytes, bound: bound({ epoch, vaultId, startedAt }) })
  return { keyHalf: { epoch, key }, wrapped: { epoch, vaultId, startedAt, ...sealed } }
}

/** The data key as a non-extractable CryptoKey, its bytes never in reach; nothing when the halves do not fit. */
export async function joinDataKey(crypto: Crypto, keyHalf: KeyHalf, half: SessionHalf): Promise<CryptoKey | undefined> {
  if (keyHalf.epoch !== half.epoch) return undefined
  try {
    const how = parameters(base64ToBytes(half.iv), bound(half))
    const data = base64ToBytes(half.data)
    return await crypto.subtle.unwrapKey('raw', data, keyHalf.key, how, 'HKDF', false, ['deriveKey'])
  } catch {
    return undefined
  }
}

function bound({ epoch, vaultId, startedAt }: Pick<SessionHalf, 'epoch' | 'vaultId' | 'startedAt'>) {
  return { part: 'session', epoch, vaultId, startedAt }
}
