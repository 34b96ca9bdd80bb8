import { base64ToBytes, bytesToBase64 } from '../../lib/base64.ts'
import { type Bytes, utf8ToBytes } from '../../lib/bytes.ts'
import { canonicalJson } from '../../lib/canonical-json.ts'

/** `iv` has 12 bytes; `data` is ciphertext and 16-byte tag; both are base64. */
export type Sealed = Readonly<{ iv: string; data: string }>

/** Encrypts by AES-256-GCM (NIST SP 800-38D); `bound` is authenticated as canonical JSON. */
export async function encrypt(
  crypto: Crypto,
  key: CryptoKey,
  { plain, bound }: Readonly<{ plain: Bytes; bound: unknown }>,
): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt(gcmParameters(iv, bound), key, plain)
  return { iv: bytesToBase64(iv), data: bytesToBase64(new Uint8Array(data)) }
}

/** Decrypts; the caller wipes the bytes. Undefined for any mismatch. */
export async function decrypt(
  crypto: Crypto,
  key: CryptoKey,
  { sealed, bound }: Readonly<{ sealed: Sealed; bound: unknown }>,
): Promise<Bytes | undefined> {
  const data = base64ToBytes(sealed.data)
  try {
    return new Uint8Array(await crypto.subtle.decrypt(gcmParameters(base64ToBytes(sealed.iv), bound), key, data))
  } catch {
    return undefined
  }
}

/** Makes WebCrypto parameters. */
export function gcmParameters(iv: Bytes, bound: unknown): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: utf8ToBytes(canonicalJson(bound)), tagLength: 128 }
}
