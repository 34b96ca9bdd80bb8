import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BitcoinOutput, BitcoinPsbtItem } from '../../../../src/core/execution/item.ts'
import { dustSats } from '../../../../src/core/families/bitcoin/dust.ts'
import { replacementFee, shrunkForBump } from '../../../../src/core/families/bitcoin/fees/fee-bump.ts'
import { judgeFeeOf } from '../../../../src/core/families/bitcoin/fees/fee-policy.ts'
import { shrunkIn, spendingAt } from '../../../../src/core/families/bitcoin/spending.ts'
import { ownAddress, ownChange } from '../../../net/funded-item.ts'

type Payment = Pick<BitcoinPsbtItem, 'inputs' | 'outputs' | 'feeSats'>

const { path } = ownAddress('p2tr', 1)
const FEE = 1_000n

function payment(paidSats: bigint, changeSats = 0n, role: BitcoinOutput['role'] = 'send'): Payment {
  const outputs: readonly BitcoinOutput[] = [
    { role, script: ownAddress('p2tr', 1).script, valueSats: paidSats },
    { role: 'change', script: ownChange('p2wpkh', 0).script, valueSats: changeSats },
  ]
  const { script, path: from } = ownAddress('p2wpkh', 0)
  const valueSats = paidSats + changeSats + FEE
  return {
    inputs: [{ txid: 'ab'.repeat(32), vout: 0, valueSats, script, path: from }],
    outputs: outputs.filter((output) => output.valueSats > 0n),
    feeSats: FEE,
  }
}

const DUST = dustSats(ownAddress('p2tr', 1).script)
const values = fc.bigInt({ min: DUST, max: 10_000_000n })
const changes = fc.oneof(fc.constant(0n), fc.bigInt({ min: 294n, max: 50_000n }))
const sumOf = (parts: readonly Readonly<{ valueSats: bigint }>[]) =>
  parts.reduce((sum, each) => sum + each.valueSats, 0n)

describe('a payment to ourselves that pays a higher fee', () => {
  it('loses what it is told, never down below dust, and no other output pays for it', () => {
    fc.assert(
      fc.property(values, changes, fc.bigInt({ min: -5n, max: 10_000_000n }), (paid, change, lessSats) => {
        const item = payment(paid, change)
        const shrunk = { path, lessSats }
        const answer = spendingAt(item, { feeSats: FEE + lessSats, shrunk })
        expect(answer.ok).toBe(lessSats > 0n && paid - lessSats >= DUST)
        if (!answer.ok) return
        const { inputs, outputs, feeSats } = answer.spending
        expect([inputs, feeSats, sumOf(inputs)]).toEqual([item.inputs, FEE + lessSats, sumOf(outputs) + feeSats])
        const [sent, ...others] = outputs
        expect(sent).toEqual({ ...item.outputs[0], valueSats: paid - lessSats })
        expect(others).toEqual(item.outputs.slice(1))
        expect(shrunkIn(item, outputs, path)).toEqual(shrunk)
        expect(spendingAt(item, { feeSats: FEE + lessSats - 1n, shrunk }).ok).toBe(false)
      }),
    )
  })

  it('pays each of several bumps, above refused ones too, within the fee policy', () => {
    const rates = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(values, rates, fc.bigInt({ min: 0n, max: 3_000n }), (paid, wanted, refusedSats) => {
        const item = payment(paid)
        let inForce: Parameters<typeof shrunkForBump>[1]['inForce'] = { feeSats: FEE }
        for (const satsPerVbyte of wanted) {
          const now = { ...inForce, feeSats: inForce.feeSats + refusedSats }
          const bumped = shrunkForBump(item, { now, inForce, path }, { satsPerVbyte, others: [] })
          if (!bumped.ok) {
            expect(bumped.reason.code).toMatch(/^(RAISE_TOO_LITTLE|MINER_FEE_)/)
            return
          }
          const spent = spendingAt(item, bumped)
          if (!spent.ok) throw new Error(spent.message)
          expect(bumped.feeSats).toBeGreaterThan(now.feeSats)
          expect(sumOf(spent.spending.outputs)).toBe(paid - (bumped.feeSats - FEE))
          expect(judgeFeeOf(spent.spending, bumped.feeSats).is).not.toBe('refused')
          inForce = bumped
        }
      }),
    )
  })

  it('keeps what it lost where the change pays the next bump', () => {
    const item = payment(100_000n, 20_000n)
    const inForce = { feeSats: FEE + 500n, shrunk: { path, lessSats: 500n } }
    const next = replacementFee(item, inForce, { satsPerVbyte: 20, others: [] })
    if (!next.ok) throw new Error(next.message)
    const spent = spendingAt(item, { ...inForce, feeSats: next.feeSats })
    expect(spent).toMatchObject({
      spending: { outputs: [{ valueSats: 99_500n }, { valueSats: 20_500n - (next.feeSats - FEE) }] },
    })
  })

  it.each(['deposit', 'order'] as const)('is never a %s', (role) => {
    const item = payment(500_000n, 0n, role)
    const bump = { satsPerVbyte: 20, others: [] }
    const refusal = { ok: false, reason: { code: 'RAISE_NO_CHANGE' } }
    expect(shrunkForBump(item, { now: item, inForce: item, path }, bump)).toMatchObject(refusal)
    expect(spendingAt(item, { feeSats: FEE + 500n, shrunk: { path, lessSats: 500n } })).toMatchObject(refusal)
  })
})
