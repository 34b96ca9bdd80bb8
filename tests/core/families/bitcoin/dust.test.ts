import { expect, it } from 'vitest'
import { dustSats } from '../../../../src/core/families/bitcoin/dust.ts'
import { scriptOfAddress } from '../../../../src/core/families/bitcoin/transaction/script.ts'

it.each([
  ['P2WPKH', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 294n],
  ['P2WSH', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3', 330n],
  ['P2TR', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 330n],
  ['P2PKH', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 546n],
  ['P2SH', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 540n],
])('knows the least value that nodes relay to a script of %s', (_kind, address, least) => {
  expect(dustSats(scriptOfAddress(address) ?? '0x')).toBe(least)
})

it('lets a script without an owner carry nothing', () => {
  expect(dustSats('0x6a00')).toBe(0n)
})
