import { describe, expect, it } from 'vitest'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { dollarsOf } from '../../../../src/core/verify/quote/total-cost.ts'
import { ethInput, honestFacts, usdcFacts, usdcInput } from '../../honest.ts'
import { judge, type Lie, lied } from '../lying.ts'

const dollar = { chainId: 8453, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' }
const currency = { ...dollar, symbol: 'USDC', name: 'USD Coin', decimals: 6, isNative: false }

function proven(lie: Lie, input = ethInput, facts = honestFacts()) {
  const approvals = input === usdcInput ? [input.amount] : []
  const { quote, found } = judge({ input, quote: lied(lie, input, approvals), facts })
  if (!quote) throw new Error(found.join(', '))
  return quote
}

describe('what a crossing costs in dollars', () => {
  it('is what does not arrive and the most for gas, by the price that the service names', () => {
    const quote = proven((said) => {
      said.details.currencyIn.amountUsd = '250.50'
    })
    const { total } = quote.says
    const lost = quote.pays.value - quote.minimum.value + quote.mostGas.value
    expect(total?.prices[0]).toEqual({ of: quote.pays, usd: 250_500_000n })
    const exact = (lost * 250_500_000n) / quote.pays.value
    expect([0n, 1n, 2n, 3n]).toContain((total?.usd ?? 0n) - exact)
  })

  it('counts dollar tokens as a dollar each, whatever the service calls them', () => {
    const wrong: Lie = (said) => {
      said.details.currencyIn.amountUsd = '1'
    }
    const quote = proven(wrong, usdcInput, usdcFacts())
    expect(quote.says.total?.prices.every(({ of }) => of.currency.symbol !== 'USDC')).toBe(true)
  })

  it.each(['-1', '1e3', '', 'much', 7, null, '0'])('is not told where the only price is %j', (amountUsd) => {
    const unpriced: Lie = (said) => {
      said.details.currencyIn.amountUsd = amountUsd as string
      said.details.currencyOut.amountUsd = amountUsd as string
      for (const fee of Object.values(said.fees)) (fee as { amountUsd: unknown }).amountUsd = amountUsd
    }
    expect(proven(unpriced).says.total).toBeUndefined()
  })

  it('changes nothing of what is approved', () => {
    const dear: Lie = (said) => {
      said.details.currencyIn.amountUsd = '999999'
    }
    expect(proven(dear).planHash).toBe(proven(() => undefined).planHash)
  })

  it('knows the dollars of pinned dollar tokens alone', () => {
    expect(dollarsOf({ currency, value: 1_500_001n }, devnet)).toBe(1_500_001n)
    expect(dollarsOf({ currency: { ...currency, address: `0x${'11'.repeat(20)}` }, value: 1n }, devnet)).toBeUndefined()
  })
})
