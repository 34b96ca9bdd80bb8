import { describe, expect, it } from 'vitest'
import { isLookAlike } from '../../../src/core/text/look-alike-address.ts'

describe('an address that looks like another', () => {
  const own = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  it.each<[string, string, boolean]>([
    ['the same ends', '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c8', true],
    ['itself in another case', own.toLowerCase(), false],
    ['another beginning', '0x7199aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c8', false],
    ['another end', '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c9', false],
    ['something short', '0x709979c8', false],
  ])('%s', (_name, address, expected) => {
    expect(isLookAlike(address, [own])).toBe(expected)
  })

  it('is known on Bitcoin, behind what all addresses begin with', () => {
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
    expect(isLookAlike('bc1qw508aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa8f3t4', [address])).toBe(true)
    expect(isLookAlike('bc1qaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa8f3t4', [address])).toBe(false)
    expect(isLookAlike('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['1A1zaaaaaaaaaaaaaaaaaaaaaaaaaaifNa'])).toBe(false)
    expect(isLookAlike('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['1A1zaaaaaaaaaaaaaaaaaaaaaaaaavfNa'])).toBe(true)
  })

  it('is no question for account indexes', () => {
    expect(isLookAlike('723071', ['723071', '723072'])).toBe(false)
  })
})
