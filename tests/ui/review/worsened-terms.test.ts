import { expect, it } from 'vitest'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'
import { newlyWarned, worsenedTerms } from '../../../src/ui/review/worsened-terms.ts'
import { amount, reviewOf } from '../data.ts'

const before = reviewOf()

it('finds nothing worse in the same quote, or in a better one', () => {
  expect(worsenedTerms(before, before)).toEqual([])
  expect(worsenedTerms(before, reviewOf({ minimum: amount(8453, 'ETH', before.minimum.value + 1n) }))).toEqual([])
  expect(worsenedTerms(before, reviewOf({ mostGas: amount(1, 'ETH', 1n) }))).toEqual([])
})

it('names what arrives less and what costs more, with both amounts', () => {
  const less = amount(8453, 'ETH', before.minimum.value - 1n)
  const dearer = amount(1, 'ETH', before.mostGas.value + 1n)
  expect(worsenedTerms(before, reviewOf({ minimum: less, mostGas: dearer }))).toEqual([
    { what: 'mostGas', before: before.mostGas, after: dearer },
    { what: 'minimum', before: before.minimum, after: less },
  ])
})

it('names each warning that was not there before, and none that was', () => {
  const lags = makeFinding('N11', 'facts.chains.base', { says: 'chainLagging', chain: 'Base' })
  const other = makeFinding('N11', 'facts.chains.ethereum', { says: 'chainLagging', chain: 'Ethereum' })
  expect(newlyWarned(before, reviewOf({ warnings: [lags] }))).toEqual([lags])
  expect(newlyWarned(reviewOf({ warnings: [lags] }), reviewOf({ warnings: [lags, other] }))).toEqual([other])
  expect(newlyWarned(reviewOf({ warnings: [lags, other] }), reviewOf({ warnings: [lags] }))).toEqual([])
})
