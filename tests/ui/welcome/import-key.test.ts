import { expect, it } from 'vitest'
import { typePassword, writeWords } from '../acts.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
type Page = Awaited<ReturnType<typeof open>>

const KEY = '5'.repeat(64)

const paramsOf = (page: Page, method: string) =>
  page.evaluate((name) => window.fake.calls.filter((call) => call.method === name).map(({ params }) => params), method)

const find = async (page: Page) => {
  await page.getByTestId('first-key').fill(KEY)
  await page.getByTestId('show-key-account').click()
  await page.getByTestId('key-next').waitFor()
}

it('shows the account of a key with its balances before anything is stored', async () => {
  const page = await open('welcome-key')
  await page.getByTestId('first-key').fill('5')
  await page.getByTestId('show-key-account').click()
  await page.getByText('64', { exact: false }).first().waitFor()
  expect(await page.getByTestId('key-next').count()).toBe(0)
  await find(page)
  expect(await page.getByTestId('found-key').textContent()).toMatch(/0x3C44.*0\.05 ETH/s)
  expect(await paramsOf(page, 'vault.create')).toEqual([])
  await page.getByTestId('first-key').fill(`${KEY}6`)
  expect(await page.getByTestId('key-next').count()).toBe(0)
})

it('adds the key to a new wallet whose phrase the user has written down', async () => {
  const page = await open('welcome-key')
  await find(page)
  await page.getByTestId('key-next').click()
  await page.getByRole('img', { name: 'Step 2 of 4', exact: true }).waitFor()
  await writeWords(page)
  await typePassword(page)
  expect(await paramsOf(page, 'accounts.importKey')).toEqual([])
  await page.getByTestId('create-vault').click()
  await page.getByTestId('open-wallet').waitFor()
  expect(await paramsOf(page, 'accounts.importKey')).toEqual([{ privateKey: KEY, label: 'Imported key' }])
  const calls = await page.evaluate(() => window.fake.calls.map(({ method }) => method))
  expect(calls.indexOf('vault.create')).toBeLessThan(calls.indexOf('accounts.importKey'))
})

it('forgets the key when the page is left, on every later step too', async () => {
  const page = await open('welcome-key')
  await find(page)
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await page.getByTestId('key-forgotten').waitFor()
  expect(await page.getByTestId('first-key').inputValue()).toBe('')
  await find(page)
  await page.getByTestId('key-next').click()
  await page.getByRole('img', { name: 'Step 2 of 4', exact: true }).waitFor()
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await page.getByTestId('key-forgotten').waitFor()
})
