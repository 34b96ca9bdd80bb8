import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bitcoinBalanceOf } from '../../../../src/core/families/bitcoin/balance.ts'
import { failedFor } from '../../../../src/core/reason/reason.ts'
import { hexToBytes } from '../../../../src/lib/hex.ts'
import { MINER } from '../../../devnet/bitcoin/keys.ts'
import { NODES } from '../../../devnet/bitcoin/stand.ts'
import { type TestWallet, testWallet } from '../../../devnet/bitcoin/test-wallet.ts'
import { readTransaction } from '../../../devnet/bitcoin/transaction.ts'
import { type BitcoinStand, bitcoinOf, startBitcoinStand } from '../../bitcoin-stand.ts'

const NOBODY = '00'.repeat(32)
const ADDRESS = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'

describe.each(NODES)('an explorer over $kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('', () => {
    let stand: BitcoinStand
    beforeAll(async () => {
      stand = await startBitcoinStand(program)
    })
    afterAll(() => stand?.stop())
    afterEach(() => stand.faults.clear())

    async function coinOf(wallet: TestWallet, valueSats = 100_000n) {
      const txid = await stand.fund(wallet.address, valueSats)
      await stand.mine(1)
      const coin = stand.ledger.unspent(wallet.script).find((each) => each.txid === txid)
      const made = stand.ledger.everSeen(txid)
      if (!coin || !made) throw new Error('the faucet did not pay')
      return { ...coin, hex: made.hex }
    }
    const paying = (wallet: TestWallet, coin: Awaited<ReturnType<typeof coinOf>>, feeSats = 1_000n) =>
      wallet.spend([coin], [{ script: MINER.script, valueSats: coin.valueSats - feeSats }])

    it('tells what an address holds, from the mempool on', async () => {
      const { address } = testWallet('held')
      const held = async () => {
        const answer = await stand.bitcoin.statistics(address)
        if (!answer.ok) throw new Error(answer.message)
        return { ...bitcoinBalanceOf([answer.value]), transactions: answer.value.transactions }
      }
      expect(await held()).toEqual({ availableSats: 0n, arrivingSats: 0n, transactions: 0 })
      await stand.fund(address, 70_000n)
      expect(await held()).toEqual({ availableSats: 0n, arrivingSats: 70_000n, transactions: 1 })
      await stand.mine(1)
      expect(await held()).toEqual({ availableSats: 70_000n, arrivingSats: 0n, transactions: 1 })
    })

    it('tells the coins of an address and where each stands', async () => {
      const { address } = testWallet('coins')
      const txid = await stand.fund(address, 30_000n, 20_000n)
      const at = async () => stand.bitcoin.unspent(address)
      const coins = (place: object) => [
        { txid, vout: 0, valueSats: 30_000n, place },
        { txid, vout: 1, valueSats: 20_000n, place },
      ]
      expect(await at()).toEqual({ ok: true, value: coins({ in: 'mempool' }) })
      await stand.mine(1)
      const { height: blockHeight, hash: blockHash } = stand.ledger.tip()
      expect(await at()).toEqual({ ok: true, value: coins({ in: 'block', blockHeight, blockHash }) })
      expect(await stand.bitcoin.tipHeight()).toEqual({ ok: true, value: blockHeight })
    })

    it('lists the transactions of an address that are in blocks, the oldest first', async () => {
      const { address } = testWallet('listed')
      const first = await stand.fund(address, 30_000n)
      await stand.mine(1)
      const { height } = stand.ledger.tip()
      const second = await stand.fund(address, 20_000n)
      const listed = [{ txHash: first, height }]
      expect(await stand.bitcoin.history(address)).toEqual({ ok: true, value: listed })
      await stand.mine(1)
      const both = [...listed, { txHash: second, height: height + 1 }]
      expect(await stand.bitcoin.history(address)).toEqual({ ok: true, value: both })
      expect(await stand.bitcoin.history(`${address}/../..`)).toMatchObject({ ok: false })
    })

    it('follows a transaction from nowhere into a block', async () => {
      const wallet = testWallet('followed')
      const coin = await coinOf(wallet)
      const hex = paying(wallet, coin)
      const { txid } = readTransaction(hex)
      expect(await stand.bitcoin.place(txid)).toEqual({ ok: true, value: undefined })
      expect(await stand.bitcoin.outspend(coin)).toEqual({ ok: true, value: { spent: false } })
      expect(await stand.bitcoin.broadcast(hex)).toEqual({ result: 'accepted', message: '' })
      expect(await stand.bitcoin.place(txid)).toEqual({ ok: true, value: { in: 'mempool' } })
      expect(await stand.bitcoin.outspend(coin)).toEqual({
        ok: true,
        value: { spent: true, txid, place: { in: 'mempool' } },
      })
      await stand.mine(1)
      const { height: blockHeight, hash: blockHash } = stand.ledger.tip()
      expect(await stand.bitcoin.place(txid)).toEqual({ ok: true, value: { in: 'block', blockHeight, blockHash } })
      expect(await stand.bitcoin.outspend({ txid: NOBODY, vout: 0 })).toEqual({ ok: true, value: undefined })
      expect(await stand.bitcoin.outspend({ ...coin, vout: 99 })).toMatchObject({ ok: false })
    })

    it('gives whole transactions, whose bytes are those of their id', async () => {
      const wallet = testWallet('whole')
      const coin = await coinOf(wallet)
      expect(await stand.bitcoin.transaction(coin.txid)).toMatchObject({ ok: true, value: { raw: `0x${coin.hex}` } })
      expect(await stand.bitcoin.transaction(NOBODY)).toEqual({ ok: true, value: undefined })
      stand.faults.set({ kind: 'hex', hex: paying(wallet, coin) })
      const lied = await stand.bitcoin.transaction(coin.txid)
      expect(lied).toEqual(
        failedFor({ code: 'OTHER_ANSWER' }, `The explorer gave other bytes than those of ${coin.txid}`),
      )
      stand.faults.clear()
      stand.faults.set({ kind: 'hex', hex: '00' })
      expect(await stand.bitcoin.transaction(coin.txid)).toMatchObject({ ok: false })
    })

    it('says by meaning what the node made of a transaction', async () => {
      const wallet = testWallet('meanings')
      const coin = await coinOf(wallet)
      const [first, dearer, little] = [1_000n, 3_000n, 1_001n].map((fee) => paying(wallet, coin, fee))
      const resultOf = async (hex: string | undefined) => (await stand.bitcoin.broadcast(hex ?? '')).result
      expect(await resultOf(paying(wallet, coin, 0n))).toBe('underpriced')
      expect(await resultOf(first)).toBe('accepted')
      expect(['accepted', 'known']).toContain(await resultOf(first))
      expect(await resultOf(little)).toBe('underpriced')
      expect(await resultOf(dearer)).toBe('accepted')
      await stand.mine(1)
      expect(await resultOf(dearer)).toBe('known')
      expect(await resultOf(first)).toBe('conflict')
      const dust = wallet.spend([await coinOf(wallet)], [{ script: MINER.script, valueSats: 200n }])
      expect(await resultOf(dust)).toBe('rejected')
      expect(await resultOf('00')).toBe('rejected')
    })

    it('takes a parent and its child in one package, and says what became of the child', async () => {
      const wallet = testWallet('package')
      const coin = await coinOf(wallet)
      const parent = wallet.spend([coin], [{ script: wallet.script, valueSats: 99_000n }])
      const own = { txid: readTransaction(parent).txid, vout: 0, valueSats: 99_000n, hex: parent }
      const spend = (valueSats: bigint) => wallet.spend([own], [{ script: wallet.script, valueSats }])
      const { bitcoin } = stand
      const dust = await bitcoin.broadcastPackage([parent, spend(100n)])
      expect(dust).toMatchObject({ result: 'rejected', reason: { words: expect.stringContaining('dust') } })
      const child = spend(98_000n)
      expect(await bitcoin.broadcastPackage([parent, child])).toEqual({ result: 'accepted', message: '' })
      await stand.ledger.sync()
      expect(await bitcoin.place(readTransaction(child).txid)).toMatchObject({ value: { in: 'mempool' } })
      stand.faults.set({ kind: 'absent', path: '/txs/package' })
      expect(await bitcoin.broadcastPackage([parent, child])).toBeUndefined()
    })

    it('tells what blocks cost', async () => {
      stand.setFeeRate(12)
      expect(await stand.bitcoin.satsPerVbyte(1)).toEqual({ ok: true, value: 12 })
      expect(await stand.bitcoin.satsPerVbyte(7)).toEqual({ ok: true, value: 12 })
      expect(await stand.bitcoin.satsPerVbyte(200)).toEqual({ ok: true, value: 1 })
      expect(await stand.bitcoin.leastSatsPerVbyte()).toEqual({ ok: true, value: 1 })
      stand.setFeeRate(10_000)
      expect(await stand.bitcoin.satsPerVbyte(1)).toMatchObject({ ok: false })
      stand.setFeeRate(undefined)
    })

    it('that fails gives a failure and never a value', async () => {
      stand.faults.set({ kind: 'error' })
      const { bitcoin } = stand
      const answers = [
        bitcoin.statistics(ADDRESS),
        bitcoin.unspent(ADDRESS),
        bitcoin.place(NOBODY),
        bitcoin.transaction(NOBODY),
        bitcoin.outspend({ txid: NOBODY, vout: 0 }),
        bitcoin.tipHeight(),
        bitcoin.satsPerVbyte(1),
      ]
      for (const answer of answers) expect(await answer).toMatchObject({ ok: false })
      const wallet = testWallet('failing')
      const hex = paying(wallet, await coinOf(wallet))
      expect(await bitcoin.broadcast(hex)).toMatchObject({ result: 'unknown' })
    })
  })
})

