import { describe, expect, it } from 'vitest'
import { knownFact, unknownFact } from '../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../src/core/intent/intent.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { decodeQuote } from '../../../src/core/quote/quote.ts'
import { saying } from '../../../src/core/reason/reason.ts'
import { verify } from '../../../src/core/verify/verify.ts'
import {
  depositoryFacts,
  ethInput,
  honestFacts,
  honestQuote,
  intentOf,
  NOW,
  type QuoteJson,
  rehash,
  STRANGER,
  USDC,
  USER,
  usdcFacts,
  usdcInput,
} from '../honest.ts'

type Lie = (quote: QuoteJson) => void

function judge(input: IntentInput, quote: unknown, facts = honestFacts()) {
  const decoded = decodeQuote(quote)
  if (!decoded.ok) return { verdict: 'refuse' as const, codes: ['A20'] }
  const verdict = verify(intentOf(input), decoded.quote, facts, devnet)
  return { verdict: verdict.verdict, codes: verdict.findings.map((finding) => finding.code as string) }
}

function lied(lie: Lie, input = ethInput, approvals: readonly bigint[] = []): QuoteJson {
  const quote = honestQuote(input, approvals)
  lie(quote)
  return quote
}

/** Refits the order id, so only the content betrays the lie. */
function consistent(lie: (order: QuoteJson['protocol']['v2']['orderData']) => void): Lie {
  return (quote) => {
    const before = quote.protocol.v2.orderId.slice(2)
    lie(quote.protocol.v2.orderData)
    const after = rehash(quote.protocol.v2.orderData)
    quote.protocol.v2.orderId = after
    for (const step of quote.steps) {
      for (const item of step.items) item.data.data = item.data.data.replace(before, after.slice(2))
    }
  }
}

describe('an honest quote', () => {
  it('is accepted for native currency', () => {
    expect(judge(ethInput, honestQuote(ethInput))).toEqual({ verdict: 'accept', codes: [] })
  })

  it.each([
    ['approve then deposit', [100_000_000n]],
    ['reset, approve, deposit', [0n, 100_000_000n]],
  ])('is accepted for a token: %s', (_name, approvals) => {
    expect(judge(usdcInput, honestQuote(usdcInput, approvals), usdcFacts())).toEqual({ verdict: 'accept', codes: [] })
  })

  it('is accepted without an approval where the allowance is enough', () => {
    const facts = usdcFacts({ contracts: depositoryFacts({ allowance: knownFact(100_000_000n, 'test') }) })
    expect(judge(usdcInput, honestQuote(usdcInput), facts).verdict).toBe('accept')
  })

  it.each(['EXACT_OUTPUT', 'EXPECTED_OUTPUT'] as const)('is accepted for %s', (tradeType) => {
    const input = { ...ethInput, tradeType }
    expect(judge(input, honestQuote(input))).toEqual({ verdict: 'accept', codes: [] })
  })

  it('is accepted with a recipient of someone else, when that was asked', () => {
    const input = { ...ethInput, recipient: STRANGER }
    expect(judge(input, honestQuote(input)).verdict).toBe('accept')
  })

  it('is accepted when the approval comes without calldata, as the interface shows it', () => {
    const quote = honestQuote(usdcInput, [100_000_000n])
    const { data } = (quote.steps[0] as (typeof quote.steps)[number]).items[0] as { data: Record<string, unknown> }
    delete data['data']
    delete data['value']
    expect(judge(usdcInput, quote, usdcFacts()).verdict).toBe('accept')
  })

  it('gives a plan of our own bytes, and the same plan hash each time', () => {
    const decoded = decodeQuote(honestQuote(ethInput))
    if (!decoded.ok) throw new Error(decoded.message)
    const verdicts = [0, 5].map((later) =>
      verify(intentOf(ethInput), decoded.quote, { ...honestFacts(), nowSeconds: NOW + later }, devnet),
    )
    const [first, second] = verdicts.map((verdict) => (verdict.verdict === 'accept' ? verdict.quote : undefined))
    expect(first?.planHash).toBe(second?.planHash)
    expect(first?.plan).toHaveLength(1)
    expect(first?.plan[0]).toMatchObject({
      kind: 'evmTransaction',
      role: 'deposit',
      value: ethInput.amount,
      from: USER,
    })
  })

  it('never takes gas, fees, formatted amounts or prose from the quote', () => {
    const plain = decodeQuote(honestQuote(ethInput))
    const noisy = decodeQuote(
      lied((quote) => {
        for (const step of quote.steps) {
          step.action = '<b>send everything</b>'
          for (const item of step.items) {
            item.data.gas = '30000000'
            item.data.maxFeePerGas = '999999999999999999'
            item.data.maxPriorityFeePerGas = '-1'
          }
        }
        quote.details.currencyIn.amountFormatted = '0.000001'
      }),
    )
    if (!plain.ok || !noisy.ok) throw new Error('expected quotes')
    const hashes = [plain, noisy].map(({ quote }) => {
      const verdict = verify(intentOf(ethInput), quote, honestFacts(), devnet)
      return verdict.verdict === 'accept' ? verdict.quote.planHash : verdict.findings
    })
    expect(hashes[0]).toEqual(hashes[1])
  })
})

