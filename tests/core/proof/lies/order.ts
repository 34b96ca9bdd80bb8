import type { Honest } from '../../honest/case.ts'
import { at, type Json, pathOf } from '../../honest/json.ts'
import { add, EVIL, edit, inOrder, type Lie, lie, put, times, where } from './lie.ts'

// On one chain, the transfer or simulation binds the money instead of the order.
const isBound = ({ route }: Honest) => route !== 'localSwap' && route !== 'send'
const isBoundPermit = ({ quote }: Honest) =>
  at(quote, pathOf('steps[0].items[0].data.sign.primaryType')) === 'PermitBatchWitnessTransferFrom'
const bound = (path: string, to: (before: Json, honest: Honest) => Json | undefined) =>
  where(isBound, inOrder(path, to))

const strangerFor = (before: Json) => {
  const text = String(before)
  if (/^0x/.test(text)) return EVIL
  return /^[0-9]+$/.test(text) ? '4242' : 'bc1q4vxn43l44h30nkluqfxd9eckf45vr2awz38lwa'
}
const copies = (before: Json, change: (copy: Json) => Json): Json =>
  Array.isArray(before) ? [...before, ...before.map(change)] : before
const changedIn = (value: Json, key: string, to: (before: Json) => Json): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value, [key]: to(value[key] ?? null) }
    : value

const never = () => '9'.repeat(40)
const slugNotIn = (before: Json) => (before === 'polygon' || before === 'hyperevm' ? 'base' : 'hyperevm')
// A refund on either side of the order can be honest.
const slugOfNeitherSide = ({ quote }: Honest) => {
  const order = pathOf('protocol.v2.orderData')
  const sides = ['inputs[0].payment.chainId', 'output.chainId'].map((path) => at(quote, [...order, ...pathOf(path)]))
  return ['hyperevm', 'base', 'ethereum'].find((slug) => !sides.includes(slug))
}

