import { encodeFunctionData, parseAbi } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { type Facts, known, type Simulation, unknown } from '../../../../src/core/facts.ts'
import { fingerprint } from '../../../../src/core/fingerprint.ts'
import type { IntentInput } from '../../../../src/core/intent.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { saying } from '../../../../src/core/reason.ts'
import { limitsOf } from '../../../../src/core/verify/limits.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { askQuote } from '../../../../src/wallet/quotes.ts'
import { ETH, type QuoteJson, rehash, STRANGER, USDC, USER } from '../../honest.ts'
import { judge } from '../lying.ts'
import {
  approveData,
  approveStep,
  contractsWith,
  DEPOSITORY,
  dataOf,
  factsFor,
  PROXY,
  quoteOf,
  ROUTER,
  transactionStep,
  USDT,
} from './quotes.ts'
import {
  across,
  CALL,
  callsOf,
  LEAST,
  native,
  nativeSwap,
  PAID,
  shown,
  simulated,
  swapAcross,
  tokenSwap,
  tokens,
  WETH,
} from './swaps.ts'

const DEPOSIT_ABI = parseAbi(['function depositErc20(address depositor, address token, uint256 amount, bytes32 id)'])
const codesOf = (found: readonly string[]) => found.map((each) => each.split(' ')[0])

it('a limit in dollars is one in millionths of them', () => {
  const exchangeFeeLimitUsd = 5
  expect(limitsOf({ routerLimitUsd: 100, exchangeFeeLimitUsd })).toMatchObject({ routerCallUsd: 100_000_000n })
  expect(limitsOf({ routerLimitUsd: null, exchangeFeeLimitUsd })).toEqual({ exchangeFeeUsd: 5_000_000n })
})

