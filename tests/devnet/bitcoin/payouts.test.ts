import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NodeSilent } from '../rpc.ts'
import type { FamilyChain } from '../service/chain.ts'
import { insist } from '../service/insist.ts'
import { BTC, bitcoinChainRecord } from './currency.ts'
import { SOLVER_KEY } from './keys.ts'
import type { BitcoinNode } from './node.ts'
import { payouts } from './payouts.ts'
import { NODES, type Stand, startStand } from './stand.ts'
import { testWallet } from './test-wallet.ts'
import { openTill } from './till.ts'

const CHAIN: FamilyChain = bitcoinChainRecord('http://127.0.0.1:1/api')
const silent = () => Promise.reject(new NodeSilent('lost', 'the connection was lost'))

describe.each(NODES)('$kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('a payment over a node that is silent', () => {
    let stand: Stand
    beforeAll(async () => {
      stand = await startStand(program)
    })
    afterAll(() => stand?.stop())

    const signal = new AbortController().signal
    const payBoth = async (names: readonly [string, string], broadcast: BitcoinNode['broadcast']) => {
      let asked = 0
      const node: BitcoinNode = {
        ...stand.node,
        feeRate: () => {
          asked += 1
          return asked === 1 ? silent() : stand.node.feeRate()
        },
        broadcast,
      }
      const pay = payouts({ node, ledger: stand.ledger, till: openTill(SOLVER_KEY, node, stand.ledger) })
      const sent = []
      for (const name of names) {
        const payment = { recipient: testWallet(name).address, amount: 50_000n, key: `fill:${name}` }
        const whole = { ...payment, orderId: `0x${'00'.repeat(32)}` as const, chain: CHAIN, currency: BTC }
        sent.push(await insist(() => pay(whole), signal))
      }
      return sent
    }
    const mineUntil = async (confirmed: Promise<unknown>) => {
      let isOver = false
      const over = confirmed.finally(() => {
        isOver = true
      })
      while (!isOver) {
        await stand.mine(1)
        await sleep(100)
      }
      return over
    }
    const received = async (name: string) => {
      await stand.ledger.sync()
      return stand.ledger.unspent(testWallet(name).script).map(({ valueSats }) => valueSats)
    }

    test.each([
      ['never came to it', false],
      ['came to it', true],
    ])('is made once, also when the first broadcast %s', async (name, isTaken) => {
      let isFirst = true
      const names = [`${name} one`, `${name} two`] as const
      const sent = await payBoth(names, async (transaction) => {
        if (!isFirst) return stand.node.broadcast(transaction)
        isFirst = false
        if (isTaken) await stand.node.broadcast(transaction)
        return silent()
      })
      const outcomes = await mineUntil(Promise.all(sent.map(({ confirmed }) => confirmed(signal))))
      expect(outcomes).toEqual(['success', 'success'])
      for (const each of names) expect(await received(each)).toEqual([50_000n])
    })
  })
})
