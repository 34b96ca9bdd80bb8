import { encodeFunctionData, parseAbi } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { type Facts, knownFact } from '../../../../src/core/chain/facts.ts'
import type { EvmSignatureItem } from '../../../../src/core/execution/item.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { callsToSimulate } from '../../../../src/core/verify/evm/simulated-calls.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { only } from '../../../made.ts'
import { ETH, honestQuote, type QuoteJson, rehash, STRANGER, USDC, USER, usdcInput } from '../../honest.ts'
import { judge } from '../lying.ts'
import { authorizationQuote } from '../permits/quotes.ts'
import {
  approveStep,
  contractsWith,
  DEPOSITORY,
  dataOf,
  factsFor,
  PROXY,
  quoteOf,
  ROUTER,
  sendUsdc,
  transactionStep,
  transferData,
  USDT,
} from './quotes.ts'
import { across, native, nativeSwap, shown, simulated, swapAcross, swapStep, tokenSwap, tokens, WETH } from './swaps.ts'

const DATA = 'steps[0].items[0].data'
const WORD = native.amount.toString(16).padStart(64, '0')

describe('a call of a router', () => {
  it('without calldata is refused for that, and for nothing else', () => {
    const quote = nativeSwap()
    const facts = simulated(native, quote)
    Reflect.deleteProperty(dataOf(quote), 'data')
    expect(judge({ input: native, quote, facts }).found).toEqual([`D36 ${DATA}.data`])
  })

  it('may also pay for somebody who could have signed a permit', () => {
    const input: IntentInput = { ...across, payment: 'permit' }
    const quote = swapAcross(input)
    expect(judge({ input, quote, facts: simulated(input, quote) })).toMatchObject({ verdict: 'accept', found: [] })
  })

  it('is none of the ways to pay by a bare transfer', () => {
    const input: IntentInput = { ...tokens, payment: 'transfer' }
    const quote = shown(quoteOf(input, [swapStep(tokens)]))
    const found = judge({ input, quote, facts: simulated(input, quote) }).found
    expect(found).toEqual(['K22 protocol.v2', `D04 ${DATA}.to`, `D22 ${DATA}.data`])
  })

  it('needs no depository where nothing goes to another chain', () => {
    const quote = tokenSwap()
    const facts = simulated(tokens, quote)
    const contracts = contractsWith({ [DEPOSITORY]: { hasCode: knownFact(false, 'test') } })
    const empty = { ...facts, origin: { ...facts.origin, contracts } } as Facts
    expect(judge({ input: tokens, quote, facts: empty })).toMatchObject({ verdict: 'accept', found: [] })
  })

  it('may leave another currency as it is', () => {
    const quote = tokenSwap()
    const changes = [
      { currency: USDC[8453], amount: -tokens.amount },
      { currency: WETH, amount: 0n },
    ]
    expect(judge({ input: tokens, quote, facts: simulated(tokens, quote, { changes }) }).found).toEqual([])
  })

  it('needs no order on one chain, and then runs out never', () => {
    const quote = tokenSwap()
    expect(judge({ input: tokens, quote, facts: simulated(tokens, quote) }).quote).toMatchObject({
      deadlineSeconds: 0,
      orderBinding: 'unverifiable',
    })
  })

  it('D35: is refused behind a permit that pays as well', () => {
    const quote = authorizationQuote()
    const input: IntentInput = { ...usdcInput, payment: 'permit' }
    Object.assign(quote, { steps: [...quote.steps, swapStep(tokens)] })
    const simulation = simulated(tokens, tokenSwap()).origin
    const facts = factsFor(input, { tokenDomain: knownFact({ name: 'USD Coin', version: '2' }, 'test') })
    const both = {
      ...facts,
      origin: { ...simulation, ...facts.origin, simulation: Reflect.get(simulation, 'simulation') },
    }
    const { verdict, found } = judge({ input, quote, facts: both as Facts })
    expect([verdict, found[0]]).toEqual(['refuse', 'D35 steps[1].items[0].data.to'])
  })
})

describe('a plain payment', () => {
  it('E01: takes no approval, for a router neither', () => {
    const pay = transactionStep(sendUsdc, 'send', USDC[8453], transferData(STRANGER, sendUsdc.amount))
    const quote = quoteOf(sendUsdc, [approveStep(sendUsdc, PROXY), pay])
    const { found } = judge({ input: sendUsdc, quote, facts: factsFor(sendUsdc) })
    expect(found).toEqual([`E01 ${DATA}.data`])
  })
})

