import { describe, expect, it } from 'vitest'
import { bytesToHex, hexToBytes } from '../../src/lib/hex.ts'
import { aesGcm, hkdfSha256, hmacSha256, pbkdf2Sha512 } from '../vectors/wycheproof.json' with { type: 'json' }

const bytes = (hex: string) => hexToBytes(`0x${hex}`)
const hex = (value: ArrayBuffer) => bytesToHex(new Uint8Array(value)).slice(2)

// WebCrypto computes with these exact parameters (vault/seal/aes-gcm.ts, keys.ts, mnemonic.ts).
describe(`AES-256-GCM with an IV of 96 bits (Wycheproof, ${aesGcm.file})`, () => {
  it.each(aesGcm.vectors)('$tcId is $result: $comment', async ({ key, iv, aad, plain, data, result }) => {
    const imported = await crypto.subtle.importKey('raw', bytes(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
    const parameters = { name: 'AES-GCM', iv: bytes(iv), additionalData: bytes(aad), tagLength: 128 }
    const opened = crypto.subtle.decrypt(parameters, imported, bytes(data))
    if (result !== 'valid') return expect(opened).rejects.toThrow()
    expect(hex(await opened)).toBe(plain)
    expect(hex(await crypto.subtle.encrypt(parameters, imported, bytes(plain)))).toBe(data)
  })
})

describe(`HKDF-SHA256 (Wycheproof, ${hkdfSha256.file})`, () => {
  it.each(hkdfSha256.vectors)('$tcId is $result: $comment', async ({ ikm, salt, info, size, okm, result }) => {
    const key = await crypto.subtle.importKey('raw', bytes(ikm), 'HKDF', false, ['deriveBits'])
    const parameters = { name: 'HKDF', hash: 'SHA-256', salt: bytes(salt), info: bytes(info) }
    const derived = crypto.subtle.deriveBits(parameters, key, size * 8)
    if (result !== 'valid') return expect(derived).rejects.toThrow()
    expect(hex(await derived)).toBe(okm)
  })
})

describe(`HMAC-SHA256 (Wycheproof, ${hmacSha256.file})`, () => {
  it.each(hmacSha256.vectors)('$tcId is $result: $comment', async ({ key, message, tag, result }) => {
    const hmac = { name: 'HMAC', hash: 'SHA-256' }
    const imported = await crypto.subtle.importKey('raw', bytes(key), hmac, false, ['verify'])
    expect(await crypto.subtle.verify('HMAC', imported, bytes(tag), bytes(message))).toBe(result === 'valid')
  })
})

describe(`PBKDF2-HMAC-SHA512 (Wycheproof, ${pbkdf2Sha512.file})`, () => {
  it.each(pbkdf2Sha512.vectors)('$tcId is $result', async ({ password, salt, iterations, key }) => {
    const base = await crypto.subtle.importKey('raw', bytes(password), 'PBKDF2', false, ['deriveBits'])
    const parameters = { name: 'PBKDF2', hash: 'SHA-512', salt: bytes(salt), iterations }
    expect(hex(await crypto.subtle.deriveBits(parameters, base, key.length * 4))).toBe(key)
  })
})
