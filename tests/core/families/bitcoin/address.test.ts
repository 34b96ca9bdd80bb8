import { describe, expect, it } from 'vitest'
import { parseBitcoinAddress } from '../../../../src/core/families/bitcoin/address.ts'

const P2WPKH = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const P2TR = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'

describe('a Bitcoin address', () => {
  it.each([P2WPKH, P2TR, '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'])(
    'is read: %s',
    (text) => {
      expect(parseBitcoinAddress(text)).toEqual({ ok: true, address: text })
    },
  )

  it('is read in capitals as in a QR code, and never in mixed letters', () => {
    expect(parseBitcoinAddress(P2WPKH.toUpperCase())).toEqual({ ok: true, address: P2WPKH })
    expect(parseBitcoinAddress(P2WPKH.replace('q', 'Q'))).toEqual({ ok: false, problem: 'notAnAddress' })
  })

  it.each([
    ['another network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'otherNetwork'],
    ['a changed letter', P2WPKH.replace(/4$/, '5'), 'wrongChecksum'],
    ['a changed letter in base58', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', 'wrongChecksum'],
    ['an address of an EVM chain', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'notAnAddress'],
    [
      'the checksum of version 0 (BIP-350)',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
      'wrongChecksum',
    ],
  ])('is refused for %s', (_name, text, problem) => {
    expect(parseBitcoinAddress(text)).toEqual({ ok: false, problem })
  })
})
