import { expect, it } from 'vitest'
import {
  accountPath,
  addressPath,
  isAddressPath,
  isIndex,
} from '../../../../src/core/families/bitcoin/derivation-path.ts'

it('writes the paths of BIP-84 and BIP-86', () => {
  expect(accountPath({ script: 'p2wpkh', index: 0 })).toBe("m/84'/0'/0'")
  expect(accountPath({ script: 'p2tr', index: 3 })).toBe("m/86'/0'/3'")
  expect(addressPath("m/84'/0'/0'", 'change', 5)).toBe("m/84'/0'/0'/1/5")
})

it('takes whole indexes below 2^31', () => {
  expect([0, 2 ** 31 - 1, 2 ** 31, -1, 0.5, Number.NaN].map(isIndex)).toEqual([true, true, false, false, false, false])
})

it.each([
  ["m/84'/0'/0'/1/5", true],
  ["m/86'/0'/2147483647'/0/2147483647", true],
  ["m/84'/0'/2147483648'/0/0", false],
  ["m/84'/0'/0'/0/2147483648", false],
  ["m/84'/0'/0'/2/0", false],
  ["m/44'/0'/0'/0/0", false],
  ["m/84'/1'/0'/0/0", false],
  ["m/84'/0'/00'/0/0", false],
  ["m/84'/0'/0'/0", false],
])('reads %s as an address path: %s', (path, is) => {
  expect(isAddressPath(path)).toBe(is)
})
