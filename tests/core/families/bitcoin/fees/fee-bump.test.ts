import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BitcoinPsbtItem } from '../../../../../src/core/execution/item.ts'
import { dustSats } from '../../../../../src/core/families/bitcoin/dust.ts'
import { cpfpChildOf, replacementTerms } from '../../../../../src/core/families/bitcoin/fees/fee-bump.ts'
import { nodeFloorOf } from '../../../../../src/core/families/bitcoin/fees/node-floor.ts'
import { spendingAt } from '../../../../../src/core/families/bitcoin/spending.ts'
import { vbytesOf } from '../../../../../src/core/families/bitcoin/transaction/size.ts'
import { provenItem, termsOf } from '../../../sign/bitcoin-peer.ts'

const { item } = provenItem({ values: [5_000_000n, 5_000_000n] })
const bare = provenItem({ withChange: false }).item
const changeOf = ({ outputs }: Pick<BitcoinPsbtItem, 'outputs'>) => outputs.find(({ role }) => role === 'change')
const vbytes = vbytesOf(
  item.inputs.map(({ script }) => script),
  item.outputs.map(({ script }) => script),
)
const ALONE = { others: [] }

function withChange(valueSats: bigint): BitcoinPsbtItem {
  return {
    ...item,
    outputs: item.outputs.map((output) => (output.role === 'change' ? { ...output, valueSats } : output)),
  }
}

describe('a raised fee', () => {
  it('comes off the change alone, whatever it is', () => {
    const most = (changeOf(item)?.valueSats ?? 0n) - dustSats(changeOf(item)?.script ?? '0x')
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: most }), (more) => {
        const answer = spendingAt(item, { feeSats: item.feeSats + more })
        if (!answer.ok) throw new Error(answer.message)
        expect(answer.spending.outputs).toHaveLength(item.outputs.length)
        for (const [index, output] of answer.spending.outputs.entries()) {
          const before = item.outputs[index]
          const paid = output.role === 'change' ? more : 0n
          expect({ ...output, valueSats: output.valueSats + paid }).toEqual(before)
        }
      }),
    )
    expect(spendingAt(item, { feeSats: item.feeSats + most + 1n })).toMatchObject({
      ok: false,
      reason: { code: 'RAISE_TOO_LITTLE' },
    })
  })

  it('is what the rate asks for the bytes of the transaction', () => {
    const answer = replacementTerms(item, termsOf(item), { satsPerVbyte: 20, ...ALONE })
    expect(answer).toEqual({ ok: true, terms: termsOf(item, BigInt(vbytes * 20)) })
  })

  it('is never below what nodes want for a replacement: all that it replaces, and a satoshi more for each byte', () => {
    const answer = replacementTerms(item, termsOf(item), { satsPerVbyte: 1, ...ALONE })
    expect(answer).toEqual({ ok: true, terms: termsOf(item, item.feeSats + BigInt(vbytes)) })
    const twice = replacementTerms(item, termsOf(item, item.feeSats + BigInt(vbytes)), { satsPerVbyte: 1, ...ALONE })
    expect(twice).toEqual({ ok: true, terms: termsOf(item, item.feeSats + 2n * BigInt(vbytes)) })
    const crowded = replacementTerms(item, termsOf(item), {
      satsPerVbyte: 1,
      others: [{ feeSats: 7_000n, vbytes: 150 }],
    })
    expect(crowded).toEqual({ ok: true, terms: termsOf(item, item.feeSats + 7_000n + BigInt(vbytes)) })
  })

  it('meets the fees that nodes named: the whole one, and the extra above the fee in force', () => {
    const said = (least: bigint, more: bigint) => ({
      ...{ satsPerVbyte: 1, others: [{ feeSats: 500n, vbytes: 150 }] },
      floor: {
        ...nodeFloorOf([
          { reason: { code: 'FEE_BELOW_NODES', has: '1', needs: `${least}` }, vbytes: vbytes - 2 },
          { reason: { code: 'BUMP_BELOW_NODES', has: '1', needs: `${more}` }, vbytes: vbytes * 2 },
        ]),
        replacedSats: item.feeSats - 100n,
      },
    })
    const scaled = (20_000n * BigInt(vbytes) + BigInt(vbytes) - 3n) / BigInt(vbytes - 2)
    expect(replacementTerms(item, termsOf(item), said(20_000n, 1n))).toMatchObject({ terms: { feeSats: scaled } })
    const above = item.feeSats - 100n + 500n + 10_000n
    expect(replacementTerms(item, termsOf(item), said(1n, 20_000n))).toMatchObject({ terms: { feeSats: above } })
    const explorer = { ...said(1n, 1n), floor: { ...nodeFloorOf([], 12.3), replacedSats: item.feeSats } }
    const told = BigInt(Math.ceil(vbytes * 12.3))
    expect(replacementTerms(item, termsOf(item), explorer)).toMatchObject({ terms: { feeSats: told } })
  })

  it('is refused with a reason where nothing comes back, or too little', () => {
    const raise = { satsPerVbyte: 50, ...ALONE }
    expect(replacementTerms(bare, termsOf(bare), raise)).toMatchObject({
      ok: false,
      reason: { code: 'RAISE_NO_CHANGE' },
    })
    expect(replacementTerms(withChange(500n), termsOf(item), raise)).toMatchObject({
      ok: false,
      reason: { code: 'RAISE_TOO_LITTLE' },
    })
  })

  it('is refused above what this wallet ever pays', () => {
    const raise = { satsPerVbyte: 4_900, ...ALONE }
    expect(replacementTerms(item, termsOf(item), raise)).toMatchObject({
      ok: false,
      reason: { code: expect.stringMatching(/^MINER_FEE_ABOVE/) },
    })
  })
})

