import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { p2tr } from '@scure/btc-signer/payment'
import { pubECDSA, signECDSA, signSchnorr } from '@scure/btc-signer/utils'
import { describe, expect, it } from 'vitest'
import { digestsOf } from '../../../../../src/core/families/bitcoin/transaction/sighash.ts'
import { signTransaction } from '../../../../../src/core/families/bitcoin/transaction/sign-transaction.ts'
import { decodeTransaction } from '../../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { utf8ToBytes } from '../../../../../src/lib/bytes.ts'
import { bytesToHex, hexToBytes } from '../../../../../src/lib/hex.ts'
import vectors from '../../../../vectors/bitcoin-signing.json' with { type: 'json' }
import { rfc6979 } from '../../../../vectors/evm-signing.json' with { type: 'json' }

const { bip143, bip340, bip341 } = vectors
const bytes = (hex: string) => hexToBytes(`0x${hex}`)
const hex = (value: Uint8Array) => bytesToHex(value).slice(2)

describe(bip143.source, () => {
  const { transaction } = decodeTransaction(bytes(bip143.transaction))
  const spent = [bip143, bip143].map(({ script, valueSats }) => ({
    script: bytes(script),
    valueSats: BigInt(valueSats),
  }))
  const digests = digestsOf(transaction, spent)

  it('gives the digest', () => {
    expect(hex(digests.segwit(bip143.input))).toBe(bip143.digest)
  })

  it('gives the signature', () => {
    const signature = signECDSA(digests.segwit(bip143.input), bytes(bip143.privateKey))
    expect(hex(signature)).toBe(bip143.signature)
    expect(hex(pubECDSA(bytes(bip143.privateKey)))).toBe(bip143.publicKey)
  })

  it('binds the value and the script of the very coin', () => {
    const other = (change: Partial<(typeof spent)[number]>) =>
      hex(digestsOf(transaction, [...spent.slice(0, 1), { ...spent[1], ...change } as never]).segwit(1))
    expect(other({})).toBe(bip143.digest)
    expect(other({ valueSats: 600_000_001n })).not.toBe(bip143.digest)
    expect(other({ script: bytes(`0014${'00'.repeat(20)}`) })).not.toBe(bip143.digest)
  })
})

describe(bip341.source, () => {
  const { transaction } = decodeTransaction(bytes(bip341.transaction))
  const spent = bip341.spent.map(({ script, valueSats }) => ({ script: bytes(script), valueSats: BigInt(valueSats) }))
  const digests = digestsOf(transaction, spent)

  it.each(bip341.inputs)('gives the digest of input $input with sighash $sighash', ({ input, sighash, digest }) => {
    expect(hex(digests.taproot(input, sighash === 0 ? 0 : 1))).toBe(digest)
  })

  it('has no digest of an input that is not there', () => {
    expect(() => digests.taproot(9, 0)).toThrow(RangeError)
    expect(() => digests.segwit(9)).toThrow(RangeError)
    expect(() => digests.segwit(-1)).toThrow(RangeError)
  })
})

describe(rfc6979.source, () => {
  it.each(rfc6979.vectors)('$message', ({ privateKey, message, r, s }) => {
    const signature = signECDSA(sha256(utf8ToBytes(message)), bytes(privateKey))
    expect(secp256k1.Signature.fromDER(signature).toCompactHex()).toBe(`${r}${s}`)
  })
})

describe(bip340.source, () => {
  it.each(bip340.vectors)('%s', (secret = '', publicKey = '', randomness = '', message = '', signature = '') => {
    expect(hex(schnorr.getPublicKey(bytes(secret)))).toBe(publicKey)
    expect(hex(signSchnorr(bytes(message), bytes(secret), bytes(randomness)))).toBe(signature)
  })

  it.each(bip340.verified.vectors)('%s of the published list is taken or refused', (...vector) => {
    const [, publicKey, message, signature, isValid] = vector
    expect(schnorr.verify(`${signature}`, `${message}`, `${publicKey}`)).toBe(isValid)
  })

  it.each(bip341.inputs)('gives the signature of input $input', ({ tweakedPrivateKey, digest, signature }) => {
    expect(hex(signSchnorr(bytes(digest), bytes(tweakedPrivateKey), new Uint8Array(32)))).toBe(signature)
  })

  it('gives the script of a tweaked key', () => {
    expect(hex(p2tr(bytes(bip341.tweaked.internalKey)).script)).toBe(bip341.tweaked.script)
  })
})

describe('signing', () => {
  const signing = (script: string, privateKey: Uint8Array) => {
    const inputs = [{ txid: 'ab'.repeat(32), vout: 0, script: new Uint8Array(), sequence: 0 }]
    const outputs = [{ valueSats: 1_000n, script: bytes(bip143.script) }]
    const spent = [{ valueSats: 2_000n, script: bytes(script) }]
    return () => signTransaction({ version: 2, inputs, outputs, lockTime: 0 }, spent, privateKey)
  }

  it('needs the key of the script', () => {
    const other = secp256k1.utils.randomPrivateKey()
    expect(signing(bip143.script, other)).toThrow(RangeError)
    expect(signing(bip341.tweaked.script, other)).toThrow(RangeError)
    expect(signing(bip341.tweaked.script, bytes(bip341.tweaked.internalPrivateKey))).not.toThrow()
    expect(signing(bip143.script, new Uint8Array(32))).toThrow()
  })

  it('refuses scripts that it does not know', () => {
    const key = bytes(bip143.privateKey)
    for (const script of ['', '51', `0020${'11'.repeat(32)}`, `76a914${'11'.repeat(20)}88ac`]) {
      expect(signing(script, key)).toThrow(RangeError)
    }
  })
})
