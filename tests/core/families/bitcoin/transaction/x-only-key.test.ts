import { schnorr } from '@noble/curves/secp256k1'
import { bech32m } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAddress } from '../../../../../src/core/families/address.ts'
import { scriptOfAddress } from '../../../../../src/core/families/bitcoin/transaction/script.ts'
import { isXOnlyKey } from '../../../../../src/core/families/bitcoin/transaction/x-only-key.ts'
import { hexToBytes } from '../../../../../src/lib/hex.ts'

const { lift_x, bytesToNumberBE } = schnorr.utils

function isLifted(bytes: Uint8Array): boolean {
  try {
    lift_x(bytesToNumberBE(bytes))
    return true
  } catch {
    return false
  }
}

const taproot = (key: Uint8Array) => bech32m.encode('bc', [1, ...bech32m.toWords(key)])

describe('a Taproot key', () => {
  it('is a curve point exactly where BIP-340 lifts it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => isXOnlyKey(bytes) === isLifted(bytes)),
      { numRuns: 200 },
    )
  })

  // BIP-340, test vectors 5 and 14: not on the curve, and not in the field.
  it.each([
    '0xeefdea4cdb677750a420fee807eacf21eb9898ae79b9768766e4faa04a2d4a34',
    '0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc30',
  ] as const)('of the vectors of BIP-340 that is none is refused: %s', (key) => {
    expect(isXOnlyKey(hexToBytes(key))).toBe(false)
    const address = taproot(hexToBytes(key))
    expect(parseAddress('bitcoin', address)).toEqual({ ok: false, problem: 'notAnAddress' })
    expect(scriptOfAddress(address)).toBeUndefined()
  })

  // BIP-350.
  it('of a published address is one', () => {
    const address = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
    expect(parseAddress('bitcoin', address)).toEqual({ ok: true, address })
  })
})
