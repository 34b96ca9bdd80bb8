import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { Transaction } from 'bitcoinjs-lib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readWholeOutput,
  writeTransaction,
} from '../../../../../src/core/families/bitcoin/transaction/library-transaction.ts'
import { decodeTransaction, txidOf } from '../../../../../src/core/families/bitcoin/transaction/transaction.ts'

// BIP-143, "Native P2WPKH": unsigned and signed.
const UNSIGNED =
  '0100000002fff7f7881a8099afa6940d42d1e7f6362bec38171ea3edf433541db4e4ad969f0000000000eeffffffef51e1b804cc89d182d279655c3aa89e815b1b309fe287d9b2b55d57b90ec68a0100000000ffffffff02202cb206000000001976a9148280b37df378db99f66f85c95a783a76ac7a6d5988ac9093510d000000001976a9143bde42dbee7e4dbe6a21b2d50ce2f0167faa815988ac11000000'
const SIGNED =
  '01000000000102fff7f7881a8099afa6940d42d1e7f6362bec38171ea3edf433541db4e4ad969f00000000494830450221008b9d1dc26ba6a9cb62127b02742fa9d754cd3bebf337f7a55d114c8e5cdd30be022040529b194ba3f9281a99f2b1c0a19c0489bc22ede944ccf4ecbab4cc618ef3ed01eeffffffef51e1b804cc89d182d279655c3aa89e815b1b309fe287d9b2b55d57b90ec68a0100000000ffffffff02202cb206000000001976a9148280b37df378db99f66f85c95a783a76ac7a6d5988ac9093510d000000001976a9143bde42dbee7e4dbe6a21b2d50ce2f0167faa815988ac000247304402203609e17b84f6a7d30c80bfa610b5b4542f32a8a0d5447a12fb1366d7f01cc44a0220573a954c4518331561406f90300e8f3358f51928d43c212a8caed02de67eebee0121025476c2e83188368da1ff3e292e7acafcdb3566bb0ad253f62fc70f07aeee635711000000'

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const number32 = fc.integer({ min: 0, max: 0xffff_ffff })
const script = fc.uint8Array({ maxLength: 300 })

const transactions = fc
  .record({
    version: fc.integer({ min: 1, max: 3 }),
    lockTime: number32,
    inputs: fc.array(fc.tuple(bytes(32), number32, number32, script), { minLength: 1, maxLength: 260 }),
    outputs: fc.array(fc.tuple(script, fc.bigInt({ min: 0n, max: 2_100_000_000_000_000n })), {
      minLength: 1,
      maxLength: 5,
    }),
    witness: fc.option(fc.array(fc.uint8Array({ maxLength: 300 }), { minLength: 1, maxLength: 3 }), { nil: undefined }),
  })
  .map(({ version, lockTime, inputs, outputs, witness }) => {
    const made = new Transaction()
    made.version = version
    made.locktime = lockTime
    for (const [hash, index, sequence, inputScript] of inputs) made.addInput(hash, index, sequence, inputScript)
    for (const [outputScript, value] of outputs) made.addOutput(outputScript, value)
    if (witness) made.setWitness(0, witness)
    return made
  })

describe('reading a transaction', () => {
  it('gives the same as another library for any transaction, and writes it back', () => {
    fc.assert(
      fc.property(transactions, (made) => {
        const { transaction, stripped } = decodeTransaction(made.toBuffer())
        expect(txidOf(stripped)).toBe(made.getId())
        expect(bytesToHex(writeTransaction(transaction))).toBe(bytesToHex(stripped))
        expect(transaction.lockTime).toBe(made.locktime)
        expect(transaction.outputs.map(({ valueSats }) => valueSats)).toEqual(made.outs.map(({ value }) => value))
      }),
      { numRuns: 100 },
    )
  })

  it('reads the published example of BIP-143, before and after signing', () => {
    const unsigned = decodeTransaction(hexToBytes(UNSIGNED))
    expect(unsigned.transaction.inputs.map(({ vout, sequence }) => [vout, sequence])).toEqual([
      [0, 0xffff_ffee],
      [1, 0xffff_ffff],
    ])
    expect(unsigned.transaction.outputs[0]?.valueSats).toBe(112_340_000n)
    expect(bytesToHex(unsigned.stripped)).toBe(UNSIGNED)
    const signed = decodeTransaction(hexToBytes(SIGNED))
    expect(txidOf(signed.stripped)).toBe(Transaction.fromHex(SIGNED).getId())
  })

  it('refuses every prefix, every suffix and any length that is not in its shortest form', () => {
    const whole = hexToBytes(SIGNED)
    for (let end = 0; end < whole.length; end += 1) {
      expect(() => decodeTransaction(whole.subarray(0, end)), `cut at ${end}`).toThrow()
    }
    expect(() => decodeTransaction(hexToBytes(`${SIGNED}00`))).toThrow('expected the end')
    const longCount = UNSIGNED.replace(/^0100000002/, '01000000fd0200')
    expect(() => decodeTransaction(hexToBytes(longCount))).toThrow('shortest form')
    expect(() => decodeTransaction(hexToBytes(UNSIGNED.replace(/^0100000002/, '01000000ff')))).toThrow('below 2^32')
  })

  it('refuses a transaction without inputs, without outputs, or with witnesses that are all empty', () => {
    expect(() => decodeTransaction(hexToBytes('02000000000000000000'))).toThrow('expected inputs')
    expect(() => decodeTransaction(hexToBytes(`${UNSIGNED.slice(0, 174)}0011000000`))).toThrow('at least one input')
    const emptyWitnesses = `01000000${'0001'}${UNSIGNED.slice(8, -8)}000011000000`
    expect(() => decodeTransaction(hexToBytes(emptyWitnesses))).toThrow('expected a witness')
    expect(() => decodeTransaction(hexToBytes(emptyWitnesses.replace('010000000001', '010000000002')))).toThrow()
  })

  it('does not take memory for a count that the bytes cannot hold', () => {
    expect(() => decodeTransaction(hexToBytes('01000000fe00000010'))).toThrow('all of them there')
  })

  it('reads an output that fills the bytes and no other', () => {
    expect(readWholeOutput(hexToBytes(`40420f00000000000100`)).valueSats).toBe(1_000_000n)
    expect(() => readWholeOutput(hexToBytes(`40420f0000000000010000`))).toThrow()
    expect(() => readWholeOutput(hexToBytes(`40420f0000000000fd010000`))).toThrow()
  })
})
