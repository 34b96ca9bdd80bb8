import { expect, it } from 'vitest'
import { isOutputExact, mayKeepFee } from '../../../../src/ui/review/costs/exact-output.ts'
import { toReview } from '../../acting.ts'
import { directReview } from '../../form/direct-scenes.ts'
import { galleryPage } from '../../page.ts'

const open = galleryPage()
const custom = { ...directReview, customTokens: [{ currency: directReview.pays.currency, imitation: undefined }] }

it('a send is exact but for a custom token, which may keep a fee', () => {
  expect([isOutputExact(directReview), mayKeepFee(directReview)]).toEqual([true, false])
  expect([isOutputExact(custom), mayKeepFee(custom)]).toEqual([false, true])
})

it('the form and the review of a custom token promise no exact amount, and say why', async () => {
  const page = await open('review-keeps-fee')
  await page.getByText('This token may keep a fee').first().waitFor()
  expect(await page.locator('.quote').getByText('You receive exactly').count()).toBe(0)
  await toReview(page)
  await page.getByTestId('keeps-fee').waitFor()
})
