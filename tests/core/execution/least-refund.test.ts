import { expect, it } from 'vitest'
import { leastRefund } from '../../../src/core/execution/least-refund.ts'

it('is whole at the payment less the larger of five percent and five dollars', () => {
  expect(leastRefund(1_000n, undefined)).toBe(950n)
  expect(leastRefund(1_000n, 20n)).toBe(950n)
  expect(leastRefund(1_000n, 51n)).toBe(949n)
})

it('is never whole under half of the payment', () => {
  expect(leastRefund(1_000n, 501n)).toBe(500n)
  expect(leastRefund(1_001n, 10n ** 30n)).toBe(501n)
  expect(leastRefund(1n, undefined)).toBe(1n)
})
