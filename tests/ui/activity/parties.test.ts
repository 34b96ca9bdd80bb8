import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('says in a list whom the money went to, by name where it has one, and nothing where that is the account itself', async () => {
  const page = await open('activity-parties')
  await page.getByTestId('row-party').nth(3).waitFor()
  const rows = page.locator('.transfer-row')
  const party = async (at: number) => (await rows.nth(at).getByTestId('row-party').allTextContents())[0]
  expect(await party(0)).toMatch(/^to 0x\w{6}…\w{6}$/)
  expect(await party(1)).toBe('to Rent')
  expect(await party(2)).toBe('to Savings')
  expect(await party(3)).toBeUndefined()
  expect(await party(4)).toBeUndefined()
  await page.getByTestId('find').fill('rent')
  expect(await rows.count()).toBe(1)
  await page.getByTestId('find').fill('savings')
  expect(await rows.count()).toBe(2)
})

it('asks once for a whole list whom the wallet knows', async () => {
  const page = await open('activity-parties')
  await page.getByTestId('row-party').first().waitFor()
  const asked = () => page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'parties.list').length)
  expect(await asked()).toBe(1)
  await page.evaluate(() => window.fake.tell('executions'))
  await page.waitForTimeout(200)
  expect(await asked()).toBe(1)
})

it('says in a list what a site’s transaction did, and to whom it gave an approval', async () => {
  const page = await open('activity-parties')
  const row = page.locator('.transfer-row', { hasText: 'Approval' })
  await row.getByTestId('row-party').waitFor()
  expect(await row.locator('.strong').textContent()).toBe('Approval to take any amount of USDC')
  expect(await row.getByTestId('row-party').textContent()).toBe('for Savings')
  await page.getByTestId('find').fill('any amount')
  expect(await page.locator('.transfer-row').count()).toBe(1)
})
