import { describe, expect, it } from 'vitest'
import type { PriceFact } from '../../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { ETH, ethInput, honestFacts, honestQuote, PRICES, USDC, USER, usdcFacts } from '../../honest.ts'
import { consistent, judge, lied } from '../lying.ts'

/** 0.1 ETH gives an expected 250 dollars, at least 240. */
const toDollars: IntentInput = { ...ethInput, destinationCurrency: USDC[8453] }
const toEther: IntentInput = {
  ...toDollars,
  originChainId: 8453,
  originCurrency: USDC[8453],
  destinationChainId: 1,
  destinationCurrency: ETH,
  amount: 250_000_000n,
}
const WHOLE = 10n ** 18n

type Said = Readonly<{ pays?: string; arrives?: string; out?: bigint; least?: bigint; prices?: readonly PriceFact[] }>

function judged(said: Said = {}, input = toDollars) {
  const { pays, arrives, out = 250_000_000n, least = 240_000_000n, prices = PRICES } = said
  const quote = lied(
    consistent((order, { details }) => {
      Object.assign(details.currencyIn, { amountUsd: pays })
      Object.assign(details.currencyOut, { amountUsd: arrives, amount: `${out}`, minimumAmount: `${least}` })
      for (const payment of order.output.payments) {
        Object.assign(payment, { minimumAmount: `${least}`, expectedAmount: `${out}` })
      }
    }),
    input,
    input.originCurrency === ETH ? [] : [input.amount],
  )
  const facts = input.originCurrency === ETH ? honestFacts() : usdcFacts()
  const { verdict, findings, quote: proven } = judge({ input, quote, facts: { ...facts, prices } })
  const found = findings.map(({ code, level }) => `${code} ${level}`)
  return { verdict, found, messages: findings.map(({ message }) => message), loss: proven?.loss }
}

const eth = (dollars: bigint, from = 'test'): PriceFact => ({ chainId: 1, address: ETH, price: dollars * WHOLE, from })
const KEPT = { verdict: 'accept', found: [] }

