import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { decodeQuote } from '../../../src/core/quote/quote.ts'
import { makeReview } from '../../../src/core/review/review.ts'
import { verify } from '../../../src/core/verify/verify.ts'
import { PAYMENTS } from '../honest/payments.ts'
import { honestQuotes } from '../honest/routes.ts'
import { ethInput, honestFacts, honestQuote, intentOf, STRANGER, USER } from '../honest.ts'
import { factsFor } from '../verify/evm/quotes.ts'
import { across, PAID, swapAcross, tokenSwap, tokens } from '../verify/evm/swaps.ts'
import { consistent, judge, lied } from '../verify/lying.ts'

function proven(recipient: string) {
  const input = { ...ethInput, recipient }
  const decoded = decodeQuote(honestQuote(input))
  if (!decoded.ok) throw new Error('expected a quote')
  const judged = verify(intentOf(input), decoded.quote, honestFacts(), devnet)
  if (judged.verdict !== 'accept') throw new Error('expected a quote that is proven')
  return judged.quote
}
const watched = [{ address: STRANGER.toLowerCase(), label: 'Cold storage' }]

describe('whom a review says that money goes to', () => {
  it('is the wallet only where it has the key', () => {
    const shown = makeReview(proven(USER), [USER], devnet, [{ address: USER, label: 'Also watched' }])
    expect(shown.recipient).toEqual({ chainId: 8453, address: USER, isOwn: true })
    expect(shown.claims).toContain('refund-is-yours')
  })

  it('is what the user watches, by its name, and never the wallet', () => {
    const shown = makeReview(proven(STRANGER), [USER], devnet, watched)
    expect(shown.recipient).toEqual({ chainId: 8453, address: STRANGER, isOwn: false, watchedAs: 'Cold storage' })
  })

  it('is a stranger otherwise', () => {
    expect(makeReview(proven(STRANGER), [USER], devnet).recipient).toEqual({
      chainId: 8453,
      address: STRANGER,
      isOwn: false,
    })
  })
})

describe('what was asked for', () => {
  it('is said of amount and slippage, whoever asked', () => {
    const quote = proven(USER)
    expect(makeReview(quote, [USER], devnet)).toMatchObject({ asked: ethInput.amount })
    expect(
      makeReview({ ...quote, intent: { ...quote.intent, slippageBasisPoints: 10_000 } }, [USER], devnet),
    ).toMatchObject({
      slippageBasisPoints: 10_000,
    })
  })
})

describe('a refund that goes to somebody else', () => {
  it('is listed among what is proven, as that', () => {
    const shown = makeReview(proven(USER), [], devnet)
    expect(shown.claims).toContain('refund-is-asked')
    expect(shown.claims).not.toContain('refund-is-yours')
    expect(shown.claims.length).toBe(makeReview(proven(USER), [USER], devnet).claims.length)
    expect(makeReview(proven(USER), [USER], devnet).claims).not.toContain('refund-is-asked')
  })
})

