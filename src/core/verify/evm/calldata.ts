import type { Hex } from '../../../lib/hex.ts'

/**
 * The functions that our own transactions call, by their selectors: the first four bytes of keccak256 of the
 * signature. ERC-20 (`approve`, `transfer`), the published depository (`depositNative`, `depositErc20` with an amount,
 * `depositWholeErc20` of the caller's whole allowance), and the wrapped native currency (`wrap` is its `deposit()`, `unwrap` its `withdraw(uint256)`).
 */
export const SELECTORS = {
  approve: '0x095ea7b3',
  transfer: '0xa9059cbb',
  depositNative: '0x49290c1c',
  depositErc20: '0xe8017952',
  depositWholeErc20: '0x5a1ee3ac',
  wrap: '0xd0e30db0',
  unwrap: '0x2e1a7d4d',
} as const satisfies Readonly<Record<string, Hex>>

/** Calldata in its one canonical form (Solidity ABI): a selector, then each argument as a word of 32 bytes. */
export function calldata(selector: Hex, ...words: readonly (string | bigint)[]): Hex {
  return `0x${selector.slice(2)}${words.map(wordOf).join('')}`
}

/** An address, 32 bytes or an unsigned number as the 64 digits of an ABI word, lower case. */
export function wordOf(value: string | bigint): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2)
  return digits.toLowerCase().padStart(64, '0')
}

/** The selector of calldata, lower case; empty where there are not four bytes. */
export function selectorOf(data: string): string {
  return data.length < 10 ? '' : data.slice(0, 10).toLowerCase()
}

/** What stands behind the selector, as words of 64 digits; the last one is shorter where the calldata is not whole. */
export function wordsOf(data: string): readonly string[] {
  return (
    data
      .slice(10)
      .toLowerCase()
      .match(/.{1,64}/g) ?? []
  )
}
