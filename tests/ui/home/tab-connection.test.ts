import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('names the connected app of the current tab in the header, and disconnects it', async () => {
  const page = await open('home-connected')
  const connection = page.locator('.account-header').getByTestId('tab-connection')
  await connection.waitFor()
  expect(await connection.textContent()).toContain('app.bridge-garden.example')
  await page.getByRole('button', { name: 'Disconnect https://app.bridge-garden.example' }).click()
  await connection.waitFor({ state: 'detached' })
  const revoked = await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'sites.revoke'))
  expect(revoked.map(({ params }) => params)).toEqual([{ origin: 'https://app.bridge-garden.example' }])
})

it('shows no connection where the current tab has none', async () => {
  const page = await open('home-quiet')
  await page.getByTestId('open-bridge').waitFor()
  expect(await page.getByTestId('tab-connection').count()).toBe(0)
})
