import type { Page } from 'playwright'
import { afterEach, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
let page: Page

async function wide(state: string): Promise<Page> {
  page = await open(state)
  await page.setViewportSize({ width: 1_000, height: 700 })
  return page
}

afterEach(() => page.setViewportSize({ width: 400, height: 600 }))

it('stands beside the home screen and the form on a wide page, and once only', async () => {
  await wide('home-recent')
  const beside = page.getByTestId('beside')
  await beside.getByTestId('recent').waitFor()
  expect(await page.getByTestId('recent').count()).toBe(1)
  const [left, right] = await Promise.all([page.getByTestId('valuation').boundingBox(), beside.boundingBox()])
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await page.getByRole('link', { name: 'Transfer', exact: true }).click()
  await page.getByTestId('amount').waitFor()
  expect(await beside.isVisible()).toBe(true)
})

it('stands beside one transfer, which is marked in it, and beside no list of all', async () => {
  await wide('transfer-received')
  const row = page.getByTestId('beside').locator('.transfer-row')
  await expect.poll(() => row.getAttribute('aria-current')).toBe('page')
  const [marked, card] = await Promise.all([row.boundingBox(), page.locator('.beside .card.list').boundingBox()])
  expect((card?.height ?? 0) - (marked?.height ?? 0)).toBeLessThanOrEqual(2)
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await page.getByTestId('save-csv').waitFor()
  expect(await page.getByTestId('beside').count()).toBe(0)
  const [list, save] = await Promise.all(
    [page.locator('.past .day').first(), page.getByTestId('save-csv')].map((each) => each.boundingBox()),
  )
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(save?.x ?? 0)
})

it('is part of the home screen on a narrow one', async () => {
  page = await open('home-recent')
  expect(await page.getByTestId('beside').count()).toBe(0)
  expect(await page.getByTestId('recent').count()).toBe(1)
})

it('leaves the places where they are on every screen', async () => {
  const x = async () => (await page.locator('.tab-bar:first-child').boundingBox())?.x
  await wide('home')
  // The tab bar is redrawn for a wide page.
  await page.locator('.tab-bar:first-child').waitFor()
  const before = await x()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await expect.poll(x).toBe(before)
})

it('opens the side panel from the popup, which gives way to it', async () => {
  page = await open('home')
  await page.getByTestId('open-panel').click()
  await expect.poll(() => page.evaluate(() => window.hosted)).toEqual(['panel', 'close'])
})

it('leads to the questions that wait', async () => {
  page = await open('home-waiting')
  expect(await page.getByTestId('waiting').textContent()).toContain('2 requests wait for you')
  await page.getByTestId('waiting').click()
  await page.getByTestId('reject').waitFor()
})
