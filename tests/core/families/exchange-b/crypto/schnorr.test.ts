import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatorTimes, sumOf } from '../../../../../src/core/families/exchange-b/crypto/scalar-multiplication.ts'
import {
  isSignature,
  publicKeyOf,
  signHash,
  signWith,
  verifiedSignature,
} from '../../../../../src/core/families/exchange-b/crypto/schnorr.ts'
import { signatureNonceOf } from '../../../../../src/core/families/exchange-b/crypto/signature-nonce.ts'
import { secretKeyFrom } from '../../../../../src/core/families/exchange-b/make-secret-key.ts'
import { bytesToHex, hexToBytes } from '../../../../../src/lib/hex.ts'
import { ORDER } from '../../../../devnet/exchanges/exchange-b/crypto/curve.ts'
import {
  bytesOfNumber,
  numberOfBytes,
  quinticOfBytes,
} from '../../../../devnet/exchanges/exchange-b/crypto/encoding.ts'
import { P } from '../../../../devnet/exchanges/exchange-b/crypto/goldilocks.ts'
import type { Quintic } from '../../../../devnet/exchanges/exchange-b/crypto/quintic.ts'
import * as oracle from '../../../../devnet/exchanges/exchange-b/crypto/schnorr.ts'
import { K, PUBLIC_KEY, SECRET_KEY, SIGNATURE, TRANSFER_HASH } from './vectors.ts'

const HASH = hexToBytes(TRANSFER_HASH)
const KEY = { secretKey: SECRET_KEY, entropy: new Uint8Array(32).fill(7) }
const POINT = sumOf([generatorTimes(SECRET_KEY)])
const quinticOf = (bytes: Uint8Array): Quintic => quinticOfBytes(bytes) ?? expect.fail('no element')
const secretKey = fc.bigInt(1n, ORDER - 1n).map(bytesOfNumber)
const hash = fc
  .array(fc.bigInt(0n, P - 1n), { minLength: 5, maxLength: 5 })
  .map((words) => new Uint8Array(BigUint64Array.from(words).buffer))
const entropy = fc.uint8Array({ minLength: 32, maxLength: 32 })

describe('the published vectors', () => {
  it('give the keys of a seed', () => {
    expect(secretKeyFrom(new Uint8Array(32).fill(1))).toEqual(SECRET_KEY)
    expect(secretKeyFrom(new Uint8Array(32).fill(2))).toEqual(K)
    expect(bytesToHex(publicKeyOf(SECRET_KEY))).toBe(PUBLIC_KEY)
  })

  it('give the signature with a known k', () => {
    expect(bytesToHex(signWith(K, HASH, SECRET_KEY))).toBe(SIGNATURE)
    expect(isSignature(hexToBytes(SIGNATURE), HASH, POINT)).toBe(true)
  })
})

describe('a signature', () => {
  it('is one to the exchange, and its key the same', () => {
    fc.assert(
      fc.property(secretKey, hash, entropy, (secret, message, random) => {
        const signature = signHash(message, { secretKey: secret, entropy: random })
        const publicKey = publicKeyOf(secret)
        expect(publicKey).toEqual(oracle.publicKeyOf(secret))
        expect(oracle.verify(signature, quinticOf(message), publicKey)).toBe(true)
        expect(oracle.verify(signature, quinticOf(message), oracle.publicKeyOf(K))).toBe(false)
      }),
      { numRuns: 12 },
    )
  })

  it('of the exchange’s own kind is one to us', () => {
    fc.assert(
      fc.property(secretKey, hash, secretKey, (secret, message, k) => {
        const signature = oracle.sign(quinticOf(message), secret, k)
        expect(signWith(k, message, secret)).toEqual(signature)
        expect(isSignature(signature, message, sumOf([generatorTimes(secret)]))).toBe(true)
      }),
      { numRuns: 8 },
    )
  })

  it.each([0, 17, 39, 40, 61, 79])('that is changed at byte %i does not hold', (at) => {
    const changed = hexToBytes(SIGNATURE).map((byte, index) => (index === at ? byte ^ 1 : byte))
    expect(isSignature(changed, HASH, POINT)).toBe(false)
  })

  it('of another hash, under another key or of another length does not hold', () => {
    const signature = hexToBytes(SIGNATURE)
    const other = HASH.map((byte, index) => (index === 3 ? byte ^ 1 : byte))
    expect(isSignature(signature, other, POINT)).toBe(false)
    expect(isSignature(signature, HASH, sumOf([generatorTimes(K)]))).toBe(false)
    expect(isSignature(signature.subarray(1), HASH, POINT)).toBe(false)
  })

  it('that a disturbed machine made is not given out', () => {
    const good = hexToBytes(SIGNATURE)
    expect(verifiedSignature(good, HASH, SECRET_KEY)).toBe(good)
    const disturbed = good.map((byte, index) => (index === 20 ? byte ^ 4 : byte))
    expect(() => verifiedSignature(disturbed, HASH, SECRET_KEY)).toThrow('expected a signature that verifies')
    expect(() => verifiedSignature(good, HASH, K)).toThrow('expected a signature that verifies')
  })

  it.each([0, 40])('has no second form: part %i must be below the order', (start) => {
    const other = hexToBytes(SIGNATURE)
    other.set(bytesOfNumber(numberOfBytes(other.subarray(start, start + 40)) + ORDER), start)
    expect(isSignature(other, HASH, POINT)).toBe(false)
    expect(isSignature(new Uint8Array(80).fill(255), HASH, POINT)).toBe(false)
  })
})

