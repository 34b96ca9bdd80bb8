import { describe, expect, it } from 'vitest'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { decodeQuote } from '../../src/core/quote.ts'
import { review } from '../../src/core/review.ts'
import { verify } from '../../src/core/verify/verify.ts'
import { ethInput, honestFacts, honestQuote, intentOf, STRANGER, USER } from './honest.ts'

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
    const shown = review(proven(USER), [USER], devnet, [{ address: USER, label: 'Also watched' }])
    expect(shown.recipient).toEqual({ chainId: 8453, address: USER, isOwn: true })
    expect(shown.claims).toContain('refund-is-yours')
  })

  it('is what the user watches, by its name, and never the wallet', () => {
    const shown = review(proven(STRANGER), [USER], devnet, watched)
    expect(shown.recipient).toEqual({ chainId: 8453, address: STRANGER, isOwn: false, watchedAs: 'Cold storage' })
  })

  it('is a stranger otherwise', () => {
    expect(review(proven(STRANGER), [USER], devnet).recipient).toEqual({
      chainId: 8453,
      address: STRANGER,
      isOwn: false,
    })
  })
})
