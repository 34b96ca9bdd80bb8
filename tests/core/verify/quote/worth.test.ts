import { describe, expect, it } from 'vitest'
import type { PriceFact } from '../../../../src/core/facts.ts'
import type { IntentInput } from '../../../../src/core/intent.ts'
import { ETH, ethInput, honestFacts, USDC, USER } from '../../honest.ts'
import { consistent, judge, lied } from '../lying.ts'

/** 0.1 ETH for dollars: 250 of them expected, 240 sure. */
const toDollars: IntentInput = { ...ethInput, destinationCurrency: USDC[8453] }
const WHOLE = 10n ** 18n

type Said = Readonly<{ pays?: string; arrives?: string; out?: bigint; least?: bigint; prices?: readonly PriceFact[] }>

function judged({ pays, arrives, out = 250_000_000n, least = 240_000_000n, prices }: Said, input = toDollars) {
  const quote = lied(
    consistent((order, { details }) => {
      Object.assign(details.currencyIn, { amountUsd: pays })
      Object.assign(details.currencyOut, { amountUsd: arrives, amount: `${out}`, minimumAmount: `${least}` })
      for (const payment of order.output.payments) {
        Object.assign(payment, { minimumAmount: `${least}`, expectedAmount: `${out}` })
      }
    }),
    input,
  )
  const { verdict, found, findings } = judge({ input, quote, facts: { ...honestFacts(), prices } })
  return { verdict, found, message: findings.find(({ code }) => code === 'L08')?.message }
}

const eth = (dollars: bigint): PriceFact => ({ chainId: 1, address: ETH, price: dollars * WHOLE })
const LOST = { verdict: 'override', found: ['L08 details.currencyOut'] }
const KEPT = { verdict: 'accept', found: [] }

describe('what is worth more than what comes of it', () => {
  it('needs an expert above 15 %, by what the quote itself says', () => {
    // 240 of 250 are sure: what is said of 250 is worth a little less.
    expect(judged({ pays: '240', arrives: '212.5' })).toMatchObject(KEPT)
    expect(judged({ pays: '240', arrives: '212.499998' })).toMatchObject(LOST)
    expect(judged({ pays: '240', arrives: '0.000000' })).toMatchObject(LOST)
    expect(judged({ pays: '240', arrives: '100' }).message).toBe(
      'By the prices that are known, you pay what is worth 240 dollars and get what is worth 96: more than 15% would be lost.',
    )
  })

  it('needs one by prices that are kept, whatever the quote says', () => {
    expect(judged({ pays: '250', arrives: '250', prices: [eth(2_823n)] })).toMatchObject(KEPT)
    expect(judged({ pays: '250', arrives: '250', prices: [eth(2_824n)] })).toMatchObject(LOST)
    expect(judged({ out: 1n, least: 1n, prices: [eth(2_500n)] })).toMatchObject(LOST)
  })

  it('is not found where a price is not known, and that nothing was compared is said', () => {
    for (const each of [
      {},
      { pays: '250' },
      { arrives: '1' },
      { pays: '0', arrives: '0' },
      { pays: '1e9', arrives: '1' },
      { prices: [{ ...eth(2_500n), chainId: 10 }] },
      { prices: [{ ...eth(2_500n), address: USER }] },
    ]) {
      expect(judged(each)).toMatchObject({ verdict: 'accept', found: ['L09 details.currencyOut'] })
    }
  })

  it('leaves out what slips by the user\u2019s own word, and nothing else', () => {
    const own = { ...toDollars, slippageBasisPoints: 2_000 }
    expect(judged({ pays: '250', arrives: '250', least: 200_000_000n }, own)).toMatchObject(KEPT)
    expect(judged({ pays: '250', arrives: '212', least: 200_000_000n }, own)).toMatchObject(LOST)
  })

  it('does not count gas that was asked for', () => {
    const asked = { ...toDollars, topupGasUsd: 2_000_000n }
    const topup = { chainId: 8453, address: ETH, symbol: 'ETH', name: 'Ether', decimals: 18 }
    const quote = lied(({ details }) => {
      Object.assign(details.currencyIn, { amountUsd: '10' })
      Object.assign(details.currencyOut, { amountUsd: '7', minimumAmount: details.currencyOut.amount })
      Object.assign(details, { currencyGasTopup: { currency: topup, amount: '800000000000000' } })
    }, asked)
    const found = (input: IntentInput) => judge({ input, quote }).found
    expect(found(asked)).not.toContain('L08 details.currencyOut')
    expect(found({ ...asked, topupGasUsd: 1_400_000n })).toContain('L08 details.currencyOut')
  })

  it('is not asked where one asset crosses for itself', () => {
    expect(judge({ quote: lied(({ details }) => (details.currencyOut.amountUsd = '0.1')) }).found).toEqual([])
  })

  it('believes a worth of nothing of pinned currencies alone', () => {
    const token = {
      ...{ chainId: 8453, address: `0x${'12'.repeat(20)}`, symbol: 'NEW', name: 'New', decimals: 6, isNative: false },
    }
    const input = { ...ethInput, destinationCurrency: token.address, currencies: [token] }
    const base = lied(({ details }) => {
      Object.assign(details.currencyIn, { amountUsd: '250' })
      Object.assign(details.currencyOut, { amountUsd: '0' })
    }, toDollars)
    const quote = JSON.parse(JSON.stringify(base).replaceAll(USDC[8453], token.address))
    expect(judge({ input, quote }).found).not.toContain('L08 details.currencyOut')
    expect(judge({ input, quote }).found).toContain('L09 details.currencyOut')
    expect(judge({ input: toDollars, quote: base }).found).toContain('L08 details.currencyOut')
  })
})
