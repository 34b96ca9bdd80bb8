import { describe, expect, it } from 'vitest'
import { EXCHANGE_WALLETS, exchangeOf } from '../../../src/core/counterparty/exchange-wallets.ts'
import { parseAddress } from '../../../src/core/families/address.ts'

const all = Object.values(EXCHANGE_WALLETS).flat()

describe('the wallets of exchanges', () => {
  it('are addresses as their checksums have them, each of one exchange', () => {
    for (const wallet of all) {
      const parsed = parseAddress(wallet.startsWith('0x') ? 'evm' : 'bitcoin', wallet)
      expect(parsed).toMatchObject({ ok: true, address: wallet })
    }
    expect(new Set(all.map((wallet) => wallet.toLowerCase())).size).toBe(all.length)
  })

  it('are known in whatever letters they are written, where letters say nothing', () => {
    expect(exchangeOf('0x28c6c06298d514db089934071355e5743bf21d60')).toBe('Binance')
    expect(exchangeOf('34xp4vRoCGJym3xR7yCVPFHoCNxv4Twseo')).toBe('Binance')
    expect(exchangeOf('0x71660c4005BA85c37ccec55d0C4493E66Fe775d3')).toBe('Coinbase')
    expect(exchangeOf('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBeUndefined()
  })
})
