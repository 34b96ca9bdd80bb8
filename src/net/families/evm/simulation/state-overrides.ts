import type { Hex } from '../../../../lib/hex.ts'
import { toQuantity } from '../balance-and-receipt-reads.ts'

export type StorageWord = Readonly<{ contract: string; slot: Hex; word: bigint }>

/** As in execution-apis. */
export type Overrides = Readonly<Record<string, Readonly<{ balance?: Hex; stateDiff?: Readonly<Record<Hex, Hex>> }>>>

/** The last word of a slot wins. */
export function wordOverrides(words: readonly StorageWord[]): Overrides {
  const overrides: Record<string, { stateDiff: Record<Hex, Hex> }> = {}
  for (const { contract, slot, word } of words) {
    const address = contract.toLowerCase()
    const written: Hex = `0x${BigInt.asUintN(256, word).toString(16).padStart(64, '0')}`
    overrides[address] = { stateDiff: { ...overrides[address]?.stateDiff, [slot]: written } }
  }
  return overrides
}

/** Adds a native balance to overrides, wei. */
export function withNative(overrides: Overrides, account: string, balance: bigint): Overrides {
  const owner = account.toLowerCase()
  return { ...overrides, [owner]: { ...overrides[owner], balance: toQuantity(balance) } }
}
