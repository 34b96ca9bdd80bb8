import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import { isBitcoinPsbt } from '../../../../src/core/families/bitcoin/items.ts'
import { scriptOfAddress } from '../../../../src/core/families/bitcoin/transaction/script.ts'
import { decodeTransaction, outpointKey } from '../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { bitcoinFiguresOf } from '../../../../src/core/families/bitcoin/transaction-figures.ts'
import { bytesToHex, hexToBytes } from '../../../../src/lib/hex.ts'
import { ownAddress } from '../../../net/funded-item.ts'
import { FINAL_CONFIRMATIONS } from '../../final.ts'
import { AMOUNT, bitcoin, live, openKillStand, raise, stand, type Transfer } from './kill-stand.ts'
import { approvedSend, askedToSend } from './send-stand.ts'

openKillStand()

const ON_ETHEREUM = '0x00000000000000000000000000000000000B17C0'
const STRANGER = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'

async function untilArrived(transfer: Transfer): Promise<Execution> {
  for (let lives = 0; lives < 12; lives += 1) {
    await live(transfer)
    const execution = transfer.disk.get(transfer.id)
    if (execution?.stage.stage === 'filled') return execution
    await stand.bitcoin('/mine', { blocks: 1 })
  }
  throw new Error(`expected an arrival, got ${JSON.stringify(transfer.disk.get(transfer.id)?.history)}`)
}

async function figuresOf(sending: Parameters<typeof askedToSend>[0]) {
  const { asked } = await askedToSend(sending)
  if (asked.state !== 'proven') throw new Error(asked.state)
  const { quote } = asked.open
  return quote.plan.filter(isBitcoinPsbt).map((item) => bitcoinFiguresOf(item, quote))[0]
}

const lastOf = ({ disk, id }: Transfer) => disk.get(id)?.items[0]

