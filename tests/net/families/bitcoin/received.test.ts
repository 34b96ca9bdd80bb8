import { hexToBytes } from '@noble/hashes/utils'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { scriptOfAddress } from '../../../../src/core/families/bitcoin/transaction/script.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { readBitcoinReceived } from '../../../../src/net/families/bitcoin/received.ts'
import { testWallet } from '../../../devnet/bitcoin/test-wallet.ts'
import { only } from '../../../made.ts'
import { type BitcoinStand, startBitcoinStand } from '../../bitcoin-stand.ts'

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
      const received = (about = { txid, recipient: address }) =>
        readBitcoinReceived(stand.bitcoin, { ...about, ownScripts: [] })
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
    expect(await readBitcoinReceived(stand.bitcoin, { txid: '11'.repeat(32), recipient, ownScripts: [] })).toEqual(none)
    expect(await readBitcoinReceived(stand.bitcoin, { txid: 'a transaction', recipient, ownScripts: [] })).toEqual(none)
    const native = 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8'
    expect(
      await readBitcoinReceived(stand.bitcoin, { txid: '11'.repeat(32), recipient: native, ownScripts: [] }),
    ).toMatchObject({
      ok: false,
    })
  })

  it('is not known where the explorer lies about the bytes or about the block', async () => {
    const { address: recipient } = testWallet('lied to')
    const txid = await stand.fund(recipient, 30_000n)
    stand.faults.set({ kind: 'confirmations', confirmed: true, path: '/tx/' })
    expect(await readBitcoinReceived(stand.bitcoin, { txid, recipient, ownScripts: [] })).toMatchObject({ ok: false })
    stand.faults.clear()
    await stand.mine(1)
    stand.faults.set({ kind: 'hex', hex: '00' })
    expect(await readBitcoinReceived(stand.bitcoin, { txid, recipient, ownScripts: [] })).toMatchObject({ ok: false })
    stand.faults.clear()
    stand.faults.set({ kind: 'value', valueSats: 5_000_000 })
    expect(await readBitcoinReceived(stand.bitcoin, { txid, recipient, ownScripts: [] })).toEqual({
      ok: true,
      value: { value: 30_000n },
    })
  })
})

describe('a transaction that spends coins of a wallet', () => {
  const [mine, alsoMine, other] = [testWallet('mine'), testWallet('also mine'), testWallet('other')]
  const scriptOf = (address: string): Hex => scriptOfAddress(address) ?? expect.fail('expected an address')
  const [PARENT, SPENDING] = ['aa'.repeat(32), 'bb'.repeat(32)]
  const paying = (address: string) => ({ valueSats: 50_000n, script: hexToBytes(scriptOf(address).slice(2)) })

  async function brought(spender: string, recipient: string, ownScripts: readonly Hex[]) {
    const transactions: Readonly<Record<string, object>> = {
      [PARENT]: { inputs: [], outputs: [paying(other.address), paying(spender)] },
      [SPENDING]: { inputs: [{ txid: PARENT, vout: 1 }], outputs: [paying(other.address), paying(recipient)] },
    }
    const block = { hash: 'x', timeSeconds: 5, depth: 1 }
    const bitcoin = only<Parameters<typeof readBitcoinReceived>[0]>({
      inclusion: async (txid: string) => ({ ok: true, value: { ...block, transaction: transactions[txid] } }),
      transaction: async (txid: string) => ({ ok: true, value: { transaction: transactions[txid] } }),
    })
    return readBitcoinReceived(bitcoin, { txid: SPENDING, recipient, ownScripts })
  }

  const own = [mine, alsoMine].map(({ address }) => scriptOf(address))
  const nothing = { ok: true, value: { value: 0n } }
  const all = { ok: true, value: { value: 50_000n } }

  it('brings nothing to that wallet: it is change', async () => {
    expect(await brought(mine.address, mine.address, own)).toEqual(nothing)
    expect(await brought(alsoMine.address, mine.address, own)).toEqual(nothing)
    expect(await brought(mine.address, mine.address, [])).toEqual(nothing)
  })

  it('brings money to every other one', async () => {
    const third = testWallet('third').address
    expect(await brought(third, mine.address, own)).toEqual(all)
    expect(await brought(mine.address, third, own)).toEqual(all)
  })
})
