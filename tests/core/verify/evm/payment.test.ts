import { describe, expect, it } from 'vitest'
import { knownFact } from '../../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import type { Profile } from '../../../../src/core/profiles/profile.ts'
import { FIRST_TIME } from '../../../../src/core/verify/verify.ts'
import { ETH, honestQuote, type QuoteJson, rehash, STRANGER, USDC, USER } from '../../honest.ts'
import { judge } from '../lying.ts'
import { dataOf, factsFor, quoteOf, sendEth, sendUsdc, transactionStep, transferData } from './quotes.ts'

const codesOf = (found: readonly string[]) => found.map((each) => each.split(' ')[0])

function ethSend(): QuoteJson {
  return quoteOf(sendEth, [transactionStep(sendEth, 'send', STRANGER, '0x', sendEth.amount)])
}

function usdcSend(to = STRANGER, amount = sendUsdc.amount): QuoteJson {
  return quoteOf(sendUsdc, [transactionStep(sendUsdc, 'send', USDC[8453], transferData(to, amount))])
}

describe('a send on one chain', () => {
  it('of native currency may leave its calldata out, and may not make it an empty text', () => {
    const without = ethSend()
    delete dataOf(without)['data']
    expect(judge({ input: sendEth, quote: without, facts: factsFor(sendEth) }).verdict).toBe('accept')
    const more = lied(without, { value: `${sendEth.amount + 1n}` })
    expect(codesOf(judge({ input: sendEth, quote: more, facts: factsFor(sendEth) }).found)).toEqual(['D09'])
    const empty = lied(ethSend(), { data: '' })
    expect(judge({ input: sendEth, quote: empty, facts: factsFor(sendEth) }).verdict).toBe('refuse')
  })

  it.each<readonly [string, IntentInput, QuoteJson, object]>([
    ['native currency', sendEth, ethSend(), { to: STRANGER, data: '0x', value: sendEth.amount }],
    ['a token', sendUsdc, usdcSend(), { to: USDC[8453], data: transferData(STRANGER, sendUsdc.amount), value: 0n }],
  ])('of %s is accepted as a plain payment to the recipient', (_name, input, quote, expected) => {
    const { verdict, found, quote: proven } = judge({ input, quote, facts: factsFor(input) })
    expect([verdict, found]).toEqual(['accept', []])
    expect(proven?.plan).toMatchObject([{ role: 'send', counterparty: STRANGER, ...expected }])
  })

  it.each([
    ['native currency', sendEth, ethSend()],
    ['a token', sendUsdc, usdcSend()],
  ])('of %s needs no order: its bytes say everything', (_name, input, quote) => {
    const bare = Object.assign(quote, { protocol: undefined })
    expect(judge({ input, quote: bare, facts: factsFor(input) })).toMatchObject({ verdict: 'accept', found: [] })
  })

  it.each(['EXACT_OUTPUT', 'EXPECTED_OUTPUT'] as const)('sends exactly the asked amount for %s', (tradeType) => {
    const input: IntentInput = { ...sendUsdc, tradeType }
    const quote = quoteOf(input, [transactionStep(input, 'send', USDC[8453], transferData(STRANGER, input.amount))])
    const amount = input.amount.toString()
    Object.assign(quote, { protocol: undefined })
    Object.assign(quote.details.currencyIn, { amount })
    expect(judge({ input, quote, facts: factsFor(input) }).found).toEqual([])
  })

  it.each(['EXACT_OUTPUT', 'EXPECTED_OUTPUT'] as const)(
    'sends no more for %s, whatever the quote calls the input',
    (tradeType) => {
      const input: IntentInput = { ...sendUsdc, tradeType }
      const twice = input.amount * 2n
      const quote = quoteOf(input, [transactionStep(input, 'send', USDC[8453], transferData(STRANGER, twice))])
      Object.assign(quote, { protocol: undefined })
      Object.assign(quote.details.currencyIn, { amount: twice.toString() })
      const { verdict, found } = judge({ input, quote, facts: factsFor(input) })
      expect(verdict).toBe('refuse')
      expect(codesOf(found)).toEqual(expect.arrayContaining(['C06', 'D14']))
    },
  )

  it('may leave the empty calldata of native currency out', () => {
    const quote = ethSend()
    delete dataOf(quote)['data']
    const { verdict, quote: proven } = judge({ input: sendEth, quote, facts: factsFor(sendEth) })
    expect([verdict, proven?.plan.length]).toEqual(['accept', 1])
  })

  it.each<readonly [string, string, IntentInput, QuoteJson]>([
    ['D05', 'a token to somebody else', sendUsdc, usdcSend(USER)],
    ['D14', 'more of a token', sendUsdc, usdcSend(STRANGER, sendUsdc.amount + 1n)],
    ['D04', 'another token', sendUsdc, lied(usdcSend(), { to: USDC[1] })],
    ['D09', 'money beside a token', sendUsdc, lied(usdcSend(), { value: '1' })],
    [
      'D22',
      'bytes behind the transfer',
      sendUsdc,
      lied(usdcSend(), { data: transferData(STRANGER, sendUsdc.amount, '0x00') }),
    ],
    ['D05', 'a transfer from somebody', sendUsdc, lied(usdcSend(), { data: `0x23b872dd${'00'.repeat(96)}` })],
    ['D21', 'no calldata for a token', sendUsdc, lied(usdcSend(), { data: '0x' })],
    ['D04', 'native currency to somebody else', sendEth, lied(ethSend(), { to: USER })],
    ['D09', 'more native currency', sendEth, lied(ethSend(), { value: (sendEth.amount + 1n).toString() })],
    ['D21', 'calldata beside native currency', sendEth, lied(ethSend(), { data: '0x00' })],
    ['D01', 'somebody else’s account', sendEth, lied(ethSend(), { from: STRANGER })],
    ['D02', 'another chain', sendEth, lied(ethSend(), { chainId: 8453 })],
    ['B03', 'the deposit of an order first', sendEth, quoteOf(sendEth, [...ethSend().steps, ...ethSend().steps])],
  ])('%s: %s is refused', (code, _name, input, quote) => {
    const { verdict, found } = judge({ input, quote, facts: factsFor(input) })
    expect(verdict).toBe('refuse')
    expect(codesOf(found)).toContain(code)
  })

  it('is never a deposit for an order, even one that pays the recipient', () => {
    const { verdict, found } = judge({ input: sendEth, quote: honestQuote(sendEth), facts: factsFor(sendEth) })
    expect(verdict).toBe('refuse')
    expect(codesOf(found)).toEqual(expect.arrayContaining(['D04', 'D21']))
  })

  it('needs the funds and the gas', () => {
    const { found } = judge({
      input: sendEth,
      quote: ethSend(),
      facts: factsFor(sendEth, { balance: knownFact(1n, 'test'), nativeBalance: knownFact(1n, 'test') }),
    })
    expect(codesOf(found)).toEqual(['D30'])
  })
})

