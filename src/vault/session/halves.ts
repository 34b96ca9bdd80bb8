import * as v from 'valibot'
import { base64ToBytes, bytesToBase64 } from '../../lib/base64.ts'
import type { Bytes } from '../../lib/bytes.ts'
import { encrypt, gcmParameters, type Sealed } from '../seal/aes-gcm.ts'

/** In IndexedDB: it only wraps and unwraps. */
export type KeyHalf = Readonly<{ epoch: string; key: CryptoKey }>

/** In memory: the wrapped data key; milliseconds since 1970. */
export type SessionHalf = Readonly<v.InferOutput<typeof schema>>

export type KeyStore = Readonly<{
  read: () => Promise<KeyHalf | undefined>
  write: (half: KeyHalf) => Promise<void>
  remove: () => Promise<void>
}>

/** Memory only, closed to content scripts. */
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
  rowKey: v.strictObject({ iv: v.string(), data: v.string() }),
})

type SplitKey = Readonly<{
  keyHalf: KeyHalf
  wrapped: Sealed & Pick<SessionHalf, 'epoch' | 'vaultId' | 'startedAt'>
}>

const ROWS = 'rows'
export const ROW_MAC = { name: 'HMAC', hash: 'SHA-256', length: 256 } as const

/** Parses the stored half. */
export function parseSessionHalf(value: unknown): SessionHalf | undefined {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : undefined
}

/** Splits a data key into halves, each useless alone. The caller wipes the 32 bytes. */
export async function splitDataKey(
  crypto: Crypto,
  dataKeyBytes: Bytes,
  { vaultId, startedAt }: Readonly<{ vaultId: string; startedAt: number }>,
): Promise<SplitKey> {
  const epoch = bytesToBase64(crypto.getRandomValues(new Uint8Array(16)))
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'unwrapKey'])
  const sealed = await encrypt(crypto, key, { plain: dataKeyBytes, bound: bound({ epoch, vaultId, startedAt }) })
  return { keyHalf: { epoch, key }, wrapped: { epoch, vaultId, startedAt, ...sealed } }
}

/** Joins the halves without exposing the data key's bytes. Undefined when they don't fit. */
export async function joinDataKey(crypto: Crypto, keyHalf: KeyHalf, half: SessionHalf): Promise<CryptoKey | undefined> {
  if (keyHalf.epoch !== half.epoch) return undefined
  try {
    const how = gcmParameters(base64ToBytes(half.iv), bound(half))
    const data = base64ToBytes(half.data)
    return await crypto.subtle.unwrapKey('raw', data, keyHalf.key, how, 'HKDF', false, ['deriveKey'])
  } catch {
    return undefined
  }
}

/** The caller wipes the bytes. */
export function wrapRowKey(crypto: Crypto, bytes: Bytes, { keyHalf, wrapped }: SplitKey): Promise<Sealed> {
  return encrypt(crypto, keyHalf.key, { plain: bytes, bound: { ...bound(wrapped), part: ROWS } })
}

/** Undefined when the halves don't fit. */
export async function joinRowKey(crypto: Crypto, keyHalf: KeyHalf, half: SessionHalf): Promise<CryptoKey | undefined> {
  if (keyHalf.epoch !== half.epoch) return undefined
  try {
    const how = gcmParameters(base64ToBytes(half.rowKey.iv), { ...bound(half), part: ROWS })
    const data = base64ToBytes(half.rowKey.data)
    return await crypto.subtle.unwrapKey('raw', data, keyHalf.key, how, ROW_MAC, false, ['sign'])
  } catch {
    return undefined
  }
}

function bound({ epoch, vaultId, startedAt }: Pick<SessionHalf, 'epoch' | 'vaultId' | 'startedAt'>) {
  return { part: 'session', epoch, vaultId, startedAt }
}
