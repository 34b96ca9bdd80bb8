import { type Bytes, utf8ToBytes, wipe } from '../lib/bytes.ts'
import { costFor, type Stopwatch } from './calibrate.ts'
import { defaultKdfCost, type Kdf, type KdfCost, newKdf, stretch } from './kdf.ts'

/** Every key below is a non-extractable CryptoKey. Source: threat model 3.2. */
const aes = { name: 'AES-GCM', length: 256 } as const

/** password → Argon2id → HKDF-SHA256 (RFC 5869) with info `kek/v1` → the key that wraps the data key. */
export async function keyEncryptionKey(crypto: Crypto, password: string, kdf: Kdf): Promise<CryptoKey> {
  const stretched = await stretch(password, kdf)
  try {
    const base = await importDataKey(crypto, stretched)
    return await crypto.subtle.deriveKey(hkdf('kek/v1'), base, aes, false, ['encrypt', 'decrypt'])
  } finally {
    wipe(stretched)
  }
}

/** A key that no vault has yet, and how it comes of its password. */
export type NewKey = Readonly<{ kdf: Kdf; kek: CryptoKey }>

/**
 * A new key for a password: at `cost` where that is given, and else at what suits this machine (see calibrate.ts). Timed is
 * a key at the default cost, which is the one that is used unless the machine can do more. Without a stopwatch the
 * default stays. A refused cost throws `KDF_REFUSED`.
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
  const suited = costFor({ passes: first.kdf.t, milliseconds: stopwatch() - startedAt })
  return suited.t === first.kdf.t ? first : make(suited)
}

/** 32 bytes as the root of derived keys; the caller wipes the bytes. */
export function importDataKey(crypto: Crypto, bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey'])
}

/** The AES-256-GCM key of one record: HKDF of the data key with info `rec|id|type`. */
export function recordKey(
  crypto: Crypto,
  dataKey: CryptoKey,
  record: Readonly<{ id: string; type: string }>,
): Promise<CryptoKey> {
  return crypto.subtle.deriveKey(hkdf(`rec|${record.id}|${record.type}`), dataKey, aes, false, ['encrypt', 'decrypt'])
}

/** The HMAC-SHA256 key that seals the whole file: HKDF of the data key with info `seal/v1`. */
export function sealKey(crypto: Crypto, dataKey: CryptoKey): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 } as const
  return crypto.subtle.deriveKey(hkdf('seal/v1'), dataKey, hmac, false, ['sign', 'verify'])
}

/** HKDF-SHA256 parameters (RFC 5869) with an empty salt: the input is uniform already. */
function hkdf(info: string): HkdfParams {
  return { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8ToBytes(info) }
}
