import { describe, expect, it } from 'vitest'
import { type AddressStatistics, bitcoinBalanceOf } from '../../../../src/core/families/bitcoin/balance.ts'

function of(...sats: readonly [bigint, bigint, bigint, bigint]): AddressStatistics {
  const [funded, spent, arriving, leaving] = sats
  return {
    confirmed: { fundedSats: funded, spentSats: spent },
    waiting: { fundedSats: arriving, spentSats: leaving },
    transactions: 1,
    payments: 1,
  }
}

describe('a balance', () => {
  it('is what blocks paid in, less what blocks and waiting transactions spent', () => {
    expect(bitcoinBalanceOf([of(10n, 3n, 5n, 2n)])).toEqual({ availableSats: 5n, arrivingSats: 5n })
    expect(bitcoinBalanceOf([of(10n, 3n, 5n, 2n), of(100n, 0n, 0n, 0n)])).toEqual({
      availableSats: 105n,
      arrivingSats: 5n,
    })
    expect(bitcoinBalanceOf([])).toEqual({ availableSats: 0n, arrivingSats: 0n })
  })

  it('of an address that spends what still waits is nothing, and takes nothing from the others', () => {
    expect(bitcoinBalanceOf([of(0n, 0n, 50n, 50n)])).toEqual({ availableSats: 0n, arrivingSats: 0n })
    expect(bitcoinBalanceOf([of(0n, 0n, 50n, 50n), of(100n, 0n, 0n, 0n)]).availableSats).toBe(100n)
  })

  it('counts what is on its way once, where it is handed on within the wallet before a block has it', () => {
    const handedOn = [of(0n, 0n, 50n, 50n), of(0n, 0n, 49n, 0n), of(10n, 0n, 50n, 30n)]
    expect(bitcoinBalanceOf(handedOn)).toEqual({ availableSats: 0n, arrivingSats: 79n })
  })

  it('is exact for every satoshi there can be', () => {
    expect(bitcoinBalanceOf([of(2_100_000_000_000_001n, 1n, 0n, 0n)]).availableSats).toBe(2_100_000_000_000_000n)
  })
})
