import { describe, expect, it } from 'vitest'
import { writeBitcoinLink } from '../../../../src/core/families/bitcoin/write-payment-link.ts'

// BIP-21, "Examples": 20.3 bitcoins.
const LEGACY = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'
const SEGWIT = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'

describe('the URI of a payment (BIP-21)', () => {
  it('is the address, with the amount in bitcoins where there is one', () => {
    expect(writeBitcoinLink(LEGACY)).toBe(`bitcoin:${LEGACY}`)
    expect(writeBitcoinLink(LEGACY, 2_030_000_000n)).toBe(`bitcoin:${LEGACY}?amount=20.3`)
    expect(writeBitcoinLink(SEGWIT, 1n)).toBe(`bitcoin:${SEGWIT}?amount=0.00000001`)
    expect(writeBitcoinLink(SEGWIT, 100_000_000n)).toBe(`bitcoin:${SEGWIT}?amount=1`)
  })

  it('is none for what is not an address', () => {
    expect(writeBitcoinLink('bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8', 1n)).toBeUndefined()
    expect(writeBitcoinLink(`${SEGWIT}?amount=9`, 1n)).toBeUndefined()
    expect(writeBitcoinLink(SEGWIT.toUpperCase())).toBeUndefined()
  })
})
