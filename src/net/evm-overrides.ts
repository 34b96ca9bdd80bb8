import type { Hex } from '../lib/hex.ts'
import { toQuantity } from './evm-reads.ts'

/** A word of a contract's storage. */
export type Word = Readonly<{ contract: string; slot: Hex; word: bigint }>

/** State overrides as `eth_simulateV1`, `eth_call` and `eth_estimateGas` take them (execution-apis). */
export type Overrides = Readonly<Record<string, Readonly<{ balance?: Hex; stateDiff?: Readonly<Record<Hex, Hex>> }>>>

/** Writes words of storage as state overrides; of the same place, the last one counts. */
export function wordOverrides(words: readonly Word[]): Overrides {
  const overrides: Record<string, { stateDiff: Record<Hex, Hex> }> = {}
  for (const { contract, slot, word } of words) {
    const address = contract.toLowerCase()
    const written: Hex = `0x${BigInt.asUintN(256, word).toString(16).padStart(64, '0')}`
    overrides[address] = { stateDiff: { ...overrides[address]?.stateDiff, [slot]: written } }
  }
  return overrides
}

/** Adds to overrides what an account has of the native currency, wei. */
export function withNative(overrides: Overrides, account: string, balance: bigint): Overrides {
  const owner = account.toLowerCase()
  return { ...overrides, [owner]: { ...overrides[owner], balance: toQuantity(balance) } }
}
