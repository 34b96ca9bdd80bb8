import { getAddress, Interface } from 'ethers'
import type { EvmTransactionItem } from '../../../../src/core/item.ts'
import type { Asked } from '../judge.ts'
import { expect, type Move, Unreadable } from './moves.ts'

const NATIVE = '0x0000000000000000000000000000000000000000'
const CONTRACTS = new Interface([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function depositNative(address depositor, bytes32 id)',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
])

/** What a transaction moves, by its calldata and value alone; what a router does, by the simulation of the plan. */
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

function swapMoves({ to, value, from }: EvmTransactionItem, { facts, input }: Asked): readonly Move[] {
  const simulation = facts.origin.family === 'evm' ? facts.origin.simulation : undefined
  if (!simulation?.known) throw new Unreadable('nobody has simulated what the router does')
  const { reverted, changes, approvals, deposits } = simulation.value
  expect(reverted === undefined, 'the router would fail')
  expect(approvals.length === 0, 'somebody could take more afterwards')
  const leaving = changes.filter(({ amount }) => amount < 0n)
  expect(leaving.length === 1 && leaving[0] !== undefined, 'the router moves several currencies')
  const [{ currency, amount }] = leaving
  expect(value === (currency === NATIVE ? -amount : 0n), 'the router is sent another value')
  for (const { depositor } of deposits) expect(getAddress(depositor) === getAddress(from), `credits ${depositor}`)
  const order = deposits.length === 1 ? deposits[0]?.orderId : undefined
  expect(deposits.length === (input.originChainId === input.destinationChainId ? 0 : 1), 'deposits for several orders')
  return [{ does: 'pays', to, currency, amount: -amount, orderId: order }]
}
