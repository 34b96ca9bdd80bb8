import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { toReview } from '../acting.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()

const needsAsked = (page: Page) =>
  page.evaluate(() =>
    window.fake.calls.flatMap(({ method, params }) =>
      method === 'unreadable.against' ? [JSON.stringify(params)] : [],
    ),
  )

const LANGUAGES = {
  en: 'An unreadable record reserves what this needs',
  de: 'reserviert das Nötige',
  es: 'reserva lo que esto necesita',
  ar: 'يحجز ما تحتاجه',
  ja: '必要なものを確保しています',
  'zh-Hans': '预留了这笔所需的内容',
}

describe('an unreadable record that reserves what a plan needs', () => {
  it('is named on the form and on the review, before the approval, in every language', async () => {
    const page = await open('review-against')
    await page.getByTestId('records-against').waitFor()
    await toReview(page)
    for (const [language, words] of Object.entries(LANGUAGES)) {
      await page.evaluate((said) => window.say(said as 'en'), language)
      const text = await page.getByTestId('records-against').textContent()
      expect(text).toContain(words)
      expect(text).toContain('damaged-transfer')
    }
    expect((await needsAsked(page))[0]).toMatch(/"nonces 1 0x[0-9a-f]{40}"/)
  })

  it('is released there, and then no longer named', async () => {
    const page = await open('review-against')
    await toReview(page)
    await page.getByTestId('release').click()
    await page.getByTestId('release-confirm').click()
    await page.getByTestId('records-against').waitFor({ state: 'detached' })
    expect(await page.getByTestId('review-sentence').count()).toBe(1)
  })

  it('is named where a site asks for transactions', async () => {
    const page = await open('approval-calls-against')
    await page.getByTestId('records-against').waitFor()
    expect((await needsAsked(page))[0]).toMatch(/"nonces \d+ 0x[0-9a-f]{40}"/)
  })
})