function lied(quote: QuoteJson, change: Record<string, unknown>): QuoteJson {
  Object.assign(dataOf(quote), change)
  return quote
}

const ADDRESS = '0x856533b33e4526ca3df3b4df4205955056d9d3f0'
const byAddress: IntentInput = {
  ...sendEth,
  destinationChainId: 8453,
  recipient: USER,
  amount: 100_000_000_000_000_000n,
  payment: 'openAddress',
}
const tokenByAddress: IntentInput = {
  ...byAddress,
  originChainId: 8453,
  destinationChainId: 1,
  originCurrency: USDC[8453],
  destinationCurrency: USDC[1],
  amount: 100_000_000n,
}
// The chains lack the deposit address factory.
const withoutFactory: Profile = {
  ...devnet,
  chains: devnet.chains.map((chain) => ({
    ...chain,
    contracts: chain.contracts.filter(({ kind }) => kind !== 'depositAddressFactory'),
  })),
}
const computed = (...addresses: readonly string[]) => ({ depositAddresses: knownFact(addresses, 'test') })

function atAddress(input: IntentInput, address = ADDRESS): QuoteJson {
  const made =
    input.originCurrency === ETH
      ? transactionStep(input, 'deposit', address, '0x', input.amount)
      : transactionStep(input, 'deposit', input.originCurrency, transferData(address, input.amount))
  return quoteOf(input, [{ ...made, depositAddress: address }])
}