describe('a swap through a pinned router', () => {
  it.each<readonly [string, IntentInput, () => QuoteJson]>([
    ['of a token, with exactly its approval before it', tokens, tokenSwap],
    ['of native currency', native, nativeSwap],
    ['on the way to another chain', across, swapAcross],
  ])('%s is accepted where the simulation shows that nothing else happens', (_name, input, make) => {
    const quote = make()
    const { verdict, found, quote: proven } = judge({ input, quote, facts: simulated(input, quote) })
    expect([verdict, found]).toEqual(['accept', []])
    const swap = proven?.plan.at(-1)
    expect(swap).toMatchObject({ role: 'swap', data: CALL, value: input === native ? native.amount : 0n })
  })

  it('keeps its approval exact and for the pinned proxy', () => {
    const quote = tokenSwap()
    const { quote: proven } = judge({ input: tokens, quote, facts: simulated(tokens, quote) })
    expect(proven?.plan[0]).toMatchObject({ role: 'approve', data: approveData(PROXY, tokens.amount) })
  })

  it.each([['the proxy, where that is called', PROXY, PROXY, devnet]])(
    'has an approval without calldata made for %s',
    (_name, router, spender, profile) => {
      const approval = approveStep(tokens, spender)
      for (const item of approval.items) delete (item['data'] as Record<string, unknown>)['data']
      const called = [approveStep(tokens, spender), transactionStep(tokens, 'swap', router, CALL)]
      const facts = simulated(tokens, shown(quoteOf(tokens, called)))
      const bare = shown(quoteOf(tokens, [approval, transactionStep(tokens, 'swap', router, CALL)]))
      const { verdict, found, quote: proven } = judge({ input: tokens, quote: bare, facts, profile })
      expect([verdict, found]).toEqual(['accept', []])
      expect(proven?.plan[0]).toMatchObject({ role: 'approve', data: approveData(spender, tokens.amount) })
    },
  )

  it.each([
    ['D07', 'no contract', { hasCode: known(false, 'test') }, 'refuse'],
    ['D32', 'nobody knows what', { hasCode: unknown(saying('no answer')) }, 'override'],
  ] as const)(
    '%s: is not accepted where %s stands at the place that is allowed the tokens',
    (code, _name, is, verdict) => {
      const quote = shown(quoteOf(tokens, [approveStep(tokens, PROXY), transactionStep(tokens, 'swap', PROXY, CALL)]))
      const facts = simulated(tokens, quote)
      const origin = { ...facts.origin, contracts: contractsWith({ [PROXY]: is }) }
      const judged = judge({ input: tokens, quote, facts: { ...facts, origin } as Facts })
      expect([judged.verdict, codesOf(judged.found)]).toEqual([verdict, [code]])
    },
  )

  it('D32: may not leave its approval out where one allowance is not known', () => {
    const quote = shown(quoteOf(tokens, [transactionStep(tokens, 'swap', PROXY, CALL)]))
    const facts = simulated(tokens, quote)
    const contracts = contractsWith({ [PROXY]: { allowance: unknown(saying('no answer')) } })
    const judged = judge({ input: tokens, quote, facts: { ...facts, origin: { ...facts.origin, contracts } } as Facts })
    expect([judged.verdict, codesOf(judged.found)]).toEqual(['override', ['D32']])
  })

  it('D27: may carry 32768 bytes of calldata, and no more', () => {
    const carrying = (bytes: number) => {
      const quote = shown(
        quoteOf(native, [transactionStep(native, 'swap', ROUTER, `0x${'12'.repeat(bytes)}`, native.amount)]),
      )
      return judge({ input: native, quote, facts: simulated(native, quote) })
    }
    expect(carrying(32_768).verdict).toBe('accept')
    expect(codesOf(carrying(32_769).found)).toContain('D27')
  })

  it('is proven again after its approval by a simulation of what is left, and of nothing else', () => {
    const quote = tokenSwap()
    const left = quoteOf(tokens, [transactionStep(tokens, 'swap', PROXY, CALL)])
    const contracts = contractsWith({ [PROXY]: { allowance: known(tokens.amount, 'test') } })
    const options = { freshSeconds: Number.POSITIVE_INFINITY, stepsDone: 1 }
    const proven = (simulation: string) => {
      const facts = simulated(tokens, quote, { calls: simulation })
      const origin = { ...facts.origin, contracts }
      return judge({ input: tokens, quote, facts: { ...facts, origin } as Facts, options }).found
    }
    expect(proven(callsOf(left))).toEqual([])
    expect(proven(callsOf(quote))).toEqual(['D32 facts.simulation'])
  })

  it('may come with an empty approval step where the chain has the allowance (service facts 1)', () => {
    const full = tokenSwap()
    const quote = Object.assign(full, { steps: [{ ...full.steps[0], items: [] }, full.steps[1]] })
    const one = quoteOf(tokens, [transactionStep(tokens, 'swap', PROXY, CALL)])
    const facts = simulated(tokens, one)
    const allowed = contractsWith({ [PROXY]: { allowance: known(tokens.amount, 'test') } })
    const withAllowance = { ...facts, origin: { ...facts.origin, contracts: allowed } } as Facts
    expect(judge({ input: tokens, quote, facts: withAllowance })).toMatchObject({ verdict: 'accept', found: [] })
    expect(codesOf(judge({ input: tokens, quote, facts }).found)).toEqual(expect.arrayContaining(['B08', 'E13']))
  })

  it.each<readonly [string, Partial<Simulation>]>([
    ['D28', { reverted: saying('execution reverted') }],
    ['D29', { changes: [{ currency: USDC[8453], amount: -tokens.amount - 1n }] }],
    [
      'D29',
      {
        changes: [
          { currency: USDC[8453], amount: -tokens.amount },
          { currency: WETH, amount: -1n },
        ],
      },
    ],
    [
      'D29',
      {
        changes: [
          { currency: USDC[8453], amount: -tokens.amount },
          { currency: ETH, amount: -1n },
        ],
      },
    ],
    ['D29', { approvals: [{ currency: USDC[8453], spender: PROXY, amount: 1n }] }],
    ['D34', { arrivals: [] }],
    ['D34', { arrivals: [{ currency: USDT, amount: LEAST - 1n }] }],
    ['D34', { arrivals: [{ currency: WETH, amount: LEAST }] }],
  ])('%s: %o is refused', (code, changes) => {
    const quote = tokenSwap()
    const { verdict, found } = judge({ input: tokens, quote, facts: simulated(tokens, quote, changes) })
    expect([verdict, found]).toEqual(['refuse', [`${code} facts.simulation`]])
  })

  it.each<readonly [string, Simulation['deposits'][number] | undefined]>([
    ['D17', undefined],
    ['D17', { depositor: USER, currency: USDT, amount: PAID, orderId: `0x${'ee'.repeat(32)}` }],
    ['D16', { depositor: STRANGER, currency: USDT, amount: PAID, orderId: swapAcross().protocol.v2.orderId }],
    ['D34', { depositor: USER, currency: USDT, amount: PAID - 1n, orderId: swapAcross().protocol.v2.orderId }],
    ['D34', { depositor: USER, currency: WETH, amount: PAID, orderId: swapAcross().protocol.v2.orderId }],
  ])('%s: a crossing whose deposit would be %o is refused', (code, deposit) => {
    const quote = swapAcross()
    const facts = simulated(across, quote, { deposits: deposit ? [deposit] : [] })
    expect(judge({ input: across, quote, facts })).toMatchObject({
      verdict: 'refuse',
      found: [`${code} facts.simulation`],
    })
  })

  it('D17: a second deposit for somebody else’s order is refused', () => {
    const quote = swapAcross()
    const own = { depositor: USER, currency: USDT, amount: PAID, orderId: quote.protocol.v2.orderId }
    const facts = simulated(across, quote, { deposits: [own, { ...own, orderId: `0x${'ee'.repeat(32)}` }] })
    expect(codesOf(judge({ input: across, quote, facts }).found)).toEqual(['D17'])
  })

  it('is not accepted where nothing was simulated, or only other transactions', () => {
    const quote = tokenSwap()
    for (const facts of [
      factsFor(tokens, { simulation: unknown(saying('the node cannot')) }),
      simulated(tokens, quote, { calls: fingerprint('other transactions') }),
    ]) {
      expect(judge({ input: tokens, quote, facts })).toMatchObject({
        verdict: 'override',
        found: ['D32 facts.simulation'],
      })
    }
  })

  it('is not accepted with one byte of its calldata changed after the simulation', () => {
    const honest = tokenSwap()
    const facts = simulated(tokens, honest)
    const quote = tokenSwap()
    Object.assign(dataOf(quote, 1), { data: `${CALL.slice(0, -2)}13` })
    expect(judge({ input: tokens, quote, facts }).found).toEqual(['D32 facts.simulation'])
  })

  it.each<readonly [string, string, IntentInput, () => QuoteJson, Record<string, unknown>]>([
    ['D04', 'another target', native, nativeSwap, { to: STRANGER }],
    ['D09', 'more native currency', native, nativeSwap, { value: (native.amount + 1n).toString() }],
    ['D09', 'less native currency', native, nativeSwap, { value: '1' }],
    ['D09', 'native currency beside a token', tokens, tokenSwap, { value: '1' }],
    ['D21', 'no calldata', native, nativeSwap, { data: '0x' }],
    ['D23', 'a call that gives control away', tokens, tokenSwap, { data: `0xb61d27f6${'00'.repeat(96)}` }],
  ])('%s: %s is refused, whatever the simulation says', (code, _name, input, make, lie) => {
    const quote = make()
    Object.assign(dataOf(quote, -1), lie)
    const { verdict, found } = judge({ input, quote, facts: simulated(input, quote) })
    expect(verdict).toBe('refuse')
    expect(codesOf(found)).toContain(code)
  })

  it.each([
    ['E02', 'the depository', DEPOSITORY],
    ['E01', 'a stranger', STRANGER],
  ])('%s: an approval of %s before it is refused', (code, _name, spender) => {
    const quote = shown(quoteOf(tokens, [approveStep(tokens, spender), transactionStep(tokens, 'swap', PROXY, CALL)]))
    expect(codesOf(judge({ input: tokens, quote, facts: simulated(tokens, quote) }).found)).toContain(code)
  })

  it('D07: needs code at the router', () => {
    const quote = nativeSwap()
    const facts = simulated(native, quote)
    const contracts = contractsWith({ [ROUTER]: { hasCode: known(false, 'test') } })
    const empty = { ...facts, origin: { ...facts.origin, contracts } } as Facts
    expect(codesOf(judge({ input: native, quote, facts: empty }).found)).toEqual(['D07'])
  })

  it('D07: needs code at the depository that it pays on the way to another chain', () => {
    const quote = swapAcross()
    const facts = simulated(across, quote)
    const contracts = contractsWith({ [DEPOSITORY]: { hasCode: known(false, 'test') } })
    const empty = { ...facts, origin: { ...facts.origin, contracts } } as Facts
    expect(codesOf(judge({ input: across, quote, facts: empty }).found)).toEqual(['D07'])
  })

  it.each([
    ['nothing', { amount: '0' }],
    ['a weight that is not one', { weight: '2' }],
  ])('K04: is refused where the order wants %s of what the router makes', (_name, change) => {
    const quote = swapAcross()
    for (const { payment } of quote.protocol.v2.orderData.inputs) Object.assign(payment, change)
    Object.assign(quote.protocol.v2.paymentDetails, 'amount' in change ? change : {})
    quote.protocol.v2.orderId = rehash(quote.protocol.v2.orderData)
    const { verdict, found } = judge({ input: across, quote, facts: simulated(across, quote) })
    expect([verdict, codesOf(found)]).toEqual(['refuse', ['K04']])
  })

  it('K05: gives what was paid back to the payer, and not to who would have got the rest', () => {
    const input: IntentInput = { ...tokens, recipient: STRANGER }
    const judged = (refund: object) => {
      const quote = quoteOf(input, [approveStep(input, PROXY), transactionStep(input, 'swap', PROXY, CALL)])
      for (const { refunds } of quote.protocol.v2.orderData.inputs)
        for (const each of refunds) Object.assign(each, refund)
      quote.protocol.v2.orderId = rehash(quote.protocol.v2.orderData)
      return codesOf(judge({ input, quote, facts: simulated(input, quote) }).found)
    }
    expect(judged({ recipient: USER, currency: USDC[8453] })).not.toContain('K05')
    expect(judged({ recipient: STRANGER, currency: USDT })).not.toContain('K05')
    expect(judged({ recipient: STRANGER, currency: USDC[8453] })).toContain('K05')
  })

  it('K04: cannot be left out where the order wants another currency than the user pays', () => {
    const quote = swapAcross()
    const { orderId } = quote.protocol.v2
    const args = [USER, USDC[8453] as Hex, across.amount, orderId as Hex] as const
    const data = encodeFunctionData({ abi: DEPOSIT_ABI, functionName: 'depositErc20', args })
    Object.assign(quote, {
      steps: [approveStep(across, DEPOSITORY), transactionStep(across, 'deposit', DEPOSITORY, data)],
    })
    const { verdict, found } = judge({ input: across, quote, facts: simulated(across, quote) })
    expect([verdict, codesOf(found)]).toEqual(['refuse', ['K04']])
  })

  it('B03: cannot be left out on one chain where no order says what the deposit is for', () => {
    const args = [USER, USDC[8453] as Hex, tokens.amount, `0x${'ee'.repeat(32)}`] as const
    const data = encodeFunctionData({ abi: DEPOSIT_ABI, functionName: 'depositErc20', args })
    const steps = [approveStep(tokens, DEPOSITORY), transactionStep(tokens, 'deposit', DEPOSITORY, data)]
    const quote = shown(quoteOf(tokens, steps))
    const { verdict, found } = judge({ input: tokens, quote, facts: simulated(tokens, quote) })
    expect([verdict, codesOf(found)]).toEqual(['refuse', ['B03']])
  })
})

