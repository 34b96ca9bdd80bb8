import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { STRANGER_BITCOIN } from '../data.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const POPUP = { width: 400, height: 600 }

// The reason is in the window, and not under the footer.
const inSight = (page: Page) =>
  page.evaluate(() => {
    const foot = document.querySelector('.screen-foot')?.getBoundingClientRect().top ?? 0
    const said = [...document.querySelectorAll('.screen-body :is([role=alert], .notice):not(:empty)')]
      .map((each) => each.querySelector('strong') ?? each)
      .filter((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        return top >= 0 && bottom <= foot
      })
    const line = [...document.querySelectorAll('.foot-why')]
    return [...said, ...line].map((each) => each.textContent)
  })

describe('why nothing can be gone on with', () => {
  it.each([
    'form-empty',
    'form-too-much',
    'form-too-low',
    'form-none',
    'form-refused',
    'form-funds',
    'form-unread',
    'form-service-down',
    'form-bad-address',
    'form-same',
    'form-slippage-unset',
    'form-call-wrong',
    'form-exactly-open',
    'form-account-none',
    'form-key',
    'form-no-bitcoin',
    'form-bitcoin-known',
  ])('is in sight beside the button in %s, in the popup', async (state) => {
    const page = await open(state)
    await page.setViewportSize(POPUP)
    await page.locator('[data-testid=review][aria-disabled]:not([aria-busy])').waitFor()
    await expect.poll(async () => (await inSight(page)).length).toBeGreaterThan(0)
  })

  it.each([
    ['form-slippage-unset', 'slippage-problem'],
    ['form-call-wrong', 'arrival-call-problem'],
    ['form-account-none', 'exchange-account-none'],
    ['form-key', 'key-wanted'],
  ])('is not said a second time beside the button in %s, where a notice in sight says it', async (state, notice) => {
    const page = await open(state)
    await page.setViewportSize({ width: 400, height: 720 })
    await page.getByTestId(notice).waitFor()
    await page.getByTestId('why-not').waitFor({ state: 'detached' })
    await page.setViewportSize(POPUP)
  })

  it.each(['form-bad-address', 'form-bitcoin-bad'])(
    'is not said a second time where all of it is in sight above the button alone: %s',
    async (state) => {
      const page = await open(state)
      await page.setViewportSize(POPUP)
      await page.getByTestId('why-not').waitFor({ state: 'detached' })
      const [said, foot] = await Promise.all([
        page.locator('[data-reason-of=recipient]:not(:empty)').boundingBox(),
        page.locator('.screen-foot').boundingBox(),
      ])
      expect((said?.y ?? 0) + (said?.height ?? 600)).toBeLessThanOrEqual(foot?.y ?? 0)
    },
  )

  it('is not said a second time where it is said in other words', async () => {
    const page = await open('form-bitcoin-parts')
    await page.setViewportSize({ width: 400, height: 720 })
    await page.getByTestId('one-address').waitFor()
    await page.getByTestId('why-not').waitFor({ state: 'detached' })
    await page.setViewportSize(POPUP)
  })

  it('is told beside the button where its words stand elsewhere by chance', async () => {
    const page = await open('form-empty')
    await page.setViewportSize(POPUP)
    await page.getByTestId('why-not').waitFor()
    await page.evaluate(() => {
      const other = Object.assign(document.createElement('p'), { role: 'alert', textContent: 'Enter an amount.' })
      document.querySelector('.ends')?.prepend(other)
    })
    await page.getByTestId('amount').fill('5')
    await page.getByTestId('why-not').waitFor({ state: 'detached' })
    await page.getByTestId('amount').fill('')
    await page.getByTestId('why-not').getByText('Enter an amount.').waitFor()
  })

  it('is no warning where only an amount or an address is still to be typed', async () => {
    const page = await open('form-empty')
    const line = page.getByTestId('why-not')
    const colour = () => line.evaluate((each) => getComputedStyle(each).color)
    await line.getByText('Enter an amount.').waitFor()
    const hint = await colour()
    await open('form-bitcoin-known')
    await line.getByText('Enter the address.').waitFor()
    expect(await colour()).toBe(hint)
    await open('form-above-most-refused')
    await line.getByText('Too much to move at once').waitFor()
    expect(await colour()).not.toBe(hint)
  })

  it('is told with the button, and brought into sight by a press where it is not', async () => {
    const page = await open('form-refused')
    await page.setViewportSize(POPUP)
    await page.getByTestId('quote-refused').waitFor()
    await page.evaluate(() => {
      // As long as a form with every option.
      document.querySelector<HTMLElement>('.ends')?.style.setProperty('margin-block-end', '500px')
      document.querySelector('.screen')?.scrollTo(0, 10_000)
    })
    const line = page.getByTestId('why-not')
    await line.waitFor()
    const described = await page.getByTestId('review').getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Causeway refused this quote')
    await line.getByRole('button').click()
    await line.waitFor({ state: 'detached' })
  })

  it('is told beside the button though something else is warned of in sight', async () => {
    const page = await open('form-empty')
    await page.setViewportSize(POPUP)
    await page.getByTestId('why-not').waitFor()
    await page.evaluate(() => {
      const other = Object.assign(document.createElement('p'), { role: 'alert', textContent: 'Another thing' })
      document.querySelector('.ends')?.prepend(other)
    })
    await page.getByTestId('amount').fill('5')
    await page.getByTestId('why-not').waitFor({ state: 'detached' })
    await page.getByTestId('amount').fill('')
    await page.getByTestId('why-not').getByText('Enter an amount.').waitFor()
    expect(await inSight(page)).toContain('Enter an amount.')
  })

  it('is not read out as a price that was shown before', async () => {
    const page = await open('form-worse')
    const place = page.locator('.toast-place')
    await place.getByText('Proven').waitFor()
    await page.getByTestId('amount').fill('99')
    await expect.poll(() => place.textContent(), { timeout: 3_000 }).toBe('')
  })
})

