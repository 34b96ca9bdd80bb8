import type { Hex } from '../../../lib/hex.ts'

/** `depositWholeErc20` deposits the caller's whole allowance. */
export const SELECTORS = {
  approve: '0x095ea7b3',
  transfer: '0xa9059cbb',
  depositNative: '0x49290c1c',
  depositErc20: '0xe8017952',
  depositWholeErc20: '0x5a1ee3ac',
  wrap: '0xd0e30db0',
  unwrap: '0x2e1a7d4d',
} as const satisfies Readonly<Record<string, Hex>>

/** Encodes a selector and 32-byte words in canonical Solidity ABI form. */
export function calldata(selector: Hex, ...words: readonly (string | bigint)[]): Hex {
  return `0x${selector.slice(2)}${words.map(abiWord).join('')}`
}

/** Encodes an ABI word: 64 lower-case digits. */
export function abiWord(value: string | bigint): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2)
  return digits.toLowerCase().padStart(64, '0')
}

/** The selector of calldata in lower case, or empty below four bytes. */
export function selectorOf(data: string): string {
  return data.length < 10 ? '' : data.slice(0, 10).toLowerCase()
}

/** Splits the arguments into words of 64 digits; the last may be shorter. */
export function abiWords(data: string): readonly string[] {
  return (
    data
      .slice(10)
      .toLowerCase()
      .match(/.{1,64}/g) ?? []
  )
}
