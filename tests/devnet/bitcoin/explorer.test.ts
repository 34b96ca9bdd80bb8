import { createHash } from 'node:crypto'
import { sha256x2 } from '@scure/btc-signer/utils'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { explorerApp } from './explorer.ts'
import { explorerFaults } from './explorer-faults.ts'
import { hex } from './hex.ts'
import { MINER } from './keys.ts'
import { NODES, type Stand, startStand } from './stand.ts'
import { type Kind, testWallet } from './test-wallet.ts'
import { readTransaction } from './transaction.ts'

describe.each(NODES)('$kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('its explorer', () => {
    let stand: Stand
    let app: ReturnType<typeof explorerApp>
    const faults = explorerFaults()
    beforeAll(async () => {
      stand = await startStand(program)
      app = explorerApp({ node: stand.node, ledger: stand.ledger, faults })
    })
    afterAll(() => stand?.stop())
    afterEach(() => faults.clear())

    const get = async (path: string) => {
      const response = await app.request(`/api${path}`)
      const text = await response.text()
      const json = response.headers.get('content-type')?.includes('json')
      return { status: response.status, body: json ? JSON.parse(text) : text }
    }
    const post = async (text: string) => {
      const response = await app.request('/api/tx', { method: 'POST', body: text })
      return { status: response.status, text: await response.text() }
    }

    test.each(['wpkh', 'tr', 'sh-wpkh', 'pkh'] as const)(
      'follows a %s address from the mempool on',
      async (kind: Kind) => {
        const { address, script, spend } = testWallet(`followed ${kind}`, kind)
        const stats = async () => (await get(`/address/${address}`)).body
        const none = { funded_txo_count: 0, funded_txo_sum: 0, spent_txo_count: 0, spent_txo_sum: 0, tx_count: 0 }
        expect(await stats()).toEqual({ address, chain_stats: none, mempool_stats: none })

        const txid = await stand.fund(address, 50_000n, 30_000n)
        const funded = { ...none, funded_txo_count: 2, funded_txo_sum: 80_000, tx_count: 1 }
        expect(await stats()).toMatchObject({ chain_stats: none, mempool_stats: funded })
        expect((await get(`/address/${address}/utxo`)).body).toEqual([
          { txid, vout: 0, value: 50_000, status: { confirmed: false } },
          { txid, vout: 1, value: 30_000, status: { confirmed: false } },
        ])
        await stand.mine(1)
        expect(await stats()).toMatchObject({ chain_stats: funded, mempool_stats: none })
        const { height, hash, timeSeconds } = stand.ledger.tip()
        const status = { confirmed: true, block_height: height, block_hash: hash, block_time: timeSeconds }
        expect((await get(`/tx/${txid}/status`)).body).toEqual(status)

        const hex = (await get(`/tx/${txid}/hex`)).body
        expect(readTransaction(hex).txid).toBe(txid)
        const spending = spend(
          [{ txid, vout: 1, valueSats: 30_000n, hex }],
          [{ script: MINER.script, valueSats: 29_000n }],
        )
        const sent = await post(spending)
        expect(sent).toEqual({ status: 200, text: readTransaction(spending).txid })
        const spent = { ...none, spent_txo_count: 1, spent_txo_sum: 30_000, tx_count: 1 }
        expect(await stats()).toMatchObject({ chain_stats: funded, mempool_stats: spent })
        expect((await get(`/address/${address}/utxo`)).body).toEqual([{ txid, vout: 0, value: 50_000, status }])
        const [outspend] = (await get(`/tx/${txid}/outspends`)).body.slice(1)
        expect(outspend).toEqual({ spent: true, txid: sent.text, vin: 0, status: { confirmed: false } })
        const [newest, oldest] = (await get(`/address/${address}/txs`)).body
        expect(oldest).toMatchObject({ txid, status })
        expect(newest).toMatchObject({
          txid: sent.text,
          fee: 1_000,
          vin: [{ txid, vout: 1, prevout: { scriptpubkey: script, scriptpubkey_address: address, value: 30_000 } }],
          vout: [{ scriptpubkey: MINER.script, scriptpubkey_type: 'v0_p2wpkh', value: 29_000 }],
          status: { confirmed: false },
        })
      },
    )

    test('gives the tip, and follows a reorg', async () => {
      const height = Number((await get('/blocks/tip/height')).body)
      const { body: hash } = await get('/blocks/tip/hash')
      expect((await get(`/block-height/${height}`)).body).toBe(hash)
      const { address } = testWallet('reorged')
      const txid = await stand.fund(address, 70_000n)
      await stand.mine(1)
      expect((await get(`/tx/${txid}/status`)).body).toMatchObject({ confirmed: true, block_height: height + 1 })
      await stand.reorg(2)
      expect((await get(`/block-height/${height}`)).body).not.toBe(hash)
      expect((await get(`/tx/${txid}/status`)).body).toEqual({ confirmed: false })
      await stand.node.evict(txid)
      expect(await get(`/tx/${txid}`)).toMatchObject({ status: 404 })
      expect((await get(`/address/${address}`)).body.mempool_stats.tx_count).toBe(0)
      expect(await get(`/block-height/${height + 100}`)).toEqual({ status: 404, body: 'Block not found' })
    })

    test('is there twice, and each has faults of its own', async () => {
      const heights = () =>
        Promise.all(['', '/second'].map(async (base) => (await app.request(`${base}/api/blocks/tip/height`)).status))
      expect(await heights()).toEqual([200, 200])
      faults.set({ kind: 'error', path: '/second/' })
      expect(await heights()).toEqual([200, 503])
      faults.clear()
      faults.set({ kind: 'absent', path: '/tip/' })
      expect(await heights()).toEqual([404, 404])
    })

    test('tells of blocks, of what is in them, and of what waits', async () => {
      const { address, script } = testWallet('told of')
      const txid = await stand.fund(address, 40_000n)
      expect((await get('/mempool/txids')).body).toContain(txid)
      const { count, vsize, total_fee } = (await get('/mempool')).body
      expect([count, vsize, total_fee].every((each: number) => each > 0)).toBe(true)
      expect(await get(`/tx/${txid}/merkle-proof`)).toMatchObject({ status: 404 })
      await stand.mine(1)
      await stand.ledger.sync()
      const { height, hash } = stand.ledger.tip()
      const { body: txids } = await get(`/block/${hash}/txids`)
      const pos = txids.indexOf(txid)
      expect((await get(`/block/${hash}/txid/${pos}`)).body).toBe(txid)
      expect((await get(`/block/${hash}/txs`)).body.map((each: { txid: string }) => each.txid)).toEqual(txids)
      const { body: before } = await get(`/block-height/${height - 1}`)
      const { body: header } = await get(`/block/${hash}/header`)
      expect(hex.encode(sha256x2(hex.decode(header)).reverse())).toBe(hash)
      const view = new DataView(Uint8Array.from(hex.decode(header)).buffer)
      const fields = { version: view.getInt32(0, true), nonce: view.getUint32(76, true), bits: 0x207f_ffff }
      const block = { id: hash, height, tx_count: txids.length, previousblockhash: before, ...fields }
      expect((await get(`/block/${hash}`)).body).toMatchObject(block)
      expect((await get('/blocks')).body[0]).toMatchObject(block)
      expect((await get(`/blocks/${height - 1}`)).body[0]).toMatchObject({ id: before })
      expect(await get(`/blocks/${height + 1}`)).toEqual({ status: 404, body: 'Block not found' })
      expect((await get(`/block/${before}/status`)).body).toEqual({
        in_best_chain: true,
        height: height - 1,
        next_best: hash,
      })
      expect((await get(`/tx/${txid}/merkle-proof`)).body).toMatchObject({ block_height: height, pos })
      const scripthash = createHash('sha256').update(Buffer.from(script, 'hex')).digest('hex')
      expect((await get(`/scripthash/${scripthash}`)).body).toMatchObject({ scripthash, chain_stats: { tx_count: 1 } })
      expect((await get(`/scripthash/${scripthash}/txs`)).body).toMatchObject([{ txid }])
      expect((await get(`/scripthash/${scripthash}/utxo`)).body).toMatchObject([{ txid, value: 40_000 }])
      expect((await get(`/scripthash/${'0'.repeat(64)}/txs`)).body).toEqual([])
      expect((await get(`/tx/${txid}/outspend/0`)).body).toEqual({ spent: false })
      const raw = await app.request(`/api/tx/${txid}/raw`)
      expect(Buffer.from(await raw.arrayBuffer()).toString('hex')).toBe((await get(`/tx/${txid}/hex`)).body)
      await stand.reorg(1)
      expect((await get(`/block/${hash}/status`)).body).toEqual({ in_best_chain: false })
      expect(await get(`/block/${hash}`)).toEqual({ status: 404, body: 'Block not found' })
    })

    test('refuses in the words of the public explorers', async () => {
      expect(await get('/address/bc1qnot')).toEqual({ status: 400, body: 'Invalid Bitcoin address' })
      // The native currency's identifier is no address.
      expect(await get('/address/bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8')).toMatchObject({ status: 400 })
      expect(await get(`/tx/${'0'.repeat(63)}1`)).toEqual({ status: 404, body: 'Transaction not found' })
      const { status, text } = await post('00ff')
      expect(status).toBe(400)
      expect(text).toMatch(/^sendrawtransaction RPC error: \{"code":-22,"message":"TX decode failed/)
      expect(await get('/fee-estimates')).toMatchObject({ status: 200, body: { 1: expect.any(Number) } })
      expect(await get('/v1/fees/recommended')).toMatchObject({ body: { fastestFee: expect.any(Number) } })
    })

    test('lies as it is told, and then no more', async () => {
      const { address } = testWallet('lied to')
      const txid = await stand.fund(address, 60_000n)
      const utxo = async () => (await get(`/address/${address}/utxo`)).body[0]
      const truth = await utxo()
      faults.set({ kind: 'value', valueSats: '99', path: '/utxo', times: 1 })
      expect(await utxo()).toEqual({ ...truth, value: 99 })
      expect(await utxo()).toEqual(truth)
      faults.set({ kind: 'confirmations', confirmed: true })
      expect(await utxo()).toMatchObject({ status: { confirmed: true, block_height: 1 } })
      expect((await get(`/tx/${txid}/status`)).body).toMatchObject({ confirmed: true })
      faults.clear()
      faults.set({ kind: 'script', script: MINER.script, path: `/tx/${txid}` })
      expect((await get(`/tx/${txid}`)).body.vout[0].scriptpubkey).toBe(MINER.script)
      faults.set({ kind: 'hex', hex: '00' })
      expect((await get(`/tx/${txid}/hex`)).body).toBe('00')
      faults.set({ kind: 'error' })
      expect(await get('/blocks/tip/height')).toMatchObject({ status: 503 })
      expect(() => faults.set({ kind: 'delay' })).toThrow('milliseconds: expected a whole number')
      expect(() => faults.set({ kind: 'other' })).toThrow('kind: expected')
    })
  })
})
