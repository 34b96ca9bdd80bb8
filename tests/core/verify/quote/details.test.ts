import { describe, expect, it } from 'vitest'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { ETH, ethInput, honestQuote, STRANGER, USDC, USER, usdcFacts, usdcInput } from '../../honest.ts'
import { consistent, judge, type Lie, lied } from '../lying.ts'

const LOOK_ALIKE = `${USER.slice(0, 6)}${'b'.repeat(32)}${USER.slice(-4)}`

describe('a lie in the summary', () => {
  it.each<[string, string, Lie]>([
    ['C01 details.sender', 'another sender', (quote) => (quote.details.sender = STRANGER)],
    ['C02 details.recipient', 'another recipient', (quote) => (quote.details.recipient = STRANGER)],
    [
      'C03 details.recipient',
      'a recipient that looks like the asked one',
      (quote) => (quote.details.recipient = LOOK_ALIKE),
    ],
    [
      'C04 details.currencyIn.currency',
      'another origin chain',
      (quote) => (quote.details.currencyIn.currency.chainId = 999),
    ],
    [
      'C04 details.currencyIn.currency',
      'another origin currency',
      (quote) => (quote.details.currencyIn.currency.address = USDC[1]),
    ],
    [
      'C05 details.currencyOut.currency',
      'another destination chain',
      (quote) => (quote.details.currencyOut.currency.chainId = 1),
    ],
    [
      'C05 details.currencyOut.currency',
      'another destination currency',
      (quote) => (quote.details.currencyOut.currency.address = USDC[8453]),
    ],
    [
      'C06 details.currencyIn.amount',
      'more than was asked',
      (quote) => (quote.details.currencyIn.amount = '100000000000000001'),
    ],
    [
      'C06 details.currencyIn.amount',
      'less than was asked',
      (quote) => (quote.details.currencyIn.amount = '99999999999999999'),
    ],
    [
      'C07 details.currencyOut.minimumAmount',
      'a minimum above what is promised',
      (quote) => (quote.details.currencyOut.minimumAmount = '99800000000000001'),
    ],
    [
      'C13 details.currencyOut',
      'more than half of it lost',
      consistent((order, quote) => {
        quote.details.currencyOut.minimumAmount = '49999999999999999'
        for (const payment of order.output.payments) payment.minimumAmount = '49999999999999999'
      }),
    ],
    [
      'C16 details.currencyGasTopup',
      'gas that nobody asked for',
      (quote) => Object.assign(quote.details, { currencyGasTopup: quote.details.currencyOut }),
    ],
    [
      'C17 details.refundCurrency',
      'a refund in another currency',
      (quote) => (quote.details.refundCurrency.currency.address = USDC[1]),
    ],
    [
      'C17 details.refundCurrency',
      'a refund on another chain',
      (quote) => (quote.details.refundCurrency.currency.chainId = 999),
    ],
  ])('%s: %s is refused', (expected, _name, lie) => {
    const { verdict, found } = judge({ quote: lied(lie) })
    expect(verdict).toBe('refuse')
    expect(found).toContain(expected)
  })

  it.each<[string, string, Lie]>([
    ['C14', 'the symbol of another token', (quote) => (quote.details.currencyOut.currency.symbol = 'WBTC')],
    ['C14', 'other decimals', (quote) => (quote.details.currencyIn.currency.decimals = 6)],
    ['C18', 'no time at all', (quote) => (quote.details.timeEstimate = -1)],
    ['C18', 'a second more than a day', (quote) => (quote.details.timeEstimate = 86_401)],
    ['C18', 'a time without end', (quote) => (quote.details.timeEstimate = 1e12)],
    [
      'M03',
      'a symbol with a letter of another alphabet',
      (quote) => (quote.details.currencyIn.currency.symbol = 'E\u0422H'),
    ],
    ['M03', 'a symbol that hides something', (quote) => (quote.details.currencyIn.currency.symbol = 'ETH\u200b')],
  ])('%s: %s is pointed out, and not used', (code, _name, lie) => {
    const { verdict, findings, quote } = judge({ quote: lied(lie) })
    expect(verdict).toBe('accept')
    expect(findings).toMatchObject([{ code, level: 'warn' }])
    expect(quote?.warnings).toEqual(findings)
    expect(quote?.planHash).toBe(judge().quote?.planHash)
    expect([quote?.timeEstimateSeconds, judge().quote?.timeEstimateSeconds]).toContain(code === 'C18' ? undefined : 4)
    expect(quote?.pays.currency).toMatchObject({ symbol: 'ETH', decimals: 18 })
  })

  it('a name is pointed out where it stands', () => {
    const quote = lied(({ details }) => {
      details.currencyIn.currency.decimals = 6
      details.currencyOut.currency.symbol = 'E\u0422H'
    })
    expect(judge({ quote }).found).toEqual([
      'C14 details.currencyIn.currency',
      'M03 details.currencyOut.currency.symbol',
    ])
  })

  it.each([0, 86_400])('a time of %s seconds is believed', (timeEstimate) => {
    const { found, quote } = judge({ quote: lied((each) => Object.assign(each.details, { timeEstimate })) })
    expect([found, quote?.timeEstimateSeconds]).toEqual([[], timeEstimate])
  })

  it.each<[string, Lie]>([
    ['C11: formatted amounts', (quote) => (quote.details.currencyIn.amountFormatted = '0.000001')],
    ['C12: dollars', (quote) => (quote.details.currencyOut.amountUsd = '1000000')],
    [
      'C12: rates and impacts',
      (quote) => Object.assign(quote.details, { rate: '1', totalImpact: { usd: '0', percent: '0' } }),
    ],
    ['the name of the operation', (quote) => (quote.details.operation = 'gift')],
    ['the name of a currency', (quote) => (quote.details.currencyIn.currency.name = 'Ethereum')],
  ])('%s: changes nothing', (_name, lie) => {
    const { verdict, found, quote } = judge({ quote: lied(lie) })
    expect({ verdict, found }).toEqual({ verdict: 'accept', found: [] })
    expect(quote?.planHash).toBe(judge().quote?.planHash)
  })
})

