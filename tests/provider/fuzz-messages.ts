import fc from 'fast-check'
import { READ_METHODS } from '../../src/provider/methods/node-reads.ts'
import { PROVIDER_METHODS } from '../../src/provider/methods.ts'
import { ACCOUNT, USDC } from './stand.ts'

const NAMES: readonly string[] = [...Object.keys(PROVIDER_METHODS), ...Object.keys(READ_METHODS)]

const TYPED_DATA = {
  types: {
    Order: [
      { name: 'amount', type: 'uint256' },
      { name: 'parts', type: 'Part[]' },
    ],
    Part: [{ name: 'to', type: 'address' }],
  },
  primaryType: 'Order',
  domain: { name: 'Shop', chainId: 1 },
  message: { amount: '1', parts: [{ to: ACCOUNT }] },
}
const INTENT = {
  version: '1.0.0',
  id: 'order-1',
  from: ACCOUNT,
  output: { asset: { chainId: 8453, address: `0x${'00'.repeat(20)}` }, amount: '0x1', recipient: ACCOUNT },
  slippageBps: 50,
}
// Almost-right params reach code that random letters never do.
const PARAMS: readonly unknown[] = [
  undefined,
  [],
  {},
  [{ eth_accounts: {} }],
  [{ chainId: '0xa' }],
  [{ chainId: '0x89' }],
  [{ chainId: '0x2105', chainName: 'Base', rpcUrls: ['https://base.example'] }],
  { type: 'ERC20', options: { address: USDC, symbol: 'USDC', decimals: 6 } },
  ['0x68656c6c6f', ACCOUNT],
  [ACCOUNT, 'hello'],
  [ACCOUNT, TYPED_DATA],
  [ACCOUNT, JSON.stringify(TYPED_DATA)],
  [INTENT],
  ['order-1'],
  [ACCOUNT, 'latest'],
  [{ from: ACCOUNT, to: USDC, data: '0x' }, 'latest'],
  ['latest', false],
]

const TRANSACTION = { from: ACCOUNT, to: USDC, data: `0xa9059cbb${'11'.repeat(64)}`, value: '0x1', gas: '0x5208' }
const CALLS = {
  version: '2.0.0',
  id: 'calls-1',
  from: ACCOUNT,
  chainId: '0x1',
  atomicRequired: false,
  calls: [{ to: USDC, data: `0x095ea7b3${'22'.repeat(64)}` }, { data: '0x6001' }, { to: ACCOUNT, value: '0x2' }],
  capabilities: { auxiliaryFunds: { optional: true } },
}
const PERMIT = {
  types: {
    Permit: ['owner', 'spender'].map((name) => ({ name, type: 'address' })).concat({ name: 'value', type: 'uint256' }),
  },
  primaryType: 'Permit',
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: USDC },
  message: { owner: ACCOUNT, spender: ACCOUNT, value: '115792089237316195423570985008687907853269984665640564039457' },
}
const NAMED = {
  types: {
    Odd: ['toJSON', '$undefined', 'hasOwnProperty'].map((name) => ({ name, type: 'Inner' })),
    Inner: [{ name: '$bigint', type: 'string' }],
  },
  primaryType: 'Odd',
  domain: { salt: `0x${'33'.repeat(32)}` },
  message: { toJSON: { $bigint: '1' }, $undefined: { $bigint: '2' }, hasOwnProperty: { $bigint: '' } },
}
const DATA = [TYPED_DATA, PERMIT, NAMED] as const

type Step = readonly [at: number, value: unknown]

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...NAMES) },
  fc.constantFrom('eth_sign', 'constructor', '__proto__', 'toString', 'eth_sendTransaction', ''),
  fc.string({ maxLength: 140 }),
  fc.jsonValue({ maxDepth: 1 }),
)
const junk = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('', '0x', '0x0', -1, 1e300, null, '__proto__', []))
const nearly = (right: fc.Arbitrary<unknown>, mostSteps = 2) =>
  fc
    .tuple(right, fc.array(fc.tuple(fc.nat(99), junk), { maxLength: mostSteps }))
    .map(([value, steps]) => (steps as readonly Step[]).reduce((made, [at, other]) => replaced(made, at, other), value))
