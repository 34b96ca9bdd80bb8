import { describe, expect, it } from 'vitest'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { ETH, ethInput, honestFacts, honestQuote, STRANGER, USDC, usdcFacts, usdcInput } from '../../honest.ts'
import { USDT } from '../evm/quotes.ts'
import { across, PAID, simulated, swapAcross } from '../evm/swaps.ts'
import { judge, type Lie, lied } from '../lying.ts'

const eth = { chainId: 1, address: ETH, symbol: 'ETH', name: 'Ether', decimals: 18 }
const fee = (amount: string, currency: object = eth) => ({ currency, amount, amountUsd: '0.1', minimumAmount: amount })
const withFees =
  (fees: unknown): Lie =>
  (quote) =>
    Object.assign(quote, { fees })

describe('a lie in the fees', () => {
  it.each<[string, string, Lie]>([
    ['L01 fees.gas.currency', 'a currency on another chain', (quote) => (quote.fees.gas.currency.chainId = 999)],
    [
      'L01 fees.relayer.currency',
      'a currency that nobody pins',
      (quote) => (quote.fees.relayer.currency.address = STRANGER),
    ],
    [
      'L02 fees.relayer.amount',
      'more than all that is paid',
      (quote) => (quote.fees.relayer.amount = '100000000000000001'),
    ],
    ['L02 fees.app.amount', 'an app that gives money', withFees({ app: fee('-1') })],
    ['L02 fees.gas.amount', 'gas below zero', withFees({ gas: fee('-1') })],
    ['L02 fees.relayer.amount', 'a reward that nothing explains', withFees({ relayer: fee('-5') })],
    ['L02 fees.relayer.amount', 'a reward with one part', withFees({ relayer: fee('-5'), relayerGas: fee('-5') })],
    [
      'L02 fees.relayerService.amount',
      'parts of a reward that is not there',
      withFees({ relayerGas: fee('1'), relayerService: fee('-5') }),
    ],
    [
      'L02 fees.app.amount',
      'an app that gives money beside a reward',
      withFees({ app: fee('-1'), relayer: fee('-3'), relayerGas: fee('2'), relayerService: fee('-5') }),
    ],
    [
      'L02 fees.relayer.amount',
      'more than all that is paid, without an order',
      (quote) => Object.assign(quote, { fees: { relayer: fee('100000000000000001') }, protocol: undefined }),
    ],
    [
      'L02 fees.relayer.amount',
      'a reward whose parts do not add up',
      withFees({ relayer: fee('-5'), relayerGas: fee('1'), relayerService: fee('-5') }),
    ],
  ])('%s: %s is refused', (expected, _name, lie) => {
    const { verdict, found } = judge({ quote: lied(lie) })
    expect(verdict).toBe('refuse')
    expect(found).toContain(expected)
  })

  it.each(['1e18', '0x10', ' 1', '01', '', 'free', '1.5', null, 7])('L02: %s is no amount', (amount) => {
    const { verdict, found } = judge({ quote: lied(withFees({ relayer: { currency: eth, amount } })) })
    expect({ verdict, found }).toEqual({ verdict: 'refuse', found: ['A20 fees.relayer.amount'] })
  })

  it('keeps a strange name from writing lines of its own', () => {
    const { findings } = judge({ quote: lied(withFees({ 'x\n\u202eYou receive more': fee('-1') })) })
    expect(findings[0]?.at).toBe('fees.x You receive more.amount')
    const long = judge({ quote: lied(withFees({ ['x'.repeat(41)]: fee('-1') })) }).found
    expect(long).toEqual([`L02 fees.${'x'.repeat(39)}….amount`])
  })
})

