import { expect, test } from 'vitest'
import { fromTraces, type Trace } from './internal.ts'

const SENDER = '0x00000000000000000000000000000000000000a1'
const WALLET = '0x00000000000000000000000000000000000000b2'
const ADDRESS = '0x00000000000000000000000000000000000000c3'
const HASH = `0x${'12'.repeat(32)}` as const
const ADDRESSES = new Set([ADDRESS])

const call = (traceAddress: readonly number[], action: Trace['action'], error?: string): Trace => ({
  ...{ type: 'call', traceAddress, transactionHash: HASH, blockNumber: 7 },
  action: { callType: 'call', ...action },
  ...(error === undefined ? {} : { error }),
})
const amounts = (...traces: readonly Trace[]) =>
  fromTraces(1, traces, ADDRESSES).map(({ sighting: { from, amount } }) => [from, amount])

const outside = (value: Trace['action']['value'] = '0x0') => call([], { from: SENDER, to: WALLET, value })
const pays = (place: readonly number[], value: `0x${string}`) => call(place, { from: WALLET, to: ADDRESS, value })

test('what a contract pays on the way is the contract’s, and one payment for each address', () => {
  expect(fromTraces(1, [outside(), pays([0], '0x5'), pays([1], '0x6')], ADDRESSES)).toEqual([
    {
      blockNumber: 7n,
      sighting: {
        key: `${HASH} ${ADDRESS}`,
        chainId: 1,
        txHash: HASH,
        depositAddress: ADDRESS,
        from: WALLET,
        currency: '0x0000000000000000000000000000000000000000',
        amount: 11n,
        state: 'confirmed',
      },
    },
  ])
})

test('what the sender brought along is the sender’s', () => {
  expect(amounts(outside('0x5'), pays([0], '0x5'))).toEqual([[SENDER, 5n]])
})

test('a contract that ends itself pays what it held', () => {
  const end: Trace = { ...call([0], { address: WALLET, refundAddress: ADDRESS, balance: '0x9' }), type: 'suicide' }
  expect(amounts(outside(), end)).toEqual([[WALLET, 9n]])
})

test('what moved nothing is no payment', () => {
  expect(amounts(outside(), pays([0], '0x0'))).toEqual([])
  expect(amounts(outside(), call([0], { from: WALLET, to: ADDRESS, value: '0x5', callType: 'delegatecall' }))).toEqual(
    [],
  )
  expect(amounts(outside(), call([0], { from: WALLET, to: SENDER, value: '0x5' }))).toEqual([])
  // The block itself shows the transaction.
  expect(amounts(call([], { from: SENDER, to: ADDRESS, value: '0x5' }))).toEqual([])
})

test('what was undone is no payment: alone, inside of what failed, or with all of it', () => {
  expect(amounts(outside(), call([0], { from: WALLET, to: ADDRESS, value: '0x5' }, 'Reverted'))).toEqual([])
  const failed = call([1], { from: WALLET, to: WALLET }, 'Reverted')
  expect(amounts(outside(), failed, pays([1, 0], '0x5'), pays([10], '0x6'))).toEqual([[WALLET, 6n]])
  expect(amounts({ ...outside(), error: 'Reverted' }, pays([0], '0x5'))).toEqual([])
})
