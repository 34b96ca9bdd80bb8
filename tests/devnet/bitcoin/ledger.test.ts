import { afterAll, beforeAll, expect, test } from 'vitest'
import { countMoves } from './counted-node.ts'
import { MINER } from './keys.ts'
import { type Ledger, openLedger } from './ledger.ts'
import type { BitcoinNode } from './node.ts'
import { startSimulatedNode } from './simulated-node.ts'

const inner = startSimulatedNode({ now: () => 1_700_000_000_000 })
let elapsedMs = 0
let looks = 0
const { node, moves } = countMoves({
  ...inner,
  position() {
    looks += 1
    return inner.position()
  },
})
let ledger: Ledger
beforeAll(async () => {
  ledger = openLedger({ node, moves }, () => elapsedMs)
  await ledger.sync()
})
afterAll(() => node.stop())

async function looksDuring(work: () => Promise<unknown>): Promise<number> {
  const before = looks
  await work()
  return looks - before
}

test('a glance is content with a look of this moment; sync is not', async () => {
  expect(await looksDuring(() => ledger.sync())).toBe(1)
  expect(await looksDuring(() => Promise.all([ledger.glance(), ledger.glance()]))).toBe(0)
  expect(await looksDuring(() => ledger.sync())).toBe(1)
  elapsedMs += 25
  expect(await looksDuring(() => ledger.glance(26))).toBe(0)
  expect(await looksDuring(() => ledger.glance())).toBe(1)
})

test.each<[string, (node: BitcoinNode) => Promise<unknown>]>([
  ['a block', ({ mine }) => mine(1, MINER.script)],
  ['a block of our own choice', ({ mineOnly }) => mineOnly(MINER.script, [])],
  ['a reorg', ({ reorg }) => reorg(1, MINER.script)],
  ['a transaction, also one that is refused', ({ broadcast }) => broadcast('00').catch(() => undefined)],
  ['an eviction, also one of nothing', ({ evict }) => evict('00'.repeat(32)).catch(() => undefined)],
])('after %s it looks again', async (_, change) => {
  await ledger.sync()
  await change(node)
  expect(await looksDuring(() => ledger.glance())).toBeGreaterThan(0)
  expect(ledger.tip().hash).toBe((await inner.position()).tipHash)
})