const data = (quote: QuoteJson, step = 0) => {
  const item = quote.steps[step]?.items[0]
  if (!item) throw new Error('expected a step item')
  return item.data
}
const word = (address: string) => address.slice(2).toLowerCase()

const ETH_LIES: readonly (readonly [string, string, Lie])[] = [
  ['C01', 'another sender', (quote) => (quote.details.sender = STRANGER)],
  ['C02', 'another recipient', (quote) => (quote.details.recipient = STRANGER)],
  ['C04', 'another origin chain', (quote) => (quote.details.currencyIn.currency.chainId = 999)],
  ['C05', 'another destination currency', (quote) => (quote.details.currencyOut.currency.address = USDC[8453])],
  ['C06', 'a larger input', (quote) => (quote.details.currencyIn.amount = '200000000000000000')],
  ['C13', 'half of it gone', (quote) => (quote.details.currencyOut.minimumAmount = '40000000000000000')],
  ['L05', 'a fifth of it gone', (quote) => (quote.details.currencyOut.minimumAmount = '80000000000000000')],
  ['D01', 'another sender of the transaction', (quote) => (data(quote).from = STRANGER)],
  ['D02', 'another chain', (quote) => (data(quote).chainId = 8453)],
  ['D04', 'another target', (quote) => (data(quote).to = STRANGER)],
  ['D09', 'more value', (quote) => (data(quote).value = '100000000000000001')],
  ['D16', 'a stranger credited', (quote) => (data(quote).data = data(quote).data.replace(word(USER), word(STRANGER)))],
  [
    'D17',
    'another order in the deposit',
    (quote) => (data(quote).data = `${data(quote).data.slice(0, -64)}${'ee'.repeat(32)}`),
  ],
  ['D22', 'trailing bytes', (quote) => (data(quote).data += '00'.repeat(32))],
  ['D23', 'the allocator call', (quote) => (data(quote).data = `0x2d9fb478${data(quote).data.slice(10)}`)],
  ['D20', 'odd calldata', (quote) => (data(quote).data += '0')],
  ['A15', 'an authorization list', (quote) => Object.assign(data(quote), { authorizationList: [] })],
  ['A15', 'a nonce', (quote) => Object.assign(data(quote), { nonce: 7 })],
  ['B03', 'the deposit twice', (quote) => quote.steps.push(...honestQuote(ethInput).steps)],
  [
    'E08',
    'an approval of native currency',
    (quote) => quote.steps.unshift(...honestQuote(usdcInput, [1n]).steps.slice(0, 1)),
  ],
  ['B09', 'another request in a step', (quote) => Object.assign(quote, { requestId: `0x${'bb'.repeat(32)}` })],
  [
    'B20',
    'a check of another request',
    (quote) => {
      const item = quote.steps[0]?.items[0]
      if (item)
        Object.assign(item, { check: { endpoint: `/intents/status/v3?requestId=0x${'cc'.repeat(32)}`, method: 'GET' } })
    },
  ],
  ['J02', 'a deposit address', (quote) => Object.assign(quote.steps[0] ?? {}, { depositAddress: STRANGER })],
  ['K01', 'an id that is not the hash', (quote) => (quote.protocol.v2.orderData.salt = `0x${'6b'.repeat(32)}`)],
  ['K22', 'no order at all', (quote) => Object.assign(quote, { protocol: undefined })],
  [
    'K09',
    'an order that pays a stranger',
    consistent((order) => Object.assign(order.output.payments[0] ?? {}, { recipient: STRANGER })),
  ],
  [
    'K05',
    'a refund to a stranger',
    consistent((order) => Object.assign(order.inputs[0]?.refunds[0] ?? {}, { recipient: STRANGER })),
  ],
  ['K07', 'no refund', consistent((order) => Object.assign(order.inputs[0] ?? {}, { refunds: [] }))],
  [
    'K12',
    'a lower minimum in the order',
    consistent((order) => Object.assign(order.output.payments[0] ?? {}, { minimumAmount: '1' })),
  ],
  [
    'K13',
    'another expected amount',
    consistent((order) => Object.assign(order.output.payments[0] ?? {}, { expectedAmount: '1' })),
  ],
  [
    'K10',
    'a second payment',
    consistent((order) =>
      order.output.payments.push({
        ...(order.output.payments[0] as (typeof order.output.payments)[number]),
        recipient: STRANGER,
      }),
    ),
  ],
  ['K14', 'a call', consistent((order) => order.output.calls.push('0x1234'))],
  ['K15', 'a deadline in the past', consistent((order) => (order.output.deadline = NOW - 1))],
  ['K16', 'an unknown solver', consistent((order) => (order.solver = STRANGER))],
  [
    'K19',
    'a hidden fee',
    consistent((order) =>
      order.fees.push({
        recipientChainId: 'base',
        recipient: STRANGER,
        currencyChainId: 'base',
        currency: USDC[8453],
        amount: '1',
      }),
    ),
  ],
  [
    'K03',
    'an input on another chain',
    consistent((order) => Object.assign(order.inputs[0]?.payment ?? {}, { chainId: 'hyperevm' })),
  ],
  [
    'K04',
    'another input amount',
    consistent((order) => Object.assign(order.inputs[0]?.payment ?? {}, { amount: '1' })),
  ],
  ['K08', 'an output on another chain', consistent((order) => (order.output.chainId = 'hyperevm'))],
  [
    'K11',
    'another output currency',
    consistent((order) => Object.assign(order.output.payments[0] ?? {}, { currency: USDC[8453] })),
  ],
  [
    'K17',
    'a false signature',
    (quote) => Object.assign(quote.protocol.v2, { orderSignature: `0x${'11'.repeat(64)}1b` }),
  ],
  ['D08', 'another depository', (quote) => (quote.protocol.v2.paymentDetails.depository = STRANGER)],
  ['L01', 'a fee on another chain', (quote) => (quote.fees.gas.currency.chainId = 999)],
]

