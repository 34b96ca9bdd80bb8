import { expect, it } from 'vitest'
import { toReview } from '../acting.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const DEAD = '[data-testid=confirm][aria-disabled]'
const ALIVE = '[data-testid=confirm]:not([aria-disabled])'
const OVER_A_SECOND = 1_300

it('says all that is to be ticked in one notice, a box for each, and waits for every box', async () => {
  const page = await open('review-ticks')
  await toReview(page)
  const notice = page.getByTestId('finding-risks')
  expect(await notice.locator('strong').textContent()).toBe('2 things to know first')
  expect(await page.getByTestId('finding-D37').textContent()).toContain('the chain can’t enforce it')
  expect(await page.getByTestId('finding-L10').textContent()).toContain('No independent price for WNATIVE')
  await page.getByTestId('accept-D37').check()
  await page.waitForTimeout(OVER_A_SECOND)
  await page.locator(DEAD).click({ force: true })
  expect(await page.getByTestId('accept-first').count()).toBe(1)
  await page.getByTestId('accept-L10').check()
  await page.locator(ALIVE).waitFor()
  expect(await page.getByTestId('accept-first').count()).toBe(0)
  await page.getByTestId('accept-D37').uncheck()
  await page.locator(DEAD).waitFor()
  const decided = await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'approvals.decide'))
  expect(decided).toEqual([])
})

it('hands what was ticked to the yes, by its finding', async () => {
  const page = await open('review-tick')
  await toReview(page)
  await page.getByTestId('accept-L05').check()
  await page.locator(ALIVE).click()
  await page.waitForFunction(() => window.fake.calls.some(({ method }) => method === 'approvals.decide'))
  const [said] = await page.evaluate(() =>
    window.fake.calls.flatMap(({ method, params }) => (method === 'approvals.decide' ? [params] : [])),
  )
  expect(JSON.stringify(said)).toContain('L05 details ')
})

it('shows no such notice where nothing is to be ticked', async () => {
  const page = await open('review')
  await toReview(page)
  expect(await page.getByTestId('finding-risks').count()).toBe(0)
})