describe('the user\u2019s own limits', () => {
  const judged = (changes: Partial<IntentInput>, lie: Lie = () => undefined) => {
    const input = { ...ethInput, ...changes }
    return judge({ input, quote: lied(lie, input) })
  }
  const { amount, minimumAmount } = honestQuote(ethInput).details.currencyOut

  it('C08: no more leaves than the most that was allowed', () => {
    const exact = { tradeType: 'EXACT_OUTPUT' } as const
    const takes = BigInt(honestQuote({ ...ethInput, ...exact }).details.currencyIn.amount)
    expect(judged({ ...exact, mostIn: takes }).verdict).toBe('accept')
    expect(judged({ ...exact, mostIn: takes - 1n })).toMatchObject({
      verdict: 'refuse',
      found: ['C08 details.currencyIn.amount'],
    })
  })

  it('C07: where an output is only expected, no more than a fiftieth and a unit is paid for beside it', () => {
    const expecting = (amount: bigint, out: bigint) =>
      judged({ tradeType: 'EXPECTED_OUTPUT', amount }, paying(out, (out * 995n) / 1_000n, false)).found.filter((each) =>
        each.startsWith('C07'),
      )
    const at = ['C07 details.currencyOut.amount']
    for (const amount of [100_000_000_000_000_000n, 9_999n, 50n]) {
      for (const out of [amount, amount + amount / 50n, amount + amount / 50n + 1n]) {
        expect(expecting(amount, out)).toEqual([])
      }
      for (const out of [amount - 1n, amount + amount / 50n + 2n, amount * 2n, amount * 1_000n]) {
        expect(expecting(amount, out)).toEqual(at)
      }
    }
  })

  it('C10: no less arrives than the least that was allowed', () => {
    expect(judged({ leastOut: BigInt(minimumAmount) }).verdict).toBe('accept')
    const { verdict, found } = judged({ leastOut: BigInt(minimumAmount) + 1n })
    expect({ verdict, found }).toEqual({ verdict: 'refuse', found: ['C10 details.currencyOut.minimumAmount'] })
  })

  it('C09: no more slips than was asked, by the amounts and by what is said', () => {
    const toleranceOf =
      (total: unknown): Lie =>
      (quote) =>
        Object.assign(quote.details, { slippageTolerance: { total } })
    expect(judged({ slippageBasisPoints: 50 }).verdict).toBe('accept')
    expect(judged({ slippageBasisPoints: 49 })).toMatchObject({
      verdict: 'refuse',
      found: ['C09 details.currencyOut.minimumAmount'],
    })
    expect(judged({ slippageBasisPoints: 50 }, toleranceOf('50')).verdict).toBe('accept')
    for (const total of ['51', '10000', '-1', '0x1', '']) {
      const { verdict, found } = judged({ slippageBasisPoints: 50 }, toleranceOf(total))
      expect({ verdict, found }).toEqual({ verdict: 'refuse', found: ['C09 details.slippageTolerance.total'] })
    }
    expect(judged({}, toleranceOf('51')).verdict).toBe('accept')
  })

  it('C22: without a limit, much slippage is pointed out', () => {
    const least = ((BigInt(amount) * 94n) / 100n).toString()
    const lie = consistent((order, quote) => {
      quote.details.currencyOut.minimumAmount = least
      for (const payment of order.output.payments) payment.minimumAmount = least
    })
    const found = judged({}, lie).found
    expect(found).toContain('C22 details.currencyOut.minimumAmount')
    expect(judged({ slippageBasisPoints: 600 }, lie).found).not.toContain('C22 details.currencyOut.minimumAmount')
  })

  it('C22, C25 and C24: without a limit, more slippage weighs more', () => {
    const judgedWith = (least: bigint, slippageBasisPoints?: number) =>
      judged({ slippageBasisPoints }, paying(BigInt(amount), least, false))
    const whole = BigInt(amount)
    const at = 'details.currencyOut.minimumAmount'
    const cap = whole - (whole * 15n) / 100n
    expect(judgedWith(cap).found.filter((each) => each.startsWith('C'))).toEqual([`C22 ${at}`])
    expect(judgedWith(cap - 1n).found).toContain(`C25 ${at}`)
    expect(judgedWith(whole / 2n).found).toContain(`C25 ${at}`)
    expect(judgedWith(whole / 2n - 1n)).toMatchObject({ verdict: 'refuse' })
    expect(judgedWith(whole / 2n - 1n).found).toContain(`C24 ${at}`)
    expect(judgedWith(whole / 2n - 1n, 6_000).found).not.toContain(`C24 ${at}`)
  })

  it('C22 and C09: are exact to the unit', () => {
    const at = 'details.currencyOut.minimumAmount'
    const found = (out: bigint, missing: bigint, slippageBasisPoints?: number) => {
      const lie = consistent((order, quote) => {
        Object.assign(quote.details.currencyOut, { amount: `${out}`, minimumAmount: `${out - missing}` })
        for (const payment of order.output.payments)
          Object.assign(payment, { minimumAmount: `${out - missing}`, expectedAmount: `${out}` })
      })
      return judged({ slippageBasisPoints }, lie).found
    }
    const whole = 99_800_000_000_000_000n
    expect(found(whole, whole / 20n)).not.toContain(`C22 ${at}`)
    expect(found(whole, whole / 20n + 1n)).toContain(`C22 ${at}`)
    // Rounding may cost one extra unit.
    expect(found(whole, whole / 20n + 1n, 500)).not.toContain(`C09 ${at}`)
    expect(found(whole, whole / 20n + 2n, 500)).toContain(`C09 ${at}`)
    const uneven = 99_999_999_999_999_999n
    expect(found(uneven, uneven / 10_000n + 1n, 1)).not.toContain(`C09 ${at}`)
    expect(found(uneven, uneven / 10_000n + 2n, 1)).toContain(`C09 ${at}`)
  })

  describe('C23: something arrives', () => {
    const toBitcoin = {
      destinationChainId: 8_253_038,
      destinationCurrency: 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
      recipient: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    }
    it.each<[string, bigint, bigint, number | undefined, readonly string[]]>([
      ['nothing', 0n, 0n, undefined, ['C23 details.currencyOut.amount']],
      ['nothing, though everything may slip', 0n, 0n, 10_000, ['C23 details.currencyOut.amount']],
      ['surely nothing', 250_000n, 0n, undefined, ['C23 details.currencyOut.minimumAmount', 'C24']],
      ['surely nothing of one unit', 1n, 0n, undefined, ['C23 details.currencyOut.minimumAmount', 'C24']],
      ['surely nothing, with a limit', 250_000n, 0n, 100, ['C23 details.currencyOut.minimumAmount', 'C09']],
      ['surely nothing, where everything may slip', 250_000n, 0n, 10_000, []],
      ['surely nothing of one unit, of which a part may slip', 1n, 0n, 100, []],
      ['something', 250_000n, 250_000n, undefined, []],
    ])('%s', (_name, out, least, slippageBasisPoints, found) => {
      const judgement = judged({ ...toBitcoin, slippageBasisPoints }, paying(out, least))
      // A loss on 250 dollars is reported too; the user's own slippage needs a tick.
      const lost = out < 2n || (least === 0n && slippageBasisPoints === undefined) ? 'C13' : 'L05'
      const others = judgement.found.filter((each) => each !== `${lost} details.currencyOut`)
      const isRefused = found.length > 0 || lost === 'C13'
      expect(others.map((each, index) => (found[index]?.length === 3 ? each.slice(0, 3) : each))).toEqual(found)
      expect(judgement.verdict).toBe(isRefused ? 'refuse' : 'accept')
    })
  })

  it('C07: an exact output is exact, and an expected one no less', () => {
    const out = (tradeType: IntentInput['tradeType'], change: bigint) =>
      judged(
        { tradeType },
        consistent((order, quote) => {
          const value = (ethInput.amount + change).toString()
          quote.details.currencyOut.amount = value
          for (const payment of order.output.payments) payment.expectedAmount = value
        }),
      )
    expect(out('EXPECTED_OUTPUT', 0n).verdict).toBe('accept')
    expect(out('EXPECTED_OUTPUT', 1n).verdict).toBe('accept')
    for (const judgement of [out('EXPECTED_OUTPUT', -1n), out('EXACT_OUTPUT', 1n), out('EXACT_OUTPUT', -1n)]) {
      expect(judgement.verdict).toBe('refuse')
      expect(judgement.found).toContain('C07 details.currencyOut.amount')
    }
    const loose = judged({ tradeType: 'EXACT_OUTPUT' }, (quote) => (quote.details.currencyOut.minimumAmount = '1'))
    expect(loose.found).toContain('C07 details.currencyOut.minimumAmount')
  })
})

