import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { galleryPage } from './page.ts'

const open = galleryPage()

async function hold(page: Page, method: string): Promise<() => Promise<void>> {
  await page.evaluate((held) => {
    const { call } = window.fake
    const waiting = new Promise<void>((resolve) => Object.assign(window, { answer: resolve }))
    Object.assign(window.fake, {
      call: async (...of: Parameters<typeof call>) => {
        if (of[0] === held) await waiting
        return call(...of)
      },
    })
  }, method)
  return () => page.evaluate(() => window.answer())
}

it.each([
  ['abandon', 'abandon-confirm', 'executions.abandon'],
  ['home-quiet', 'lock', 'vault.lock'],
  ['settings', 'lock-now', 'vault.lock'],
  ['settings', 'revoke-http://127.0.0.1:4702', 'sites.revoke'],
  ['settings', 'revoke-all', 'sites.revokeAll'],
  ['settings', 'expert', 'settings.set'],
  ['account-own', 'account-hide', 'accounts.hide'],
  ['account-watched', 'unwatch', 'accounts.unwatch'],
])('what is pressed is busy until the background has answered: %s, %s', async (state, testId, method) => {
  const page = await open(state)
  const pressed = page.getByTestId(testId)
  const answer = await hold(page, method)
  await pressed.click()
  expect(await pressed.getAttribute('aria-busy')).toBe('true')
  expect(await pressed.locator('.spinner').count()).toBe(1)
  await pressed.click({ force: true })
  await answer()
  await page.locator(`[data-testid="${testId}"][aria-busy]`).waitFor({ state: 'detached' })
  const asked = await page.evaluate((name) => window.fake.calls.filter((call) => call.method === name).length, method)
  expect(asked).toBe(1)
})

it.each([
  ['home-quiet', 'lock', 'vault.lock'],
  ['settings', 'expert', 'settings.set'],
  ['settings', 'revoke-all', 'sites.revokeAll'],
])('what is pressed and fails is said, and can be pressed again: %s, %s', async (state, testId, method) => {
  const page = await open(state)
  await page.evaluate((failing) => {
    const { call } = window.fake
    Object.assign(window.fake, {
      call: (...of: Parameters<typeof call>) =>
        of[0] === failing ? Promise.reject(new Error('the wallet was restarted')) : call(...of),
    })
  }, method)
  await page.getByTestId(testId).click()
  await expect.poll(() => page.locator('.toast').textContent()).toContain('didn’t work')
  await page.locator(`[data-testid="${testId}"][aria-busy]`).waitFor({ state: 'detached' })
})