describe('what is worth more than what comes of it', () => {
  it('is judged by share and sum, from what is paid to the least that arrives', () => {
    const of = (least: bigint) => judged({ out: least, least })
    expect(of(242_500_000n)).toMatchObject(KEPT)
    expect(of(242_499_999n)).toMatchObject({ verdict: 'accept', found: ['L04 warn'] })
    expect(of(225_000_000n)).toMatchObject({ verdict: 'accept', found: ['L04 warn'] })
    expect(of(224_999_999n)).toMatchObject({ verdict: 'accept', found: ['L05 tick'] })
    expect(of(200_000_000n)).toMatchObject({ verdict: 'accept', found: ['L05 tick'] })
    expect(of(199_999_999n)).toMatchObject({ verdict: 'refuse', found: ['C13 refuse'] })
    expect(of(199_999_999n).messages).toEqual([
      'By independent prices, you pay 250 dollars and receive at least 199.99 dollars.',
    ])
  })

  it('is said of a proven quote, with its sources', () => {
    expect(judged().loss).toEqual({ pays: 250_000_000n, arrives: 240_000_000n, from: ['test', 'pinned'] })
    expect(judged({ prices: [] }).loss).toBeUndefined()
  })

  it('does not get milder by what the quote says, and may get worse', () => {
    expect(judged({ out: 1n, least: 1n, pays: '250', arrives: '250' }).found).toContain('C13 refuse')
    expect(judged({ pays: '250', arrives: '250' })).toMatchObject({ verdict: 'accept', found: ['L04 warn'] })
    expect(judged({ least: 250_000_000n, pays: '250', arrives: '250' })).toMatchObject(KEPT)
    expect(judged({ least: 250_000_000n, pays: '250', arrives: '242' }).found).toEqual(['L08 warn'])
    expect(judged({ least: 250_000_000n, pays: '250', arrives: '210' }).found).toEqual(['L08 tick'])
    const lost = judged({ least: 250_000_000n, pays: '250', arrives: '100' })
    expect(lost).toMatchObject({ verdict: 'override', found: ['L08 override'] })
    expect(lost.messages).toEqual(['By the quote’s own prices, you pay 250 dollars and receive at least 100 dollars.'])
  })

  it('counts what is paid at the higher of two prices and what arrives at the lower one, and says so', () => {
    const two = [eth(2_400n, 'feed'), eth(2_500n, 'exchange')]
    const whole = judged({ least: 250_000_000n, prices: two })
    expect(whole).toMatchObject({ verdict: 'accept', found: ['L11 warn'] })
    expect(whole.loss).toMatchObject({ pays: 250_000_000n, from: ['feed', 'exchange', 'pinned'] })
    expect(whole.messages).toEqual([
      'Two prices of ETH differ: 2400 and 2500 dollars. Causeway uses the worse one for you.',
    ])
    expect(judged({ least: 250_000_000n, prices: two.toReversed() }).loss?.pays).toBe(250_000_000n)
    const arriving = judged({ out: WHOLE / 10n, least: WHOLE / 10n, prices: two }, toEther)
    expect(arriving.loss).toMatchObject({ pays: 250_000_000n, arrives: 240_000_000n })
    const turned = judged({ out: WHOLE / 10n, least: WHOLE / 10n, prices: two.toReversed() }, toEther)
    expect(turned.loss).toMatchObject({ pays: 250_000_000n, arrives: 240_000_000n })
    expect(judged({ least: 250_000_000n, prices: [eth(2_450n), eth(2_499n)] }).found).toEqual([])
    expect(judged({ least: 250_000_000n, prices: [eth(2_450n), eth(2_500n)] }).found).toEqual(['L11 warn'])
  })

  it('needs an expert where nobody but the service knows what is paid', () => {
    for (const said of [
      {},
      { pays: '250', arrives: '250', least: 250_000_000n },
      { prices: [{ ...eth(2_500n), chainId: 10 }] },
      { prices: [{ ...eth(2_500n), address: USER }] },
      { prices: [eth(0n), eth(-1n), eth(100_000_001n)] },
    ]) {
      expect(judged({ prices: [], ...said })).toMatchObject({ verdict: 'override', found: ['L09 override'] })
    }
    const worse = judged({ prices: [], pays: '250', arrives: '1' })
    expect(worse.found).toEqual(['L08 override', 'L09 override'])
  })

  it('needs a tick where nobody knows what arrives, and an expert above a thousand dollars', () => {
    const of = (amount: bigint) => judged({ prices: [], out: WHOLE, least: WHOLE }, { ...toEther, amount })
    expect(of(250_000_000n)).toMatchObject({ verdict: 'accept', found: ['L10 tick'] })
    expect(of(1_000_000_000n)).toMatchObject({ verdict: 'accept', found: ['L10 tick'] })
    expect(of(1_000_000_001n)).toMatchObject({ verdict: 'override', found: ['L10 override'] })
  })

  it('asks to look at both amounts only where that is enough', () => {
    const of = (amount: bigint) => judged({ prices: [], out: WHOLE, least: WHOLE }, { ...toEther, amount }).messages
    expect(of(1_000_000_000n).join()).toContain('Check both amounts yourself.')
    expect(of(1_000_000_001n).join()).not.toContain('Check both')
    expect(judged({ prices: [] }).messages.join()).not.toContain('Check both')
  })

  it('knows one asset on each pinned chain, and no token by its symbol', () => {
    const onBase = [{ ...eth(2_500n), chainId: 8453 }]
    expect(judged({ least: 250_000_000n, prices: onBase })).toMatchObject(KEPT)
    const fake = { chainId: 8453, address: `0x${'12'.repeat(20)}`, symbol: 'ETH', name: 'Ether', decimals: 6 }
    const input = { ...ethInput, destinationCurrency: fake.address, currencies: [{ ...fake, isNative: false }] }
    const base = lied(({ details }) => void Object.assign(details.currencyOut, { amountUsd: '0' }), toDollars)
    const quote = JSON.parse(JSON.stringify(base).replaceAll(USDC[8453], fake.address))
    const prices = [...PRICES, { chainId: 8453, address: fake.address, price: WHOLE, from: 'test' }]
    const { findings } = judge({ input, quote, facts: { ...honestFacts(), prices } })
    expect(findings.map(({ code, level }) => `${code} ${level}`)).toContain('L10 tick')
    expect(findings.map(({ code }) => code)).not.toContain('L08')
  })

  it('leaves what slips by the user\u2019s own word to a tick', () => {
    const own = { ...toDollars, slippageBasisPoints: 3_000 }
    expect(judged({ least: 175_000_000n }, own).found).toEqual(['L05 tick'])
    expect(judged({ out: 200_000_000n, least: 140_000_000n }, own).found).toEqual(['L05 tick'])
    expect(judged({ out: 199_999_999n, least: 140_000_000n }, own).found).toEqual(['C13 refuse'])
  })

  it('points out gas that was asked for and is not promised, and counts no more of it', () => {
    const asked = { ...toDollars, topupGasUsd: 50_000_000n }
    const of = (least: bigint) => judged({ out: least, least }, asked).found.filter((each) => !each.startsWith('C15'))
    expect(of(242_500_000n)).toEqual([])
    expect(of(200_000_000n)).toEqual(['L04 warn'])
    expect(of(149_999_999n)).toEqual(['C13 refuse'])
  })

  describe('gas on arrival', () => {
    const input = { ...toDollars, topupGasUsd: 50_000_000n }
    const WORTH_50 = 2n * 10n ** 16n
    const judgedWith = (said: Readonly<{ shown?: bigint; promised?: bigint; arrives?: bigint }>) => {
      const { shown = WORTH_50, arrives = 200_000_000n } = said
      const { promised = shown } = said
      const payment = { recipient: USER, currency: ETH, minimumAmount: `${promised}`, expectedAmount: `${shown}` }
      const quote = lied(
        consistent((order, { details }) => {
          const currency = { chainId: 8453, address: ETH, symbol: 'ETH', name: 'Ether', decimals: 18 }
          const topup = { currency, amount: `${shown}`, minimumAmount: `${shown}`, amountUsd: '50' }
          const out = { amount: `${arrives}`, minimumAmount: `${arrives}` }
          Object.assign(details, { currencyGasTopup: topup, currencyOut: { ...details.currencyOut, ...out } })
          const [main] = order.output.payments
          const least = { minimumAmount: out.minimumAmount, expectedAmount: out.amount }
          Object.assign(order.output, { payments: [{ ...main, ...least }, payment] })
        }),
        input,
      )
      const { verdict, findings } = judge({ input, quote })
      return [verdict, ...findings.map(({ code, level }) => `${code} ${level}`)]
    }

    it('counts as far as the order promises it, beside the 3 per cent that may be lost', () => {
      expect(judgedWith({})).toEqual(['accept'])
      expect(judgedWith({ promised: (WORTH_50 * 85n) / 100n })).toEqual(['accept'])
      expect(judgedWith({ promised: (WORTH_50 * 84n) / 100n })).toEqual(['accept', 'L04 warn'])
      expect(judgedWith({ promised: 0n })).toEqual(['accept', 'L04 warn'])
    })

    it('counts for what it is worth by independent prices, and for no more than was asked', () => {
      const shown = WORTH_50 / 2n
      expect(judgedWith({ shown, arrives: 225_000_000n })).toEqual(['accept'])
      expect(judgedWith({ shown })).toEqual(['accept', 'L04 warn'])
      expect(judgedWith({ shown, arrives: 199_000_000n })).toEqual(['accept', 'L05 tick'])
      expect(judgedWith({ shown: WORTH_50 * 2n, arrives: 150_000_000n })).toEqual(['accept', 'L05 tick'])
    })
  })

  it('counts no more than what was asked for, where that is fixed', () => {
    const input: IntentInput = { ...toDollars, tradeType: 'EXPECTED_OUTPUT', amount: 250_000_000n }
    const times = (factor: bigint) => {
      const quote = honestQuote(input)
      const [paid, out] = [(10n ** 17n * factor).toString(), (250_000_000n * factor).toString()]
      Object.assign(quote.details.currencyIn, { amount: paid, minimumAmount: paid })
      Object.assign(quote.details.currencyOut, { amount: out, minimumAmount: out })
      const { orderData, paymentDetails } = quote.protocol.v2
      for (const { payment } of orderData.inputs) payment.amount = paid
      for (const payment of orderData.output.payments) {
        Object.assign(payment, { minimumAmount: out, expectedAmount: out })
      }
      paymentDetails.amount = paid
      return judge({ input, quote }).found
    }
    expect(times(1n)).not.toContain('C13 details.currencyOut')
    expect(times(1_000n)).toContain('C13 details.currencyOut')
  })
})

