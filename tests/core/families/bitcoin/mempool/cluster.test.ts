import { describe, expect, it } from 'vitest'
import {
  ancestorsOf,
  ancestorsOfAll,
  CHAIN_LIMITS,
  chainProblemOf,
  descendantsOf,
  feesIn,
  joinedClusters,
  type MempoolCluster,
  type MempoolEntry,
} from '../../../../../src/core/families/bitcoin/mempool/cluster.ts'

const entry = (txid: string, parents: readonly string[] = [], vbytes = 200): MempoolEntry => ({
  txid,
  vbytes,
  feeSats: 300n,
  parents,
})
const whole = (entries: readonly MempoolEntry[]): MempoolCluster => ({ entries, isWhole: true })
const chain = (count: number, vbytes = 200) =>
  whole(Array.from({ length: count }, (_, at) => entry(`${at}`, at === 0 ? [] : [`${at - 1}`], vbytes)))
/** One parent with children. */
const fan = (children: number) =>
  whole([entry('root'), ...Array.from({ length: children }, (_, at) => entry(`child ${at}`, ['root']))])
const spending = (txid: string, vbytes = 200) => ({ spends: [txid], vbytes })

describe('a cluster of the mempool', () => {
  const diamond = whole([entry('a'), entry('b', ['a']), entry('c', ['a']), entry('d', ['b', 'c']), entry('e', ['x'])])
  const names = (entries: readonly MempoolEntry[]) => entries.map(({ txid }) => txid).sort()

  it('knows what a transaction depends on, and what depends on it', () => {
    expect(names(ancestorsOf(diamond, 'd'))).toEqual(['a', 'b', 'c', 'd'])
    expect(names(descendantsOf(diamond, 'b'))).toEqual(['b', 'd'])
    expect(names(ancestorsOfAll(diamond, ['b', 'c']))).toEqual(['a', 'b', 'c'])
    expect(names(ancestorsOf(diamond, 'nothing'))).toEqual([])
  })

  it('counts a shared transaction once', () => {
    expect(joinedClusters([diamond, whole([entry('a')])]).entries).toHaveLength(5)
    expect(joinedClusters([diamond, { entries: [], isWhole: false }]).isWhole).toBe(false)
  })

  it('knows no fee where one is unknown', () => {
    expect(feesIn([entry('a'), entry('b')])).toBe(600n)
    expect(feesIn([entry('a'), { ...entry('b'), feeSats: undefined }])).toBeUndefined()
  })
})

describe('the limits of unconfirmed chains', () => {
  it('are 25 transactions with ours, one after another', () => {
    expect(chainProblemOf(chain(24), spending('23'))).toBeUndefined()
    expect(chainProblemOf(chain(25), spending('24'))).toBe('ancestors')
  })

  it('are 25 transactions that depend on one, with ours', () => {
    expect(chainProblemOf(fan(23), spending('root'))).toBeUndefined()
    expect(chainProblemOf(fan(24), spending('root'))).toBe('descendants')
    expect(chainProblemOf(fan(24), spending('child 3'))).toBe('descendants')
  })

  it('are 64 transactions that are connected, with ours', () => {
    const joined = (count: number) => {
      const fans = Array.from({ length: count }, (_, at) => [entry(`root ${at}`), entry(`tip ${at}`, [`root ${at}`])])
      return whole([...fans.flat(), entry('last', [])])
    }
    const spends = ['last']
    expect(chainProblemOf(joined(31), { spends, vbytes: 200 })).toBeUndefined()
    expect(chainProblemOf(joined(32), { spends, vbytes: 200 })).toBe('cluster')
  })

  it('are 101,000 virtual bytes, of ancestors, descendants and cluster', () => {
    expect(chainProblemOf(chain(2, 50_000), spending('1', 1_000))).toBeUndefined()
    expect(chainProblemOf(chain(2, 50_000), spending('1', 1_001))).toBe('cluster')
  })

  it('count as passed where the cluster was not read whole', () => {
    expect(chainProblemOf({ ...chain(1), isWhole: false }, spending('0'))).toBe('cluster')
  })

  it('do not concern confirmed coins', () => {
    expect(chainProblemOf({ entries: [], isWhole: false }, { spends: [], vbytes: 200_000 })).toBeUndefined()
  })

  it('are the stricter of both policies', () => {
    expect(CHAIN_LIMITS).toEqual({ ancestors: 25, descendants: 25, cluster: 64, vbytes: 101_000 })
  })
})
