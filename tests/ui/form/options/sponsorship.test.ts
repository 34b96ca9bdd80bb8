import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT } from '../../../../src/ui/form/draft.ts'
import { sponsorshipOf } from '../../../../src/ui/form/options/sponsorship.ts'
import { LANGUAGES } from '../../../../src/ui/messages/language.ts'
import { galleryPage } from '../../page.ts'

const upTo = (sponsorMost: string) => sponsorshipOf({ isSponsored: true, sponsorMost })

describe('a limit for a sponsor', () => {
  it.each([
    ['0.5', 500_000n],
    ['.000001', 1n],
    [' $12.34 ', 12_340_000n],
    ['3 $', 3_000_000n],
  ])('%s is so many millionths of a dollar: %i', (typed, mostUsd) => {
    expect(upTo(typed)).toEqual({ ok: true, sponsorship: { mostUsd } })
  })

  it.each([
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['-1', 'notANumber'],
    ['1,5', 'notANumber'],
    ['much', 'notANumber'],
    ['0.0000001', 'tooPrecise'],
    ['9'.repeat(80), 'tooLarge'],
  ])('%s is none: %s', (typed, problem) => {
    expect(upTo(typed)).toEqual({ ok: false, problem })
  })

  it('is none where nothing is typed, and nothing where nobody sponsors', () => {
    expect(upTo('')).toEqual({ ok: true, sponsorship: {} })
    expect(upTo('$')).toEqual({ ok: true, sponsorship: {} })
    expect(sponsorshipOf(EMPTY_DRAFT)).toEqual({ ok: true, sponsorship: undefined })
    expect(sponsorshipOf({ isSponsored: false, sponsorMost: 'x' })).toEqual({ ok: true, sponsorship: undefined })
  })
})

describe('the field for it', () => {
  const open = galleryPage()
  const field = (page: Page) => page.getByTestId('sponsor-most')
  const said = (page: Page) => page.getByTestId('sponsor-most-said')
  const lastAsked = (page: Page) =>
    page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'quote.ask').at(-1)?.params)

  it('is there where a sponsor is, asks for what is typed, and is summed up in the form', async () => {
    const page = await open('form-options-shown')
    expect(await field(page).inputValue()).toBe('0.65')
    await field(page).fill('1.25')
    await expect.poll(() => lastAsked(page)).toMatchObject({ sponsorship: { mostUsd: 1_250_000n } })
    await field(page).fill('')
    await expect.poll(() => lastAsked(page)).toMatchObject({ sponsorship: {} })
    await page.getByTestId('sponsored').click()
    expect(await field(page).count()).toBe(0)
    await page.getByTestId('sponsored').click()
    await field(page).fill('0.1')
    await page.keyboard.press('Escape')
    await page.getByText('fees sponsored up to $0.10').waitFor()
  })

  it('says what is wrong with what is typed, in the form too, and asks for nothing then', async () => {
    const page = await open('form-options-shown')
    const sentences = [
      ['x', 'Enter the limit in digits'],
      ['0.1234567', 'at most six decimals'],
      ['0', 'With a limit of 0 you pay all fees yourself'],
      ['', 'If empty, the sponsor pays all'],
    ] as const
    for (const [typed, sentence] of sentences) {
      await field(page).fill(typed)
      expect(await said(page).textContent()).toContain(sentence)
    }
    expect(await field(page).getAttribute('aria-describedby')).toBe(await said(page).getAttribute('id'))
    await field(page).fill('0')
    expect(await field(page).getAttribute('aria-invalid')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await page.getByTestId('sponsor-problem').textContent()).toContain('Sponsor’s limit not set')
    expect(await page.getByTestId('review').getAttribute('aria-disabled')).toBe('true')
  })

  it.each([400, 320])('leaves all that is around it where it is, in every language at %i pixels', async (width) => {
    const page = await open('form-options-shown')
    await page.setViewportSize({ width, height: 600 })
    const moved: string[] = []
    for (const { language } of LANGUAGES) {
      await page.evaluate((each) => window.say(each), language)
      const places = async () => {
        const boxes = ['sponsor-most', 'arrival-call'].map((id) => page.getByTestId(id).boundingBox())
        return (await Promise.all(boxes)).map((box) => box?.y)
      }
      await field(page).fill('1')
      const before = await places()
      for (const typed of ['', 'x', '1', '0', '9'.repeat(16)]) {
        await field(page).fill(typed)
        if (`${await places()}` !== `${before}`) moved.push(`${language}: ${typed}`)
      }
    }
    await page.evaluate(() => window.say('en'))
    await page.setViewportSize({ width: 400, height: 600 })
    expect(moved).toEqual([])
  })
})