describe('a plan that was approved', () => {
  it('is not stopped by prices, which are not read again, and stays the same plan', () => {
    const input = toDollars
    const quote = lied(({ details }) => void Object.assign(details.currencyOut, { amountUsd: undefined }), input)
    for (const each of [quote, lied(() => undefined, ethInput)]) {
      const asked = each === quote ? input : ethInput
      const facts = { ...honestFacts(), prices: undefined }
      const options = { freshSeconds: Number.POSITIVE_INFINITY, stepsDone: 0, leavesPricesOut: true }
      const resumed = judge({ input: asked, quote: each, facts, options })
      expect(resumed).toMatchObject({ verdict: 'accept', found: [] })
    }
    const facts = { ...honestFacts(), prices: undefined }
    expect(judge({ input, quote, facts })).toMatchObject({ verdict: 'override' })
  })

  it('has the hash that it had with prices', () => {
    const quote = lied(
      consistent((order, { details }) => {
        Object.assign(details.currencyOut, { amount: '250000000', minimumAmount: '250000000' })
        for (const payment of order.output.payments) {
          Object.assign(payment, { minimumAmount: '250000000', expectedAmount: '250000000' })
        }
      }),
      toDollars,
    )
    const options = { freshSeconds: Number.POSITIVE_INFINITY, stepsDone: 0, leavesPricesOut: true }
    const [first, again] = [judge({ input: toDollars, quote }), judge({ input: toDollars, quote, options })]
    expect(first.quote?.planHash).toBeDefined()
    expect(again.quote?.planHash).toBe(first.quote?.planHash)
  })
})
