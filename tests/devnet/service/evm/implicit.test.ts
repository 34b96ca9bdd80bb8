import { encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { DEPOSITORY, type Hex } from '../../chains.ts'
import { implicitDeposit, withOrder } from './implicit.ts'

const ORDER: Hex = `0x${'ab'.repeat(32)}`
const CALLER: Hex = '0x00000000000000000000000000000000000ca11e'
const OTHER: Hex = '0x0000000000000000000000000000000000000777'
const transfer = (to: Hex) => encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 5n] })
const transferFrom = (from: Hex, to: Hex) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [from, to, 5n] })

test('a transfer to the depository names the order behind it; who pays is who owns', () => {
  expect(implicitDeposit(CALLER, withOrder(transfer(DEPOSITORY), ORDER))).toEqual({
    orderId: ORDER,
    from: CALLER,
    amount: 5n,
  })
  expect(implicitDeposit(CALLER, withOrder(transferFrom(OTHER, DEPOSITORY), ORDER))).toMatchObject({ from: OTHER })
})

test.each<[string, Hex]>([
  ['no order', transfer(DEPOSITORY)],
  ['half an order', `0x${withOrder(transfer(DEPOSITORY), ORDER).slice(2, -32)}`],
  ['an order of 16 zero bytes and more', withOrder(transfer(DEPOSITORY), `0x${'00'.repeat(16)}${'ab'.repeat(16)}`)],
  ['another receiver', withOrder(transfer(OTHER), ORDER)],
  [
    'another call',
    withOrder(encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [DEPOSITORY, 5n] }), ORDER),
  ],
  ['no call', '0x'],
  ['an unknown call', `0x${'11'.repeat(100)}`],
])('%s is no deposit', (_, input) => {
  expect(implicitDeposit(CALLER, input)).toBeUndefined()
})
