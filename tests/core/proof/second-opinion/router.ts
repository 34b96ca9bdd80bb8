import { Interface } from 'ethers'
import type { EvmTransactionItem } from '../../../../src/core/execution/item.ts'
import { at } from '../../honest/json.ts'
import type { Asked } from '../judge.ts'
import { expect, isSame, type Move, NATIVE, Unreadable } from './moves.ts'
import { idOf, listAt } from './order.ts'
import { EVM } from './pins.ts'

// The published version with metadata has this shape.
const CALLS = 'tuple(address target, bool allowFailure, uint256 value, bytes callData)[] calls'
const ROUTER = new Interface([
  `function multicall(${CALLS}, address refundTo, address nftRecipient, bytes metadata)`,
  'function cleanupErc20s(address[] tokens, address[] recipients, uint256[] amounts, bytes metadata)',
  'function cleanupErc20sViaCall(address[] tokens, address[] tos, bytes[] datas, uint256[] amounts)',
  'function cleanupNative(uint256 amount, address recipient, bytes metadata)',
  'function cleanupNativeViaCall(uint256 amount, address to, bytes data)',
])
const PROXY = new Interface([
  `function transferAndMulticall(address[] tokens, uint256[] amounts, ${CALLS}, address refundTo, address nftRecipient, bytes metadata)`,
])
const DEPOSITORY = new Interface([
  'function depositNative(address depositor, bytes32 id)',
  'function depositErc20(address depositor, address token, bytes32 id)',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
])
const WRAPPED = new Interface(['function deposit()', 'function withdraw(uint256 amount)'])

export type Call = Readonly<{ target: string; allowFailure: boolean; value: bigint; callData: string }>
/** The last calls enforce this minimum for an order or a recipient. */
export type Enforced = Readonly<{ currency: string; least: bigint; orderId?: string; recipient?: string }>

/** The router gets the input; its last two calls enforce the result. */
export function swapMoves(item: EvmTransactionItem, asked: Asked): readonly Move[] {
  const { to, data, value, from, currency, amount } = item
  expect(value === (currency === NATIVE ? amount : 0n), 'the router is sent another value')
  if (isSame(to, currency) || isSame(to, asked.input.destinationCurrency)) return wrapping(item, asked)
  const call = isSame(to, EVM.proxy) ? PROXY.parseTransaction({ data }) : ROUTER.parseTransaction({ data })
  expect(call?.name === (isSame(to, EVM.proxy) ? 'transferAndMulticall' : 'multicall'), 'another call than a swap')
  const { args } = call ?? {}
  if (!args) throw new Unreadable('no call that a router knows')
  if (isSame(to, EVM.proxy)) {
    expect(args['tokens'].length === 1 && isSame(args['tokens'][0], currency), 'takes another token')
    expect(args['amounts'].length === 1 && args['amounts'][0] === amount, 'takes another amount')
  } else expect(isSame(to, EVM.router) && currency === NATIVE, `goes to ${to}`)
  const own = [asked.input.refundTo, from]
  expect(
    own.some((each) => isSame(each, args['refundTo'])),
    'what is left goes to a stranger',
  )
  expect(
    own.some((each) => isSame(each, args['nftRecipient'])),
    'tokens go to a stranger',
  )
  const calls: readonly Call[] = args['calls'].map(callFrom)
  const enforces = enforcedBy(calls, asked, from)
  return [{ does: 'pays', to, currency, amount, orderId: enforces.orderId, enforces }]
}

export function callFrom(call: Readonly<Record<string, unknown>>): Call {
  return {
    target: String(call['target']),
    allowFailure: Boolean(call['allowFailure']),
    value: BigInt(String(call['value'])),
    callData: String(call['callData']),
  }
}

/** Throws unless the last two calls enforce this order. */
export function enforcedBy(calls: readonly Call[], asked: Asked, user: string): Enforced {
  const [assertion, last] = calls.slice(-2)
  if (!assertion || !last) throw new Unreadable('a router without an assertion and a last call')
  for (const each of [assertion, last]) {
    expect(isSame(each.target, EVM.router), `the end calls ${each.target}`)
    expect(!each.allowFailure, 'the end may fail')
  }
  expect(last.value === 0n, 'the last call carries money')
  const brought = asserted(assertion)
  const paid = lastOf(last, user)
  expect(isSame(paid.currency, brought.currency), 'asserts another currency than it hands on')
  if (paid.recipient !== undefined) expect(isSame(paid.recipient, asked.input.recipient), `pays ${paid.recipient}`)
  else checkPayment(brought, paid.orderId ?? '', asked)
  return { ...paid, least: brought.least }
}

