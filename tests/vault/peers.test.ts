import { createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { argon2id } from '@noble/hashes/argon2'
import { expect, it } from 'vitest'
import { base64ToBytes } from '../../src/lib/base64.ts'
import { canonicalJson } from '../../src/lib/canonical-json.ts'
import { withRowKey } from '../../src/vault/keys/row-key.ts'
import { encrypt } from '../../src/vault/seal/aes-gcm.ts'
import { newKdf, stretch } from '../../src/vault/seal/argon2id.ts'
import { importDataKey, keyEncryptionKey, recordKey, sealKey } from '../../src/vault/seal/encryption-keys.ts'
import { floor } from './stand.ts'

// Another implementation repeats each step.
const PASSWORD = 'café finch'
const kdf = newKdf(crypto, floor)
const peer = argon2id(new TextEncoder().encode(PASSWORD), base64ToBytes(kdf.salt), {
  m: kdf.m,
  t: kdf.t,
  p: kdf.p,
  dkLen: 32,
})
const hkdf = (key: Uint8Array, info: string) => Buffer.from(hkdfSync('sha256', key, '', info, 32))

/** Node's AES-256-GCM opens the vault's seal. */
async function opened(own: CryptoKey, key: Buffer): Promise<string> {
  const bound = { b: 1, a: 'bound' }
  const sealed = await encrypt(crypto, own, { plain: new TextEncoder().encode('plain'), bound })
  const [iv, data] = [sealed.iv, sealed.data].map((text) => Buffer.from(text, 'base64'))
  if (!iv || !data) throw new Error('expected a sealed value')
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 })
  decipher.setAAD(Buffer.from('{"a":"bound","b":1}')).setAuthTag(data.subarray(-16))
  return Buffer.concat([decipher.update(data.subarray(0, -16)), decipher.final()]).toString()
}

it('a password becomes a key by Argon2id (RFC 9106), as another implementation works it out', async () => {
  expect(await stretch(PASSWORD, kdf)).toEqual(new Uint8Array(peer))
})

it('the keys of the vault come from HKDF-SHA256 (RFC 5869), each under its own name', async () => {
  expect(await opened(await keyEncryptionKey(crypto, PASSWORD, kdf), hkdf(peer, 'kek/v1'))).toBe('plain')
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => at)
  const dataKey = await importDataKey(crypto, bytes)
  const own = await recordKey(crypto, dataKey, { id: 'main', type: 'mnemonic' })
  expect(await opened(own, hkdf(bytes, 'rec|main|mnemonic'))).toBe('plain')
  await expect(opened(own, hkdf(bytes, 'rec|main|note'))).rejects.toThrow()
})

it('the key of stored rows comes from the seed of the recovery phrase alone, by HKDF-SHA256', async () => {
  const seed = Uint8Array.from({ length: 64 }, (_, at) => at)
  const own = await withRowKey(crypto, seed, async (bytes) => Buffer.from(bytes).toString('hex'))
  expect(own).toBe(hkdf(seed, 'causeway/stored-rows/v1').toString('hex'))
})

it('the file is sealed with HMAC-SHA256 under a key of its own', async () => {
  const bytes = new Uint8Array(32).fill(7)
  const key = await sealKey(crypto, await importDataKey(crypto, bytes))
  const content = new TextEncoder().encode(canonicalJson({ b: 1, a: 2 }))
  const sealed = Buffer.from(await crypto.subtle.sign('HMAC', key, content)).toString('hex')
  expect(sealed).toBe(createHmac('sha256', hkdf(bytes, 'seal/v1')).update('{"a":2,"b":1}').digest('hex'))
})
