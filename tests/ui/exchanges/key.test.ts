import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const made = (page: Page) =>
  page.evaluate(() =>
    window.fake.calls.filter(({ method }) => method === 'exchangeB.makeKey').map(({ params }) => params as object),
  )

describe('a key of exchange B', () => {
  it('is made only after a tick under what it can do', async () => {
    const page = await open('form-key')
    expect(await page.getByTestId('key-wanted').textContent()).toContain('This key trades on its account')
    await page.getByTestId('make-key').click({ force: true })
    expect(await made(page)).toEqual([])
    await page.getByTestId('accept-key').check()
    await page.getByTestId('make-key').click()
    expect(await made(page)).toHaveLength(1)
  })

  it('is asked for with the password where the account always asks for it', async () => {
    const page = await open('form-key-password')
    await page.getByTestId('accept-key').check()
    await page.getByTestId('make-key').click()
    await page.getByTestId('safeguard-why').getByText('always asks for your password').waitFor()
    await page.getByTestId('safeguard-password').fill('four unrelated words')
    await page.getByTestId('make-key').click()
    await page.waitForFunction(
      () => window.fake.calls.filter(({ method }) => method === 'exchangeB.makeKey').length === 2,
    )
    expect((await made(page))[1]).toMatchObject({ password: 'four unrelated words' })
  })
})
