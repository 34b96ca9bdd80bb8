import { encodeFunctionData, hashTypedData, parseAbi } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { type EvmFacts, knownFact, type Simulation, unknownFact } from '../../../../src/core/chain/facts.ts'
import type { EvmSignatureItem } from '../../../../src/core/execution/item.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { saying } from '../../../../src/core/reason/reason.ts'
import { claimGapsOf, claimsOf } from '../../../../src/core/review/claims.ts'
import { FIRST_TIME } from '../../../../src/core/verify/verify.ts'
import { fingerprint } from '../../../../src/lib/fingerprint.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { only } from '../../../made.ts'
import { assertion, type Call, type Goal, payment } from '../../honest/routed.ts'
import {
  ETH,
  honestQuote,
  NOW,
  type QuoteJson,
  REQUEST_ID,
  rehash,
  STRANGER,
  USDC,
  USER,
  usdcInput,
} from '../../honest.ts'
import {
  approveData,
  approveStep,
  contractsWith,
  DEPOSITORY,
  dataOf,
  factsFor,
  PERMIT2,
  PROXY,
  ROUTER,
  SOLVER,
  USDT,
} from '../evm/quotes.ts'
import { judge } from '../lying.ts'
import { authorizationQuote, GOAL, ORDER_NONCE, permitInput, relayedQuote, routedQuote, singleQuote } from './quotes.ts'

type Json = Record<string, unknown>
type Sign = { domain: Json; types: Record<string, Json[]>; primaryType: string; value: Json; signatureKind: string }
type Signature = { sign: Sign; post: { endpoint: string; method: string; body: Json } }

const codesOf = (found: readonly string[]) => found.map((each) => each.split(' ')[0])
const allowed = contractsWith({ [PERMIT2]: { allowance: knownFact(usdcInput.amount, 'test') } })
const facts = factsFor(permitInput, {
  tokenDomain: knownFact({ name: 'USD Coin', version: '2' }, 'test'),
  contracts: allowed,
})

function signatureOf(quote: QuoteJson, at = 0): Signature {
  return only<Signature>(dataOf(quote, at))
}

function lied(quote: QuoteJson, lie: (data: Signature) => unknown): QuoteJson {
  lie(signatureOf(quote))
  return quote
}

function itemOf(quote: QuoteJson, judged = judge({ input: permitInput, quote, facts })): EvmSignatureItem {
  const item = judged.quote?.plan.at(-1)
  if (item?.kind !== 'evmSignature') throw new Error(`expected a permit, got ${judged.found}`)
  return item
}

function digestOf({ domain, types, primaryType, message }: EvmSignatureItem['typedData']): Hex {
  return hashTypedData(only<Parameters<typeof hashTypedData>[0]>({ domain, types, primaryType, message }))
}

