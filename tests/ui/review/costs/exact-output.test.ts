import { expect, it } from 'vitest'
import { isOutputAbout, isOutputExact, mayKeepFee } from '../../../../src/ui/review/costs/exact-output.ts'
import { toReview } from '../../acting.ts'
import { amount } from '../../data.ts'
import { directReview } from '../../form/direct-scenes.ts'
import { galleryPage } from '../../page.ts'

const open = galleryPage()
const custom = { ...directReview, customTokens: [{ currency: directReview.pays.currency, imitation: undefined }] }

const native = { ...directReview, expected: amount(8453, 'ETH', 5n) }

it('a send is exact of native currency only, and a custom token may keep a fee', () => {
  const of = (review: typeof directReview) => [isOutputExact(review), isOutputAbout(review), mayKeepFee(review)]
  expect(of(native)).toEqual([true, false, false])
  expect(of(directReview)).toEqual([false, false, false])
  expect(of(custom)).toEqual([false, true, true])
})

it('the form promises no exact amount of a pinned token either', async () => {
  const page = await open('review-direct')
  await page.getByText('The token’s contract decides what arrives.').first().waitFor()
  expect(await page.getByText('You receive exactly').count()).toBe(0)
})

it('the form and the review of a custom token promise no exact amount, and say why', async () => {
  const page = await open('review-keeps-fee')
  await page.getByText('This token may keep a fee').first().waitFor()
  expect(await page.locator('.quote').getByText('You receive exactly').count()).toBe(0)
  await toReview(page)
  await page.getByTestId('keeps-fee').waitFor()
})
