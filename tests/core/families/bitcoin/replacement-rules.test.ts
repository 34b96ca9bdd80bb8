import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leastSizeOf, replacementFee } from '../../../../src/core/families/bitcoin/fees/fee-bump.ts'
import type { SizedFee } from '../../../../src/core/families/bitcoin/fees/fee-policy.ts'
import { vbytesOf } from '../../../../src/core/families/bitcoin/transaction/size.ts'
import { provenItem, termsOf } from '../../sign/bitcoin-peer.ts'

const { item } = provenItem({ withChange: false })
const [payer] = item.inputs
const ownScript = payer?.script ?? '0x'
const coins = Array.from({ length: 10 }, (_each, vout) => ({ txid: 'ab'.repeat(32), vout, valueSats: 2_000_000n }))

/** Children of one parent, best first. */
function diagramOf(parent: SizedFee, children: readonly SizedFee[]): readonly SizedFee[] {
  const left = children.toSorted((a, b) => Number(b.feeSats) / b.vbytes - Number(a.feeSats) / a.vbytes)
  let { feeSats, vbytes } = parent
  const points: SizedFee[] = [parent]
  for (const child of left) {
    feeSats += child.feeSats
    vbytes += child.vbytes
    points.push({ feeSats, vbytes })
  }
  return points
}

const child = fc.record({
  feeSats: fc.bigInt({ min: 100n, max: 60_000n }),
  vbytes: fc.integer({ min: 100, max: 1_000 }),
})

it('a replacement pays more than all that it replaces, for each byte, and at each size (BIP-125; Bitcoin Core 31)', () => {
  let larger = 0
  fc.assert(
    fc.property(fc.array(child, { maxLength: 24 }), fc.integer({ min: 1, max: 10 }), (others, count) => {
      const now = termsOf(item)
      const added = coins.slice(0, count)
      const answer = replacementFee(item, now, { satsPerVbyte: 1, others }, added)
      if (!answer.ok) return expect(answer.reason.code).toMatch(/^MINER_FEE_/)
      const inputs = [...item.inputs.map(({ script }) => script), ...added.map(() => ownScript)]
      const vbytes = vbytesOf(inputs, [...item.outputs.map(({ script }) => script), ownScript])
      const replaced = others.reduce((sum, { feeSats }) => sum + feeSats, now.feeSats)
      expect(answer.feeSats).toBeGreaterThanOrEqual(replaced + BigInt(vbytes))
      for (const { feeSats, vbytes: size } of diagramOf({ feeSats: now.feeSats, vbytes: leastSizeOf(item) }, others)) {
        const reached = answer.feeSats * BigInt(Math.min(size, vbytes))
        expect(reached).toBeGreaterThan(feeSats * BigInt(vbytes))
        if (size < vbytes && size > leastSizeOf(item)) larger += 1
      }
    }),
    { seed: 32, numRuns: 300 },
  )
  expect(larger).toBeGreaterThan(20)
})