describe('an answer about something else', () => {
  const json = (body: unknown) =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  const turnover = { funded_txo_sum: 5, spent_txo_sum: 0, tx_count: 1 }
  const failed = { ok: false }

  it('than the address, the transaction or the output is none', async () => {
    const other = bitcoinOf(() => json({ address: 'bc1q', chain_stats: turnover, mempool_stats: turnover }))
    expect(await other.statistics(ADDRESS)).toMatchObject(failed)
    expect(await bitcoinOf(() => json({ txid: NOBODY, status: { confirmed: false } })).place('11'.repeat(32))).toEqual({
      ok: false,
      message: `The explorer answered about something else than ${'11'.repeat(32)}`,
      reason: { code: 'OTHER_ANSWER' },
    })
    expect(await bitcoinOf(() => json([])).outspend({ txid: NOBODY, vout: 0 })).toMatchObject(failed)
  })

  it('than the bytes that were sent says nothing about them', async () => {
    const hex = testWallet('sent').spend(
      [{ txid: '11'.repeat(32), vout: 0, valueSats: 5_000n, hex: '' }],
      [{ script: MINER.script, valueSats: 4_000n }],
    )
    expect(await bitcoinOf(() => new Response(NOBODY)).broadcast(hex)).toMatchObject({ result: 'unknown' })
    const posted: (string | undefined)[] = []
    const echo = bitcoinOf((path, body) => {
      posted.push(path, body)
      return new Response(` ${readTransaction(hex).txid}\n`)
    })
    expect(await echo.broadcast(hex)).toEqual({ result: 'accepted', message: '' })
    expect(posted).toEqual(['/tx', hex])
    expect(hexToBytes(`0x${hex}`).length).toBeGreaterThan(60)
  })

  it.each([
    [{ value: 2.5 }],
    [{ value: -1 }],
    [{ value: '5' }],
    [{ value: 2_100_000_000_000_001 }],
    [{ vout: 4_294_967_296 }],
    [{ txid: 'AB'.repeat(32) }],
    [{ status: { confirmed: true } }],
    [{ status: undefined }],
  ])('with %o in it is not read', async (change) => {
    const coin = { txid: NOBODY, vout: 0, value: 5, status: { confirmed: false }, ...change }
    expect(await bitcoinOf(() => json([coin])).unspent(ADDRESS)).toMatchObject(failed)
    expect(
      await bitcoinOf(() => json([{ ...coin, txid: NOBODY, vout: 0, value: 5, status: { confirmed: false } }])).unspent(
        ADDRESS,
      ),
    ).toMatchObject({ ok: true })
  })

  it('is not asked for with what is neither address nor id', async () => {
    const asked: string[] = []
    const bitcoin = bitcoinOf((path) => {
      asked.push(path)
      return json([])
    })
    expect(await bitcoin.statistics('bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8')).toMatchObject(failed)
    expect(await bitcoin.unspent('../tx')).toMatchObject(failed)
    expect(await bitcoin.place(`${NOBODY}/../x`)).toMatchObject(failed)
    expect(await bitcoin.transaction('')).toMatchObject(failed)
    expect(await bitcoin.outspend({ txid: '0x', vout: 0 })).toMatchObject(failed)
    expect(asked).toEqual([])
  })

  it('that there is nothing is believed only in an explorer’s own words, not of any address that answers 404', async () => {
    const saying = (words: string, status = 404) => bitcoinOf(() => new Response(words, { status })).place(NOBODY)
    expect(await saying('Transaction not found')).toEqual({ ok: true, value: undefined })
    expect(await saying('endpoint does not exist')).toMatchObject(failed)
    expect(await saying('')).toMatchObject(failed)
    expect(await saying('Transaction not found', 503)).toMatchObject(failed)
    expect(await saying('<html>', 200)).toMatchObject(failed)
    expect(await saying('{"txid":1,"txid":2}', 200)).toMatchObject(failed)
  })

  it('than a height, or estimates that are none, is a failure', async () => {
    expect(await bitcoinOf(() => new Response('12a')).tipHeight()).toMatchObject(failed)
    expect(await bitcoinOf(() => new Response('840000\n')).tipHeight()).toEqual({ ok: true, value: 840_000 })
    expect(await bitcoinOf(() => json({})).satsPerVbyte(1)).toMatchObject(failed)
    expect(await bitcoinOf(() => json({ minimumFee: 5_001 })).leastSatsPerVbyte()).toMatchObject({ ok: false })
    expect(await bitcoinOf(() => json({ 3: 7, 6: 5 })).satsPerVbyte(1)).toEqual({ ok: true, value: 7 })
    expect(await bitcoinOf(() => json({ 3: 7, 6: 5 })).satsPerVbyte(5)).toEqual({ ok: true, value: 7 })
  })
})
