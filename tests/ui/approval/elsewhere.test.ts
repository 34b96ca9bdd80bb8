import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('says at once that a question was decided on another page', async () => {
  const page = await open('question-decided')
  await page.getByText('You answered this request in another Causeway window').waitFor()
  expect(await page.getByTestId('reject').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Home' }).count()).toBeGreaterThan(0)
})

it('does not say that anybody decided what is over by itself', async () => {
  const page = await open('question-over')
  await page.getByText('It no longer waits').waitFor()
  expect(await page.getByText('You answered').count()).toBe(0)
})

it('does not take what was decided here for decided elsewhere', async () => {
  const page = await open('question-decided-step')
  await page.getByTestId('reject').click()
  await page.getByTestId('no-question').waitFor()
  expect(
    await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'approvals.closed').length),
  ).toBe(0)
})

it('shows what another page has chosen to pay from, with the plan that belongs to it', async () => {
  const page = await open('approval-intent-open-step')
  await page.getByTestId('pay-from').filter({ hasText: 'ETH' }).waitFor()
  await page.evaluate(() => window.fake.tell('approvals'))
  await page.getByTestId('pay-from').filter({ hasText: 'USDC' }).waitFor()
  await page.getByTestId('review-sentence').filter({ hasText: 'USDC' }).waitFor()
})

it('can be rejected where it breaks the drawing, and the next one opens', async () => {
  const page = await open('question-undrawable')
  await page.getByTestId('unreadable-prompt').waitFor()
  await page.locator('.asker').getByText('broken.example').waitFor()
  expect(await page.getByTestId('confirm').count()).toBe(0)
  await page.getByTestId('reject').click()
  await page.getByRole('heading', { level: 1, name: 'Connect?' }).waitFor()
})

it('shows a request before slow and unreadable ones, which can be rejected too', async () => {
  const page = await open('question-order-step')
  await page.getByRole('heading', { level: 1, name: 'Connect?' }).waitFor()
  for (const site of ['app.bridge-garden.example', 'stuck.example', 'slow.example']) {
    await page.locator('.asker').getByText(site).waitFor()
    await page.getByTestId('reject').click()
  }
  await page.getByTestId('no-question').waitFor()
})

it('shows one request and its place, opens it alone, and rejects all of one site', async () => {
  const page = await open('question-queue-step')
  await page.getByTestId('queue-place').filter({ hasText: '1 of 3' }).waitFor()
  const opened = () =>
    page.evaluate(() =>
      window.fake.calls.filter(({ method }) => method === 'approvals.open').map(({ params }) => params),
    )
  expect(await opened()).toEqual([{ id: 'connect-1' }])
  await page.getByRole('button', { name: 'Reject all 2' }).click()
  await page.locator('.asker').getByText('other.example').waitFor()
  expect(await page.getByTestId('reject-all').count()).toBe(0)
  expect(await page.getByTestId('queue-place').count()).toBe(0)
  await page.evaluate(() => window.fake.tell('approvals'))
  await page.getByRole('heading', { level: 1, name: 'Connect?' }).waitFor()
  expect(await opened()).toEqual([{ id: 'connect-1' }, { id: 'connect-3' }])
})
