import { describe, expect, it } from 'vitest'
import type { Review } from '../../../../src/core/review/review.ts'
import { isOutputGuaranteed } from '../../../../src/ui/review/proof/guarantees.ts'
import { toReview } from '../../acting.ts'
import { reviewOf } from '../../data.ts'
import { galleryPage } from '../../page.ts'

const open = galleryPage()
const UNBOUND: Partial<Review> = { gaps: ['order-not-bound'], claims: ['plan-rebuilt'] }

describe('what arrives', () => {
  it('is promised by an order, or by a swap that the chain enforces, and by no simulation', () => {
    expect(isOutputGuaranteed(reviewOf())).toBe(true)
    expect(isOutputGuaranteed(reviewOf(UNBOUND))).toBe(false)
    expect(isOutputGuaranteed(reviewOf({ ...UNBOUND, claims: ['plan-rebuilt', 'swap-simulated'] }))).toBe(false)
    expect(isOutputGuaranteed(reviewOf({ claims: ['swap-enforced', 'swap-simulated'] }))).toBe(true)
    expect(isOutputGuaranteed(reviewOf({ claims: ['swap-read', 'swap-simulated'] }))).toBe(false)
  })
})

describe('a plan that is insisted on without an order', () => {
  it('promises neither what arrives nor what comes back', async () => {
    const page = await open('review-override-shown')
    expect(await page.getByTestId('unproven').textContent()).toBe('Only Relay says so. Nothing proves it.')
    await page.getByTestId('fees').click()
    const fails = await page.getByTestId('if-it-fails').textContent()
    expect(fails).toContain('Nothing proves it comes.')
    expect(await page.locator('main').textContent()).not.toContain('proven without it')
  })
})

describe('money that goes to the solver itself', () => {
  it('is warned of first, with its refund as a promise and nothing of that ticked', async () => {
    const page = await open('review-permit')
    expect(await page.getByTestId('paid-to-solver').textContent()).toContain('The money goes to the solver itself')
    expect(await page.getByTestId('first-gap').count()).toBe(0)
    const fails = await page.getByTestId('if-it-fails').textContent()
    expect(fails).toContain('the solver promises 100 USDC back to you on Base')
    await page.getByTestId('proof-fold').click()
    const ticked = await page.getByTestId('proof').textContent()
    expect(ticked).not.toContain('refund')
    expect(ticked).not.toContain('or the solver isn’t paid')
  })
})

describe('what one node or an exchange says', () => {
  it('has no tick, is not counted, and stands below a heading of its own', async () => {
    const page = await open('review')
    await toReview(page)
    await page.getByTestId('proof-fold').click()
    expect(await page.getByTestId('proof').textContent()).not.toContain('read from the chain')
    const card = page.locator('.proof', { has: page.getByTestId('readings') })
    expect(await card.textContent()).toContain('Read from a node, not proven')
    expect(await page.getByTestId('readings').textContent()).toContain('Your balance and the contract were read')
    expect(await page.locator('.checked').textContent()).toContain('6 of 6')
  })
})

describe('how each claim is known', () => {
  it('is said beside it in words, the surest first', async () => {
    const page = await open('review-gaps')
    await toReview(page)
    await page.getByTestId('proof-fold').click()
    const labels = await page.locator('.proof .known').allTextContents()
    const known = ['Enforced on chain', 'Rebuilt here', 'Read from a node', 'Said by Relay']
    expect([...new Set(labels)]).toEqual(known)
    expect(labels.length).toBe(await page.locator('.proof .claims li, .proof .read li').count())
    const proof = await page.getByTestId('proof').textContent()
    expect(proof).toContain('At least 320.1 USDC goes into the depository for this order, or all is undone.')
    expect(proof).not.toContain('Every byte to sign was made here')
    const read = await page.getByTestId('readings').textContent()
    expect(read).toContain('Compared by: pinned dollar tokens, the price feed at 0x')
  })
})

describe('what becomes of other payments to a deposit address', () => {
  it('is said to be the service’s word', async () => {
    const page = await open('form-elsewhere')
    await toReview(page)
    expect(await page.getByTestId('rules-said').textContent()).toContain('Only Relay says so')
  })
})

describe('usual time', () => {
  it('may be longer where a chain is slow to make blocks', async () => {
    const page = await open('review-lagging')
    await toReview(page)
    await page.getByText('may take longer now').waitFor()
  })
})