/** K of the list lies about the order; ids are refitted. */
export const ORDER_LIES: readonly Lie[] = [
  lie(
    'K01',
    'an order id that is not its hash',
    'override',
    where(
      isBound,
      edit('protocol.v2.orderData.salt', () => `0x${'6b'.repeat(32)}`),
    ),
  ),
  lie(
    'K02',
    'another version',
    'override',
    bound('version', () => 'v2'),
  ),
  lie(
    'K03',
    'a second input',
    'refuse',
    bound('inputs', (before) => copies(before, (copy) => copy)),
  ),
  lie('K03', 'an input on another chain', 'refuse', bound('inputs[0].payment.chainId', slugNotIn), 'K03', 'K18'),
  lie('K04', 'a larger input', 'refuse', bound('inputs[0].payment.amount', times(2n, 1n)), 'K04', 'C06', 'D34', 'C08'),
  lie('K05', 'a refund to a stranger', 'refuse', bound('inputs[0].refunds[0].recipient', strangerFor)),
  lie('K05', 'the second refund to a stranger', 'refuse', bound('inputs[0].refunds[1].recipient', strangerFor)),
  lie(
    'K06',
    'a refund in a strange currency',
    'refuse',
    bound('inputs[0].refunds[0].currency', (before) => (/^0x.{40}$/.test(String(before)) ? EVIL : undefined)),
  ),
  lie(
    'K06',
    'a refund on a strange chain',
    'refuse',
    bound('inputs[0].refunds[1].chainId', (before, honest) =>
      before === 'lighter' || before === 'bitcoin' ? undefined : slugOfNeitherSide(honest),
    ),
    'K06',
    'K18',
    'K05',
  ),
  lie(
    'K07',
    'no refund at all',
    'override',
    where(
      ({ route }) => route !== 'strictAddress' && route !== 'openAddress' && route !== 'bitcoinAddress',
      bound('inputs[0].refunds', () => []),
    ),
    'K07',
  ),
  lie(
    'K08',
    'an output on another chain',
    'refuse',
    bound('output.chainId', (before) => (before === 'lighter' || before === 'bitcoin' ? undefined : slugNotIn(before))),
    'K08',
    'K18',
  ),
  lie('K09', 'an output to a stranger', 'refuse', bound('output.payments[0].recipient', strangerFor)),
  lie(
    'K10',
    'a second output',
    'refuse',
    bound('output.payments', (before) => copies(before, (copy) => changedIn(copy, 'recipient', strangerFor))),
  ),
  lie(
    'K10',
    'no output',
    'refuse',
    bound('output.payments', () => []),
  ),
  lie(
    'K11',
    'an output in another currency',
    'refuse',
    bound('output.payments[0].currency', (before) => (/^0x.{40}$/.test(String(before)) ? EVIL : undefined)),
  ),
  lie('K12', 'a lower minimum than shown', 'refuse', bound('output.payments[0].minimumAmount', times(1n, 2n))),
  lie('K13', 'another expectation than shown', 'refuse', bound('output.payments[0].expectedAmount', times(3n, 2n))),
  lie(
    'K14',
    'a call that nobody asked for',
    'refuse',
    where(
      ({ input }) => (input.calls ?? []).length === 0,
      bound('output.calls', () => ['0x1234']),
    ),
  ),
  lie(
    'K14',
    'a call that was asked for left out',
    'refuse',
    where(
      ({ input }) => (input.calls ?? []).length > 0,
      bound('output.calls', () => []),
    ),
  ),
  lie(
    'K15',
    'a deadline in the past',
    'refuse',
    bound('output.deadline', (_before, { facts }) => facts.nowSeconds - 1),
  ),
  lie(
    'K15',
    'a deadline far away',
    'refuse',
    bound('output.deadline', () => 2 ** 32 - 1),
  ),
  lie(
    'K15',
    'a deadline that no block comes before',
    'refuse',
    bound('output.deadline', (_before, { facts }) => facts.nowSeconds + 100),
  ),
  lie(
    'K15',
    'a deadline in eight days',
    'refuse',
    bound('output.deadline', (_before, { facts }) => facts.nowSeconds + 8 * 86_400),
  ),
  lie(
    'K15',
    'a refund that ends before the order',
    'refuse',
    bound('inputs[0].refunds[0].deadline', (_before, { facts }) => facts.nowSeconds + 60),
  ),
  lie(
    'K15',
    'a second refund that ends before the order',
    'refuse',
    bound('inputs[0].refunds[1].deadline', (before) => Number(before) - 1),
  ),
  lie(
    'K15',
    'a refund without end',
    'refuse',
    bound('inputs[0].refunds[0].deadline', () => 2 ** 32 - 1),
  ),
  lie('K21', 'a refund of an impossible minimum', 'refuse', bound('inputs[0].refunds[0].minimumAmount', never)),
  lie(
    'K21',
    'a refund of more than is paid',
    'refuse',
    bound('inputs[0].refunds[0].minimumAmount', (_before, { quote }) => {
      const paid = at(quote, pathOf('protocol.v2.orderData.inputs[0].payment.amount'))
      return paid === undefined ? undefined : `${BigInt(String(paid)) + 1n}`
    }),
  ),
  lie('K21', 'a second refund of an impossible minimum', 'refuse', bound('inputs[0].refunds[1].minimumAmount', never)),
  lie(
    'K09',
    'calls that are paid to the approval proxy',
    'refuse',
    where(
      ({ input }) => (input.calls ?? []).length > 0,
      bound('output.payments[0].recipient', () => '0xCcC88a9d1B4ED6b0EABA998850414b24f1c315bE'),
    ),
  ),
  lie(
    'K04',
    'a weight of nothing',
    'refuse',
    bound('inputs[0].payment.weight', () => '0'),
  ),
  lie(
    'K16',
    'another solver',
    'refuse',
    bound('solver', () => EVIL),
    'K16',
    'K17',
  ),
  lie(
    'K17',
    'a signature of somebody else',
    'refuse',
    where(isBound, put('protocol.v2.orderSignature', `0x${'11'.repeat(64)}1b`)),
  ),
  lie(
    'K19',
    'hidden fees',
    'refuse',
    bound('fees', (_before, { quote }) => {
      const currency = at(quote, pathOf('protocol.v2.orderData.inputs[0].payment'))
      const [chain, address] = [at(currency, ['chainId']) ?? '', at(currency, ['currency']) ?? '']
      return [{ recipientChainId: 'base', recipient: EVIL, currencyChainId: chain, currency: address, amount: '1' }]
    }),
  ),
  lie(
    'K22',
    'no order',
    'override',
    where(
      // Calls without their required order are refused.
      (honest) => isBound(honest) && honest.route !== 'swap' && !isBoundPermit(honest),
      ({ quote }) => (isObject(quote) ? without(quote, 'protocol') : undefined),
    ),
    'K22',
  ),
  lie(
    'J02',
    'a deposit address that nobody asked for',
    'refuse',
    where(
      ({ route }) => !/Address/.test(route),
      add('steps[0].depositAddress', () => EVIL),
    ),
  ),
  lie(
    'J02',
    'no deposit address where one was asked for',
    'refuse',
    where(({ route }) => /Address/.test(route), put('steps[0].depositAddress', '')),
  ),
]

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function without(quote: { [key: string]: Json }, key: string): Json {
  const { [key]: _gone, ...rest } = quote
  return rest
}
