import { expect, it } from 'vitest'
import { addressesOfSeed } from '../../../src/vault/keys/addresses-searched-at-import.ts'
import { withPhraseSeed } from '../../../src/vault/vault.ts'

const PHRASE = `${'abandon '.repeat(11)}about`

// Published with BIP-84 and BIP-86; those of BIP-44 and BIP-49 are of well-known tools.
const FIRST = {
  44: '1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA',
  49: '37VucYSaXLCAsxYyAPfbSi9eh4iEcbShgf',
  84: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  86: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
}

it('gives the first accounts and the Bitcoin addresses of each standard', async () => {
  const { accounts, bitcoin } = await withPhraseSeed(PHRASE, undefined, addressesOfSeed)
  expect(accounts.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
  expect(accounts[0]?.address).toBe('0x9858EfFD232B4033E47d90003D41EC34EcaEda94')
  for (const purpose of [44, 49, 84, 86] as const) {
    expect(bitcoin.find((each) => each.purpose === purpose)?.address).toBe(FIRST[purpose])
  }
  const other = await withPhraseSeed(PHRASE, 'TREZOR', addressesOfSeed)
  expect(other.accounts[0]?.address).not.toBe(accounts[0]?.address)
})