describe('the limit for router calls', () => {
  it.each([
    ['a dollar token at it', tokens, tokenSwap, 100_000_000n, 'accept', []],
    ['a dollar token above it', tokens, tokenSwap, 99_999_999n, 'override', ['D33']],
    ['a currency whose worth nobody can prove', native, nativeSwap, 10n ** 12n, 'override', ['D33']],
  ] as const)('judges %s', (_name, input, make, routerCallUsd, verdict, codes) => {
    const quote = make()
    const options = { freshSeconds: 30, stepsDone: 0, limits: { routerCallUsd } }
    const judged = judge({ input, quote, facts: simulated(input, quote), options })
    expect([judged.verdict, codesOf(judged.found)]).toEqual([verdict, codes])
  })

  it.each([
    [99, 'refused'],
    [100, 'proven'],
    [null, 'proven'],
  ] as const)('is the one that the user has set: %s dollars', async (routerLimitUsd, state) => {
    const quote = tokenSwap()
    const facts = simulated(tokens, quote)
    const asked = await askQuote(
      tokens,
      { from: 'popup' },
      {
        profile: devnet,
        quote: async () => ({ ok: true, text: JSON.stringify(quote), body: quote }),
        facts: async () => facts,
        ownAddresses: async () => [USER],
        watched: async () => [],
        isExpert: async () => false,
        prices: async () => [],
        limits: async () => limitsOf({ routerLimitUsd, exchangeFeeLimitUsd: 5 }),
        nowSeconds: () => facts.receivedAtSeconds,
        randomName: () => 'name',
      },
    )
    expect(asked).toMatchObject(state === 'refused' ? { state, findings: [{ code: 'D33' }] } : { state })
  })
})

