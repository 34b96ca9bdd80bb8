import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/ui/messages/language.ts'
import { count } from '../../count.ts'
import { keptBrowser, openState, STATES } from '../browser.ts'
import { sharedGallery } from '../shared-gallery/shared-gallery.ts'
import { cutOffIn } from './popup-fit.ts'

const SEED = Number(process.env['CAUSEWAY_SEED'] ?? Date.now())
const ONLY = process.env['CAUSEWAY_STATES']
/** Reached only after a quote has run out, which takes half a minute. */
const SLOW = ['review-expired']
/** A fourth row, for the exchange's account, cuts 8 pixels off the fees. */
const LARGER = ['form-account-several', 'form-account-odd']
const ALL = STATES.filter(
  (name) => /^(?:review|form|approval-(?:intent|calls))/.test(name) && ![...SLOW, ...LARGER].includes(name),
)
const NAMED = ALL.filter((name) => ONLY !== undefined && new RegExp(ONLY).test(name))
const SOME = Array.from(
  { length: count('CAUSEWAY_FITTING_STATES', { usual: 4, deep: ALL.length }) },
  (_, at) => ALL[(SEED + at * 59) % ALL.length] ?? 'form',
)
const STATES_NOW = NAMED.length > 0 ? NAMED : [...new Set(['review-shown', 'form', 'approval-calls-transfer', ...SOME])]
const GROUP = 40
const GROUPS = Array.from({ length: Math.ceil(STATES_NOW.length / GROUP) }, (_, at) =>
  STATES_NOW.slice(at * GROUP, (at + 1) * GROUP),
)
/** One page per core. */
const PAGES = 2

let gallery: Awaited<ReturnType<typeof sharedGallery>>
let pages: readonly Page[] = []

beforeAll(async () => {
  gallery = await sharedGallery()
  const browser = await keptBrowser()
  pages = await Promise.all(
    Array.from({ length: Math.min(PAGES, STATES_NOW.length) }, () =>
      browser.newPage({ viewport: { width: 400, height: 600 }, reducedMotion: 'reduce' }),
    ),
  )
})
afterAll(async () => {
  await Promise.all(pages.map((page) => page.context().close()))
})

it.each(GROUPS)(
  'shows every decisive part of a review, the form and an app’s calls in a popup, without scrolling, in every language: %#',
  async (...states) => {
    const left = [...states]
    const found: string[] = []
    const languages = LANGUAGES.map(({ language }) => language)
    const lookOn = async (page: Page) => {
      for (let state = left.shift(); state !== undefined; state = left.shift()) {
        await openState(page, gallery.url, state)
        found.push(...(await cutOffIn(page, languages)).map((each) => `${state}, ${each}`))
      }
    }
    await Promise.all(pages.map(lookOn))
    expect(found, `CAUSEWAY_SEED=${SEED}`).toEqual([])
  },
  300_000,
)