describe('honest fees', () => {
  it.each<[string, unknown]>([
    ['none', undefined],
    ['gas and one figure', { gas: fee('1'), relayer: fee('200') }],
    ['gas that costs more than is sent', { gas: fee('999999999999999999') }],
    ['a reward with its parts', { relayer: fee('-3'), relayerGas: fee('2'), relayerService: fee('-5') }],
    ['a part in the currency that arrives', { relayer: fee('5', { ...eth, chainId: 8453 }) }],
  ])('%s are accepted', (_name, fees) => {
    expect(judge({ quote: lied(withFees(fees)) })).toMatchObject({ verdict: 'accept', found: [] })
  })

  it('L02: in another currency are bounded by what they are worth, where that is known', () => {
    const judged = (amount: string, facts = usdcFacts()) => {
      const inEther = withFees({ relayer: fee(amount, { ...eth, chainId: 8453 }) })
      return judge({ input: usdcInput, quote: lied(inEther, usdcInput, [usdcInput.amount]), facts })
    }
    // It's a hundred dollars.
    expect(judged('40000000000000000')).toMatchObject({ verdict: 'accept', found: [] })
    expect(judged('40000000400000000')).toMatchObject({ verdict: 'refuse', found: ['L02 fees.relayer.amount'] })
    expect(judged('1000000000000000000', { ...usdcFacts(), prices: [] })).toMatchObject({
      verdict: 'accept',
      found: [],
    })
  })

  it('come as parts in pinned currencies, and change nothing of the plan', () => {
    const fees = {
      gas: fee('1'),
      relayer: fee('-3'),
      relayerGas: fee('2', { ...eth, symbol: 'FREE', decimals: 0 }),
      relayerService: fee('-5'),
      app: fee('0'),
      subsidized: fee('7'),
    }
    const { quote } = judge({ quote: lied(withFees(fees)) })
    expect(quote?.says.fees.map(({ part, amount }) => [part, amount.value, amount.currency.symbol])).toEqual([
      ['execution', 2n, 'ETH'],
      ['service', -5n, 'ETH'],
      ['app', 0n, 'ETH'],
      ['sponsored', 7n, 'ETH'],
    ])
    expect(quote?.planHash).toBe(judge().quote?.planHash)
    const plain = judge({ quote: lied(withFees({ relayer: fee('9') })) }).quote
    expect(plain?.says.fees).toMatchObject([{ part: 'total', amount: { value: 9n } }])
    for (const name of ['relayerGas', 'relayerService']) {
      const one = judge({ quote: lied(withFees({ relayer: fee('9'), [name]: fee('2') })) }).quote
      expect(one?.says.fees.map(({ amount }) => amount.value)).toEqual([2n])
    }
  })

  it('say their impact as the service says it, or not at all', () => {
    const impact = (percent: unknown) =>
      judge({ quote: lied((quote) => Object.assign(quote.details, { totalImpact: { percent } })) }).quote?.says
        .impactPercent
    expect(impact('-0.35')).toBe('-0.35')
    for (const odd of ['free', '1e3', '', '-', null, 3, '1\n2']) expect(impact(odd)).toBeUndefined()
  })
})