describe('what only looks like wrapping', () => {
  const weth = { chainId: 8453, address: WETH, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18, isNative: false }
  const unwrap: IntentInput = { ...native, originCurrency: WETH, destinationCurrency: ETH, currencies: [weth] }

  function found(input: IntentInput, to: string, data: Hex, value = 0n) {
    const whole = quoteOf(native, [transactionStep(input, 'swap', to, data, value)])
    const facts = simulated(input, whole)
    const judged = judge({ input, quote: Object.assign(whole, { protocol: undefined, fees: {} }), facts })
    expect(judged.verdict).toBe('refuse')
    return judged.found.filter((each) => each.includes('steps[0]'))
  }

  it.each<readonly [string, IntentInput, string, Hex, readonly string[]]>([
    [
      'another function of the wrapped token',
      unwrap,
      WETH,
      `0x12345678${WORD}`,
      [`D04 ${DATA}.to`, `D22 ${DATA}.data`],
    ],
    ['unwrapping at a stranger', unwrap, STRANGER, `0x2e1a7d4d${WORD}`, [`D04 ${DATA}.to`, `D22 ${DATA}.data`]],
    [
      'unwrapping a token into another',
      tokens,
      USDC[8453],
      `0x2e1a7d4d${WORD}`,
      [`D04 ${DATA}.to`, `D22 ${DATA}.data`],
    ],
  ])('%s is refused', (_name, input, to, data, expected) => {
    expect(found(input, to, data)).toEqual(expected)
  })

  it('wrapping on the way to another chain is refused', () => {
    const input: IntentInput = { ...native, destinationChainId: 1, destinationCurrency: USDC[1] }
    expect(found(input, USDC[1], '0xd0e30db0', native.amount)).toEqual([`D04 ${DATA}.to`, 'D17 steps[0].items[0]'])
  })
})

const PROXY_ABI = parseAbi([
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function transferAndMulticall(address[] tokens, uint256[] amounts, Call3Value[] calls, address refundTo, address nftRecipient, bytes metadata) payable',
])

it('a permit with calls is tried out as its owner making the same calls through the proxy', () => {
  const call = { target: ROUTER, allowFailure: false, value: '7', callData: '0x12' } as const
  const item = only<EvmSignatureItem>({
    kind: 'evmSignature',
    from: USER,
    currency: USDC[8453],
    amount: 5n,
    counterparty: PROXY,
    routed: { calls: [call], refundTo: USER, nftRecipient: USER, metadata: '0xabcd' },
  })
  const args = [[USDC[8453]], [5n], [{ ...call, target: ROUTER, value: 7n }], USER, USER, '0xabcd'] as const
  const data = encodeFunctionData({ abi: PROXY_ABI, functionName: 'transferAndMulticall', args })
  expect(callsToSimulate([item]).at(-1)?.data).toBe(data)
})

describe('an order in another currency than the user pays', () => {
  function other(input: IntentInput): QuoteJson {
    const quote = honestQuote(input)
    const { orderData, paymentDetails } = quote.protocol.v2
    for (const { payment, refunds } of orderData.inputs) {
      Object.assign(payment, { currency: USDT })
      for (const refund of refunds) refund.currency = USDT
    }
    Object.assign(paymentDetails, { currency: USDT })
    quote.protocol.v2.orderId = rehash(orderData)
    return Object.assign(quote, { details: { ...quote.details, refundCurrency: undefined } })
  }

  it('K04: is refused of a bare transfer, whatever its steps are', () => {
    const input: IntentInput = { ...usdcInput, payment: 'transfer' }
    const quote = other(input)
    Object.assign(dataOf(quote), { to: USDC[8453], data: '0x' })
    const { found } = judge({ input, quote, facts: factsFor(input) })
    expect(found).toEqual(['K04 protocol.v2.orderData.inputs[0].payment', `D21 ${DATA}.data`])
  })

  it('K03: is refused for the chain alone where it is paid on another one', () => {
    const quote = other(usdcInput)
    const { orderData, paymentDetails } = quote.protocol.v2
    for (const { payment } of orderData.inputs) payment.chainId = 'ethereum'
    paymentDetails.chainId = 'ethereum'
    const before = quote.protocol.v2.orderId
    quote.protocol.v2.orderId = rehash(orderData)
    Object.assign(quote, { steps: [approveStep(usdcInput, DEPOSITORY), ...quote.steps] })
    const data = dataOf(quote, 1)
    const honest = honestQuote(usdcInput).protocol.v2.orderId
    const carried = String(data['data']).replace(honest.slice(2), quote.protocol.v2.orderId.slice(2))
    Object.assign(data, { data: carried.replace(before.slice(2), quote.protocol.v2.orderId.slice(2)) })
    const { found } = judge({ input: usdcInput, quote, facts: factsFor(usdcInput) })
    expect(found).toEqual(['K04 protocol.v2.paymentDetails', 'K03 protocol.v2.orderData.inputs'])
  })
})
