import { type Bytes, utf8ToBytes, wipe } from '../../lib/bytes.ts'
import { type Kdf, newKdf, stretch } from './argon2id.ts'
import { defaultKdfCost, type KdfCost, kdfCostFor, type Stopwatch } from './kdf-cost.ts'

/** All keys are non-extractable. Source: threat model 3.2. */
const aes = { name: 'AES-GCM', length: 256 } as const

/** Derives the wrapping key: password → Argon2id → HKDF-SHA256 (RFC 5869) with info `kek/v1`. */
export async function keyEncryptionKey(crypto: Crypto, password: string, kdf: Kdf): Promise<CryptoKey> {
  const stretched = await stretch(password, kdf)
  try {
    const base = await importDataKey(crypto, stretched)
    return await crypto.subtle.deriveKey(hkdf('kek/v1'), base, aes, false, ['encrypt', 'decrypt'])
  } finally {
    wipe(stretched)
  }
}

export type NewKey = Readonly<{ kdf: Kdf; kek: CryptoKey }>

/**
 * Makes a password's key, at `cost` or calibrated (kdf-cost.ts). The timed default key is reused unless the
 * machine can do more. Throws `KDF_REFUSED`.
 */
export async function newKey(
  crypto: Crypto,
  password: string,
  { cost, stopwatch }: Readonly<{ cost?: KdfCost | undefined; stopwatch?: Stopwatch | undefined }>,
): Promise<NewKey> {
  const make = async (wanted: KdfCost): Promise<NewKey> => {
    const kdf = newKdf(crypto, wanted)
    return { kdf, kek: await keyEncryptionKey(crypto, password, kdf) }
  }
  if (cost || !stopwatch) return make(cost ?? defaultKdfCost)
  const startedAt = stopwatch()
  const first = await make(defaultKdfCost)
  const suited = kdfCostFor({ passes: first.kdf.t, milliseconds: stopwatch() - startedAt })
  return suited.t === first.kdf.t ? first : make(suited)
}

/** Imports 32 bytes; the caller wipes them. */
export function importDataKey(crypto: Crypto, bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey'])
}

/** Derives a record's AES-256-GCM key by HKDF with info `rec|id|type`. */
export function recordKey(
  crypto: Crypto,
  dataKey: CryptoKey,
  record: Readonly<{ id: string; type: string }>,
): Promise<CryptoKey> {
  return crypto.subtle.deriveKey(hkdf(`rec|${record.id}|${record.type}`), dataKey, aes, false, ['encrypt', 'decrypt'])
}

/** Derives the file's HMAC-SHA256 key by HKDF with info `seal/v1`. */
export function sealKey(crypto: Crypto, dataKey: CryptoKey): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 } as const
  return crypto.subtle.deriveKey(hkdf('seal/v1'), dataKey, hmac, false, ['sign', 'verify'])
}

/** RFC 5869: an empty salt suffices for uniform input. */
function hkdf(info: string): HkdfParams {
  return { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8ToBytes(info) }
}
