import { describe, expect, it } from 'vitest'
import { mergedBalances } from '../../../src/wallet/balances/balance-cache.ts'
import type { Balance } from '../../../src/wallet/balances/currency-balances.ts'

const currency = (symbol: string) => ({
  chainId: 1,
  address: symbol,
  symbol,
  name: symbol,
  decimals: 18,
  isNative: false,
})
const read = (symbol: string, value: bigint): Balance => ({
  currency: currency(symbol),
  account: '0x1',
  known: true,
  value,
})
const unread = (symbol: string): Balance => ({
  currency: currency(symbol),
  account: '0x1',
  known: false,
  why: { code: 'OFFLINE' },
})

describe('what is kept of balances', () => {
  const before = [
    { currency: currency('A'), value: 1n, readAtSeconds: 100 },
    { currency: currency('B'), value: 2n, readAtSeconds: 100 },
  ]

  it('is what was read, and of what was not what was read of it before, with its time', () => {
    expect(mergedBalances(before, [read('A', 5n), unread('B'), unread('C')], 200)).toEqual([
      { currency: currency('A'), value: 5n, readAtSeconds: 200 },
      { currency: currency('B'), value: 2n, readAtSeconds: 100 },
    ])
  })

  it('is what was on its way too, until it is there', () => {
    const of = (sats: bigint): Balance => {
      return { currency: currency('A'), account: '0x1', known: true, value: 0n, pending: sats }
    }
    const kept = [{ currency: currency('A'), value: 0n, pending: 7n, readAtSeconds: 100 }]
    expect(mergedBalances([], [of(7n)], 100)).toEqual(kept)
    expect(mergedBalances(kept, [of(7n)], 101)).toBeUndefined()
    expect(mergedBalances(kept, [of(6n)], 101)).toHaveLength(1)
  })

  it('is not written again while it says the same', () => {
    expect(mergedBalances(before, [read('A', 1n), read('B', 2n)], 129)).toBeUndefined()
    expect(mergedBalances(before, [read('A', 1n), read('B', 2n)], 130)).toHaveLength(2)
    expect(mergedBalances(before, [read('A', 1n), read('B', 3n)], 129)).toHaveLength(2)
    expect(mergedBalances(before, [read('A', 1n)], 129)).toHaveLength(1)
  })
})