describe('a secret key', () => {
  it.each([
    ['zero', new Uint8Array(40)],
    ['the order', bytesOfNumber(ORDER)],
    ['more than the order', bytesOfNumber(ORDER + 1n)],
    ['as large as 40 bytes can be', new Uint8Array(40).fill(255)],
    ['of 39 bytes', new Uint8Array(39).fill(1)],
    ['of 41 bytes', new Uint8Array(41).fill(1)],
  ])('that is %s neither signs nor has a public key', (_name, bad) => {
    expect(() => publicKeyOf(bad)).toThrow('expected a secret key')
    expect(() => signHash(HASH, { ...KEY, secretKey: bad })).toThrow('expected a secret key')
    expect(() => signWith(K, HASH, bad)).toThrow('expected a secret key')
  })

  it('is not made of less than 32 bytes', () => {
    expect(() => secretKeyFrom(new Uint8Array(31))).toThrow('expected at least 32 bytes')
  })

  it('is not told in an error', () => {
    const secret = bytesOfNumber(ORDER + 5n)
    const message = String(caught(() => publicKeyOf(secret)))
    expect(message).not.toContain(bytesToHex(secret).slice(2, 12))
  })
})

describe('the k of a signature', () => {
  it('is the same for the same key, hash and entropy, and so are the bytes', () => {
    expect(signHash(HASH, KEY)).toEqual(signHash(HASH, KEY))
    expect(signatureNonceOf({ ...KEY, hash: HASH })).toEqual(signatureNonceOf({ ...KEY, hash: HASH }))
  })

  it('is another one for another key, another hash, and other entropy', () => {
    const base = { ...KEY, hash: HASH }
    const other = HASH.map((byte, index) => (index === 0 ? byte ^ 1 : byte))
    const all = [
      base,
      { ...base, secretKey: K },
      { ...base, hash: other },
      { ...base, entropy: new Uint8Array(32).fill(8) },
    ].map((each) => bytesToHex(signatureNonceOf(each)))
    expect(new Set(all).size).toBe(4)
    expect(all.every((k) => numberOfBytes(hexToBytes(k)) < ORDER)).toBe(true)
  })

  it('takes 32 bytes of entropy, no fewer and no more', () => {
    expect(() => signHash(HASH, { ...KEY, entropy: new Uint8Array(31) })).toThrow('expected 32 bytes of entropy')
    expect(() => signHash(HASH, { ...KEY, entropy: new Uint8Array(33) })).toThrow('expected 32 bytes of entropy')
  })

  it.each([
    ['zero', new Uint8Array(40)],
    ['the order', bytesOfNumber(ORDER)],
  ])('is never %s', (_name, k) => {
    expect(() => signWith(k, HASH, SECRET_KEY)).toThrow('expected a nonce')
  })
})

it('what is no element is not signed', () => {
  expect(() => signHash(new Uint8Array(40).fill(255), KEY)).toThrow('expected a hash')
  expect(() => signHash(HASH.subarray(1), KEY)).toThrow('expected a hash')
})

function caught(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}