describe('an authorization (EIP-3009)', () => {
  it.each(['TransferWithAuthorization', 'ReceiveWithAuthorization'])('%s to the solver is accepted', (name) => {
    const quote = authorizationQuote(name)
    const judged = judge({ input: permitInput, quote, facts })
    expect([judged.verdict, judged.found]).toEqual(['accept', []])
    expect(itemOf(quote)).toMatchObject({ standard: 'eip3009', amount: usdcInput.amount, deadlineSeconds: NOW + 600 })
  })

  it('is said to put the money into the solver’s own hands', () => {
    const judged = judge({ input: permitInput, quote: authorizationQuote(), facts }).quote
    expect(judged && claimGapsOf(judged)).toContain('paid-to-solver')
    expect(judged && claimsOf(judged, true)).not.toContain('refund-is-yours')
  })

  it('signs the same digest as the published form, and posts our own body', () => {
    const quote = authorizationQuote()
    const { sign, post } = signatureOf(quote)
    const { domain, types, primaryType, value } = sign
    const published = hashTypedData(
      only<Parameters<typeof hashTypedData>[0]>({ domain, types, primaryType, message: value }),
    )
    const item = itemOf(quote)
    expect(digestOf(item.typedData)).toBe(published)
    expect(item.post).toEqual({ endpoint: '/execute/permits', body: post.body })
  })

  it('is posted to the usual part of the service where the quote does not say which', () => {
    const quote = lied(authorizationQuote(), ({ post }) => Reflect.deleteProperty(post.body, 'api'))
    expect(itemOf(quote).post).toEqual(itemOf(authorizationQuote()).post)
    const other = lied(authorizationQuote(), ({ post }) => Object.assign(post.body, { api: 'bridge' }))
    expect(itemOf(other).post.body).toMatchObject({ api: 'bridge' })
  })

  it('is posted to another part of the service on one chain', () => {
    const input: IntentInput = { ...permitInput, destinationChainId: 8453, destinationCurrency: USDT }
    const quote = lied(authorizationQuote('TransferWithAuthorization', input), ({ post }) =>
      Reflect.deleteProperty(post.body, 'api'),
    )
    expect(itemOf(quote, judge({ input, quote, facts })).post.body).toMatchObject({ api: 'user-swap' })
  })

  it('needs the token’s own domain from the chain', () => {
    const quote = authorizationQuote()
    const judged = judge({ input: permitInput, quote, facts: factsFor(permitInput) })
    expect([judged.verdict, codesOf(judged.found)]).toEqual(['refuse', ['D32']])
  })

  it('is refused even to who insists where it cannot be rebuilt', () => {
    const options = { ...FIRST_TIME, overridden: ['D32' as const] }
    const judged = judge({ input: permitInput, quote: authorizationQuote(), facts: factsFor(permitInput), options })
    expect([judged.verdict, judged.quote]).toEqual(['refuse', undefined])
  })

  it('needs neither gas nor an approval', () => {
    const changes: Partial<EvmFacts> = { nativeBalance: knownFact(0n, 'test'), contracts: contractsWith({}) }
    const poor = factsFor(permitInput, {
      tokenDomain: knownFact({ name: 'USD Coin', version: '2' }, 'test'),
      ...changes,
    })
    expect(judge({ input: permitInput, quote: authorizationQuote(), facts: poor }).verdict).toBe('accept')
  })

  it('needs no price of gas, and no contract but the token', () => {
    const silent = unknownFact(saying('no answer'))
    const nothing = contractsWith(
      Object.fromEntries([DEPOSITORY, ROUTER, PROXY, PERMIT2].map((address) => [address, { hasCode: silent }])),
    )
    const changes: Partial<EvmFacts> = { nativeBalance: silent, maxFeePerGasWei: silent, contracts: nothing }
    const bare = factsFor(permitInput, {
      tokenDomain: knownFact({ name: 'USD Coin', version: '2' }, 'test'),
      ...changes,
    })
    expect(judge({ input: permitInput, quote: authorizationQuote(), facts: bare }).found).toEqual([])
  })

  it('may live for an hour, and not a second longer', () => {
    const until = (validBefore: number) =>
      judge({
        input: permitInput,
        quote: lied(authorizationQuote(), ({ sign }) => Object.assign(sign.value, { validBefore })),
        facts,
      })
    expect(until(NOW + 3_600).verdict).toBe('accept')
    expect(codesOf(until(NOW + 3_601).found)).toEqual(['E12'])
  })

  it('may not outlive its order, whose refunds then end too', () => {
    const within = (seconds: number) => {
      const quote = authorizationQuote()
      const { v2 } = quote.protocol
      v2.orderData.output.deadline = NOW + seconds
      for (const refund of v2.orderData.inputs[0]?.refunds ?? []) refund.deadline = NOW + seconds
      v2.orderId = rehash(v2.orderData)
      lied(quote, ({ sign }) => Object.assign(sign.value, { nonce: v2.orderId }))
      return codesOf(judge({ input: permitInput, quote, facts }).found)
    }
    expect(within(600)).toEqual([])
    expect(within(599)).toEqual(['E12'])
  })

  it('names the request in any case of letters', () => {
    const requestId = REQUEST_ID.toUpperCase().replace('0X', '0x')
    const quote = lied(authorizationQuote(), ({ post }) => Object.assign(post.body, { requestId }))
    expect(itemOf(quote).post).toEqual(itemOf(authorizationQuote()).post)
  })

  it('E15: is not accepted where its nonce is not the order id: the money could be for any order', () => {
    const quote = lied(authorizationQuote(), ({ sign }) => Object.assign(sign.value, { nonce: `0x${'c1'.repeat(32)}` }))
    const judged = judge({ input: permitInput, quote, facts })
    expect([judged.verdict, codesOf(judged.found)]).toEqual(['override', ['E15']])
  })

  it.each<readonly [string, string, (data: Signature) => unknown]>([
    ['E01', 'pays a stranger', ({ sign }) => Object.assign(sign.value, { to: STRANGER })],
    ['E03', 'is of more', ({ sign }) => Object.assign(sign.value, { value: '100000001' })],
    ['E03', 'is of less', ({ sign }) => Object.assign(sign.value, { value: '99999999' })],
    ['E03', 'writes its amount in hex', ({ sign }) => Object.assign(sign.value, { value: '0x5f5e100' })],
    ['D01', 'is from somebody else', ({ sign }) => Object.assign(sign.value, { from: STRANGER })],
    ['E12', 'lasts longer than an hour', ({ sign }) => Object.assign(sign.value, { validBefore: NOW + 3_601 })],
    ['E12', 'never ends', ({ sign }) => Object.assign(sign.value, { validBefore: (2n ** 256n - 1n).toString() })],
    ['E12', 'is over', ({ sign }) => Object.assign(sign.value, { validBefore: NOW })],
    ['E12', 'begins later', ({ sign }) => Object.assign(sign.value, { validAfter: 1 })],
    ['E11', 'has a short nonce', ({ sign }) => Object.assign(sign.value, { nonce: '0x11' })],
    ['E11', 'says more than is signed', ({ sign }) => Object.assign(sign.value, { evil: STRANGER })],
    ['E11', 'is for another token', ({ sign }) => Object.assign(sign.domain, { verifyingContract: STRANGER })],
    ['E11', 'is for another chain', ({ sign }) => Object.assign(sign.domain, { chainId: 1 })],
    ['E11', 'has another name', ({ sign }) => Object.assign(sign.domain, { name: 'Tether USD' })],
    ['E11', 'has another version', ({ sign }) => Object.assign(sign.domain, { version: '1' })],
    ['E11', 'has salt in its domain', ({ sign }) => Object.assign(sign.domain, { salt: `0x${'00'.repeat(32)}` })],
    ['E11', 'lacks the version', ({ sign }) => Reflect.deleteProperty(sign.domain, 'version')],
    ['E11', 'turns its fields round', ({ sign }) => sign.types['TransferWithAuthorization']?.reverse()],
    ['E11', 'leaves the amount out of its type', ({ sign }) => sign.types['TransferWithAuthorization']?.splice(2, 1)],
    ['E11', 'has another type beside it', ({ sign }) => Object.assign(sign.types, { Permit: [] })],
    ['E11', 'is a permit of EIP-2612', ({ sign }) => Object.assign(sign, { primaryType: 'Permit' })],
    ['E11', 'is an order of a market', ({ sign }) => Object.assign(sign, { primaryType: 'OrderComponents' })],
    ['E11', 'is to be signed as plain text', ({ sign }) => Object.assign(sign, { signatureKind: 'eip191' })],
    ['E11', 'carries more to sign', ({ sign }) => Object.assign(sign, { message: '0x12' })],
    ['E11', 'is posted elsewhere', ({ post }) => Object.assign(post, { endpoint: 'https://evil.example/x' })],
    ['E11', 'is posted to another path', ({ post }) => Object.assign(post, { endpoint: '/authorize' })],
    ['E11', 'is sent in another way', ({ post }) => Object.assign(post, { method: 'PUT' })],
    ['E11', 'is posted with headers', ({ post }) => Object.assign(post, { headers: {} })],
    [
      'E11',
      'is posted for another request',
      ({ post }) => Object.assign(post.body, { requestId: `0x${'bb'.repeat(32)}` }),
    ],
    ['E11', 'is posted as another kind', ({ post }) => Object.assign(post.body, { kind: 'permit2' })],
    ['E11', 'is posted as a claim', ({ post }) => Object.assign(post.body, { kind: 'claim' })],
    ['E11', 'is posted to an unknown part', ({ post }) => Object.assign(post.body, { api: 'admin' })],
    ['E11', 'is posted with more', ({ post }) => Object.assign(post.body, { recipient: STRANGER })],
    ['E11', 'has no post', (data) => Reflect.deleteProperty(data, 'post')],
    ['E11', 'has no message', ({ sign }) => Reflect.deleteProperty(sign, 'value')],
    ['E11', 'has something beside it', (data) => Object.assign(data, { to: STRANGER })],
  ])('%s: one that %s is refused', (code, _name, lie) => {
    const { verdict, found } = judge({ input: permitInput, quote: lied(authorizationQuote(), lie), facts })
    expect(verdict).toBe('refuse')
    expect(codesOf(found)).toContain(code)
  })

  it.each(['deposit', 'transfer'] as const)('E11: is refused where the user pays by a %s', (payment) => {
    const input: IntentInput = { ...permitInput, payment }
    expect(codesOf(judge({ input, quote: authorizationQuote(), facts }).found)).toContain('E11')
  })

  it('E02: is refused with an approval before it, which it does not need', () => {
    const quote = authorizationQuote()
    Object.assign(quote, { steps: [approveStep(permitInput, PERMIT2), ...quote.steps] })
    expect(codesOf(judge({ input: permitInput, quote, facts }).found)).toContain('E02')
  })
})

