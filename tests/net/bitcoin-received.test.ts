import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bitcoinReceived } from '../../src/net/bitcoin-received.ts'
import { testWallet } from '../devnet/bitcoin/test-wallet.ts'
import { type BitcoinStand, startBitcoinStand } from './bitcoin-stand.ts'

let stand: BitcoinStand
beforeAll(async () => {
  stand = await startBitcoinStand(undefined)
})
afterAll(() => stand?.stop())
afterEach(() => stand.faults.clear())

describe('what a transaction brought to an address', () => {
  it.each(['wpkh', 'tr', 'sh-wpkh', 'pkh'] as const)(
    'of %s is the sum of its outputs there, once in a block',
    async (kind) => {
      const { address } = testWallet(`received ${kind}`, kind)
      const txid = await stand.fund(address, 30_000n, 12_000n)
      const received = (about = { txid, recipient: address }) => bitcoinReceived(stand.bitcoin, about)
      expect(await received()).toEqual({ ok: true, value: undefined })
      await stand.mine(1)
      expect(await received()).toEqual({ ok: true, value: { value: 42_000n } })
      expect(await received({ txid: `0x${txid.toUpperCase()}`, recipient: address })).toEqual({
        ok: true,
        value: { value: 42_000n },
      })
      const { address: other } = testWallet('another')
      expect(await received({ txid, recipient: other })).toEqual({ ok: true, value: { value: 0n } })
    },
  )

  it('is not known of a transaction that is not there, or for what is no address', async () => {
    const { address: recipient } = testWallet('nothing')
    const none = { ok: true, value: undefined }
    expect(await bitcoinReceived(stand.bitcoin, { txid: '11'.repeat(32), recipient })).toEqual(none)
    expect(await bitcoinReceived(stand.bitcoin, { txid: 'a transaction', recipient })).toEqual(none)
    const native = 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8'
    expect(await bitcoinReceived(stand.bitcoin, { txid: '11'.repeat(32), recipient: native })).toMatchObject({
      ok: false,
    })
  })

  it('is not known where the explorer lies about the bytes or about the block', async () => {
    const { address: recipient } = testWallet('lied to')
    const txid = await stand.fund(recipient, 30_000n)
    stand.faults.set({ kind: 'confirmations', confirmed: true, path: '/tx/' })
    expect(await bitcoinReceived(stand.bitcoin, { txid, recipient })).toMatchObject({ ok: false })
    stand.faults.clear()
    await stand.mine(1)
    stand.faults.set({ kind: 'hex', hex: '00' })
    expect(await bitcoinReceived(stand.bitcoin, { txid, recipient })).toMatchObject({ ok: false })
    stand.faults.clear()
    stand.faults.set({ kind: 'value', valueSats: 5_000_000 })
    expect(await bitcoinReceived(stand.bitcoin, { txid, recipient })).toEqual({ ok: true, value: { value: 30_000n } })
  })
})
