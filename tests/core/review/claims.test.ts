import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unknownFact } from '../../../src/core/chain/facts.ts'
import { priceSourcesOf } from '../../../src/core/money/price-sources.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { decodeQuote } from '../../../src/core/quote/quote.ts'
import { type Claim, claimBasisOf, claimGapsOf, claimsOf, isProven } from '../../../src/core/review/claims.ts'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'
import { verify } from '../../../src/core/verify/verify.ts'
import type { Honest } from '../honest/case.ts'
import { PERMITS } from '../honest/permits.ts'
import { honestQuotes } from '../honest/routes.ts'
import { SWAPS } from '../honest/swaps.ts'
import { intentOf } from '../honest.ts'

const ORDER: readonly Claim[] = ['order-bound', 'minimum-in-order', 'recipient-is-asked', 'refund-is-yours']

function proven({ profile, input, quote, facts }: Honest) {
  const decoded = decodeQuote(quote)
  if (!decoded.ok) throw new Error(decoded.message)
  const judged = verify(intentOf(input, profile), decoded.quote, facts, profile)
  if (judged.verdict !== 'accept') throw new Error(JSON.stringify(judged.findings))
  return judged.quote
}

function withoutSimulation(honest: Honest): Honest {
  const { origin } = honest.facts
  if (origin.family !== 'evm') throw new Error('expected an EVM chain')
  return {
    ...honest,
    facts: { ...honest.facts, origin: { ...origin, simulation: unknownFact({ code: 'NOT_ASKED' }) } },
  }
}

describe('a swap before the bridge', () => {
  it.each(['swap-native', 'swap-token'] as const)('is enforced on chain, and not rebuilt whole: %s', (kind) => {
    fc.assert(
      fc.property(SWAPS[kind], (honest) => {
        const quote = proven(honest)
        const claims = claimsOf(quote, true)
        expect(claims[0]).toBe('swap-enforced')
        expect(claims).toContain('swap-simulated')
        expect(claims).not.toContain('plan-rebuilt')
        expect(claims).not.toContain('swap-read')
        expect(quote.swap).toMatchObject({ by: 'router', isEnforced: true })
        expect(quote.swap?.minimum.currency.chainId).toBe(quote.intent.originCurrency.chainId)
        // The order holds because its payment happens onchain.
        if (quote.orderBinding === 'verified') expect(claims).toContain('minimum-in-order')
      }),
      { numRuns: 15 },
    )
  })

  it('is as much enforced where no node could simulate, which nothing then claims', () => {
    fc.assert(
      fc.property(SWAPS['swap-token'], (honest) => {
        const claims = claimsOf(proven(withoutSimulation(honest)), true)
        expect(claims).toContain('swap-enforced')
        expect(claims).not.toContain('swap-simulated')
      }),
      { numRuns: 10 },
    )
  })
})

describe('a swap on one chain', () => {
  it.each(['local-swap-native', 'local-swap-token'] as const)('pays its recipient, and no order: %s', (kind) => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(SWAPS[kind], (honest) => {
        const quote = proven(honest)
        const claims = claimsOf(quote, true)
        const isTicked = quote.ticks.some(({ code }) => code === 'D37')
        expect(claims.includes('swap-enforced')).toBe(!isTicked)
        expect(claims.includes('swap-read')).toBe(isTicked)
        for (const claim of [...ORDER, 'plan-rebuilt', 'solver-signed'] as const) expect(claims).not.toContain(claim)
        expect(claimGapsOf(quote)).not.toContain('order-not-bound')
        seen.add(`${isTicked}`)
      }),
      { numRuns: 60 },
    )
    expect(seen).toContain('false')
  })

  it.each(['wrap', 'unwrap'] as const)('is rebuilt whole where the token itself makes it: %s', (kind) => {
    fc.assert(
      fc.property(SWAPS[kind], (honest) => {
        const quote = proven(honest)
        const claims = claimsOf(quote, true)
        expect(quote.swap?.by).toBe('token')
        expect(claims).toContain('plan-rebuilt')
        expect(claims.includes('swap-enforced')).toBe(quote.swap?.isEnforced)
        expect(claims.includes('swap-read')).toBe(!quote.swap?.isEnforced)
      }),
      { numRuns: 10 },
    )
  })
})

describe('a permit', () => {
  it('that only deposits what it takes is no swap', () => {
    fc.assert(
      fc.property(PERMITS['permit-permit2'], (honest) => {
        const claims = claimsOf(proven(honest), true)
        expect(claims).toContain('plan-rebuilt')
        expect(claims).not.toContain('swap-enforced')
      }),
      { numRuns: 10 },
    )
  })

  it('that pays the solver rests on its word, for the refund too', () => {
    fc.assert(
      fc.property(PERMITS['permit-eip3009'], (honest) => {
        const quote = proven(honest)
        expect(claimGapsOf(quote)).toContain('paid-to-solver')
        expect(claimsOf(quote, true)).not.toContain('refund-is-yours')
        const unbound = { ...quote, overrides: [makeFinding('E15', 'steps[0]', 'permitOfNoOrder')] }
        for (const claim of ORDER) expect(claimsOf(unbound, true)).not.toContain(claim)
        expect(claimGapsOf(unbound)).toContain('order-not-bound')
      }),
      { numRuns: 10 },
    )
  })
})

describe('how claims are known', () => {
  it('is their order, the surest first, and what the service says is never proven', () => {
    const order = ['enforced', 'rebuilt', 'node', 'service']
    fc.assert(
      fc.property(honestQuotes, (honest) => {
        const known = claimsOf(proven(honest), true).map(claimBasisOf)
        expect(known).toEqual(known.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
      }),
      { numRuns: 60 },
    )
    const said: readonly Claim[] = ['solver-signed', 'figures-said', 'swap-read', 'swap-simulated', 'node-answers']
    expect(said.filter(isProven)).toEqual([])
  })

  it('says that prices were compared only where there were some', () => {
    fc.assert(
      fc.property(honestQuotes, (honest) => {
        const quote = proven(honest)
        const without = { ...quote, loss: undefined }
        const isCompared = claimsOf(quote, true).includes('prices-compared')
        expect(isCompared && claimGapsOf(quote).includes('price-on-trust')).toBe(false)
        if (isCompared) expect(claimGapsOf(without)).toContain('price-on-trust')
        expect(claimsOf(without, true)).not.toContain('prices-compared')
      }),
      { numRuns: 60 },
    )
  })
})

describe('the sources of prices', () => {
  it('are pinned dollar tokens, a feed of a chain, exchange A, or what they are called', () => {
    const chain = devnet.chains.find(({ priceFeeds }) => (priceFeeds ?? []).length > 0)
    const exchange = devnet.chains.find(({ vm }) => vm === 'hyperliquid-vm')
    const feed = chain?.priceFeeds?.[0]?.address ?? ''
    const names = ['pinned', feed.toLowerCase(), new URL(exchange?.nodeUrls[0] ?? '').origin, 'the file']
    expect(priceSourcesOf(names, devnet)).toEqual([
      { kind: 'pinned' },
      { kind: 'feed', chainId: chain?.id, address: feed.toLowerCase() },
      { kind: 'exchange', chainId: exchange?.id },
      { kind: 'other', name: 'the file' },
    ])
  })
})
