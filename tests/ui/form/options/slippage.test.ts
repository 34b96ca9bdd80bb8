import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT } from '../../../../src/ui/form/draft.ts'
import { slippageOf } from '../../../../src/ui/form/options/slippage.ts'
import { LANGUAGES } from '../../../../src/ui/messages/language.ts'
import { galleryPage } from '../../page.ts'

const own = (ownSlippage: string) => slippageOf({ slippageBasisPoints: 'own', ownSlippage })

describe('a slippage of one’s own', () => {
  it.each([
    ['0', 0],
    ['0.01', 1],
    ['.5', 50],
    ['0.750', 75],
    [' 12.34 ', 1_234],
    ['0.75 %', 75],
    ['100', 10_000],
  ])('%s is so many hundredths of a percent: %i', (typed, basisPoints) => {
    expect(own(typed)).toEqual({ ok: true, basisPoints })
  })

  it.each([
    ['', 'empty'],
    ['%', 'empty'],
    ['.', 'notANumber'],
    ['-1', 'notANumber'],
    ['1e1', 'notANumber'],
    ['0,5', 'notANumber'],
    ['0.755', 'tooPrecise'],
    ['100.01', 'tooHigh'],
    ['9'.repeat(80), 'tooHigh'],
  ])('%s is none: %s', (typed, problem) => {
    expect(own(typed)).toEqual({ ok: false, problem })
  })

  it('is what is typed only where it is chosen', () => {
    expect(slippageOf(EMPTY_DRAFT)).toEqual({ ok: true, basisPoints: undefined })
    expect(slippageOf({ slippageBasisPoints: '300', ownSlippage: 'x' })).toEqual({ ok: true, basisPoints: 300 })
  })
})

describe('the field for it', () => {
  const open = galleryPage()
  const field = (page: Page) => page.getByTestId('own-slippage')
  const said = (page: Page) => page.getByTestId('own-slippage-said')
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))
  const lastAsked = (page: Page) =>
    page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'quote.ask').at(-1)?.params)

  it('has the focus once it is pointed at, and asks for what is typed', async () => {
    const page = await open('form-options-shown')
    expect(await field(page).count()).toBe(0)
    await page.getByTestId('slippage-own').click()
    await expect.poll(() => focused(page)).toBe('own-slippage')
    expect(await said(page).textContent()).toBe('Enter a percentage, such as 0.75, or choose another slippage.')
    await field(page).pressSequentially('0.75')
    expect(await field(page).getAttribute('aria-invalid')).toBeNull()
    await expect.poll(() => lastAsked(page)).toMatchObject({ slippageBasisPoints: 75 })
    await page.keyboard.press('Escape')
    await page.getByText('Slippage up to 0.75%').waitFor()
  })

  it('leaves the focus among the choices where these are gone through by keys, and comes next', async () => {
    const page = await open('form-options-shown')
    await page.getByTestId('slippage-100').focus()
    for (const _ of ['3%', 'Custom']) await page.keyboard.press('ArrowRight')
    await field(page).waitFor()
    expect(await focused(page)).toBe('slippage-own')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('own-slippage')
  })

  it('says what is wrong with what is typed, or to be known of it, to whom cannot see it too', async () => {
    const page = await open('form-slippage-own-shown')
    const sentences = [
      ['1e', 'Enter the percentage in digits'],
      ['0.123', 'at most two decimals'],
      ['101', 'can’t be over 100%'],
      ['0', 'At 0%'],
      ['0.05', 'That’s low'],
      ['30', 'up to 30% less'],
      ['1', 'From 0 to 100'],
    ] as const
    for (const [typed, sentence] of sentences) {
      await field(page).fill(typed)
      expect(await said(page).textContent()).toContain(sentence)
    }
    expect(await said(page).getAttribute('role')).toBe('status')
    expect(await field(page).getAttribute('aria-describedby')).toBe(await said(page).getAttribute('id'))
    expect(await page.getByLabel('Custom slippage, in percent').count()).toBe(1)
  })

  it('is said in the form too where nothing can be asked for, or much could be lost', async () => {
    const page = await open('form-slippage-unset')
    expect(await page.getByTestId('slippage-problem').textContent()).toContain('Slippage not set')
    expect(await page.getByTestId('review').getAttribute('aria-disabled')).toBe('true')
    await open('form-slippage-high')
    expect(await page.getByTestId('slippage-high').textContent()).toContain('up to 30% less')
    await open('form-slippage-own')
    expect(await page.getByTestId('slippage-high').count()).toBe(0)
  })

  it('takes a comma where numbers are written with one', async () => {
    const page = await open('form-slippage-own-shown')
    await page.evaluate(() => window.say('de'))
    await expect.poll(() => field(page).inputValue()).toBe('0,75')
    await field(page).fill('1,5')
    await expect.poll(() => lastAsked(page)).toMatchObject({ slippageBasisPoints: 150 })
    await page.evaluate(() => window.say('en'))
  })

  it.each([400, 320])(
    'leaves all that is around it where it is, whatever is said of it, in every language at %i pixels',
    async (width) => {
      const page = await open('form-slippage-own-shown')
      await page.setViewportSize({ width, height: 600 })
      const moved: string[] = []
      for (const { language } of LANGUAGES) {
        await page.evaluate((each) => window.say(each), language)
        await field(page).fill('1')
        const places = () =>
          page.evaluate(() =>
            ['own-slippage', 'topup', 'other-refundTo', 'sponsored'].map(
              (id) => document.querySelector(`[data-testid=${id}]`)?.getBoundingClientRect().y,
            ),
          )
        const before = await places()
        const { point } = await page.evaluate(() => ({ point: document.documentElement.lang === 'de' ? ',' : '.' }))
        for (const typed of ['', 'x', '0.755', '101', '0', '0.05', '12.34']) {
          await field(page).fill(typed.replace('.', point))
          if (`${await places()}` !== `${before}`) moved.push(`${language}: ${typed}`)
        }
      }
      await page.evaluate(() => window.say('en'))
      await page.setViewportSize({ width: 400, height: 600 })
      expect(moved).toEqual([])
    },
  )
})