describe('a permit of Permit2 that binds no calls', () => {
  it.each([
    ['names the proxy and who may carry it out', relayedQuote(ORDER_NONCE)],
    ['is of one token for a solver', singleQuote('PermitTransferFrom', ORDER_NONCE)],
    ['is of one token for a solver, with a witness', singleQuote('PermitWitnessTransferFrom', ORDER_NONCE)],
  ])('E16: is refused where it %s', (_name, quote) => {
    const { verdict, found } = judge({ input: permitInput, quote, facts })
    expect([verdict, codesOf(found)]).toEqual(['refuse', ['E16']])
  })
})

const PROXY_ABI = parseAbi([
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function transferAndMulticall(address[] tokens, uint256[] amounts, Call3Value[] calls, address refundTo, address nftRecipient, bytes metadata) payable',
])

function asOwner(calls: readonly Call[] = [payment(GOAL)]): string {
  const token = USDC[8453] as Hex
  const carried = encodeFunctionData({
    abi: PROXY_ABI,
    functionName: 'transferAndMulticall',
    args: [[token], [usdcInput.amount], calls, USER, USER, '0x'],
  })
  const from = USER.toLowerCase()
  return fingerprint([
    { from, to: token.toLowerCase(), data: approveData(PROXY, 0n), value: 0n },
    { from, to: token.toLowerCase(), data: approveData(PROXY, usdcInput.amount), value: 0n },
    { from, to: PROXY, data: carried, value: 0n },
  ])
}

