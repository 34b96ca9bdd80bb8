import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const asked = (page: Page, prefix: string) =>
  page.evaluate(
    (name) =>
      window.fake.calls.filter(({ method }) => method.startsWith(name)).map(({ method, params }) => [method, params]),
    prefix,
  )

describe('a connected site', () => {
  it('says which accounts it sees, where it is, how it finds the wallet, and what it asked for lately', async () => {
    const page = await open('settings-site')
    const site = page.locator('.site').first()
    const text = (await site.textContent()) ?? ''
    expect(text).toMatch(/bridge-garden.example.*Sees 1 account since Nov 13, 2025/)
    expect(text).toMatch(/Account 1.*NetworkBase.*Older-site supportyes, as MetaMask/)
    expect(await page.getByTestId('site-asked').locator('li').count()).toBe(3)
    expect(await asked(page, 'sites.asked')).toEqual([['sites.asked', { origin: 'https://app.bridge-garden.example' }]])
  })

  it('is asked about only when somebody wants to know', async () => {
    const page = await open('settings')
    await page.getByRole('button', { name: 'Details: http://127.0.0.1:4702', exact: true }).waitFor()
    expect(await asked(page, 'sites.asked')).toEqual([])
  })

  it('is revoked by its own button, which names it', async () => {
    const page = await open('settings')
    await page.getByRole('button', { name: 'Disconnect http://127.0.0.1:4702' }).click()
    expect(await asked(page, 'sites.revoke')).toEqual([['sites.revoke', { origin: 'http://127.0.0.1:4702' }]])
  })

  it('is revoked with all others by one button', async () => {
    const page = await open('settings')
    await page.getByTestId('revoke-all').click()
    expect(await asked(page, 'sites.revoke')).toEqual([['sites.revokeAll', {}]])
  })

  it('is none at first, and then there is nothing to revoke', async () => {
    const page = await open('settings-no-sites')
    expect(await page.getByText('No app can see your accounts.').count()).toBe(1)
    expect(await page.getByTestId('revoke-all').count()).toBe(0)
  })
})
