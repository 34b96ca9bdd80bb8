import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/core/text/language.ts'
import { joins, LANGUAGES, language } from '../../../src/ui/messages/language.ts'
import { LANGUAGE_MARKS } from '../../../src/ui/messages/language-marks.ts'
import { partsAreSpoken } from '../../../src/ui/messages/lazy-part.ts'
import { playState } from '../browser.ts'
import { galleryPage } from '../page.ts'

/** Places that join sentences, or a sentence and foreign words. */
const JOINED = [
  'transfer-reported',
  'transfer-refunded',
  'approval-sign-in-elsewhere',
  'approval-down',
  'change-password',
  'form-too-low-before',
  'form-too-low',
  'allowances-open',
]

const open = galleryPage()

function spoken(of: Language): Promise<Page> {
  return open('home', async (prepared) => {
    await prepared.addInitScript(`globalThis.languageToDraw = '${of}'`)
  })
}

describe('what joins pieces of text', () => {
  it.each(LANGUAGES.map((each) => each.language))(
    'is in %s a space after a mark, unless marks are wide',
    async (of) => {
      const { joins: marks } = LANGUAGE_MARKS[of]
      const isWide = ['ja', 'zh-Hans'].includes(of)
      expect(
        [marks.after, marks.colon],
        'Choose joins of punctuation.ts in src/ui/messages/language-marks.ts.',
      ).toEqual(isWide ? ['', '：'] : [' ', ': '])
      language.value = of
      expect(joins()).toBe(marks)
      language.value = 'en'
      await partsAreSpoken()
    },
  )

  it.each(['ja', 'zh-Hans'] as const)('leaves no space behind a wide mark in %s', async (of) => {
    const page = await spoken(of)
    const found: string[] = []
    for (const state of JOINED) {
      await playState(page, state)
      await page.locator(`html[lang="${of}"]`).waitFor()
      const text = await page.evaluate(() => document.body.textContent ?? '')
      found.push(...(text.match(/.{0,20}[。：，、！？] .{0,10}/g) ?? []).map((each) => `${state}: ${each}`))
    }
    expect(found).toEqual([])
  })

  it('has the comma of its language between the parts of a line', async () => {
    const page = await spoken('ar')
    await playState(page, 'allowances-open')
    await expect.poll(() => page.locator('body').textContent()).toMatch(/2025، /)
  })
})