function routedFacts(quote: QuoteJson, changes: Partial<Simulation> = {}) {
  const simulation: Simulation = {
    calls: asOwner(),
    reverted: undefined,
    changes: [{ currency: USDC[8453], amount: -usdcInput.amount }],
    approvals: [],
    arrivals: [],
    deposits: [{ depositor: USER, currency: USDC[8453], amount: usdcInput.amount, orderId: quote.protocol.v2.orderId }],
  }
  return factsFor(permitInput, { contracts: allowed, simulation: knownFact({ ...simulation, ...changes }, 'test') })
}

describe('a permit of Permit2 whose calls deposit all of it for the order', () => {
  it.each([
    ['where a simulation shows the same', routedFacts(routedQuote())],
    ['without a simulation', facts],
  ])('is accepted %s', (_name, facts) => {
    const quote = routedQuote()
    const judged = judge({ input: permitInput, quote, facts })
    expect([judged.verdict, judged.found]).toEqual(['accept', []])
    expect(judged.quote && claimGapsOf(judged.quote)).not.toContain('paid-to-solver')
    const { domain, types, primaryType, value } = signatureOf(quote).sign
    const published = hashTypedData(
      only<Parameters<typeof hashTypedData>[0]>({ domain, types, primaryType, message: value }),
    )
    expect(digestOf(itemOf(quote, judged).typedData)).toBe(published)
  })

  it.each<readonly [string, string, Partial<Simulation>]>([
    ['D17', 'pays for no order', { deposits: [] }],
    [
      'D29',
      'takes another token too',
      {
        changes: [
          { currency: USDC[8453], amount: -usdcInput.amount },
          { currency: ETH, amount: -1n },
        ],
      },
    ],
    ['D28', 'would fail', { reverted: saying('execution reverted') }],
  ])('%s: is refused where a simulation shows that it %s', (code, _name, changes) => {
    const quote = routedQuote()
    const { verdict, found } = judge({ input: permitInput, quote, facts: routedFacts(quote, changes) })
    expect([verdict, codesOf(found)]).toEqual(['refuse', [code]])
  })

  it('reads targets whatever their case, since a wrong checksum moves no money', () => {
    const quote = lied(routedQuote(), ({ sign }) => {
      const witness = sign.value['witness'] as { call3Values: Json[] }
      for (const call of witness.call3Values) call['target'] = `0x${String(call['target']).slice(2).toUpperCase()}`
      const [first] = witness.call3Values
      if (first) first['target'] = String(first['target']).replace('0xB92FE925', '0xB92FE9a5'.replace('a', '2'))
    })
    expect(judge({ input: permitInput, quote, facts: routedFacts(quote) })).toMatchObject({
      verdict: 'accept',
      found: [],
    })
  })

  it('names 64 calls, each with no more than a word can hold', () => {
    const found = (count: number, value = 0n) => {
      const quote = lied(routedQuote(), ({ sign }) => {
        const call = { target: PROXY, allowFailure: false, value: `${value}`, callData: '0x' }
        Object.assign(sign.value['witness'] as object, { call3Values: Array.from({ length: count }, () => call) })
      })
      return codesOf(judge({ input: permitInput, quote, facts }).found)
    }
    expect(found(64, 2n ** 256n - 1n)).not.toContain('E11')
    // A longer list is no valid answer.
    expect(found(65)).toEqual(['A20'])
    expect(found(1, 2n ** 256n)).toContain('E11')
  })

  it.each([
    ['Permit2', PERMIT2],
    ['the proxy that it names', PROXY],
  ])('D07: is refused where nothing stands at %s', (_name, address) => {
    const allowance = knownFact(usdcInput.amount, 'test')
    const contracts = contractsWith({
      [PERMIT2]: { allowance },
      [address]: { allowance, hasCode: knownFact(false, 'test') },
    })
    const judged = judge({ input: permitInput, quote: routedQuote(), facts: factsFor(permitInput, { contracts }) })
    expect([judged.verdict, codesOf(judged.found)]).toEqual(['refuse', ['D07']])
  })

  it.each<readonly [string, string, (witness: Json, sign: Sign) => unknown]>([
    ['D16', 'refunds a stranger', (witness) => Object.assign(witness, { refundTo: STRANGER })],
    ['D16', 'gives what is left to a stranger', (witness) => Object.assign(witness, { nftRecipient: STRANGER })],
    ['E01', 'lets a stranger carry it out', (witness) => Object.assign(witness, { relayer: STRANGER })],
    [
      'E01',
      'lets the solver take without the proxy',
      (_witness, sign) => Object.assign(sign.value, { spender: SOLVER }),
    ],
    ['E01', 'lets the public router take', (_witness, sign) => Object.assign(sign.value, { spender: ROUTER })],
    [
      'E03',
      'is of more',
      (_witness, sign) => Object.assign((sign.value['permitted'] as Json[])[0] ?? {}, { amount: '100000001' }),
    ],
    [
      'E11',
      'is of another token',
      (_witness, sign) => Object.assign((sign.value['permitted'] as Json[])[0] ?? {}, { token: STRANGER }),
    ],
    [
      'E11',
      'is of a second token',
      (_witness, sign) => (sign.value['permitted'] as Json[]).push({ token: STRANGER, amount: '1' }),
    ],
    ['E12', 'never ends', (_witness, sign) => Object.assign(sign.value, { deadline: (2n ** 256n - 1n).toString() })],
    ['E11', 'is for another contract', (_witness, sign) => Object.assign(sign.domain, { verifyingContract: STRANGER })],
    ['E11', 'has a version, which Permit2 has not', (_witness, sign) => Object.assign(sign.domain, { version: '1' })],
    [
      'E11',
      'has the witness of an older proxy',
      (_witness, sign) =>
        Object.assign(sign.types, {
          RelayerWitness: sign.types['RelayerWitness']?.filter(({ name }) => name !== 'metadata') ?? [],
        }),
    ],
    ['E11', 'has more in its witness', (witness) => Object.assign(witness, { more: '1' })],
    [
      'E11',
      'has more in a call',
      (witness) => Object.assign((witness['call3Values'] as Json[])[0] ?? {}, { more: '1' }),
    ],
  ])('%s: and %s is refused', (code, _name, lie) => {
    const quote = lied(routedQuote(), ({ sign }) => {
      const witness = structuredClone(sign.value['witness']) as Json
      sign.value['witness'] = witness
      return lie(witness, sign)
    })
    const { verdict, found } = judge({ input: permitInput, quote, facts: routedFacts(quote) })
    expect(verdict).toBe('refuse')
    expect(codesOf(found)).toContain(code)
  })
})

