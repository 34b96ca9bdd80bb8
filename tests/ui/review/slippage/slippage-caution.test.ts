import { expect, it } from 'vitest'
import { slippageCaution } from '../../../../src/ui/review/slippage/slippage-caution.ts'

it.each([
  [0, 'none'],
  [1, 'low'],
  [9, 'low'],
  [10, undefined],
  [300, undefined],
  [301, 'high'],
  [10_000, 'high'],
  [undefined, undefined],
])('a slippage of %s basis points is warned about as %s', (basisPoints, caution) => {
  expect(slippageCaution(basisPoints)).toBe(caution)
})
