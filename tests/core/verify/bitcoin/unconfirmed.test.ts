import { describe, expect, it } from 'vitest'
import { knownFact, type UnconfirmedFact } from '../../../../src/core/chain/facts.ts'
import type { MempoolEntry } from '../../../../src/core/families/bitcoin/mempool/cluster.ts'
import { coinsOf } from '../../honest/bitcoin.ts'
import { type BitcoinShape, honestBitcoin, withFacts } from '../../honest/bitcoin-case.ts'
import { judge } from '../../proof/judge.ts'

const VALUES = [600_000n, 500_000n]

function chain(last: string, length: number, feeSats: bigint | undefined): readonly MempoolEntry[] {
  const names = [...Array.from({ length: length - 1 }, (_, at) => `${at}`), last]
  return names.map((txid, at) => {
    const parent = names[at - 1]
    return { txid, vbytes: 150, feeSats, parents: parent === undefined ? [] : [parent] }
  })
}

/** The second coin is unconfirmed. */
function judged(ancestry: (txid: string) => UnconfirmedFact, shape: BitcoinShape = {}) {
  const made = honestBitcoin({ values: VALUES, amountIn: 900_000n, ...shape })
  const [confirmed, waiting] = made.spending.coins.map(({ raw: _raw, ...coin }) => coin)
  if (!confirmed || !waiting) throw new Error('expected two coins')
  const coins = [confirmed, { ...waiting, unconfirmed: ancestry(waiting.txid) }]
  return judge(withFacts(made, { coins: knownFact(coins, 'an example') }))
}

const stranger = (txid: string): UnconfirmedFact => ({
  isOwn: false,
  isWhole: true,
  entries: chain(txid, 1, undefined),
})
const own =
  (length: number, feeSats = 2_000n) =>
  (txid: string): UnconfirmedFact => ({ isOwn: true, isWhole: true, entries: chain(txid, length, feeSats) })

describe('a coin that no block has confirmed', () => {
  it("is spent without a word where it is our own change, and with a tick where it is a stranger's payment", () => {
    const mine = judged(own(1))
    expect(mine).toMatchObject({ verdict: 'accept', findings: [] })
    const [, waiting] = coinsOf(honestBitcoin({ values: VALUES, amountIn: 900_000n }).spending.account, VALUES)
    const others = judged(stranger)
    expect(others.verdict).toBe('accept')
    expect(others.findings).toMatchObject([
      {
        code: 'F30',
        level: 'tick',
        sentence: { says: 'coinOfStrangerUnconfirmed', coin: `${waiting?.txid}:${waiting?.vout}`, amount: '0.005 BTC' },
      },
    ])
    expect(others.proven?.ticks).toHaveLength(1)
  })

  it('is refused at the end of a chain that nodes do not take', () => {
    expect(judged(own(24)).verdict).toBe('accept')
    expect(judged(own(25))).toMatchObject({ verdict: 'refuse', codes: ['F31'] })
    const unread = (txid: string) => ({ ...own(1)(txid), isWhole: false })
    expect(judged(unread)).toMatchObject({ verdict: 'refuse', codes: ['F31'] })
    const strange = (txid: string) => ({ ...stranger(txid), isWhole: false })
    expect(judged(strange).codes).toContain('F31')
  })

  it('brings a warning where the whole chain pays too little, though our transaction alone pays enough', () => {
    expect(judged(own(20, 750n))).toMatchObject({ verdict: 'accept', findings: [] })
    const slow = judged(own(20, 150n))
    expect(slow.verdict).toBe('accept')
    expect(slow.findings).toMatchObject([{ code: 'F25', sentence: { says: 'unconfirmedChainFeeLow' } }])
  })
})