describe('wrapping and unwrapping', () => {
  const weth = { chainId: 8453, address: WETH, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18, isNative: false }
  const wrap: IntentInput = { ...native, destinationCurrency: WETH, currencies: [weth] }
  const unwrap: IntentInput = { ...native, originCurrency: WETH, destinationCurrency: ETH, currencies: [weth] }
  const word = native.amount.toString(16).padStart(64, '0')
  const quotes = {
    wrap: () => sameAmount(quoteFor(wrap, transactionStep(wrap, 'swap', WETH, '0xd0e30db0', wrap.amount))),
    unwrap: () => sameAmount(quoteFor(unwrap, transactionStep(unwrap, 'swap', WETH, `0x2e1a7d4d${word}`))),
  }

  // The example's own currencies are the pinned ones: the wrapped one is written in afterwards.
  function quoteFor(input: IntentInput, step: ReturnType<typeof transactionStep>): QuoteJson {
    const quote = quoteOf(native, [step])
    const currencyOf = (address: string) =>
      address === WETH ? weth : { ...weth, address, symbol: 'ETH', name: 'Ether' }
    Object.assign(quote.details.currencyIn, { currency: currencyOf(input.originCurrency) })
    Object.assign(quote.details.currencyOut, { currency: currencyOf(input.destinationCurrency) })
    Object.assign(quote.details, { refundCurrency: undefined })
    return Object.assign(quote, { protocol: undefined, fees: {} })
  }

  function sameAmount(quote: QuoteJson): QuoteJson {
    const amount = native.amount.toString()
    Object.assign(quote.details.currencyOut, { amount, minimumAmount: amount })
    return quote
  }

  const whole = (input: IntentInput) => ({
    changes: [{ currency: input.originCurrency, amount: -native.amount }],
    arrivals: [{ currency: input.destinationCurrency, amount: native.amount }],
  })

  const factsOf = (input: IntentInput, quote: QuoteJson, changes: Partial<Simulation> = {}): Facts => ({
    ...simulated(input, quote, { ...whole(input), ...changes }),
    arrivingDecimals: known(18, 'test'),
  })

  it.each([
    ['wrap', wrap],
    ['unwrap', unwrap],
  ] as const)('%s is rebuilt, and accepted where all of it arrives', (name, input) => {
    const quote = quotes[name]()
    const { verdict, found } = judge({ input, quote, facts: factsOf(input, quote) })
    expect([verdict, found]).toEqual(['accept', []])
  })

  it.each<readonly [string, string, Facts['arrivingDecimals']]>([
    ['D31', 'has other decimals on its chain', known(6, 'test')],
    ['D32', 'was not asked', undefined],
    ['D32', 'says nothing', unknown({ code: 'TIMEOUT' })],
  ])('%s: is no proof where the token that arrives %s', (code, _name, arrivingDecimals) => {
    const quote = quotes.wrap()
    const { verdict, found } = judge({ input: wrap, quote, facts: { ...factsOf(wrap, quote), arrivingDecimals } })
    expect([verdict, codesOf(found)]).toEqual([code === 'D31' ? 'refuse' : 'override', [code]])
  })

  it('asks nobody about decimals of what is pinned', () => {
    const quote = quotes.unwrap()
    const facts = { ...factsOf(unwrap, quote), arrivingDecimals: unknown({ code: 'TIMEOUT' }) }
    expect(judge({ input: unwrap, quote, facts }).verdict).toBe('accept')
  })

  it.each<readonly [string, 'wrap' | 'unwrap', IntentInput, Record<string, unknown>]>([
    ['D09', 'wrap', wrap, { value: '1' }],
    ['D22', 'wrap', wrap, { data: '0xd0e30db000' }],
    ['D04', 'wrap', wrap, { to: STRANGER }],
    ['D22', 'unwrap', unwrap, { data: `0x2e1a7d4d${'f'.repeat(64)}` }],
    ['D09', 'unwrap', unwrap, { value: '1' }],
  ])('%s: another %s is refused', (code, name, input, lie) => {
    const quote = quotes[name]()
    Object.assign(dataOf(quote), lie)
    const { verdict, found } = judge({ input, quote, facts: factsOf(input, quote) })
    expect(verdict).toBe('refuse')
    expect(codesOf(found)).toContain(code)
  })

  it('D34: is refused where less than all of it arrives', () => {
    const quote = quotes.wrap()
    const facts = factsOf(wrap, quote, { arrivals: [{ currency: WETH, amount: native.amount - 1n }] })
    expect(codesOf(judge({ input: wrap, quote, facts }).found)).toEqual(['D34'])
  })
})
