import { encodeFunctionData, parseAbi } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { type Facts, knownFact, type Simulation, unknownFact } from '../../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { saying } from '../../../../src/core/reason/reason.ts'
import { limitsOf } from '../../../../src/core/verify/above-user-limits.ts'
import { fingerprint } from '../../../../src/lib/fingerprint.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { askQuote } from '../../../../src/wallet/quotes/proven-quote.ts'
import { assertion, type Call, type Goal, type Paid, payment, quotedCalls, routedData } from '../../honest/routed.ts'
import { ETH, honestQuote, type QuoteJson, rehash, STRANGER, USDC, USER } from '../../honest.ts'
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
  callsOf,
  enforcedData,
  goalOf,
  LEAST,
  native,
  nativeSwap,
  PAID,
  shown,
  simulated,
  swapAcross,
  swapStep,
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
    const data = enforcedData(input, quote)
    expect(swap).toMatchObject({ role: 'swap', data, value: input === native ? native.amount : 0n })
  })

  it('keeps its approval exact and for the pinned proxy', () => {
    const quote = tokenSwap()
    const { quote: proven } = judge({ input: tokens, quote, facts: simulated(tokens, quote) })
    expect(proven?.plan[0]).toMatchObject({ role: 'approve', data: approveData(PROXY, tokens.amount) })
  })

  it('has an approval without calldata made for the proxy', () => {
    const quote = tokenSwap()
    const facts = simulated(tokens, quote)
    delete (dataOf(quote, 0) as Record<string, unknown>)['data']
    const { verdict, found, quote: proven } = judge({ input: tokens, quote, facts })
    expect([verdict, found]).toEqual(['accept', []])
    expect(proven?.plan[0]).toMatchObject({ role: 'approve', data: approveData(PROXY, tokens.amount) })
  })

  it.each([
    ['D07', 'no contract', { hasCode: knownFact(false, 'test') }, 'refuse'],
    ['D32', 'nobody knows what', { hasCode: unknownFact(saying('no answer')) }, 'override'],
  ] as const)(
    '%s: is not accepted where %s stands at the place that is allowed the tokens',
    (code, _name, is, verdict) => {
      const quote = shown(quoteOf(tokens, [approveStep(tokens, PROXY), swapStep(tokens)]))
      const facts = simulated(tokens, quote)
      const origin = { ...facts.origin, contracts: contractsWith({ [PROXY]: is }) }
      const judged = judge({ input: tokens, quote, facts: { ...facts, origin } as Facts })
      expect([judged.verdict, codesOf(judged.found)]).toEqual([verdict, [code]])
    },
  )

  it('D32: may not leave its approval out where one allowance is not known', () => {
    const quote = shown(quoteOf(tokens, [swapStep(tokens)]))
    const facts = simulated(tokens, quote)
    const contracts = contractsWith({ [PROXY]: { allowance: unknownFact(saying('no answer')) } })
    const judged = judge({ input: tokens, quote, facts: { ...facts, origin: { ...facts.origin, contracts } } as Facts })
    expect([judged.verdict, codesOf(judged.found)]).toEqual(['override', ['D32']])
  })

  it('D27: may carry 32768 bytes of calldata, and no more', () => {
    const carrying = (bytes: number) => {
      const quote = nativeSwap()
      const data = String(dataOf(quote)['data'])
      Object.assign(dataOf(quote), { data: data.padEnd(2 + 2 * bytes, '1') })
      return judge({ input: native, quote, facts: factsFor(native) })
    }
    expect(carrying(32_768).verdict).toBe('accept')
    expect(codesOf(carrying(32_769).found)).toContain('D27')
  })

  it('is proven again after its approval by a simulation of what is left, and of nothing else', () => {
    const quote = tokenSwap()
    const left = quoteOf(tokens, [swapStep(tokens)])
    const contracts = contractsWith({ [PROXY]: { allowance: knownFact(tokens.amount, 'test') } })
    const options = { freshSeconds: Number.POSITIVE_INFINITY, stepsDone: 1 }
    const proven = (simulation: string) => {
      const facts = simulated(tokens, quote, { calls: simulation })
      const origin = { ...facts.origin, contracts }
      return judge({ input: tokens, quote, facts: { ...facts, origin } as Facts, options }).found
    }
    expect(proven(callsOf(left, tokens))).toEqual([])
    // Enforced calls need no simulation, so a foreign one is ignored.
    expect(proven(callsOf(quote, tokens))).toEqual([])
    const failing = simulated(tokens, left, { reverted: saying('execution reverted') })
    const facts = { ...failing, origin: { ...failing.origin, contracts } } as Facts
    expect(judge({ input: tokens, quote, facts, options }).found).toEqual(['D28 facts.simulation'])
  })

  it('may come with an empty approval step where the chain has the allowance (service facts 1)', () => {
    const full = tokenSwap()
    const quote = Object.assign(full, { steps: [{ ...full.steps[0], items: [] }, full.steps[1]] })
    const one = quoteOf(tokens, [swapStep(tokens)])
    const facts = simulated(tokens, one)
    const allowed = contractsWith({ [PROXY]: { allowance: knownFact(tokens.amount, 'test') } })
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
  ])('%s: a transfer whose deposit would be %o is refused', (code, deposit) => {
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

  it('needs no simulation, since the chain enforces what arrives', () => {
    const quote = tokenSwap()
    for (const facts of [
      factsFor(tokens, { simulation: unknownFact(saying('the node cannot')) }),
      simulated(tokens, quote, { calls: fingerprint('other transactions') }),
    ]) {
      expect(judge({ input: tokens, quote, facts })).toMatchObject({ verdict: 'accept', found: [] })
    }
  })

  it.each<readonly [string, string, IntentInput, () => QuoteJson, Record<string, unknown>]>([
    ['D04', 'another target', native, nativeSwap, { to: STRANGER }],
    ['D09', 'more native currency', native, nativeSwap, { value: (native.amount + 1n).toString() }],
    ['D09', 'less native currency', native, nativeSwap, { value: '1' }],
    ['D09', 'native currency beside a token', tokens, tokenSwap, { value: '1' }],
    ['D36', 'no calldata', native, nativeSwap, { data: '0x' }],
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
    const quote = shown(quoteOf(tokens, [approveStep(tokens, spender), swapStep(tokens)]))
    expect(codesOf(judge({ input: tokens, quote, facts: simulated(tokens, quote) }).found)).toContain(code)
  })

  it('D07: needs code at the router', () => {
    const quote = nativeSwap()
    const facts = simulated(native, quote)
    const contracts = contractsWith({ [ROUTER]: { hasCode: knownFact(false, 'test') } })
    const empty = { ...facts, origin: { ...facts.origin, contracts } } as Facts
    expect(codesOf(judge({ input: native, quote, facts: empty }).found)).toEqual(['D07'])
  })

  it('D07: needs code at the depository that it pays on the way to another chain', () => {
    const quote = swapAcross()
    const facts = simulated(across, quote)
    const contracts = contractsWith({ [DEPOSITORY]: { hasCode: knownFact(false, 'test') } })
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
    expect(verdict).toBe('refuse')
    expect(codesOf(found)).toContain('K04')
  })

  it('K05: gives what was paid back to the payer, and not to who would have got the rest', () => {
    const input: IntentInput = { ...tokens, recipient: STRANGER }
    const judged = (refund: object) => {
      const quote = quoteOf(input, [approveStep(input, PROXY), swapStep(input)])
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

const changed = (input: IntentInput, quote: QuoteJson, calls: readonly Call[], paid: Partial<Paid> = {}) => {
  const { originCurrency: token, amount, user } = input
  Object.assign(dataOf(quote, -1), { data: routedData({ token, amount, user, ...paid }, calls) })
  return judge({ input, quote, facts: factsFor(input) })
}

describe('the end of a routed swap', () => {
  const goal = goalOf(across, swapAcross())
  const market = { target: STRANGER as Hex, allowFailure: true, value: 0n, callData: '0x12345678' as Hex }
  const dataIn = (judged: ReturnType<typeof judge>) => {
    const last = judged.quote?.plan.at(-1)
    return last?.kind === 'evmTransaction' ? last.data : undefined
  }

  it.each<readonly [string, readonly Call[]]>([
    ['pays a stranger', [market, payment({ token: USDT, recipient: STRANGER })]],
    ['deposits for another order', [market, payment({ ...goal, orderId: `0x${'ee'.repeat(32)}` } as Goal)]],
    ['credits a stranger', [market, payment({ ...goal, user: STRANGER } as Goal)]],
    ['may fail', [market, { ...payment(goal), allowFailure: true }]],
    ['asserts less', [market, assertion(USDT, 1n), payment(goal)]],
  ])('is ours, also where the quoted one %s', (_name, calls) => {
    const { originCurrency: token, amount, user } = across
    const end = [assertion(USDT, PAID), payment(goal)]
    const ours = routedData({ token, amount, user }, [market, ...end])
    expect(dataIn(changed(across, swapAcross(), calls))).toBe(ours)
  })

  it('keeps the calls before it, metadata and bytes behind the arguments', () => {
    const quote = swapAcross()
    const { originCurrency: token, amount, user } = across
    const metadata = '0xabcdef'
    const trailing = quote.protocol.v2.orderId.slice(2)
    const bytes = (calls: readonly Call[]) => `${routedData({ token, amount, user, metadata }, calls)}${trailing}`
    Object.assign(dataOf(quote, -1), { data: bytes([market, payment(goal)]) })
    const judged = judge({ input: across, quote, facts: factsFor(across) })
    expect(dataIn(judged)).toBe(bytes([market, assertion(USDT, PAID), payment(goal)]))
  })

  it('asserts the order’s payment less the slippage that the user allows', () => {
    const input: IntentInput = { ...across, slippageBasisPoints: 100 }
    const quote = swapAcross(input)
    const judged = judge({ input, quote, facts: factsFor(input) })
    const { originCurrency: token, amount, user } = across
    const market = quotedCalls({ token, amount, user }, goal).slice(0, 1)
    const least = (PAID * 99n) / 100n
    expect(dataIn(judged)).toBe(routedData({ token, amount, user }, [...market, assertion(USDT, least), payment(goal)]))
  })

  it.each<readonly [string, string, readonly Call[], Partial<Paid>]>([
    ['D36', 'it ends with another contract’s call', [payment(goal), market], {}],
    ['D36', 'it pays another currency', [payment({ ...goal, token: WETH } as Goal)], {}],
    ['D36', 'it makes no call', [], {}],
    ['D13', 'it takes another token', [payment(goal)], { token: USDT }],
    ['D14', 'it takes more', [payment(goal)], { amount: across.amount + 1n }],
    ['D16', 'leftovers go to a stranger', [payment(goal)], { user: STRANGER }],
  ])('%s: is refused where %s', (code, _name, calls, paid) => {
    const { verdict, found } = changed(across, swapAcross(), calls, paid)
    expect([verdict, codesOf(found)]).toEqual(['refuse', [code]])
  })

  it.each([
    ['of the version without metadata', (data: string) => `0x30875056${data.slice(10)}`],
    ['that is not canonical', (data: string) => `${data.slice(0, 10)}${'f'.repeat(64)}${data.slice(74)}`],
    ['for the router', (data: string) => data.replace(/^0x.{8}/, '0xffffffff')],
  ])('D36: is refused of a call %s', (_name, change) => {
    const quote = swapAcross()
    Object.assign(dataOf(quote, -1), { data: change(String(dataOf(quote, -1)['data'])) })
    const { verdict, found } = judge({ input: across, quote, facts: factsFor(across) })
    expect([verdict, codesOf(found)]).toEqual(['refuse', ['D36']])
  })

  it('D35: is refused where the order is paid in what the user pays, so that a deposit can be rebuilt', () => {
    const input: IntentInput = { ...across, destinationCurrency: USDC[1] }
    const quote = honestQuote(input)
    const { orderId } = quote.protocol.v2
    const plain = { ...goal, token: USDC[8453], orderId } as Goal
    const { originCurrency: token, amount, user } = input
    const data = routedData({ token, amount, user }, [payment(plain)])
    const steps = [approveStep(input, PROXY), transactionStep(input, 'swap', PROXY, data)]
    const { verdict, found } = judge({ input, quote: Object.assign(quote, { steps }), facts: factsFor(input) })
    expect([verdict, codesOf(found)]).toEqual(['refuse', ['D35']])
  })
})

const odd = { chainId: 8453, address: `0x${'0d'.repeat(20)}`, symbol: 'ODD', name: 'Odd', decimals: 6, isNative: false }
const intoOdd: IntentInput = { ...tokens, destinationCurrency: odd.address, currencies: [odd] }

function oddSwap(): QuoteJson {
  const quote = shown(quoteOf(tokens, [approveStep(intoOdd, PROXY), swapStep(intoOdd)]))
  Object.assign(quote.details.currencyOut, { currency: odd })
  return quote
}

function oddFacts(quote: QuoteJson): Facts {
  return { ...simulated(intoOdd, quote), arrivingDecimals: knownFact(6, 'test') }
}

describe('a swap into a token that the profile does not pin', () => {
  it('D37: needs a tick, since a node alone says what arrives', () => {
    const quote = oddSwap()
    const judged = judge({ input: intoOdd, quote, facts: oddFacts(quote) })
    expect([judged.verdict, judged.quote?.ticks.map(({ code }) => code)]).toEqual(['accept', ['L10', 'D37']])
  })

  it('D32: is not accepted where no node says it', () => {
    const quote = oddSwap()
    const facts = { ...factsFor(intoOdd), arrivingDecimals: knownFact(6, 'test') }
    const judged = judge({ input: intoOdd, quote, facts })
    expect([judged.verdict, codesOf(judged.found)]).toEqual(['override', ['L10', 'D32']])
  })
})

describe('the limit for calls that rest on a node', () => {
  it.each([
    ['a dollar token at it', 100_000_000n, 'accept', ['L10', 'D37']],
    ['a dollar token above it', 99_999_999n, 'override', ['L10', 'D37', 'D33']],
  ] as const)('judges %s', (_name, routerCallUsd, verdict, codes) => {
    const quote = oddSwap()
    const options = { freshSeconds: 30, stepsDone: 0, limits: { routerCallUsd } }
    const judged = judge({ input: intoOdd, quote, facts: oddFacts(quote), options })
    expect([judged.verdict, codesOf(judged.found)]).toEqual([verdict, codes])
  })

  it('leaves a swap alone whose result the chain enforces', () => {
    const quote = tokenSwap()
    const options = { freshSeconds: 30, stepsDone: 0, limits: { routerCallUsd: 1n } }
    expect(judge({ input: tokens, quote, facts: simulated(tokens, quote), options }).found).toEqual([])
  })

  it.each([
    [99, 'refused'],
    [100, 'proven'],
    [null, 'proven'],
  ] as const)('is the one that the user has set: %s dollars', async (routerLimitUsd, state) => {
    const quote = oddSwap()
    const facts = oddFacts(quote)
    const asked = await askQuote(
      intoOdd,
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
    expect(asked).toMatchObject(
      state === 'refused' ? { state, findings: [{ code: 'L10' }, { code: 'D37' }, { code: 'D33' }] } : { state },
    )
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

  // The example pins its currencies, so the wrapped one comes later.
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
    arrivingDecimals: knownFact(18, 'test'),
  })

  it.each([
    ['wrap', wrap],
    ['unwrap', unwrap],
  ] as const)('%s is rebuilt, and accepted where all of it arrives', (name, input) => {
    const quote = quotes[name]()
    const { verdict, found } = judge({ input, quote, facts: factsOf(input, quote) })
    expect([verdict, found]).toEqual(['accept', []])
  })

  it('needs no simulation where the profile pins the wrapped token, and does where it does not', () => {
    const quote = quotes.wrap()
    const facts = { ...factsFor(wrap), arrivingDecimals: knownFact(18, 'test') }
    expect(judge({ input: wrap, quote, facts })).toMatchObject({ verdict: 'accept', found: [] })
    const chains = devnet.chains.map((chain) => ({
      ...chain,
      contracts: chain.contracts.filter(({ kind }) => kind !== 'wrappedNative'),
    }))
    const unpinned = judge({ input: wrap, quote, facts, profile: { ...devnet, chains } })
    expect(codesOf(unpinned.found)).toContain('D32')
    expect(unpinned.verdict).toBe('override')
  })

  it.each([
    ['wrap', wrap, 'L10', 'D37'],
    ['unwrap', unwrap, 'L09', 'D37'],
  ] as const)(
    '%s of an unpinned token is worth what a price says, and only a node says what arrives',
    (name, input, ...due) => {
      const chains = devnet.chains.map((chain) => ({
        ...chain,
        contracts: chain.contracts.filter(({ kind }) => kind !== 'wrappedNative'),
      }))
      const quote = quotes[name]()
      const judged = judge({ input, quote, facts: factsOf(input, quote), profile: { ...devnet, chains } })
      expect(codesOf(judged.found)).toEqual(due)
    },
  )

  it.each([
    ['wrap', wrap],
    ['unwrap', unwrap],
  ] as const)('D34: %s pays nobody but its caller', (name, input) => {
    const toOther = { ...input, recipient: STRANGER }
    const quote = quotes[name]()
    Object.assign(quote.details, { recipient: STRANGER })
    const facts = { ...factsFor(toOther), arrivingDecimals: knownFact(18, 'test') }
    const { verdict, found } = judge({ input: toOther, quote, facts })
    expect([verdict, codesOf(found)]).toEqual(['refuse', ['D34']])
  })

  it.each<readonly [string, string, Facts['arrivingDecimals']]>([
    ['D31', 'has other decimals on its chain', knownFact(6, 'test')],
    ['D32', 'was not asked', undefined],
    ['D32', 'says nothing', unknownFact({ code: 'TIMEOUT' })],
  ])('%s: is no proof where the token that arrives %s', (code, _name, arrivingDecimals) => {
    const quote = quotes.wrap()
    const { verdict, found } = judge({ input: wrap, quote, facts: { ...factsOf(wrap, quote), arrivingDecimals } })
    expect([verdict, codesOf(found)]).toEqual([code === 'D31' ? 'refuse' : 'override', [code]])
  })

  it('asks nobody about decimals of what is pinned', () => {
    const quote = quotes.unwrap()
    const facts = { ...factsOf(unwrap, quote), arrivingDecimals: unknownFact({ code: 'TIMEOUT' }) }
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