const DEPOSIT = payment(GOAL)
const stranger = { target: STRANGER as Hex, allowFailure: false, value: 0n, callData: '0x12345678' as Hex }

describe('calls that a permit binds and that do not make sure of the deposit', () => {
  it.each<readonly [string, readonly Call[]]>([
    ['there are none', []],
    ['one comes before the deposit', [stranger, DEPOSIT]],
    ['one comes behind the deposit', [DEPOSIT, stranger]],
    ['the deposit may fail', [{ ...DEPOSIT, allowFailure: true }]],
    ['the deposit is for another order', [payment({ ...GOAL, orderId: `0x${'ee'.repeat(32)}` } as Goal)]],
    ['the deposit is credited to a stranger', [payment({ ...GOAL, user: STRANGER } as Goal)]],
    ['the deposit is of another token', [payment({ ...GOAL, token: USDT } as Goal)]],
    ['the deposit goes elsewhere', [payment({ ...GOAL, depository: STRANGER } as Goal)]],
    ['the deposit is made by another contract', [{ ...DEPOSIT, target: PROXY }]],
    ['native money goes along', [{ ...DEPOSIT, value: 1n }]],
  ])('E17: are refused where %s', (_name, calls) => {
    const { verdict, found } = judge({ input: permitInput, quote: routedQuote(calls), facts })
    expect([verdict, codesOf(found)]).toEqual(['refuse', ['E17']])
  })
})

