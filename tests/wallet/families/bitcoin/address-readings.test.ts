import { describe, expect, it } from 'vitest'
import { failedFor } from '../../../../src/core/reason/reason.ts'
import {
  createAddressReadings,
  type KeptReading,
  type ListedCoins,
} from '../../../../src/wallet/families/bitcoin/address-readings.ts'

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const NONE = { fundedSats: 0n, spentSats: 0n }
const COIN = { txid: 'ab'.repeat(32), vout: 0, valueSats: 5_000n, place: { in: 'mempool' } } as const

function stand(budget: number) {
  const now = { seconds: 1_000_000, payments: 500, budget, listings: 0 }
  const stored = new Map<string, KeptReading>()
  const open = () =>
    createAddressReadings({
      stored: {
        all: async () => stored,
        add: async (news) => {
          for (const [address, reading] of news) stored.set(address, reading)
        },
      },
      statistics: async () => {
        const confirmed = { fundedSats: BigInt(now.payments) * 5_000n, spentSats: 0n }
        return { ok: true, value: { confirmed, waiting: NONE, transactions: now.payments, payments: now.payments } }
      },
      unspent: async (_address, mayAsk): Promise<ListedCoins> => {
        now.listings += 1
        return mayAsk() ? { ok: true, value: [COIN], isPartial: true } : failedFor({ code: 'ADDRESS_BUSY' })
      },
      tipHash: async () => ({ ok: true, value: '00'.repeat(32) }),
      take: () => now.budget-- > 0,
      nowSeconds: () => now.seconds,
    })
  return { now, open }
}

describe('the coins of a busy address', () => {
  it('are listed again after ten minutes at the earliest, however often it is paid', async () => {
    const { now, open } = stand(100)
    const readings = open()
    for (let minute = 0; minute < 10; minute += 1) {
      now.payments += 1
      await readings.read([ADDRESS], 'watch')
      expect(await readings.coins(ADDRESS)).toEqual({ ok: true, value: [COIN], isPartial: true })
      expect(now.listings).toBe(1)
      now.seconds += 60
    }
    await readings.coins(ADDRESS)
    expect(now.listings).toBe(2)
  })

  it('take each page out of the budget, and stay known where it is spent', async () => {
    const { now, open } = stand(3)
    const readings = open()
    await readings.read([ADDRESS], 'watch')
    expect(await readings.coins(ADDRESS)).toMatchObject({ ok: true, isPartial: true })
    expect(now.budget).toBe(0)
    now.seconds += 600
    expect(await readings.coins(ADDRESS)).toMatchObject({ ok: true, isPartial: true })
    expect(now.listings).toBe(1)
  })

  it('are still a part of them after a restart, and not listed again', async () => {
    const { now, open } = stand(100)
    const before = open()
    await before.read([ADDRESS], 'watch')
    await before.coins(ADDRESS)
    const after = open()
    await after.load()
    now.seconds += 599
    expect(await after.coins(ADDRESS)).toEqual({ ok: true, value: [COIN], isPartial: true })
    expect(now.listings).toBe(1)
  })

  it('say that the explorer can’t list them where no page may be asked', async () => {
    const { open } = stand(2)
    const readings = open()
    await readings.read([ADDRESS], 'watch')
    expect(await readings.coins(ADDRESS)).toMatchObject({ ok: false, reason: { code: 'ADDRESS_BUSY' } })
  })
})
