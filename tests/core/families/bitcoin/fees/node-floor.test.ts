import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floorAt, nodeFloorOf } from '../../../../../src/core/families/bitcoin/fees/node-floor.ts'

const refused = (code: 'FEE_BELOW_NODES' | 'BUMP_BELOW_NODES', needs: string, vbytes: number) => ({
  reason: { code, has: '1', needs },
  vbytes,
})

describe('the fees that nodes named', () => {
  it('are whole fees of a transaction, or extras of a replacement', () => {
    const floor = nodeFloorOf([refused('FEE_BELOW_NODES', '420', 140), refused('BUMP_BELOW_NODES', '141', 141)])
    expect(floor.least).toContainEqual({ feeSats: 420n, vbytes: 140 })
    expect(floor.more).toEqual([{ feeSats: 141n, vbytes: 141 }])
  })

  it('are no part of another refusal', () => {
    const floor = nodeFloorOf([{ reason: { code: 'TOO_OFTEN' }, vbytes: 140 }])
    expect([floorAt(floor.least, 140), floorAt(floor.more, 140)]).toEqual([0n, 0n])
  })

  it("are met together with the explorer's rate, rounded up", () => {
    expect(floorAt(nodeFloorOf([], 1.0001).least, 140)).toBe(141n)
    expect(floorAt(nodeFloorOf([refused('FEE_BELOW_NODES', '420', 140)], 1).least, 141)).toBe(423n)
  })

  it('are never less a vbyte at another size', () => {
    const size = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 9n }), size, size, (feeSats, vbytes, at) => {
        const here = floorAt([{ feeSats, vbytes }], at)
        expect(here * BigInt(vbytes)).toBeGreaterThanOrEqual(feeSats * BigInt(at))
        if (here > 0n) expect((here - 1n) * BigInt(vbytes)).toBeLessThan(feeSats * BigInt(at))
      }),
    )
  })
})