describe('bitcoin of an account that has none', () => {
  it('is said once, nothing is asked for it, and another account is a press away', async () => {
    const page = await open('form-no-bitcoin')
    await page.getByTestId('no-bitcoin').waitFor()
    expect(await page.getByTestId('balance-unread').count()).toBe(0)
    expect(await page.getByTestId('max').count()).toBe(0)
    const asked = () => page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'quote.ask').length)
    expect(await asked()).toBe(0)
    await page.getByTestId('pay-as-first').click()
    await page.getByTestId('no-bitcoin').waitFor({ state: 'detached' })
    await expect.poll(asked).toBe(1)
  })

  it('is offered as a recipient by the addresses of the other accounts', async () => {
    const page = await open('form-bitcoin-known')
    await page.getByRole('button', { name: 'Savings bc1qw5' }).click()
    await page.getByTestId('review').and(page.locator(':not([aria-disabled])')).waitFor()
    const asked = await page.evaluate(() => window.fake.calls.findLast(({ method }) => method === 'quote.ask')?.params)
    expect(asked).toMatchObject({ recipient: STRANGER_BITCOIN })
  })
})

describe('who pays', () => {
  it('is nobody elsewhere for a token, and why is said before anything is asked', async () => {
    const page = await open('form-pay-from-token')
    await page.getByText('can pay only a chain’s own coin').waitFor()
    expect(await page.getByTestId('pay-from-strictAddress').count()).toBe(0)
    expect(await page.getByTestId('pay-from-openAddress').count()).toBe(0)
  })
})

describe('what the service has no way for', () => {
  it.each([['form-within-exchange', /between accounts on \S.*\. Choose another chain/]] as const)(
    'is told by what can be done instead, and is not asked for: %s',
    async (state, words) => {
      const page = await open(state)
      await page.getByRole('alert').getByText(words).waitFor()
      expect(await page.evaluate(() => window.fake.calls.some(({ method }) => method === 'quote.ask'))).toBe(false)
    },
  )
})
