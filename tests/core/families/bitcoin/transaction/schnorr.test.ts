import { schnorr } from '@noble/curves/secp256k1'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { schnorrKey, signSchnorr, tweakedKey } from '../../../../../src/core/families/bitcoin/transaction/schnorr.ts'
import { tweakOf } from '../../../../../src/core/families/bitcoin/transaction/script-key.ts'
import { bytesToHex, hexToBytes } from '../../../../../src/lib/hex.ts'
import vectors from '../../../../vectors/bitcoin-signing.json' with { type: 'json' }

const { bip340, bip341 } = vectors
const bytes = (hex: string) => hexToBytes(`0x${hex}`)
const hex = (value: Uint8Array) => bytesToHex(value).slice(2)

describe(bip340.source, () => {
  it.each(bip340.vectors)('%s', (secret = '', publicKey = '', randomness = '', message = '', signature = '') => {
    const key = schnorrKey(bytes(secret))
    expect(hex(key.publicKey)).toBe(publicKey)
    expect(hex(signSchnorr(key, bytes(message), bytes(randomness)))).toBe(signature)
  })

  // The library verifies foreign signatures (core/families/bitcoin/transaction/signature-check.ts).
  it.each(bip340.verified.vectors)('%s of the published list is taken or refused', (...vector) => {
    const [, publicKey, message, signature, isValid] = vector
    expect(schnorr.verify(`${signature}`, `${message}`, `${publicKey}`)).toBe(isValid)
  })

  it('has no key that is zero or not below the order of the curve', () => {
    expect(() => schnorrKey(new Uint8Array(32))).toThrow()
    expect(() => schnorrKey(new Uint8Array(32).fill(0xff))).toThrow()
  })
})

describe(bip341.source, () => {
  const { tweaked } = bip341

  it('gives the tweak and the tweaked key', () => {
    const key = schnorrKey(bytes(tweaked.internalPrivateKey))
    expect(hex(key.publicKey)).toBe(tweaked.internalKey)
    expect(tweakOf(key.publicKey)).toBe(BigInt(`0x${tweaked.tweak}`))
    // Two scalars share one x; the published one may have the odd y.
    const own = schnorrKey(bytes(tweaked.tweakedPrivateKey))
    expect(tweakedKey(key)).toEqual(own)
    expect(`5120${hex(own.publicKey)}`).toBe(tweaked.script)
  })

  it.each(bip341.inputs)('gives the signature of input $input', ({ tweakedPrivateKey, digest, signature }) => {
    expect(hex(signSchnorr(schnorrKey(bytes(tweakedPrivateKey)), bytes(digest)))).toBe(signature)
  })
})

describe('a signature', () => {
  it('is the one that another library makes, and is valid', () => {
    const secret = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .filter((key) => (key[0] ?? 0) < 0xff && key.some(Boolean))
    const message = fc.uint8Array({ minLength: 32, maxLength: 32 })
    fc.assert(
      fc.property(secret, message, (privateKey, digest) => {
        const key = schnorrKey(privateKey)
        const signature = signSchnorr(key, digest)
        expect(hex(signature)).toBe(hex(schnorr.sign(digest, privateKey, new Uint8Array(32))))
        expect(schnorr.verify(signature, digest, key.publicKey)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})
