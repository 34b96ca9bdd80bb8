import { expect, test } from 'vitest'
import type { Hex } from '../chain.ts'
import { expectations } from './expectations.ts'
import type { TransactionData } from './steps.ts'

const USER: Hex = '0x00000000000000000000000000000000000000a1'
const TARGET: Hex = '0x00000000000000000000000000000000000000b2'
const ORDER: Hex = `0x${'5e'.repeat(32)}`
const HASH = `0x${'11'.repeat(32)}`
const asked = (data: Hex) => ({ from: USER, to: TARGET, data, value: '0x5', chainId: 8453 }) as TransactionData
const sent = { hash: HASH, from: USER, to: TARGET, value: 5n, chainId: 8453 }

test('a transaction is known by its whole calldata where no order id stands behind them', () => {
  const memory = expectations()
  memory.expect(asked('0xAB01'), ORDER)
  expect(memory.match({ ...sent, input: '0xab02' })).toBeUndefined()
  expect(memory.match({ ...sent, input: '0xab01' })).toBe(ORDER)
})

test('a swap is known by the order id behind it, whatever stricter end its sender gave it, and once', () => {
  const memory = expectations()
  memory.expect(asked(`0xab01${ORDER.slice(2)}`), ORDER)
  const input = `0xab0199${ORDER.slice(2).toUpperCase()}`
  expect(memory.match({ ...sent, input: '0xab01' })).toBeUndefined()
  expect(memory.match({ ...sent, from: TARGET, input })).toBeUndefined()
  expect(memory.match({ ...sent, value: 6n, input })).toBeUndefined()
  expect(memory.match({ ...sent, chainId: 1, input })).toBeUndefined()
  expect(memory.match({ ...sent, input })).toBe(ORDER)
  expect(memory.match({ ...sent, hash: '0x22', input })).toBeUndefined()
  expect(memory.any(8453)).toBe(false)
})
