import { argon2id } from 'hash-wasm'
import { base64ToBytes, bytesToBase64 } from '../../lib/base64.ts'
import { type Bytes, utf8ToBytes, wipe } from '../../lib/bytes.ts'
import { VaultError } from '../error.ts'
import { defaultKdfCost, type KdfCost, kdfLimits } from './kdf-cost.ts'

/** `salt`: 32 bytes, base64. */
export type Kdf = KdfCost & Readonly<{ name: 'argon2id'; salt: string }>

const saltBytes = 32
const outputBytes = 32

/** Makes parameters with a random salt. Throws `KDF_REFUSED`. */
export function newKdf(crypto: Crypto, cost: KdfCost = defaultKdfCost): Kdf {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const kdf: Kdf = { name: 'argon2id', m: cost.m, t: cost.t, p: cost.p, salt: bytesToBase64(salt) }
  assertKdf(kdf)
  return kdf
}

/** Throws `KDF_REFUSED` outside `kdfLimits`, or for another salt length. */
export function assertKdf(kdf: Kdf): void {
  for (const name of ['m', 't', 'p'] as const) {
    const { least, most } = kdfLimits[name]
    if (!Number.isInteger(kdf[name]) || kdf[name] < least || kdf[name] > most) {
      throw new VaultError('KDF_REFUSED', 'The vault asks for a key derivation that is not accepted', {
        where: `header.kdf.${name}`,
        expected: `${least} to ${most}`,
        got: kdf[name],
      })
    }
  }
  const length = base64ToBytes(kdf.salt).length
  if (length === saltBytes) return
  throw new VaultError('KDF_REFUSED', 'The vault asks for a key derivation that is not accepted', {
    where: 'header.kdf.salt',
    expected: `${saltBytes} bytes`,
    got: `${length} bytes`,
  })
}

/**
 * Stretches a password (NFKC) by Argon2id (RFC 9106) to 32 bytes; the caller wipes them. Throws `KDF_REFUSED` before
 * taking memory.
 */
export async function stretch(password: string, kdf: Kdf): Promise<Bytes> {
  assertKdf(kdf)
  const secret = utf8ToBytes(password.normalize('NFKC'))
  try {
    const output = await argon2id({
      password: secret,
      salt: base64ToBytes(kdf.salt),
      memorySize: kdf.m,
      iterations: kdf.t,
      parallelism: kdf.p,
      hashLength: outputBytes,
      outputType: 'binary',
    })
    const key = new Uint8Array(output)
    wipe(output)
    return key
  } finally {
    wipe(secret)
  }
}
