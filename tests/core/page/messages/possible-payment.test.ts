import { expect, it } from 'vitest'
import { leavesOf, type PossibleTake } from '../../../../src/core/page/messages/possible-payment.ts'

const UNLIMITED = 2n ** 256n - 1n
const PEPPER = { chainId: 1, address: '0x0', symbol: 'PEP', name: 'Pepper', decimals: 18, isNative: false } as const
const take = (value: bigint): PossibleTake => ({ amount: { currency: PEPPER, value }, at: 'token' })

it('counts an unread payment, an unread allowance and another way to the money as everything', () => {
  expect(leavesOf(undefined)).toBeUndefined()
  expect(leavesOf({ takes: undefined, beyond: undefined })).toBeUndefined()
  for (const beyond of ['token', 'delegated', 'form'] as const) {
    expect(leavesOf({ takes: [take(1n)], beyond })).toBeUndefined()
  }
  expect(leavesOf({ takes: [take(1n), take(UNLIMITED)], beyond: undefined })).toBeUndefined()
})

it('counts known allowances alone otherwise', () => {
  expect(leavesOf({ takes: [take(5n)], beyond: undefined })).toEqual([take(5n).amount])
  expect(leavesOf({ takes: [], beyond: undefined })).toEqual([])
})
