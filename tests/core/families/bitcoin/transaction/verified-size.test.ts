import { sha256 } from '@noble/hashes/sha2'
import { describe, expect, it } from 'vitest'
import type { DecodedTransaction } from '../../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { verifiedVbytes } from '../../../../../src/core/families/bitcoin/transaction/verified-size.ts'
import { type Hex, hexToBytes } from '../../../../../src/lib/hex.ts'

const of = (size: number) => new Uint8Array(size)
const coin = (script: Hex) => ({ valueSats: 1n, script: hexToBytes(script) })
const KEY_HASH = coin(`0x0014${'11'.repeat(20)}`)
const TAPROOT = coin(`0x5120${'11'.repeat(32)}`)
const LEGACY = coin(`0x76a914${'11'.repeat(20)}88ac`)
const NESTED = coin(`0xa914${'11'.repeat(20)}87`)
const TWO_OF_THREE = hexToBytes(`0x52${`21${'02'.repeat(33)}`.repeat(3)}53ae`)
const MULTISIG = { valueSats: 1n, script: Uint8Array.of(0, 32, ...sha256(TWO_OF_THREE)) }

function sizeOf(spent: typeof KEY_HASH, witness: readonly Uint8Array[], script = of(0)): number | undefined {
  const input = { txid: '00'.repeat(32), vout: 0, script, sequence: 0 }
  const transaction = { version: 2, inputs: [input], outputs: [], lockTime: 0 }
  const decoded: DecodedTransaction = { transaction, stripped: of(100), witnesses: [witness] }
  return verifiedVbytes(decoded, [spent])
}

describe('a size that the id binds', () => {
  it.each([
    ['P2WPKH', KEY_HASH, [of(72), of(33)], 128],
    ['P2TR by its key', TAPROOT, [of(64)], 117],
    ['P2WSH of two keys', MULTISIG, [of(0), of(72), of(72), TWO_OF_THREE], 164],
    ['P2PKH', LEGACY, [], 100],
    ['P2SH', NESTED, [], 100],
  ] as const)('counts a standard witness: %s', (_name, spent, witness, vbytes) => {
    expect(sizeOf(spent, witness)).toBe(vbytes)
  })

  it.each([
    ['P2WPKH', KEY_HASH, [of(72), of(34)]],
    ['P2TR by a script', TAPROOT, [of(64), of(34), of(33)]],
    ['P2WSH with another script', MULTISIG, [of(0), of(72), of(72), of(105)]],
    ['P2WSH with more signatures', MULTISIG, [of(0), of(72), of(72), of(72), TWO_OF_THREE]],
    ['P2PKH', LEGACY, [of(1)]],
    ['P2SH', NESTED, [of(72), of(33)]],
  ] as const)('is not known with a larger one: %s', (_name, spent, witness) => {
    expect(sizeOf(spent, witness)).toBeUndefined()
  })

  it('knows a nested program by the signature script', () => {
    const script = hexToBytes(`0x160014${'22'.repeat(20)}`)
    expect(sizeOf(NESTED, [of(72), of(33)], script)).toBe(128)
    expect(sizeOf(NESTED, [of(72), of(34)], script)).toBeUndefined()
  })
})
