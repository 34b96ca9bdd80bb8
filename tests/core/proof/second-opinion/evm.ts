import { getAddress, Interface } from 'ethers'
import type { EvmTransactionItem } from '../../../../src/core/execution/item.ts'
import type { Asked } from '../judge.ts'
import { expect, type Move, NATIVE, Unreadable } from './moves.ts'
import { swapMoves } from './router.ts'

const CONTRACTS = new Interface([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function depositNative(address depositor, bytes32 id)',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
])

export function evmMoves(item: EvmTransactionItem, asked: Asked): readonly Move[] {
  const { from, to, data, value } = item
  if (item.role === 'swap') return swapMoves(item, asked)
  if (data === '0x') return [{ does: 'pays', to, currency: NATIVE, amount: value }]
  const call = CONTRACTS.parseTransaction({ data, value })
  if (!call) throw new Unreadable(`unknown calldata ${data.slice(0, 10)}`)
  const { args } = call
  const canonical = CONTRACTS.encodeFunctionData(call.fragment, args)
  const behind = data.slice(canonical.length)
  expect(data.startsWith(canonical), 'the calldata is not canonical')
  expect(behind === '' || (call.name === 'transfer' && behind.length === 64), 'something stands behind the calldata')
  if (call.name !== 'depositNative') expect(value === 0n, 'native money goes along')
  if (call.name === 'approve') return [{ does: 'allows', to: args['spender'], currency: to, amount: args['amount'] }]
  if (call.name === 'transfer') {
    const orderId = behind === '' ? undefined : `0x${behind}`
    return [{ does: 'pays', to: args['to'], currency: to, amount: args['amount'], orderId }]
  }
  const depositor: string = args['depositor']
  expect(depositor === NATIVE || depositor === getAddress(from), `credits ${depositor}`)
  return call.name === 'depositNative'
    ? [{ does: 'pays', to, currency: NATIVE, amount: value, orderId: args['id'] }]
    : [{ does: 'pays', to, currency: args['token'], amount: args['amount'], orderId: args['id'] }]
}
