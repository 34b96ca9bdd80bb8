import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const KEY = 'd'.repeat(64)

/** Locks or unlocks the wallet, and tells the page. */
function become(page: Page, vault: 'locked' | 'unlocked'): Promise<void> {
  return page.evaluate((to) => {
    const { call } = window.fake
    const view =
      to === 'locked'
        ? { vault: to, waitSeconds: 0, failedAttempts: 0 }
        : { vault: to, locksAtSeconds: Math.floor(Date.now() / 1_000) + 900 }
    const answer: typeof call = async (method, params) => {
      const said = await call(method, params)
      return method === 'wallet.get' ? Object.assign({}, said, { vault: view }) : said
    }
    Object.assign(window.fake, { call: answer })
    window.fake.tell('wallet')
  }, vault)
}

const begun = (page: Page) => page.evaluate(() => window.hosted.filter((each) => each === 'anew').length)

/** Like another tab in front. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })

describe('a secret that is typed and not handed over', () => {
  const open = galleryPage()

  it('has the page begin anew at the lock, from its first letter on, and what is no secret has not', async () => {
    const page = await open('accounts')
    await page.getByTestId('watch-account').press('Enter')
    await page.getByTestId('watch-address').fill('0x12')
    await become(page, 'locked')
    await page.getByTestId('password').waitFor()
    expect(await begun(page)).toBe(0)
    const other = await open('accounts')
    await other.getByTestId('import-account').press('Enter')
    await other.getByTestId('account-key').fill('d')
    await become(other, 'locked')
    await expect.poll(() => begun(other)).toBe(1)
  })

  it('is out of its field when the page is not seen', async () => {
    const page = await open('accounts')
    await page.getByTestId('import-account').press('Enter')
    await page.getByTestId('account-key').fill(KEY)
    await page.getByTestId('import-account-name').fill('Elsewhere')
    await hide(page)
    await expect.poll(() => page.getByTestId('account-key').inputValue()).toBe('')
    expect(await page.getByTestId('import-account-name').inputValue()).toBe('Elsewhere')
  })

  it('has the window of a question begin anew as well', async () => {
    const page = await open('approval-calls-locked')
    await become(page, 'locked')
    await page.getByTestId('password').fill('x')
    await become(page, 'unlocked')
    await page.getByTestId('password').waitFor({ state: 'detached' })
    expect(await begun(page)).toBe(0)
    await become(page, 'locked')
    await expect.poll(() => begun(page)).toBe(1)
  })
})