describe('a plain payment of bitcoin', () => {
  it('pays exactly the amount from own coins, and has arrived once its block is proven', async () => {
    const transfer = await approvedSend({ to: STRANGER })
    const execution = await untilArrived(transfer)
    expect(execution.stage).toMatchObject({ fill: { proof: 'verified', amount: { value: AMOUNT } } })
    const { transaction } = decodeTransaction(hexToBytes(`0x${transfer.sent[0]?.bytes}`))
    const [paid, change, ...more] = transaction.outputs.map(({ script, valueSats }) => ({
      script: bytesToHex(script),
      valueSats,
    }))
    expect(paid).toEqual({ script: scriptOfAddress(STRANGER), valueSats: AMOUNT })
    expect(change?.script).toBe(transfer.ownScripts?.[1]?.script)
    expect(more).toEqual([])
    expect(execution.history.map(({ what }) => what)).toContain('filled')
    expect(execution.pendingNotifications).toEqual([])
  })

  it('to another address of this wallet counts what arrives there, not the change', async () => {
    const transfer = await approvedSend({ to: ownAddress('p2tr', 9_000).address })
    const { script } = ownAddress('p2tr', 9_000)
    const execution = await untilArrived({ ...transfer, ownScripts: [...(transfer.ownScripts ?? []), { script }] })
    expect(execution.stage).toMatchObject({ fill: { proof: 'verified', amount: { value: AMOUNT } } })
  })

  it('is refused with the reason where coins are missing or the amount is dust', async () => {
    const most = await askedToSend({ to: STRANGER, amount: 1_400_000n })
    expect(most.asked).toMatchObject({ state: 'unavailable', code: 'ALL_COINS_TOO_LITTLE' })
    const dust = await askedToSend({ to: STRANGER, amount: 329n })
    expect(dust.asked).toMatchObject({
      state: 'unavailable',
      why: { code: 'PAYMENT_DUST', amount: '0.00000329 BTC', least: '0.0000033 BTC' },
    })
    const small = await askedToSend({ to: STRANGER, coins: ['900000', '10000'], amount: 905_000n })
    expect(small.asked).toMatchObject({ state: 'unavailable', why: { has: '0.009 BTC' } })
  })

  it('spends exactly the chosen coins, protected ones after a tick, after a kill too', async () => {
    const coins = ['9000', '500000', '600000', '700000']
    const { outpoints, ...transfer } = await approvedSend({ to: STRANGER, coins, amount: 100_000n, chosen: [0, 1, 2] })
    expect(outpoints).toHaveLength(3)
    await live(transfer, { atCall: 3, when: 'after' })
    await live(transfer)
    const { transaction } = decodeTransaction(hexToBytes(`0x${transfer.sent[0]?.bytes}`))
    expect(transaction.inputs.map(outpointKey).sort()).toEqual([...(outpoints ?? [])].sort())
    expect(transfer.disk.get(transfer.id)?.intent.coins).toEqual(outpoints)
  })

  it('to the service spends exactly the chosen coins too, and names its order', async () => {
    const about = { to: ON_ETHEREUM, isBridge: true, coins: ['500000', '600000', '5000000'], amount: 400_000n }
    const { outpoints, ...transfer } = await approvedSend({ ...about, chosen: [0, 1] })
    await live(transfer)
    const { transaction } = decodeTransaction(hexToBytes(`0x${transfer.sent[0]?.bytes}`))
    expect(transaction.inputs.map(outpointKey).sort()).toEqual([...(outpoints ?? [])].sort())
    expect(transaction.outputs.map(({ valueSats }) => valueSats).slice(0, 2)).toEqual([400_000n, 0n])
    const few = await askedToSend({ ...about, amount: 500_000n, chosen: [0] })
    expect(few.asked).toMatchObject({ state: 'unavailable', why: { code: 'CHOSEN_COINS_TOO_LITTLE' } })
  })

  it('is refused where the chosen coins are too little or one is gone', async () => {
    const coins = ['100000', '900000']
    const little = await askedToSend({ to: STRANGER, coins, amount: 100_000n, chosen: [0] })
    expect(little.asked).toMatchObject({
      state: 'unavailable',
      why: { code: 'CHOSEN_COINS_TOO_LITTLE', needs: '0.001 BTC', has: '0.001 BTC' },
    })
    const gone = await askedToSend({ to: STRANGER, coins, amount: 100_000n, chosen: [1, 2] })
    expect(gone.asked).toMatchObject({ state: 'unavailable', why: { code: 'CHOSEN_COIN_GONE' } })
  })

  it('spends coins of several addresses, Segwit and Taproot, where one has too little', async () => {
    const elsewhere = [
      ['p2tr', '600000'],
      ['p2wpkh', '500000'],
      ['p2wpkh', '8000'],
      ['p2wpkh', '300000'],
    ] as const
    const about = { to: STRANGER, coins: ['400000', '300000'], elsewhere }
    const transfer = await approvedSend({ ...about, amount: 1_600_000n })
    await live(transfer)
    const [before, after] = await raise(transfer)
    const execution = await untilArrived(transfer)
    expect(execution.stage).toMatchObject({ fill: { proof: 'verified', amount: { value: 1_600_000n } } })
    expect(execution).toMatchObject({ mostGas: { value: after } })
    expect(after).toBeGreaterThan(before)
    const spent = transfer.sent.map(({ bytes }) => decodeTransaction(hexToBytes(`0x${bytes}`)).transaction.inputs)
    expect(new Set(spent.map(({ length }) => length))).toEqual(new Set([4]))
    const pathsOf = ({ plan }: Execution) =>
      plan.filter(isBitcoinPsbt).flatMap(({ inputs }) => inputs.map(({ path }) => path))
    expect(pathsOf(execution).map((path) => path.slice(2, 4))).toEqual(['84', '84', '86', '84'])
    const one = await approvedSend({ ...about, amount: 500_000n })
    const started = one.disk.get(one.id)
    expect(new Set(started && pathsOf(started))).toEqual(new Set([one.path]))
    const most = await askedToSend({ ...about, amount: 2_100_000n })
    expect(most.asked).toMatchObject({ why: { code: 'ALL_COINS_TOO_LITTLE', needs: '0.021 BTC', has: '0.021 BTC' } })
  })

  it('spends exactly the coins chosen at several addresses, after a kill and with a higher fee too', async () => {
    const elsewhere = [
      ['p2tr', '9000'],
      ['p2wpkh', '500000'],
      ['p2tr', '600000'],
      ['p2wpkh', '650000'],
    ] as const
    const about = { to: STRANGER, coins: ['400000', '2000000'], elsewhere, amount: 100_000n }
    const { outpoints, ...transfer } = await approvedSend({ ...about, chosen: [0, 1, 2, 3] })
    await live(transfer, { atCall: 3, when: 'after' })
    await live(transfer)
    const [before, after] = await raise(transfer)
    expect(after).toBeGreaterThan(before)
    expect((await untilArrived(transfer)).stage).toMatchObject({ fill: { proof: 'verified' } })
    const spent = transfer.sent.map(({ bytes }) =>
      decodeTransaction(hexToBytes(`0x${bytes}`))
        .transaction.inputs.map(outpointKey)
        .sort(),
    )
    expect(outpoints).toHaveLength(4)
    for (const inputs of spent) expect(inputs).toEqual([...(outpoints ?? [])].sort())
    const little = await askedToSend({ ...about, amount: 1_600_000n, chosen: [0, 1, 2, 3] })
    expect(little.asked).toMatchObject({ why: { code: 'CHOSEN_COINS_TOO_LITTLE', has: '0.01509 BTC' } })
    const gone = await askedToSend({ ...about, chosen: [0, 1, 9] })
    expect(gone.asked).toMatchObject({ why: { code: 'CHOSEN_COIN_GONE' } })
  })

  it('is sped up by its change, and one of both pays', async () => {
    const transfer = await approvedSend({ to: STRANGER })
    await live(transfer)
    const [before, after] = await raise(transfer)
    expect(after).toBeGreaterThan(before)
    const execution = await untilArrived(transfer)
    const [first, second] = [...new Set(transfer.sent.map(({ bytes }) => bytes))].map(
      (bytes) => decodeTransaction(hexToBytes(`0x${bytes}`)).transaction,
    )
    expect(second?.outputs[0]).toEqual(first?.outputs[0])
    expect((first?.outputs[1]?.valueSats ?? 0n) - (second?.outputs[1]?.valueSats ?? 0n)).toBe(after - before)
    expect(execution).toMatchObject({ mostGas: { value: after }, stage: { fill: { amount: { value: AMOUNT } } } })
  })

  it('to ourselves without change is sped up by what arrives, and the review said so', async () => {
    const own = ownAddress('p2tr', 9_300)
    const sending = { to: own.address, coins: ['700000'], amount: 699_200n }
    const transfer = await approvedSend({ ...sending, own: [own] })
    const [item] = transfer.disk.get(transfer.id)?.plan ?? []
    if (!isBitcoinPsbt(item)) throw new Error('expected a payment')
    expect(item.outputs).toMatchObject([{ role: 'send', script: own.script }])
    expect(await figuresOf({ ...sending, own: [own] })).toMatchObject({
      speedUpRate: undefined,
      isSpedUpByRecipient: true,
    })
    expect(await figuresOf({ ...sending, to: STRANGER })).not.toHaveProperty('isSpedUpByRecipient')
    await live(transfer)
    const [before, after] = await raise(transfer, [own])
    transfer.refuses = () => true
    await live(transfer)
    expect(lastOf(transfer)).toMatchObject({ terms: { feeSats: before }, refused: [{ terms: { feeSats: after } }] })
    expect(lastOf(transfer)).not.toHaveProperty('terms.shrunk')
    delete transfer.refuses
    const [, most] = await raise(transfer, [own])
    const lessSats = most - before
    expect(lastOf(transfer)).toMatchObject({ terms: { shrunk: { path: own.path, lessSats } } })
    const value = 699_200n - lessSats
    expect((await untilArrived(transfer)).stage).toMatchObject({ fill: { proof: 'verified', amount: { value } } })
  })

  it('that a reorganisation drops is sent again, and is final at last', async () => {
    const transfer = await approvedSend({ to: STRANGER })
    await untilArrived(transfer)
    const state = lastOf(transfer)
    const txid = state && 'signed' in state ? state.signed.hash : ''
    await stand.bitcoin('/reorg', { depth: 1 })
    await stand.bitcoin('/evict', { txid })
    for (let lives = 0; lives < FINAL_CONFIRMATIONS + 4; lives += 1) {
      await live(transfer)
      await stand.bitcoin('/mine', { blocks: 1 })
    }
    await live(transfer)
    expect(transfer.disk.get(transfer.id)?.history.map(({ what }) => what)).toContain('reorged')
    expect(new Set(transfer.sent.map(({ bytes }) => bytes)).size).toBe(1)
    expect(lastOf(transfer)).toMatchObject({ phase: 'finalized', signed: { hash: txid } })
  })

  it('leaves one transaction behind, the stored one, wherever the worker is killed', async () => {
    const calls = await live(await approvedSend({ to: STRANGER }))
    expect(calls).toBeGreaterThan(10)
    for (let atCall = 1; atCall <= calls; atCall += 3) {
      const transfer = await approvedSend({ to: STRANGER })
      await live(transfer, { atCall, when: atCall % 2 === 0 ? 'before' : 'after' })
      await live(transfer)
      const [bytes, ...others] = new Set(transfer.sent.map((each) => each.bytes))
      expect(others).toEqual([])
      for (const { stored } of transfer.sent) {
        expect(stored?.items[0]).toMatchObject({ phase: 'broadcast', signed: { bytes } })
      }
      const state = lastOf(transfer)
      const place = await bitcoin.place(state && 'signed' in state ? state.signed.hash : '')
      expect(place).toMatchObject({ ok: true, value: { in: 'mempool' } })
    }
  }, 120_000)
})