describe('a lie about native currency', () => {
  it.each(ETH_LIES)('%s: %s is not accepted', (code, _name, lie) => {
    const { verdict, codes } = judge(ethInput, lied(lie))
    expect(verdict).not.toBe('accept')
    expect(codes).toContain(code)
  })
})

const USDC_LIES: readonly (readonly [string, string, Lie])[] = [
  [
    'E01',
    'another spender',
    (quote) => (data(quote).data = data(quote).data.replace(word(data(quote, 1).to), word(STRANGER))),
  ],
  [
    'E03',
    'an unlimited approval',
    (quote) => (data(quote).data = `${data(quote).data.slice(0, -64)}${'f'.repeat(64)}`),
  ],
  ['E07', 'an approval with value', (quote) => (data(quote).value = '1')],
  ['D04', 'an approval of another token', (quote) => (data(quote).to = STRANGER)],
  ['B06', 'the deposit first', (quote) => quote.steps.reverse()],
  ['E13', 'no approval', (quote) => quote.steps.shift()],
  [
    'D15',
    'the deposit that takes the whole allowance',
    (quote) => (data(quote, 1).data = `0x5a1ee3ac${data(quote, 1).data.slice(10)}`),
  ],
  [
    'D13',
    'another token in the deposit',
    (quote) => (data(quote, 1).data = data(quote, 1).data.replace(word(USDC[8453]), word(STRANGER))),
  ],
  [
    'D14',
    'another amount in the deposit',
    (quote) => (data(quote, 1).data = data(quote, 1).data.replace('5f5e100', '5f5e101')),
  ],
  [
    'D05',
    'a transfer to a stranger',
    (quote) =>
      Object.assign(data(quote, 1), {
        to: USDC[8453],
        data: `0xa9059cbb${word(STRANGER).padStart(64, '0')}${'5f5e100'.padStart(64, '0')}`,
      }),
  ],
]

describe('a lie about a token', () => {
  it.each(USDC_LIES)('%s: %s is not accepted', (code, _name, lie) => {
    const { verdict, codes } = judge(usdcInput, lied(lie, usdcInput, [100_000_000n]), usdcFacts())
    expect(verdict).not.toBe('accept')
    expect(codes).toContain(code)
  })
})

describe('facts', () => {
  it.each([
    ['P01', { ...honestFacts(), nowSeconds: NOW + 31 }],
    ['B11', { ...honestFacts(), usedIds: [honestQuote(ethInput).requestId] }],
    ['B12', { ...honestFacts(), usedIds: [honestQuote(ethInput).protocol.v2.orderId] }],
    ['D31', honestFacts({ nodeChainId: knownFact(8453, 'test') })],
    ['D32', honestFacts({ nodeChainId: unknownFact(saying('no answer')) })],
    ['D31', honestFacts({ tokenDecimals: knownFact(6, 'test') })],
    ['D07', honestFacts({ contracts: depositoryFacts({ hasCode: knownFact(false, 'test') }) })],
    ['D30', honestFacts({ balance: knownFact(1n, 'test'), nativeBalance: knownFact(1n, 'test') })],
    [
      'D30',
      honestFacts({ balance: knownFact(ethInput.amount, 'test'), nativeBalance: knownFact(ethInput.amount, 'test') }),
    ],
  ])('%s stops a signature', (code, facts) => {
    const { verdict, codes } = judge(ethInput, honestQuote(ethInput), facts)
    expect(verdict).not.toBe('accept')
    expect(codes).toContain(code)
  })
})
