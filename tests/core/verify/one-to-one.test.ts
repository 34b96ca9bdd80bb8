import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Honest } from '../honest/case.ts'
import { changed, type Json, pathOf } from '../honest/json.ts'
import { KINDS } from '../honest/routes.ts'
import { judge } from '../proof/judge.ts'

const payments = Object.entries(KINDS).filter(([kind]) => /send|wrap/.test(kind))
const some = (answers: fc.Arbitrary<Honest>) => fc.sample(answers, { seed: 11, numRuns: 12 })

function showing(honest: Honest, amount: bigint, minimum: bigint | undefined) {
  const text = (value: bigint | undefined) => value?.toString()
  const out: Json = changed(honest.quote, pathOf('details.currencyOut.amount'), text(amount))
  const quote = changed(out, pathOf('details.currencyOut.minimumAmount'), text(minimum))
  const { protocol: _none, ...bare } = Object(quote)
  const { verdict, codes } = judge({ ...honest, quote: bare })
  return { verdict, isFound: codes.includes('C07') }
}

describe('what brings as much as it takes shows just that', () => {
  it('is looked at in payments on one chain, and in wrapping both ways', () => {
    expect(payments.map(([kind]) => kind).sort()).toEqual(['send', 'unwrap', 'wrap'])
  })

  it.each(payments)('%s', (_kind, answers) => {
    for (const honest of some(answers)) {
      const { amount } = honest.input
      expect(showing(honest, amount, amount)).toEqual({ verdict: 'accept', isFound: false })
      for (const [shown, least] of [
        [amount * 10n, amount * 10n],
        [amount * 10n, amount],
        [amount + 1n, amount],
        [amount - 1n, amount - 1n],
        [amount, amount - 1n],
        [amount, amount + 1n],
        [amount / 10n, amount / 10n],
        [amount * 10n, undefined],
      ] as const) {
        expect(showing(honest, shown, least)).toEqual({ verdict: 'refuse', isFound: true })
      }
    }
  })
})
