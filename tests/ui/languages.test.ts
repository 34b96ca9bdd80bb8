import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/ui/messages/language.ts'
import { count } from '../count.ts'
import { TAGS, violations } from '../lib/axe.ts'
import { keptBrowser, openState } from './browser.ts'
import { TWICE, wrongAsWideAs } from './enlarged.ts'
import { sharedGallery } from './shared-gallery/shared-gallery.ts'
import { PICTURED } from './visual/pictured.ts'

// looking.ts tests English in every state.
const OTHERS = LANGUAGES.map(({ language }) => language).filter((language) => language !== 'en')
/** The popup, the narrowest side panel, and the popup at twice its size. */
const WIDTHS = [400, 320, TWICE]
/** Widths per state and language, in turn, so that all pairs occur. */
const WIDTHS_AT_ONCE = count('CAUSEWAY_WIDTHS', { usual: 1, deep: WIDTHS.length })
/** Languages per state, chosen by the seed. */
const LANGUAGES_AT_ONCE = count('CAUSEWAY_LANGUAGES', { usual: 1, deep: OTHERS.length })
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? Date.now())
/** Right-to-left pages for axe, whose rules hardly depend on texts. */
const FROM_THE_RIGHT = ['home', 'form', 'review-shown', 'transfer-filling', 'settings', 'approval-connect']
/** One page per core. */
const PAGES = 2

let gallery: Awaited<ReturnType<typeof sharedGallery>>
let pages: readonly Page[] = []

beforeAll(async () => {
  gallery = await sharedGallery()
  const browser = await keptBrowser()
  pages = await Promise.all(
    Array.from({ length: PAGES }, async () => (await browser.newContext({ reducedMotion: 'reduce' })).newPage()),
  )
})
afterAll(async () => {
  await Promise.all(pages.map((page) => page.context().close()))
})

const languagesFor = (turn: number) =>
  Array.from({ length: LANGUAGES_AT_ONCE }, (_, at) => (turn * LANGUAGES_AT_ONCE + SEED + at) % OTHERS.length)
const widthsFor = (turn: number) =>
  Array.from({ length: WIDTHS_AT_ONCE }, (_, at) => WIDTHS[(turn + at) % WIDTHS.length] ?? TWICE)

describe('what is pictured', () => {
  it('fits its window in every language, however narrow and however enlarged', async () => {
    const left = [...PICTURED]
    const found: string[] = []
    const lookOn = async (page: Page) => {
      for (let state = left.shift(); state !== undefined; state = left.shift()) {
        await page.setViewportSize({ width: 400, height: 600 })
        await openState(page, gallery.url, state)
        for (const index of languagesFor(PICTURED.indexOf(state))) {
          const language = OTHERS[index] ?? 'de'
          // Acts find elements by their English texts.
          await page.evaluate((each) => window.say(each), language)
          expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
          for (const width of widthsFor(PICTURED.indexOf(state) + index)) {
            const wrong = await wrongAsWideAs(page, width)
            found.push(...wrong.map((each) => `${state}, ${language}, ${width} pixels wide: ${each}`))
          }
        }
        await page.evaluate(() => window.say('en'))
      }
    }
    await Promise.all(pages.map(lookOn))
    expect(left).toEqual([])
    expect(found, `CAUSEWAY_SEED=${SEED}`).toEqual([])
  }, 900_000)

  it('gives axe nothing to find where it runs from right to left', async () => {
    const page = await (await keptBrowser()).newPage({ reducedMotion: 'reduce' })
    const found: string[] = []
    for (const state of FROM_THE_RIGHT) {
      await page.setViewportSize({ width: 400, height: 600 })
      await openState(page, gallery.url, state)
      await page.evaluate(() => window.say('ar'))
      await page.setViewportSize({ width: 400, height: 3_000 })
      const broken = await violations(page, { tags: TAGS })
      found.push(...broken.flatMap(({ id, at }) => at.map((each) => `${state}: ${id} at ${each}`)))
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
      await page.evaluate(() => window.say('en'))
    }
    await page.context().close()
    expect(found).toEqual([])
  })
})
