import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Facts, PriceFact } from '../../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { NATIVE_BITCOIN } from '../../../../src/core/profiles/bitcoin.ts'
import type { FindingLevel } from '../../../../src/core/review/finding-codes-and-levels.ts'
import { ETH, honestFacts, honestQuote, USDC, USER, usdcFacts, usdcInput } from '../../honest.ts'
import { judge } from '../lying.ts'

const RANK: readonly (FindingLevel | undefined)[] = [undefined, 'warn', 'tick', 'override', 'refuse']
const WHOLE = 10n ** 18n
const BITCOIN_RECIPIENT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

const ways: fc.Arbitrary<IntentInput> = fc
  .record({
    destination: fc.constantFrom(
      { destinationChainId: 1, destinationCurrency: USDC[1], recipient: USER },
      { destinationChainId: 1, destinationCurrency: ETH, recipient: USER },
      { destinationChainId: 999, destinationCurrency: ETH, recipient: USER },
      { destinationChainId: 8_253_038, destinationCurrency: NATIVE_BITCOIN, recipient: BITCOIN_RECIPIENT },
    ),
    originCurrency: fc.constantFrom(USDC[8453], ETH),
    amount: fc.bigInt({ min: 1n, max: 10n ** 22n }),
    slippageBasisPoints: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
  })
  .map(({ destination, ...rest }) => ({ ...usdcInput, ...destination, ...rest }))
const price = fc.bigInt({ min: 1n, max: 10n ** 24n })
const prices: fc.Arbitrary<readonly PriceFact[]> = fc
  .array(
    fc.record({
      home: fc.constantFrom(
        { chainId: 1, address: ETH },
        { chainId: 8453, address: ETH },
        { chainId: 999, address: ETH },
        { chainId: 8_253_038, address: NATIVE_BITCOIN },
        { chainId: 8453, address: USDC[8453] },
      ),
      price,
    }),
    { maxLength: 5 },
  )
  .map((all) => all.map(({ home, price: dollars }, at) => ({ ...home, price: dollars, from: `source ${at}` })))

function weight(
  input: IntentInput,
  facts: Facts,
  change: Readonly<{ out: bigint; least: bigint; said?: readonly string[] }>,
) {
  const quote = honestQuote(input)
  const { out, least, said = [] } = change
  Object.assign(quote.details.currencyIn, { amountUsd: said[0] })
  Object.assign(quote.details.currencyOut, { amount: `${out}`, minimumAmount: `${least}`, amountUsd: said[1] })
  const { findings } = judge({ input, quote, facts })
  const levels = findings.flatMap(({ code, level }) => (code.startsWith('L') || code === 'C13' ? [level] : []))
  return Math.max(0, ...levels.map((level) => RANK.indexOf(level)))
}

const factsWith = (input: IntentInput, known: readonly PriceFact[]): Facts => ({
  ...(input.originCurrency === ETH ? honestFacts() : usdcFacts()),
  prices: known,
})

describe('a verdict about the worth', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 24n })

  it('gets no milder when less arrives', () => {
    fc.assert(
      fc.property(ways, prices, amount, amount, amount, (input, known, a, b, c) => {
        const [worst = 0n, least = 0n, out = 0n] = [a, b, c].toSorted((x, y) => (x < y ? -1 : 1))
        const facts = factsWith(input, known)
        expect(weight(input, facts, { out, least: worst })).toBeGreaterThanOrEqual(weight(input, facts, { out, least }))
        expect(weight(input, facts, { out: least, least: worst })).toBeGreaterThanOrEqual(
          weight(input, facts, { out, least: worst }),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('gets no milder by what the service calls the worth', () => {
    const dollars = fc
      .tuple(fc.nat(1_000_000), fc.nat(99))
      .map(([whole, cents]) => `${whole}.${`${cents}`.padStart(2, '0')}`)
    fc.assert(
      fc.property(ways, prices, amount, amount, fc.tuple(dollars, dollars), (input, known, a, b, said) => {
        const [least, out] = a < b ? [a, b] : [b, a]
        const facts = factsWith(input, known)
        expect(weight(input, facts, { out, least, said })).toBeGreaterThanOrEqual(weight(input, facts, { out, least }))
      }),
      { numRuns: 60 },
    )
  })

  it('gets no milder by one more source of a price that is known', () => {
    fc.assert(
      fc.property(ways, price, price, amount, amount, (input, one, other, a, b) => {
        const [least, out] = a < b ? [a, b] : [b, a]
        const all = (dollars: bigint): readonly PriceFact[] =>
          [
            { chainId: 1, address: ETH },
            { chainId: 999, address: ETH },
            { chainId: 8_253_038, address: NATIVE_BITCOIN },
          ].map((home) => ({ ...home, price: dollars, from: `${dollars}` }))
        const both = weight(input, factsWith(input, [...all(one), ...all(other)]), { out, least })
        expect(both).toBeGreaterThanOrEqual(weight(input, factsWith(input, all(one)), { out, least }))
      }),
      { numRuns: 60 },
    )
  })

  it('accepts what loses nothing, at any price', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 6n }), fc.bigInt({ min: 1n, max: 10n ** 12n }), (dollars, cents) => {
        const input = { ...usdcInput, destinationCurrency: ETH, amount: cents * 10_000n }
        const facts = factsWith(input, [{ chainId: 1, address: ETH, price: dollars * WHOLE, from: 'test' }])
        const out = (input.amount * 10n ** 12n) / dollars + 1n
        expect(weight(input, facts, { out, least: out })).toBe(0)
      }),
      { numRuns: 60 },
    )
  })
})