/** Quote and order promise this; its value stays only on request. */
function paying(out: bigint, least: bigint, isUnpriced = true): Lie {
  return consistent((order, { details }) => {
    Object.assign(details.currencyOut, { amount: `${out}`, minimumAmount: `${least}` })
    if (isUnpriced) Object.assign(details.currencyOut, { amountUsd: undefined })
    for (const payment of order.output.payments) {
      Object.assign(payment, { minimumAmount: `${least}`, expectedAmount: `${out}` })
    }
  })
}

describe('gas on arrival', () => {
  const asked: IntentInput = { ...usdcInput, topupGasUsd: 2_000_000n }
  const gas = {
    currency: { chainId: 1, address: ETH, symbol: 'ETH', name: 'Ether', decimals: 18 },
    amount: '800000000000000',
    amountUsd: '2.000000',
  }
  const judged = (topup: object | undefined, input = asked, facts = usdcFacts()) => {
    const quote = lied((each) => Object.assign(each.details, topup ? { currencyGasTopup: topup } : {}), input, [
      input.amount,
    ])
    return judge({ input, quote, facts })
  }

  it('is there when it was asked for, in the gas currency, and about as much', () => {
    expect(judged(gas)).toMatchObject({ verdict: 'accept', found: [] })
    expect(judged({ ...gas, amountUsd: undefined })).toMatchObject({ verdict: 'accept', found: [] })
    expect(judged({ ...gas, amountUsd: '0.5' }).findings).toMatchObject([{ code: 'C19', level: 'warn' }])
    expect(judged({ ...gas, amountUsd: '5' }).findings).toMatchObject([{ code: 'C19', level: 'warn' }])
    for (const amountUsd of ['1', '4.000000', 5, '1e9']) expect(judged({ ...gas, amountUsd }).found).toEqual([])
    for (const amountUsd of ['0.999999', '4.000001']) {
      expect(judged({ ...gas, amountUsd }).findings).toMatchObject([{ code: 'C19' }])
    }
  })

  it.each<[string, object | undefined, string]>([
    ['missing', undefined, 'C15'],
    ['in another currency', { ...gas, currency: { ...gas.currency, address: USDC[1], decimals: 6 } }, 'C16'],
    ['on another chain', { ...gas, currency: { ...gas.currency, chainId: 8453 } }, 'C16'],
    ['of nothing', { ...gas, amount: '0' }, 'C16'],
  ])('that is %s is refused', (_name, topup, code) => {
    expect(judged(topup)).toMatchObject({ verdict: 'refuse', found: [`${code} details.currencyGasTopup`] })
  })

  it('C15: that is too little at any price is refused, whatever it is said to be worth', () => {
    // At 100 million dollars per ether, it's one dollar.
    const facts = { ...usdcFacts(), prices: [] }
    for (const amountUsd of ['2.000000', undefined]) {
      const found = (amount: string) => judged({ ...gas, amount, amountUsd }, asked, facts).findings
      const message = expect.stringContaining('Check the gas on arrival yourself')
      expect(found('10000000000')).toMatchObject([{ code: 'C26', level: 'override', message }])
      expect(found('9999999999')).toMatchObject([{ code: 'C15', level: 'refuse' }, { code: 'C26' }])
    }
  })

  it('C15: is worth half of what was asked for at least, by prices that the service does not make', () => {
    const found = (amount: string) => judged({ ...gas, amount, amountUsd: '2' }).findings
    expect(found('400000000000000')).toEqual([])
    expect(found('399999999999999')).toMatchObject([{ code: 'C15', level: 'refuse' }])
    expect(found('399999999999999')[0]?.message).toBe(
      'Gas on arrival is worth 0.999999 dollars. You asked for 2 dollars.',
    )
    expect(found('1600000000000000')).toEqual([])
    expect(found('1600000000000001000')).toMatchObject([{ code: 'C19', level: 'warn' }])
  })

  it('C19: is valued by another price of the same currency, and by an independent one', () => {
    const at = ['C19 details.currencyGasTopup.amountUsd']
    const withFee = (amountUsd: string, address: string = ETH) => {
      const quote = lied(
        (each) =>
          Object.assign(each, {
            details: { ...each.details, currencyGasTopup: gas },
            fees: { relayer: { currency: { ...gas.currency, address }, amount: '1000000000000000', amountUsd } },
          }),
        asked,
        [asked.amount],
      )
      return judge({ input: asked, quote, facts: usdcFacts() }).found
    }
    expect(withFee('2.5')).toEqual([])
    expect(withFee('1.25')).toEqual([])
    expect(withFee('1.249999')).toEqual(at)
    expect(withFee('5')).toEqual([])
    expect(withFee('5.000002')).toEqual(at)
    const withPrice = (price: bigint, chainId = 1) => {
      const quote = lied((each) => Object.assign(each.details, { currencyGasTopup: gas }), asked, [asked.amount])
      const facts = { ...usdcFacts(), prices: [{ chainId, address: ETH, price: price * 10n ** 18n, from: 'test' }] }
      return judge({ input: asked, quote, facts }).found
    }
    expect(withPrice(2_500n)).toEqual([])
    expect(withPrice(1_249n)).toEqual(['C15 details.currencyGasTopup.amount'])
    expect(withPrice(5_001n)).toEqual(at)
    // An asset has one price on all chains; unpinned chains say none.
    expect(withPrice(5_001n, 8453)).toEqual(at)
    expect(withPrice(5_001n, 10)).toEqual(['C26 details.currencyGasTopup'])
  })
})
