import { describe, expect, it } from 'vitest'
import { playState } from '../browser.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('what a page asks for, in Arabic', () => {
  it('keeps an amount apart in the title of a call where words run from the right', async () => {
    const page = await open('home', async (prepared) => {
      await prepared.addInitScript(`globalThis.languageToDraw = 'ar'`)
    })
    await playState(page, 'approval-calls-batch')
    await expect
      .poll(() => page.locator('.call-title').first().textContent())
      .toBe('السماح لطرف آخر بسحب \u2068حتى \u2068100 USDC\u2069\u2069')
    expect(await page.locator('strong', { hasText: '99,400,123' }).first().textContent()).toBe(
      '\u2068+99,400,123\u2069 وحدة',
    )
  })
})