describe('a refund that the order may also make on arrival', () => {
  const there = consistent((order) => {
    const [refund] = order.inputs[0]?.refunds ?? []
    const recipient = order.output.payments[0]?.recipient ?? ''
    if (refund) order.inputs[0]?.refunds.push({ ...refund, chainId: order.output.chainId, recipient })
  })
  const reviewed = (recipient: string, own: readonly string[]) => {
    const { quote } = judge({ input: { ...ethInput, recipient }, quote: lied(there, { ...ethInput, recipient }) })
    if (!quote) throw new Error('expected a quote that is proven')
    return makeReview(quote, own, devnet)
  }

  it('comes back to the user where the recipient is the user too', () => {
    for (const { claims, refund } of [reviewed(USER, [USER]), reviewed(STRANGER, [USER, STRANGER])]) {
      expect(claims).toContain('refund-is-yours')
      expect(refund).not.toHaveProperty('orRecipient')
    }
  })

  it('is not said to come back, or to go where the user asked for, where a stranger may get it', () => {
    for (const own of [[USER], []]) {
      const { claims, refund } = reviewed(STRANGER, own)
      expect(claims).not.toContain('refund-is-yours')
      expect(claims).not.toContain('refund-is-asked')
      expect(refund).toMatchObject({ orRecipient: true, isOwn: own.length > 0 })
    }
    expect(reviewed(USER, []).claims).toContain('refund-is-asked')
  })

  it('is of what a swap puts into the depository, and else of what is paid', () => {
    const quote = swapAcross()
    const swapped = judge({ input: across, quote, facts: factsFor(across) }).quote
    if (!swapped) throw new Error('expected a quote that is proven')
    const { refund, pays } = makeReview(swapped, [USER], devnet)
    expect(refund.amount).toMatchObject({ value: PAID, currency: { symbol: 'USDT' } })
    expect(refund.amount).not.toEqual(pays)
    const local = judge({ input: tokens, quote: tokenSwap(), facts: factsFor(tokens) }).quote
    if (!local) throw new Error('expected a quote that is proven')
    expect(makeReview(local, [USER], devnet).refund.amount).toEqual(local.pays)
    expect(reviewed(USER, [USER]).refund.amount).toMatchObject({ value: ethInput.amount })
  })
})

describe('a deposit address that is paid from elsewhere', () => {
  it.each(['open-address-paid-elsewhere', 'strict-address-paid-elsewhere'] as const)(
    'is said to carry no bytes of ours, and no order: %s',
    (kind) => {
      fc.assert(
        fc.property(PAYMENTS[kind], ({ profile, input, quote, facts }) => {
          const decoded = decodeQuote(quote)
          if (!decoded.ok) throw new Error(decoded.message)
          const judged = verify(intentOf(input, profile), decoded.quote, facts, profile)
          if (judged.verdict !== 'accept') throw new Error('expected a quote that is proven')
          const { claims, gaps } = makeReview(judged.quote, [input.user], profile)
          expect(claims).not.toContain('plan-rebuilt')
          expect(claims).not.toContain('order-bound')
          expect(claims.includes('address-computed')).toBe(!gaps.includes('address-on-trust'))
        }),
        { numRuns: 10 },
      )
    },
  )
})

describe('a payment straight to its recipient', () => {
  it('is said to be that, and nothing of an order, a solver or a refund, whatever the answer proves of one', () => {
    const claims: unknown[] = []
    fc.assert(
      fc.property(PAYMENTS.send, ({ profile, input, quote, facts }) => {
        const decoded = decodeQuote(quote)
        if (!decoded.ok) throw new Error(decoded.message)
        const judged = verify(intentOf(input, profile), decoded.quote, facts, profile)
        if (judged.verdict !== 'accept') throw new Error('expected a quote that is proven')
        claims.push(judged.quote.orderBinding, judged.quote.solverSigned)
        const shown = makeReview(judged.quote, [input.user], profile)
        expect(shown.claims).toEqual(['plan-rebuilt', 'recipient-is-paid', 'node-answers'])
        expect(shown.gaps).toEqual([])
        expect(shown.cost).toBeUndefined()
      }),
      { numRuns: 30 },
    )
    expect(claims).toContain('verified')
    expect(claims).toContain(true)
  })
})

describe('a token that the profile does not pin', () => {
  it('is said of each EVM side, once, and of nothing that is pinned', () => {
    let custom = 0
    fc.assert(
      fc.property(honestQuotes, ({ profile, input, quote, facts }) => {
        const decoded = decodeQuote(quote)
        if (!decoded.ok) throw new Error(decoded.message)
        const judged = verify(intentOf(input, profile), decoded.quote, facts, profile)
        if (judged.verdict !== 'accept') throw new Error('expected a quote that is proven')
        const said = makeReview(judged.quote, [input.user], profile).customTokens.map(({ currency }) => currency)
        expect(said).toEqual(input.currencies ?? [])
        custom += said.length
      }),
      { numRuns: 300 },
    )
    expect(custom).toBeGreaterThan(0)
  })
})
