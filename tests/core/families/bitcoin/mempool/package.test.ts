import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ancestorsOf,
  feesIn,
  type MempoolCluster,
  type MempoolEntry,
  vbytesIn,
} from '../../../../../src/core/families/bitcoin/mempool/cluster.ts'
import { packageAt } from '../../../../../src/core/families/bitcoin/mempool/package.ts'

const entry = (txid: string, feeSats: bigint | undefined, parents: readonly string[] = []): MempoolEntry => ({
  txid,
  vbytes: 100,
  feeSats,
  parents,
})
const whole = (...entries: readonly MempoolEntry[]): MempoolCluster => ({ entries, isWhole: true })

describe('what a child has to raise', () => {
  it('is the parent with the ancestors that wait for the same reason', () => {
    expect(packageAt(whole(entry('p', 500n, ['a']), entry('a', 100n)), 'p', 10)).toEqual({ feeSats: 600n, vbytes: 200 })
  })

  it('is the parent alone where its ancestor is taken anyway, whose surplus helps nobody', () => {
    const cluster = whole(entry('p', 500n, ['a']), entry('a', 9_000n))
    expect(packageAt(cluster, 'p', 10)).toEqual({ feeSats: 500n, vbytes: 100 })
  })

  it('has an ancestor that a middle one pays for', () => {
    const cluster = whole(entry('p', 100n, ['b']), entry('b', 1_900n, ['a']), entry('a', 100n))
    expect(packageAt(cluster, 'p', 10)).toEqual({ feeSats: 100n, vbytes: 100 })
    expect(packageAt(cluster, 'p', 11)).toEqual({ feeSats: 2_100n, vbytes: 300 })
  })

  it('is unknown where a fee is unread', () => {
    expect(packageAt(whole(entry('p', 100n, ['a']), entry('a', undefined)), 'p', 10)).toBeUndefined()
  })

  it('makes all of it pay the rate, whatever a miner takes first', () => {
    const fee = fc.bigInt({ min: 0n, max: 4_000n })
    const entries = fc.array(fc.record({ fee, parents: fc.array(fc.nat(8)) }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(entries, (made) => {
        const all = made.map((each, at) =>
          entry(`${at}`, each.fee, [...new Set(each.parents.filter((parent) => parent > at).map(String))]),
        )
        const cluster = whole(...all)
        const raised = packageAt(cluster, '0', 10)
        if (!raised) throw new Error('expected a package')
        const child = entry('child', BigInt((raised.vbytes + 100) * 10) - raised.feeSats, ['0'])
        if ((child.feeSats ?? 0n) < 1_000n) return
        // A miner takes the best set first; the child comes at the rate or better.
        const [rate, mined] = [10, new Set<string>()]
        for (;;) {
          const left = whole(child, ...all.filter(({ txid }) => !mined.has(txid)))
          const sets = left.entries.map(({ txid }) => ancestorsOf(left, txid))
          const next = sets.find((set) => (feesIn(set) ?? 0n) >= BigInt(vbytesIn(set) * rate))
          if (!next) break
          for (const { txid } of next) mined.add(txid)
          if (mined.has('child')) return
        }
        throw new Error('expected the child in a block')
      }),
    )
  })
})