const params = nearly(fc.constantFrom(...PARAMS))
const key = fc.oneof({ weight: 20, arbitrary: fc.uuid() }, junk)
const version = fc.oneof({ weight: 20, arbitrary: fc.constant(1) }, junk)
const call = fc
  .record({ v: version, key, method, params: fc.oneof({ weight: 4, arbitrary: params }, junk) })
  .map((value) => JSON.stringify(value))
const cut = fc
  .tuple(call, fc.nat(400), fc.nat(4), fc.string({ maxLength: 6, unit: 'binary' }))
  .map(([text, at, gone, more]) => text.slice(0, at) + more + text.slice(at + gone))
const withMore = fc
  .tuple(call, fc.constantFrom('origin', '__proto__', 'id', 'jsonrpc', 'constructor', 'v', 'key'), junk)
  .map(([text, name, value]) => `${text.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`)
const deep = fc
  .tuple(fc.uuid(), method, fc.integer({ min: 1, max: 20_000 }))
  .map(
    ([id, name, levels]) =>
      `{"v":1,"key":"${id}","method":${JSON.stringify(name)},"params":${'['.repeat(levels)}${']'.repeat(levels)}}`,
  )
const long = fc
  .tuple(fc.uuid(), fc.integer({ min: 262_000, max: 262_500 }))
  .map(([id, length]) => JSON.stringify({ v: 1, key: id, method: 'eth_chainId', params: ['x'.repeat(length)] }))

// Up to twice the reader's limits.
const chained = fc.tuple(fc.integer({ min: 1, max: 130 }), fc.constantFrom('', '[]', '[2]')).map(([length, suffix]) => {
  const types = Array.from({ length }, (_, at) => [
    `T${at}`,
    [{ name: 'next', type: at + 1 < length ? `T${at + 1}${suffix}` : 'bool' }],
  ])
  const value = (at: number): unknown => (at === length ? true : { next: suffix === '' ? value(at + 1) : [] })
  return { types: Object.fromEntries(types), primaryType: 'T0', domain: {}, message: value(0) }
})
const asSent = (data: fc.Arbitrary<unknown>) =>
  fc.tuple(data, fc.boolean()).map(([value, isText]) => [ACCOUNT, isText ? JSON.stringify(value) : value])
const namedCall = (name: string, sent: fc.Arbitrary<unknown>) =>
  fc.tuple(fc.uuid(), sent).map(([id, value]) => JSON.stringify({ v: 1, key: id, method: name, params: value }))

export const wish: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: namedCall('eth_signTypedData_v4', asSent(nearly(fc.constantFrom(...DATA), 1))) },
  { weight: 1, arbitrary: namedCall('eth_signTypedData_v4', asSent(chained)) },
  { weight: 2, arbitrary: namedCall('eth_sendTransaction', nearly(fc.constant([TRANSACTION]), 1)) },
  { weight: 3, arbitrary: namedCall('wallet_sendCalls', nearly(fc.constant([CALLS]), 1)) },
)

/** Most messages are nearly calls. */
export const message: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 60, arbitrary: call },
  { weight: 15, arbitrary: cut },
  { weight: 10, arbitrary: withMore },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: long },
  { weight: 5, arbitrary: fc.json({ maxDepth: 2 }) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 4, arbitrary: fc.anything({ maxDepth: 1 }) },
)

/** `at` counts all members of the value. */
function replaced(value: unknown, at: number, other: unknown): unknown {
  let left = at % Math.max(1, countMembers(value))
  const copy = (each: unknown): unknown => {
    left -= 1
    if (left === -1) return other
    if (Array.isArray(each)) return each.map(copy)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([name, member]) => [name, copy(member)]))
  }
  return copy(value)
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, each) => sum + countMembers(each), 1)
}
