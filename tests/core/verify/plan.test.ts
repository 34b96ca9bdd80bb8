import { describe, expect, it } from 'vitest'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { decodeQuote } from '../../../src/core/quote/quote.ts'
import { proposedPlan } from '../../../src/core/verify/proposed-plan.ts'
import { verify } from '../../../src/core/verify/verify.ts'
import { ethInput, honestFacts, honestQuote, intentOf, usdcFacts, usdcInput } from '../honest.ts'
import { judge, lied } from './lying.ts'

function decoded(quote: unknown) {
  const made = decodeQuote(quote)
  if (!made.ok) throw new Error(made.message)
  return made.quote
}

describe('the plan of a quote', () => {
  it.each([
    ['origin', 1],
    ['destination', 8453],
  ])('is none for an intent whose %s the profile does not know', (_name, missing) => {
    const chains = devnet.chains.filter(({ id }) => id !== missing)
    const judged = () =>
      verify(intentOf(ethInput), decoded(honestQuote(ethInput)), honestFacts(), { ...devnet, chains })
    expect(judged).toThrow(RangeError)
  })

  it('C06: pays what the order wants, where the user fixed what arrives, and not what the details say', () => {
    const input = { ...ethInput, tradeType: 'EXPECTED_OUTPUT' } as const
    expect(judge({ input }).found).toEqual([])
    const quote = lied((each) => (each.details.currencyIn.amount = '90000000000000000'), input)
    expect(judge({ input, quote }).found).toEqual(['C06 details.currencyIn.amount'])
  })

  it('pays by plain steps somebody who could have signed a permit', () => {
    const input = { ...usdcInput, payment: 'permit' } as const
    const quote = honestQuote(input, [input.amount])
    expect(judge({ input, quote, facts: usdcFacts() })).toMatchObject({ verdict: 'accept', found: [] })
  })
})

describe('what a quote proposes', () => {
  it('is what is proven afterwards, with nothing read', () => {
    const quote = honestQuote(usdcInput, [usdcInput.amount])
    const proven = judge({ input: usdcInput, quote, facts: usdcFacts() }).quote
    expect(proposedPlan(intentOf(usdcInput), decoded(quote), devnet)).toEqual(proven?.plan)
    expect(proven?.plan).toHaveLength(2)
  })
})
