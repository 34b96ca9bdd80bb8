import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import {
  EMPTY_DRAFT,
  readDraft,
  reversedDraft,
  withoutRouteChoices,
  writeDraft,
} from '../../../../src/ui/form/draft.ts'
import { maximumInputOf } from '../../../../src/ui/form/options/maximum-input.ts'
import { galleryPage } from '../../page.ts'

const ether = { decimals: 18 }
const most = (typed: string) => maximumInputOf({ trade: 'EXACT_OUTPUT', most: typed }, ether)

describe('the most that the user pays', () => {
  it.each([
    ['1', 10n ** 18n],
    [' 0.5 ', 5n * 10n ** 17n],
    ['', undefined],
  ])('%s is so much: %s', (typed, value) => {
    expect(most(typed)).toEqual({ ok: true, most: value })
  })

  it.each([
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['-1', 'notANumber'],
    ['1,5', 'notANumber'],
    [`0.${'1'.repeat(19)}`, 'tooPrecise'],
    ['9'.repeat(78), 'tooLarge'],
  ])('%s is no limit: %s', (typed, problem) => {
    expect(most(typed)).toEqual({ ok: false, problem })
  })

  it('is not asked for where what is paid is fixed', () => {
    expect(maximumInputOf({ trade: 'EXACT_INPUT', most: 'x' }, ether)).toEqual({ ok: true, most: undefined })
  })

  it('is kept with the draft, for its own way only', () => {
    const draft = { ...EMPTY_DRAFT, most: '1.5' }
    expect(readDraft(writeDraft(draft)).most).toBe('1.5')
    expect(readDraft(JSON.stringify({ ...draft, most: 5 })).most).toBe('')
    expect([reversedDraft(draft).most, withoutRouteChoices(draft).most]).toEqual(['', ''])
  })
})

describe('the field for it', () => {
  const open = galleryPage()
  const lastAsked = (page: Page) =>
    page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'quote.ask').at(-1)?.params)

  it('is there where the output is fixed, and every quote is asked for with a limit', async () => {
    const page = await open('form')
    await page.getByTestId('options').click()
    expect(await page.getByTestId('most-paid').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByTestId('arrives').fill('0.05')
    await expect.poll(async () => typeof Reflect.get(Object(await lastAsked(page)), 'mostIn')).toBe('bigint')
    await page.getByTestId('options').click()
    await page.getByTestId('most-paid').fill('0.07')
    await expect.poll(() => lastAsked(page)).toMatchObject({ mostIn: 70_000_000_000_000_000n })
    await page.getByTestId('most-paid').fill('0')
    expect(await page.getByTestId('most-paid-said').textContent()).toContain('With a limit of 0')
    await page.keyboard.press('Escape')
    expect(await page.getByTestId('most-paid-problem').textContent()).toContain('Maximum you pay not set')
    expect(await page.getByTestId('review').getAttribute('aria-disabled')).toBe('true')
  })
})
