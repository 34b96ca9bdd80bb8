import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { describe, expect, it } from 'vitest'
import { scriptOfKey } from '../../../../../src/core/families/bitcoin/transaction/script-key.ts'
import { digestsOf } from '../../../../../src/core/families/bitcoin/transaction/sighash.ts'
import { decodeTransaction } from '../../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { inputSigner } from '../../../../../src/core/families/bitcoin/transaction/witness.ts'
import { utf8ToBytes } from '../../../../../src/lib/bytes.ts'
import { bytesToHex, hexToBytes } from '../../../../../src/lib/hex.ts'
import vectors from '../../../../vectors/bitcoin-signing.json' with { type: 'json' }
import { rfc6979 } from '../../../../vectors/evm-signing.json' with { type: 'json' }

const { bip143, bip341 } = vectors
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
    const [signature, key] = inputSigner(`0x${bip143.script}`, bytes(bip143.privateKey))(digests, bip143.input)
    expect(hex(signature ?? new Uint8Array())).toBe(`${bip143.signature}01`)
    expect(hex(key ?? new Uint8Array())).toBe(bip143.publicKey)
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
  it.each(rfc6979.vectors)('$message, signed by the key of a script', ({ privateKey, message, r, s }) => {
    const script = scriptOfKey('p2wpkh', secp256k1.getPublicKey(privateKey, true))
    const digests = { segwit: () => new Uint8Array(sha256(utf8ToBytes(message))), taproot: () => new Uint8Array(32) }
    const [signature = new Uint8Array()] = inputSigner(script, bytes(privateKey))(digests, 0)
    expect(secp256k1.Signature.fromDER(signature.subarray(0, -1)).toCompactHex()).toBe(`${r}${s}`)
  })
})

describe('the signer of a script', () => {
  it('is made for the key of the script alone', () => {
    const other = secp256k1.utils.randomPrivateKey()
    expect(() => inputSigner(`0x${bip143.script}`, other)).toThrow(RangeError)
    expect(() => inputSigner(`0x${bip341.tweaked.script}`, other)).toThrow(RangeError)
    expect(() => inputSigner(`0x${bip341.tweaked.script}`, bytes(bip341.tweaked.internalPrivateKey))).not.toThrow()
  })

  it('is made for no script that it does not know', () => {
    const key = bytes(bip143.privateKey)
    for (const script of ['0x', '0x51', `0x0020${'11'.repeat(32)}`, `0x76a914${'11'.repeat(20)}88ac`] as const) {
      expect(() => inputSigner(script, key)).toThrow(RangeError)
    }
  })
})
