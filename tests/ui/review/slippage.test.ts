import { describe, expect, it } from 'vitest'
import { slippageGrade } from '../../../src/ui/review/slippage/slippage-grade.ts'
import { toReview } from '../acting.ts'
import { reviewOf } from '../data.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('a slippage that may lose much', () => {
  it('is warned of where a page asks for it, as in the form', async () => {
    const page = await open('approval-intent-slippage')
    const said = await page.getByTestId('slippage-high').textContent()
    expect(said).toContain('Slippage up to 49%')
    expect(said).toContain('Others can trade so that you lose all of that. This quote allows less: ')
  })

  it.each([
    ['approval-intent-slippage', 'I may lose up to 49%'],
    ['approval-intent-nothing', 'I may lose all of it'],
  ])('waits for a tick where it may lose a tenth or more: %s', async (state, sentence) => {
    const page = await open(state)
    await page.getByText(sentence).waitFor()
    await page.getByTestId('accept-first').waitFor()
    expect(await page.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
    await page.getByTestId('accept-slippage').check()
    await page.getByTestId('accept-first').waitFor({ state: 'detached' })
  })

  it('is a stop where a plan is content with nothing', async () => {
    const page = await open('approval-intent-nothing')
    expect(await page.getByTestId('slippage-high').textContent()).toContain('You could receive nothing at all')
  })

  it('is graded by what may be lost', () => {
    const grade = (slippageBasisPoints: number) => slippageGrade(reviewOf({ slippageBasisPoints }))
    expect([300, 301, 1_000, 1_001].map(grade)).toEqual([undefined, 'high', 'high', 'grave'])
    const nothing = reviewOf()
    expect(slippageGrade({ ...nothing, minimum: { ...nothing.minimum, value: 0n } })).toBe('everything')
  })

  it('is not warned of where nobody asked for it', async () => {
    const page = await open('review')
    await toReview(page)
    expect(await page.getByTestId('slippage-high').count()).toBe(0)
  })
})