describe('a payment to a deposit address', () => {
  it.each<readonly [string, IntentInput]>([
    ['native currency', byAddress],
    ['a token', tokenByAddress],
    ['native currency for one order', { ...byAddress, payment: 'strictAddress' }],
  ])('of %s is accepted where the pinned factory computes the address for the order', (_name, input) => {
    const facts = factsFor(input, computed(STRANGER, ADDRESS))
    const { verdict, found, quote } = judge({ input, quote: atAddress(input), facts })
    expect([verdict, found]).toEqual(['accept', []])
    expect(quote?.plan).toMatchObject([{ role: 'transfer', amount: input.amount }])
    expect(quote?.plan[0]).toMatchObject({ counterparty: expect.stringMatching(new RegExp(ADDRESS, 'i')) })
  })

  it('J06: is pointed out as the service’s word where the chain has no factory', () => {
    const asked = { input: byAddress, quote: atAddress(byAddress), facts: factsFor(byAddress) }
    const { verdict, found } = judge({ ...asked, profile: withoutFactory })
    expect([verdict, found]).toEqual(['accept', ['J06 steps[0].depositAddress']])
  })

  it.each<readonly [string, IntentInput]>([
    ['a payment of our own', byAddress],
    ['one order', { ...byAddress, payment: 'strictAddress' }],
    ['a payment from elsewhere', { ...byAddress, paidElsewhere: true }],
  ])('D32: is refused unless an expert insists where the factory gives no answer, for %s', (_name, input) => {
    const asked = { input, quote: atAddress(input, STRANGER), facts: factsFor(input) }
    const { verdict, found } = judge(asked)
    expect([verdict, found]).toEqual(['override', ['D32 steps[0].depositAddress']])
    const insisted = judge({ ...asked, options: { ...FIRST_TIME, overridden: ['D32'] } })
    expect([insisted.verdict, insisted.quote?.overrides.map(({ code }) => code)]).toEqual(['accept', ['D32']])
  })

  it('J03: is refused unless an expert insists where the factory computes another address', () => {
    const { verdict, found } = judge({
      input: byAddress,
      quote: atAddress(byAddress),
      facts: factsFor(byAddress, computed(STRANGER)),
    })
    expect([verdict, found]).toEqual(['override', ['J03 steps[0].depositAddress']])
  })

  it('J03: is never called proven because an expert insists', () => {
    const input: IntentInput = { ...byAddress, paidElsewhere: true }
    const options = { ...FIRST_TIME, overridden: ['J03' as const] }
    const facts = factsFor(input, computed(STRANGER))
    const { quote } = judge({ input, quote: atAddress(input), facts, options })
    expect(quote?.plan).toMatchObject([{ kind: 'depositAddress', isProven: false }])
  })

  it.each<readonly [string, string, string]>([
    ['J04', 'your own account', USER],
    ['J04', 'nobody', `0x${'0'.repeat(40)}`],
    ['J04', 'a token', USDC[1]],
    ['J04', 'the depository', '0x4cd00e387622c35bddb9b4c962c136462338bc31'],
    ['J04', 'the router', '0xb92fe925dc43a0ecde6c8b1a2709c170ec4fff4f'],
    ['J04', 'an address that looks like yours', `${USER.slice(0, 6)}${'ab'.repeat(16)}${USER.slice(-4)}`.toLowerCase()],
    ['J05', 'an address with a wrong checksum', USER.replace('C8', 'c8')],
    ['J05', 'an address of another chain', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['J05', 'an address of 19 bytes', `0x${'12'.repeat(19)}`],
  ])('%s: to %s is refused', (code, _name, address) => {
    const { verdict, found } = judge({
      input: byAddress,
      quote: atAddress(byAddress, address),
      facts: factsFor(byAddress, computed(address)),
    })
    expect(verdict).toBe('refuse')
    expect(codesOf(found)).toContain(code)
  })

  it.each<readonly [string, string, Record<string, unknown>]>([
    ['D04', 'goes somewhere else', { to: STRANGER }],
    ['D09', 'pays more', { value: '100000000000000001' }],
    ['D09', 'pays less', { value: '99999999999999999' }],
    ['D21', 'calls the address', { data: '0x49290c1c' }],
  ])('%s: that %s is refused', (code, _name, change) => {
    const quote = lied(atAddress(byAddress), change)
    const { verdict, found } = judge({ input: byAddress, quote, facts: factsFor(byAddress, computed(ADDRESS)) })
    expect(verdict).toBe('refuse')
    expect(codesOf(found)).toContain(code)
  })

  it('J02: is refused without its address, and the address where none was asked for', () => {
    const bare = quoteOf(byAddress, [transactionStep(byAddress, 'deposit', ADDRESS, '0x', byAddress.amount)])
    expect(codesOf(judge({ input: byAddress, quote: bare, facts: factsFor(byAddress) }).found)).toContain('J02')
    const unasked: IntentInput = { ...byAddress, payment: 'deposit' }
    expect(codesOf(judge({ input: unasked, quote: atAddress(unasked), facts: factsFor(unasked) }).found)).toContain(
      'J02',
    )
  })

  it('C06: is refused where another amount is quoted', () => {
    const quote = atAddress(byAddress)
    quote.details.currencyIn.amount = '1'
    expect(codesOf(judge({ input: byAddress, quote, facts: factsFor(byAddress, computed(ADDRESS)) }).found)).toContain(
      'C06',
    )
  })
})

describe('a deposit address that is paid from elsewhere', () => {
  const input: IntentInput = { ...byAddress, paidElsewhere: true }
  const poor = { balance: knownFact(0n, 'test'), nativeBalance: knownFact(0n, 'test') }

  it('is accepted with the address as the plan, and says whether it is proven', () => {
    for (const [profile, depositAddresses, isProven, codes] of [
      [devnet, computed(ADDRESS), true, []],
      [withoutFactory, {}, false, ['J06']],
    ] as const) {
      const { verdict, found, quote } = judge({
        profile,
        input,
        quote: atAddress(input),
        facts: factsFor(input, { ...poor, ...depositAddresses }),
      })
      expect([verdict, codesOf(found)]).toEqual(['accept', codes])
      expect(quote?.plan).toMatchObject([{ kind: 'depositAddress', amount: input.amount, isProven }])
    }
  })

  it('needs no transaction in the quote', () => {
    const quote = quoteOf(input, [
      { ...transactionStep(input, 'deposit', ADDRESS, '0x'), items: [], depositAddress: ADDRESS },
    ])
    expect(judge({ input, quote, facts: factsFor(input, computed(ADDRESS)) }).verdict).toBe('accept')
  })

  it('may leave the calldata of native money out, and may not propose half a transaction', () => {
    const quote = atAddress(input)
    delete dataOf(quote)['data']
    expect(judge({ input, quote, facts: factsFor(input, computed(ADDRESS)) }).verdict).toBe('accept')
    const { items, ...around } = atAddress(input).steps[0] ?? { items: [] }
    const half = { ...around, items: items.map((item) => ({ ...item, data: { to: STRANGER } })) }
    const { found } = judge({
      input,
      quote: Object.assign(atAddress(input), { steps: [half] }),
      facts: factsFor(input, computed(ADDRESS)),
    })
    expect(codesOf(found)).toContain('J09')
  })

  it.each<Record<string, unknown>>([{ value: '1' }, { to: STRANGER }, { data: '0x00' }])(
    'J09: is refused where the quote proposes another payment beside it: %o',
    (change) => {
      const quote = lied(atAddress(input), change)
      expect(codesOf(judge({ input, quote, facts: factsFor(input, computed(ADDRESS)) }).found)).toContain('J09')
    },
  )
})

describe('an address of one order', () => {
  it('J08: is no reproach to an address that is bound to no order', () => {
    const quote = atAddress(byAddress)
    for (const { refunds } of quote.protocol.v2.orderData.inputs) refunds.length = 0
    quote.protocol.v2.orderId = rehash(quote.protocol.v2.orderData)
    const { found } = judge({ input: byAddress, quote, facts: factsFor(byAddress) })
    expect(codesOf(found)).toEqual(['K07', 'D32'])
  })

  it('J08: is refused where one of two refunds goes to somebody else', () => {
    const input: IntentInput = { ...byAddress, payment: 'strictAddress' }
    const quote = atAddress(input)
    const refunds = quote.protocol.v2.orderData.inputs[0]?.refunds ?? []
    refunds.push(...refunds.map((refund) => ({ ...refund, recipient: STRANGER })))
    const { found } = judge({ input, quote, facts: factsFor(input, computed(ADDRESS)) })
    expect(found).toContain('J08 protocol.v2.orderData.inputs[0].refunds')
  })

  it.each<readonly [string, (refund: Record<string, unknown>) => unknown]>([
    ['goes to somebody else', (refund) => Object.assign(refund, { recipient: STRANGER })],
    ['comes on another chain only', (refund) => Object.assign(refund, { chainId: 'base', currency: ETH })],
  ])('J08: is refused where the refund %s', (_name, lie) => {
    const input: IntentInput = { ...byAddress, payment: 'strictAddress' }
    const quote = atAddress(input)
    const [refund] = quote.protocol.v2.orderData.inputs[0]?.refunds ?? []
    lie(refund ?? {})
    const { found } = judge({ input, quote, facts: factsFor(input, computed(ADDRESS)) })
    expect(found).toContain('J08 protocol.v2.orderData.inputs[0].refunds')
  })
})
