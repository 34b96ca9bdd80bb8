import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

const asked = (page: Page) =>
  page.evaluate(() => window.fake.calls.flatMap(({ method, params }) => (method === 'nonces.foreign' ? [params] : [])))

const LANGUAGES = {
  en: 'Another wallet sent it from this account',
  de: 'Eine andere Wallet',
  es: 'Otra billetera la envió',
  ar: 'محفظة أخرى',
  ja: '別のウォレット',
  'zh-Hans': '另一个钱包',
}

describe("another wallet's pending transaction of the account", () => {
  it('is shown on the form, before the review, in every language, and stops nothing', async () => {
    const page = await open('review-behind')
    for (const [language, words] of Object.entries(LANGUAGES)) {
      await page.evaluate((said) => window.say(said as 'en'), language)
      await page.getByTestId('foreign-pending').getByText(words, { exact: false }).first().waitFor()
    }
    expect(await page.getByTestId('review').getAttribute('aria-disabled')).toBeNull()
    expect((await asked(page))[0]).toEqual({ resource: expect.stringMatching(/^nonces 1 0x[0-9a-f]{40}$/) })
  })

  it.each([
    ['transfer-behind', 'replacement-cancel'],
    ['bundle-behind', 'replacement-speedUp'],
  ])('is shown on a stuck one, whose remedies stay: %s', async (scene, remedy) => {
    const page = await open(scene)
    await page
      .getByTestId('foreign-pending')
      .getByText('Speed it up or cancel it in that wallet', { exact: false })
      .waitFor()
    expect(await page.getByTestId(remedy).first().isVisible()).toBe(true)
    const resource = expect.stringMatching(/^nonces \d+ 0x[0-9a-f]{40}$/)
    expect((await asked(page))[0]).toEqual({ resource, below: expect.any(Number) })
  })
})
