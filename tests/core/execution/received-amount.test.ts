import { expect, it } from 'vitest'
import { type ReceivedAmount, totalReceived } from '../../../src/core/execution/received-amount.ts'

const plain = (value: bigint, number = 10n): ReceivedAmount => ({ value, block: { number, isRise: false } })
const rise = (value: bigint, number = 10n): ReceivedAmount => ({ value, block: { number, isRise: true } })

it('adds up what has no block of its own, and plain payments', () => {
  expect(totalReceived([])).toBe(0n)
  expect(totalReceived([{ value: 3n }, { value: 4n }, plain(1n), plain(2n)])).toBe(10n)
})

it('counts the rise of a block once, and the plain payments in it as part of it', () => {
  expect(totalReceived([plain(100n), rise(100n), rise(100n), rise(100n)])).toBe(100n)
  expect(totalReceived([rise(150n), plain(100n)])).toBe(150n)
  expect(totalReceived([rise(100n), rise(100n, 11n), plain(5n, 12n)])).toBe(205n)
})

it('takes nothing off plain payments for what the account spent in their block', () => {
  expect(totalReceived([plain(100n), rise(30n)])).toBe(100n)
})