export function depositedBy(calls: readonly Call[], user: string): Omit<Enforced, 'least'> | undefined {
  const [call, ...others] = calls
  if (!call || others.length > 0) return undefined
  expect(isSame(call.target, EVM.router) && !call.allowFailure && call.value === 0n, 'the deposit may fail')
  return lastOf(call, user)
}

function asserted({ callData, value }: Call): Readonly<{ currency: string; least: bigint }> {
  if (callData === '0x') {
    expect(value > 0n, 'asserts nothing')
    return { currency: NATIVE, least: value }
  }
  expect(value === 0n, 'the assertion carries money')
  const call = ROUTER.parseTransaction({ data: callData })
  expect(call?.name === 'cleanupErc20s', 'no assertion before the last call')
  const [tokens, recipients, amounts] = call?.args ?? []
  expect(tokens.length === 1 && recipients.length === 1 && amounts.length === 1, 'asserts several things')
  expect(isSame(recipients[0], EVM.router), 'the assertion sends money on')
  expect(amounts[0] > 0n, 'asserts nothing')
  return { currency: String(tokens[0]), least: amounts[0] }
}

function lastOf({ callData }: Call, user: string): Omit<Enforced, 'least'> {
  const call = ROUTER.parseTransaction({ data: callData })
  if (!call) throw new Unreadable('the last call is none of the router')
  const { name, args } = call
  if (name === 'cleanupNative') {
    expect(args['amount'] === 0n, 'hands on a part only')
    return { currency: NATIVE, recipient: String(args['recipient']) }
  }
  if (name === 'cleanupNativeViaCall') {
    expect(args['amount'] === 0n && isSame(args['to'], EVM.depository), 'deposits elsewhere')
    return { currency: NATIVE, orderId: depositOf(args['data'], NATIVE, user) }
  }
  const [tokens, places, third] = args
  expect(tokens.length === 1 && places.length === 1 && args['amounts'].length === 1, 'hands on several things')
  expect(args['amounts'][0] === 0n, 'hands on a part only')
  const currency = String(tokens[0])
  if (name === 'cleanupErc20s') return { currency, recipient: String(places[0]) }
  expect(name === 'cleanupErc20sViaCall' && third.length === 1, 'another last call')
  expect(isSame(places[0], EVM.depository), 'deposits elsewhere')
  return { currency, orderId: depositOf(third[0], currency, user) }
}

function depositOf(data: string, currency: string, user: string): string {
  const call = DEPOSITORY.parseTransaction({ data })
  expect(call?.name === (currency === NATIVE ? 'depositNative' : 'depositErc20'), 'no deposit')
  const { args } = call ?? {}
  if (!args) throw new Unreadable('no deposit')
  expect(isSame(args['depositor'], user), `credits ${args['depositor']}`)
  if (currency !== NATIVE) {
    expect(isSame(args['token'], currency), 'deposits another token')
    expect(args.length === 3, 'deposits a part only')
  }
  return String(args['id'])
}

// The order's payment loses at most slippage and one unit of rounding.
function checkPayment(
  { currency, least }: Omit<Enforced, 'recipient'>,
  orderId: string,
  { quote, input }: Asked,
): void {
  const order = at(quote, ['protocol', 'v2', 'orderData'])
  const [payment] = listAt(order, ['inputs']).map((each) => at(each, ['payment']))
  expect(isSame(orderId, idOf(order) ?? ''), 'deposits for another order')
  expect(isSame(currency, String(at(payment, ['currency']))), 'the order is paid in another currency')
  const due = BigInt(String(at(payment, ['amount'])))
  const slips = (due * BigInt(input.slippageBasisPoints ?? 0)) / 10_000n
  expect(least + 1n >= due - slips, `enforces ${least} of ${due}`)
}

function wrapping({ from, to, data, currency, amount }: EvmTransactionItem, { input }: Asked): readonly Move[] {
  expect(input.originChainId === input.destinationChainId, 'wraps on the way elsewhere')
  const isWrapped = currency === NATIVE
  expect(isSame(to, isWrapped ? input.destinationCurrency : currency), `goes to ${to}`)
  const call = WRAPPED.parseTransaction({ data })
  const canonical = isWrapped ? WRAPPED.encodeFunctionData('deposit') : WRAPPED.encodeFunctionData('withdraw', [amount])
  expect(call !== null && data === canonical, 'another call than a wrapping')
  const enforces = { currency: input.destinationCurrency, least: amount, recipient: from }
  return [{ does: 'pays', to, currency, amount, enforces }]
}
