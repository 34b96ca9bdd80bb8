import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINER } from './keys.ts'
import { NODES, type Stand, startStand } from './stand.ts'
import { type Kind, testWallet } from './test-wallet.ts'
import { opReturnScript, readTransaction } from './transaction.ts'

const KINDS: readonly Kind[] = ['wpkh', 'tr', 'sh-wpkh', 'pkh']
const ORDER = opReturnScript(new TextEncoder().encode(`0x${'ab'.repeat(32)}`))

describe.each(NODES)('$kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('a node', () => {
    let stand: Stand
    beforeAll(async () => {
      stand = await startStand(program)
    })
    afterAll(() => stand?.stop())

    const coinOf = async (wallet: ReturnType<typeof testWallet>, valueSats = 1_000_000n) => {
      const txid = await stand.fund(wallet.address, valueSats)
      await stand.mine(1)
      await stand.ledger.sync()
      const found = stand.ledger.unspent(wallet.script).find((coin) => coin.txid === txid)
      const transaction = stand.ledger.everSeen(txid)
      if (!found || !transaction) throw new Error('the faucet did not pay')
      return { ...found, hex: transaction.hex }
    }
    const spend = async (name: string, feeSats = 2_000n) => {
      const wallet = testWallet(name)
      const coin = await coinOf(wallet)
      const pay = (fee: bigint) => wallet.spend([coin], [{ script: MINER.script, valueSats: coin.valueSats - fee }])
      return { coin, pay, hex: pay(feeSats) }
    }

    describe.each(KINDS)('%s', (kind) => {
      test('takes an honest spend with an order id beside it', async () => {
        const wallet = testWallet(`honest ${kind}`, kind)
        const coin = await coinOf(wallet)
        const outputs = [
          { script: MINER.script, valueSats: 900_000n },
          { script: ORDER, valueSats: 0n },
        ]
        const transaction = wallet.spend([coin], outputs)
        expect(await stand.node.test(transaction)).toEqual({ accepted: true })
      })
      test('refuses a signature that is for other outputs', async () => {
        const wallet = testWallet(`tampered ${kind}`, kind)
        const coin = await coinOf(wallet)
        const transaction = wallet.spend([coin], [{ script: MINER.script, valueSats: 900_000n }])
        // 900,000 satoshis, little-endian, become 900,001.
        const tampered = transaction.replace('a0bb0d0000000000', 'a1bb0d0000000000')
        expect(tampered).not.toBe(transaction)
        expect(await stand.node.test(tampered)).toMatchObject({ accepted: false })
        await expect(stand.node.mineOnly(MINER.script, [tampered])).rejects.toThrow()
      })
    })
    test('takes several inputs of several kinds at once, and refuses them when one is wrong', async () => {
      const wallet = testWallet('several')
      const coins = [await coinOf(wallet), await coinOf(wallet), await coinOf(wallet)]
      const transaction = wallet.spend(coins, [{ script: MINER.script, valueSats: 2_900_000n }])
      expect(await stand.node.test(transaction)).toEqual({ accepted: true })
      const value = '20402c0000000000'
      expect(transaction).toContain(value)
      expect(await stand.node.test(transaction.replace(value, '21402c0000000000'))).toMatchObject({ accepted: false })
    })
    test('takes taproot inputs together: their signatures cover all amounts', async () => {
      const wallet = testWallet('two taproot', 'tr')
      const coins = [await coinOf(wallet), await coinOf(wallet)]
      const honest = wallet.spend(coins, [{ script: MINER.script, valueSats: 1_900_000n }])
      expect(await stand.node.test(honest)).toEqual({ accepted: true })
      const lied = coins.map((coin, index) => (index === 0 ? { ...coin, valueSats: coin.valueSats - 1n } : coin))
      const lying = wallet.spend(lied, [{ script: MINER.script, valueSats: 1_900_000n }])
      expect(await stand.node.test(lying)).toMatchObject({ accepted: false })
    })

    test('refuses coins that are not there, dust, and too low a fee, in words', async () => {
      const { coin } = await spend('words')
      const wallet = testWallet('words')
      const reasonOf = async (outputs: Parameters<typeof wallet.spend>[1], coins = [coin]) => {
        const verdict = await stand.node.test(wallet.spend(coins, outputs))
        return verdict.accepted ? 'accepted' : verdict.reason
      }
      const out = (valueSats: bigint) => [{ script: MINER.script, valueSats }]
      expect(await reasonOf(out(1_000_000n))).toContain('min relay fee not met')
      const above = wallet.spend([coin], out(900_000n)).replace('a0bb0d0000000000', '80841e0000000000')
      expect(await stand.node.test(above)).toMatchObject({ reason: expect.stringContaining('bad-txns-in-belowout') })
      expect(await reasonOf([...out(900_000n), { script: MINER.script, valueSats: 293n }])).toContain('dust')
      const long = opReturnScript(new Uint8Array(100))
      expect(await reasonOf([...out(900_000n), { script: long, valueSats: 0n }])).toContain('scriptpubkey')
      const transaction = wallet.spend([coin], out(990_000n))
      await stand.node.broadcast(transaction)
      await stand.mine(1)
      await expect(stand.node.broadcast(transaction)).rejects.toMatchObject({ code: -27 })
      await expect(stand.node.broadcast(wallet.spend([coin], out(980_000n)))).rejects.toMatchObject({ code: -25 })
    })
    test('replaces a waiting transaction by one that pays more, and only then', async () => {
      const { pay, hex } = await spend('replace')
      const first = await stand.node.broadcast(hex)
      await expect(stand.node.broadcast(pay(2_001n))).rejects.toMatchObject({ code: -26 })
      const second = await stand.node.broadcast(pay(4_000n))
      const { mempool } = await stand.node.position()
      expect(mempool).toContain(second)
      expect(mempool).not.toContain(first)
    })
    test('gives transactions of replaced blocks back to the mempool', async () => {
      const { hex } = await spend('reorg')
      const txid = await stand.node.broadcast(hex)
      await stand.mine(2)
      await stand.ledger.sync()
      const before = stand.ledger.tip()
      expect(stand.ledger.entry(txid)?.block).toBeDefined()
      await stand.reorg(2)
      await stand.ledger.sync()
      expect(stand.ledger.tip().height).toBe(before.height + 1)
      expect(stand.ledger.block(before.height)?.hash).not.toBe(before.hash)
      expect(stand.ledger.entry(txid)).toMatchObject({ block: undefined })
      await stand.mine(1)
      await stand.ledger.sync()
      expect(stand.ledger.entry(txid)?.block?.height).toBe(before.height + 2)
    })
    test('evicts one transaction with what hangs on it, and no other', async () => {
      const { coin, hex } = await spend('evicted')
      const kept = await stand.node.broadcast((await spend('kept')).hex)
      const wallet = testWallet('evicted')
      const parent = wallet.spend([coin], [{ script: wallet.script, valueSats: 990_000n }])
      const { txid } = readTransaction(parent)
      await stand.node.broadcast(parent)
      const below = { txid, vout: 0, valueSats: 990_000n, hex: parent }
      const child = await stand.node.broadcast(wallet.spend([below], [{ script: MINER.script, valueSats: 980_000n }]))
      await stand.node.evict(txid)
      await stand.ledger.sync()
      expect(stand.ledger.entry(txid)).toBeUndefined()
      expect(stand.ledger.entry(child)).toBeUndefined()
      expect(stand.ledger.entry(kept)).toBeDefined()
      expect(await stand.node.test(hex)).toEqual({ accepted: true })
    })
    test('leaves a transaction out of blocks that is worth less than nothing to miners', async () => {
      const { hex } = await spend('prioritised')
      const txid = await stand.node.broadcast(hex)
      await stand.node.prioritise(txid, -100_000)
      await stand.mine(1)
      await stand.ledger.sync()
      expect(stand.ledger.entry(txid)).toMatchObject({ block: undefined })
      await stand.node.prioritise(txid, 100_000)
      await stand.mine(1)
      await stand.ledger.sync()
      expect(stand.ledger.entry(txid)?.block).toBeDefined()
    })
    test('mines a conflicting spend over a waiting one', async () => {
      const { pay, hex } = await spend('conflict')
      const waiting = await stand.node.broadcast(hex)
      const other = pay(3_000n)
      await stand.node.mineOnly(MINER.script, [other])
      await stand.ledger.sync()
      expect(stand.ledger.entry(waiting)).toBeUndefined()
      expect(stand.ledger.entry(readTransaction(other).txid)?.block).toBeDefined()
    })
  })
})
