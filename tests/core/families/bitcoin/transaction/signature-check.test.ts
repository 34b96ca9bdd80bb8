import { sha256 } from '@noble/hashes/sha2'
import { describe, expect, it } from 'vitest'
import {
  isEcdsaSignature,
  isSignedSpend,
} from '../../../../../src/core/families/bitcoin/transaction/signature-check.ts'
import { decodeTransaction } from '../../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { hexToBytes } from '../../../../../src/lib/hex.ts'
import vectors from '../../../../vectors/bitcoin-signing.json' with { type: 'json' }
import { ecdsaBitcoin } from '../../../../vectors/wycheproof.json' with { type: 'json' }

const { bip341 } = vectors
const bytes = (hex: string) => hexToBytes(`0x${hex}`)
const signed = decodeTransaction(bytes(bip341.signed))
const spent = bip341.spent.map(({ script, valueSats }) => ({ script: bytes(script), valueSats: BigInt(valueSats) }))

describe(`a spending (${bip341.source})`, () => {
  // The third of nine inputs is of another kind; 0, 1, 6, 7 and 8 don't sign everything.
  it('is proven by a signature of the key over the whole transaction, and by no other', () => {
    const proven = signed.transaction.inputs.map((_, index) => isSignedSpend(signed, index, spent))
    expect(proven).toEqual([false, false, false, true, true, true, false, false, false])
  })

  it.each([3, 4, 5])('of input %i is not proven where anything is changed', (index) => {
    const { transaction, witnesses } = signed
    const [first = new Uint8Array(), ...others] = witnesses[index] ?? []
    const withWitness = (witness: readonly Uint8Array[]) => ({
      transaction,
      witnesses: witnesses.map((each, at) => (at === index ? witness : each)),
    })
    expect(isSignedSpend(withWitness([first, ...others]), index, spent)).toBe(true)
    const spoilt = first.map((byte, at) => (at === 40 ? byte ^ 1 : byte))
    expect(isSignedSpend(withWitness([spoilt, ...others]), index, spent)).toBe(false)
    expect(isSignedSpend(withWitness([first, ...others, Uint8Array.of(0x50)]), index, spent)).toBe(false)
    expect(isSignedSpend(withWitness([first.subarray(0, -1), ...others]), index, spent)).toBe(false)
    expect(isSignedSpend(withWitness([]), index, spent)).toBe(false)
    for (const sighash of [0, 2, 3, 0x81]) {
      const other = Uint8Array.of(...first.subarray(0, first.length === 64 ? 64 : -1), sighash)
      expect(isSignedSpend(withWitness([other, ...others]), index, spent)).toBe(false)
    }
    const elsewhere = { ...signed, transaction: { ...transaction, lockTime: 0 } }
    expect(isSignedSpend(elsewhere, index, spent)).toBe(false)
    const worth = spent.map((output, at) => (at === index ? { ...output, valueSats: 1n } : output))
    expect(isSignedSpend(signed, index, worth)).toBe(false)
    const foreign = spent.map((output, at) => (at === index ? { ...output, script: spent[index - 1]?.script } : output))
    expect(isSignedSpend(signed, index, foreign as typeof spent)).toBe(false)
  })

  it('that is not there is none', () => {
    expect(isSignedSpend(signed, 9, spent)).toBe(false)
    expect(isSignedSpend(signed, 4, spent.slice(0, 4))).toBe(false)
  })
})

describe(`a signature (Wycheproof, ${ecdsaBitcoin.file})`, () => {
  it.each(ecdsaBitcoin.vectors)('$tcId is $result: $comment', ({ message, signature, result }) => {
    const digest = sha256(bytes(message))
    expect(isEcdsaSignature(bytes(signature), digest, bytes(ecdsaBitcoin.publicKey))).toBe(result === 'valid')
  })
})