describe('a child that pays for its parent', () => {
  const parent = { txid: 'ab'.repeat(32), vbytes, feeSats: item.feeSats }
  const script = changeOf(item)?.script ?? '0x'
  const output = { vout: 2, valueSats: 900_000n, script }
  const own = BigInt(vbytesOf([script], [script]))
  const first = { earlierFeeSats: 0n }

  it('spends our output to the same script, and both together pay the rate', () => {
    const answer = cpfpChildOf(parent, output, { satsPerVbyte: 30, ...first })
    if (!answer.ok) throw new Error(answer.message)
    const { child } = answer
    expect(child.spends).toEqual({ txid: parent.txid, vout: 2, valueSats: 900_000n })
    expect(child.script).toBe(script)
    expect(child.feeSats + child.valueSats).toBe(child.spends.valueSats)
    expect(child.feeSats + parent.feeSats).toBe((BigInt(vbytes) + own) * 30n)
  })

  it('pays for its own bytes at least, and what nodes want for the place of an earlier child', () => {
    const cheap = { ...parent, feeSats: 0n }
    expect(cpfpChildOf(cheap, output, { satsPerVbyte: 0.1, ...first })).toMatchObject({
      ok: true,
      child: { feeSats: own },
    })
    const again = cpfpChildOf(cheap, output, { satsPerVbyte: 0.1, earlierFeeSats: 5_000n })
    expect(again).toMatchObject({ ok: true, child: { feeSats: 5_000n + own } })
  })

  it('pays what a refusal of an earlier child asked', () => {
    const reason = { code: 'FEE_BELOW_NODES', has: '1', needs: '9000' } as const
    const floor = nodeFloorOf([{ reason, vbytes: Number(own) }])
    const cheap = { ...parent, feeSats: 0n }
    const answer = cpfpChildOf(cheap, output, { satsPerVbyte: 0.1, earlierFeeSats: 5_000n, floor })
    expect(answer).toMatchObject({ ok: true, child: { feeSats: 9_000n } })
  })

  it('N6: is refused where the parent already pays more, and never lowers its rate', () => {
    const dear = { ...parent, feeSats: BigInt(vbytes * 50) }
    expect(cpfpChildOf(dear, output, { satsPerVbyte: 10, ...first })).toMatchObject({
      ok: false,
      reason: { code: 'CPFP_PAYS_MORE' },
    })
    const rates = fc.double({ min: 0.1, max: 1_000, noNaN: true })
    fc.assert(
      fc.property(rates, fc.bigInt({ min: 0n, max: 200_000n }), (satsPerVbyte, feeSats) => {
        const answer = cpfpChildOf({ ...parent, feeSats }, output, { satsPerVbyte, ...first })
        if (answer.ok) expect(answer.child.feeSats * BigInt(vbytes)).toBeGreaterThanOrEqual(feeSats * own)
      }),
    )
  })

  it('is refused with a reason where too little would be left, or the fee is too high', () => {
    const little = { ...output, valueSats: 1_000n }
    expect(cpfpChildOf(parent, little, { satsPerVbyte: 30, ...first })).toMatchObject({
      ok: false,
      reason: { code: 'MINER_FEE_ABOVE_AMOUNT' },
    })
    const nearDust = { ...output, valueSats: own * 5n }
    expect(
      cpfpChildOf({ ...parent, feeSats: BigInt(vbytes * 5 - 1) }, nearDust, { satsPerVbyte: 5, ...first }),
    ).toMatchObject({
      ok: false,
      reason: { code: 'RAISE_TOO_LITTLE' },
    })
    expect(cpfpChildOf(parent, output, { satsPerVbyte: 4_000, ...first })).toMatchObject({
      ok: false,
      reason: { code: expect.stringMatching(/^MINER_FEE_ABOVE/) },
    })
  })
})