describe('fees that a sponsor pays', () => {
  const money = fee('10')
  const sponsored =
    (most: string | undefined, changes: object = {}): Lie =>
    (quote) =>
      Object.assign(quote, {
        feeSponsorship: {
          quoted: {
            selectedComponents: ['execution'],
            capHit: false,
            components: { execution: { selected: true, total: money, sponsored: money, userPays: fee('0') } },
            sponsoredTotal: money,
            userPaysTotal: fee('0'),
            ...(most === undefined ? {} : { maxSubsidizationAmount: most }),
            ...changes,
          },
        },
      })
  const judged = (input: IntentInput, lie: Lie) => judge({ input, quote: lied(lie, input) })
  const asked = { ...ethInput, sponsorship: { mostUsd: 1_000_000n } }
  const at = 'feeSponsorship.quoted.maxSubsidizationAmount'

  it('L07: are no more than was asked for', () => {
    expect(judged(asked, sponsored('1000000'))).toMatchObject({ verdict: 'accept', found: [] })
    expect(judged(asked, sponsored(undefined)).verdict).toBe('accept')
    expect(judged({ ...ethInput, sponsorship: {} }, sponsored('9000000')).verdict).toBe('accept')
    expect(judged(asked, sponsored('1000001'))).toMatchObject({ verdict: 'refuse', found: [`L07 ${at}`] })
    expect(judged(ethInput, sponsored('1'))).toMatchObject({ verdict: 'refuse', found: [`L07 ${at}`] })
    expect(judged(asked, sponsored('-1'))).toMatchObject({ verdict: 'refuse', found: [`A20 ${at}`] })
  })

  it('L06: may be told falsely, since nothing of it is used', () => {
    const lie = sponsored(undefined, {
      sponsoredTotal: fee('999999999999999999999'),
      userPaysTotal: fee('5'),
      capHit: true,
    })
    const { verdict, found, quote } = judged(asked, lie)
    expect({ verdict, found }).toEqual({ verdict: 'accept', found: [] })
    expect(quote?.planHash).toBe(judged(asked, sponsored(undefined)).quote?.planHash)
  })

  describe('up to a limit of the user’s own', () => {
    type Said = Readonly<{ paidUsd?: string; left?: string; capHit?: unknown }>
    const limitOf = (input: IntentInput, { paidUsd = '1.00', left = '5', capHit = true }: Said) => {
      const sponsoredTotal = { ...fee('10'), amountUsd: paidUsd }
      const lie = sponsored(undefined, { sponsoredTotal, userPaysTotal: fee(left), capHit })
      const facts = { ...honestFacts(), prices: [] }
      return judge({ input, quote: lied(lie, input), facts }).quote?.says.sponsored
    }

    it('is told by an independent price, not by what the service calls the worth', () => {
      const limit = (wei: string) => {
        const sponsoredTotal = { ...fee(wei), amountUsd: '1.00' }
        const lie = sponsored(undefined, { sponsoredTotal, userPaysTotal: fee('5'), capHit: true })
        return judged(asked, lie).quote?.says.sponsored?.limit
      }
      expect(limit('400000000000000')).toBe('reached')
      expect(limit('10')).toBe('denied')
      expect(limit('410000000000000')).toBe('exceeded')
    })

    it('is reached by the figures, whatever the service calls it', () => {
      expect(limitOf(asked, {})).toMatchObject({
        sponsored: { value: 10n },
        youPay: { value: 5n },
        mostUsd: 1_000_000n,
        limit: 'reached',
      })
      for (const capHit of [false, undefined, 'yes'])
        expect(limitOf(asked, { capHit })).toMatchObject({ limit: 'reached' })
      // A rounded price gives slightly less.
      expect(limitOf(asked, { paidUsd: '0.99' })).toMatchObject({ limit: 'reached' })
    })

    it('is exceeded by figures that come to more, whatever the service calls it and whatever is left to the user', () => {
      for (const capHit of [true, false, undefined])
        for (const left of ['5', '0'])
          expect(limitOf(asked, { paidUsd: '1.02', left, capHit })).toMatchObject({ limit: 'exceeded' })
      expect(limitOf(asked, { paidUsd: '400.00' })).toMatchObject({ limit: 'exceeded' })
      // A rounded price gives slightly more.
      expect(limitOf(asked, { paidUsd: '1.01' })).toMatchObject({ limit: 'reached' })
      expect(limitOf({ ...ethInput, sponsorship: {} }, { paidUsd: '400.00' })).toMatchObject({ limit: 'said' })
    })

    it('is not reached because the service says so, where its own figures come to less', () => {
      expect(limitOf(asked, { paidUsd: '0.98' })).toMatchObject({ limit: 'denied' })
      expect(limitOf(asked, { paidUsd: '0.98', capHit: false })).toMatchObject({ limit: 'none' })
    })

    it('is told by a dollar token itself, not by what the service calls its worth', () => {
      const inDollars = { ...usdcInput, sponsorship: { mostUsd: 1_000_000n } }
      const usdc = { chainId: 8453, address: USDC[8453], symbol: 'USDC', name: 'USD Coin', decimals: 6 }
      const limit = (amount: string) => {
        const sponsoredTotal = { ...fee(amount, usdc), amountUsd: '1.00' }
        const lie = sponsored(undefined, { sponsoredTotal, userPaysTotal: fee('5', usdc), capHit: true })
        const quote = lied(lie, inDollars, [inDollars.amount])
        return judge({ input: inDollars, quote, facts: usdcFacts() }).quote?.says.sponsored?.limit
      }
      expect(limit('1000000')).toBe('reached')
      expect(limit('500000')).toBe('denied')
      expect(limit('1020000')).toBe('exceeded')
    })

    it('is the service’s word where nothing tells, or the user set none', () => {
      expect(limitOf(asked, { paidUsd: 'much' })).toMatchObject({ limit: 'said' })
      const unlimited = { ...ethInput, sponsorship: {} }
      expect(limitOf(unlimited, {})).toMatchObject({ mostUsd: undefined, limit: 'said' })
      expect(limitOf(unlimited, { capHit: false })).toMatchObject({ limit: 'none' })
    })

    it('leaves nothing to the user where nothing is left', () => {
      expect(limitOf(asked, { left: '0' })).toMatchObject({ limit: 'none' })
    })
  })
})

it('L02: a fee in what the order is paid in is bounded by that', () => {
  const quote = swapAcross()
  const usdt = { chainId: 8453, address: USDT, symbol: 'USDT', name: 'Tether USD', decimals: 6 }
  const found = (amount: bigint) => {
    const fees = { relayer: fee(amount.toString(), usdt) }
    return judge({ input: across, quote: { ...quote, fees }, facts: simulated(across, quote) }).found
  }
  expect(found(PAID)).toEqual([])
  expect(found(PAID + 1n)).toEqual(['L02 fees.relayer.amount'])
})

it('a fee in what a swap makes of the input is bounded by that', () => {
  const usdc = { chainId: 8453, address: USDC[8453], symbol: 'USDC', name: 'USD Coin', decimals: 6 }
  const found = (amount: string) => {
    const quote = honestQuote(usdcInput)
    return judge({ input: usdcInput, quote: { ...quote, fees: { relayer: fee(amount, usdc) } } }).found
  }
  expect(found('100000000')).not.toContain('L02 fees.relayer.amount')
  expect(found('100000001')).toContain('L02 fees.relayer.amount')
})
