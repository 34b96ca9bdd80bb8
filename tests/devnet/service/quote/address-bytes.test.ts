import { expect, test } from 'vitest'
import { addressBytes } from './address-bytes.ts'

// Addresses of BIP-173, BIP-350 and the genesis block.
test('Bitcoin addresses stand as version and program, or as ff and the payload of base58check', () => {
  expect(addressBytes('bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe(
    '0x00751e76e8199196d454941c45d1b3a323f1433bd6',
  )
  expect(addressBytes('bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0')).toBe(
    '0x0179be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  )
  expect(addressBytes('bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe(
    '0xff0062e907b15cbf27d5425399ebf6f0fb50ebb88f18',
  )
})
test('the identifier of the native currency has 19 bytes of zeros', () => {
  expect(addressBytes('bitcoin', 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8')).toBe(`0x${'00'.repeat(20)}`)
})
test('what is no address is refused', () => {
  expect(() => addressBytes('bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).toThrow(RangeError)
})