describe('a permit whose calls swap first', () => {
  /** The order is paid in USDT. */
  const PAID = usdcInput.amount - 1_000_000n
  function inTether(make: (goal: Goal) => readonly Call[]): QuoteJson {
    const quote = honestQuote(permitInput)
    const { orderData, paymentDetails } = quote.protocol.v2
    for (const { payment, refunds } of orderData.inputs) {
      Object.assign(payment, { currency: USDT, amount: PAID.toString() })
      for (const refund of refunds) refund.currency = USDT
    }
    Object.assign(paymentDetails, { currency: USDT, amount: PAID.toString() })
    const orderId = rehash(orderData)
    quote.protocol.v2.orderId = orderId
    Object.assign(quote.details, { refundCurrency: undefined })
    return routedQuote(make({ token: USDT, depository: DEPOSITORY, user: USER, orderId }), quote)
  }

  it('is accepted where they assert the payment directly before the deposit', () => {
    for (const more of [0n, 1n]) {
      const quote = inTether((goal) => [stranger, assertion(USDT, PAID + more), payment(goal)])
      expect(judge({ input: permitInput, quote, facts })).toMatchObject({ verdict: 'accept', found: [] })
    }
  })

  it.each<readonly [string, (goal: Goal) => readonly Call[]]>([
    ['nothing is asserted', (goal) => [stranger, payment(goal)]],
    ['less is asserted', (goal) => [assertion(USDT, PAID - 1n), payment(goal)]],
    ['the whole balance is asserted, whatever it is', (goal) => [assertion(USDT, 0n), payment(goal)]],
    ['another token is asserted', (goal) => [assertion(USDC[8453], PAID), payment(goal)]],
    ['native money is asserted', (goal) => [assertion(ETH, PAID), payment(goal)]],
    ['the assertion may fail', (goal) => [{ ...assertion(USDT, PAID), allowFailure: true }, payment(goal)]],
    ['the assertion is another contract’s', (goal) => [{ ...assertion(USDT, PAID), target: PROXY }, payment(goal)]],
    ['something stands between the two', (goal) => [assertion(USDT, PAID), stranger, payment(goal)]],
    ['the assertion comes behind', (goal) => [payment(goal), assertion(USDT, PAID)]],
    [
      'the money is sent to a stranger in place of the assertion',
      (goal) => [payment({ token: USDT, recipient: STRANGER }), payment(goal)],
    ],
    ['the deposit is of the input', () => [payment(GOAL)]],
  ])('E17: is refused where %s', (_name, make) => {
    const { verdict, found } = judge({ input: permitInput, quote: inTether(make), facts })
    expect([verdict, codesOf(found)]).toEqual(['refuse', ['E17']])
  })
})

it('E11: a permit that binds the router’s calls is not posted under the older name', () => {
  const quote = lied(routedQuote(), ({ post }) => Object.assign(post.body, { kind: 'eip3009' }))
  const { verdict, found } = judge({ input: permitInput, quote, facts: routedFacts(quote) })
  expect([verdict, codesOf(found)]).toEqual(['refuse', ['E11']])
})

describe('an approval before a permit of Permit2', () => {
  const unapproved = factsFor(permitInput)
  const withApproval = (amount: bigint) => {
    const quote = routedQuote()
    return Object.assign(quote, { steps: [approveStep(permitInput, PERMIT2, amount), ...quote.steps] })
  }

  it.each([2n ** 160n - 1n, 2n ** 256n - 1n])('E14: without end (%s) is made one of exactly the amount', (amount) => {
    const judged = judge({ input: permitInput, quote: withApproval(amount), facts: unapproved })
    expect([judged.verdict, codesOf(judged.found)]).toEqual(['accept', ['E14']])
    expect(judged.quote?.plan[0]).toMatchObject({ role: 'approve', data: approveData(PERMIT2, usdcInput.amount) })
  })

  it('without calldata is made for Permit2', () => {
    const quote = withApproval(usdcInput.amount)
    for (const item of quote.steps[0]?.items ?? []) delete (item.data as Partial<Json>)['data']
    const judged = judge({ input: permitInput, quote, facts: unapproved })
    expect([judged.verdict, judged.found]).toEqual(['accept', []])
    expect(judged.quote?.plan[0]).toMatchObject({ role: 'approve', data: approveData(PERMIT2, usdcInput.amount) })
  })

  it('of exactly the amount gives the same plan without a word', () => {
    const judged = judge({ input: permitInput, quote: withApproval(usdcInput.amount), facts: unapproved })
    expect([judged.verdict, judged.found]).toEqual(['accept', []])
    const unlimited = judge({ input: permitInput, quote: withApproval(2n ** 160n - 1n), facts: unapproved })
    expect(judged.quote?.planHash).toBe(unlimited.quote?.planHash)
  })

  it.each([usdcInput.amount + 1n, 2n ** 160n, 2n ** 255n])('E03: of %s is refused', (amount) => {
    expect(codesOf(judge({ input: permitInput, quote: withApproval(amount), facts: unapproved }).found)).toContain(
      'E03',
    )
  })

  it('E13: may not be left out where the chain does not have it', () => {
    const quote = routedQuote()
    expect(codesOf(judge({ input: permitInput, quote, facts: unapproved }).found)).toEqual(['E13'])
  })
})
