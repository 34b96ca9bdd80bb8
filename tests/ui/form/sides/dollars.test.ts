import { describe, expect, it } from 'vitest'
import { galleryPage } from '../../page.ts'

const open = galleryPage()

describe('an amount in dollars', () => {
  it('chooses the token amount, rounded down, by keyboard alone', async () => {
    const page = await open('form')
    const turn = page.getByTestId('turn-unit')
    await turn.filter({ hasText: '$324' }).focus()
    await page.keyboard.press('Enter')
    const amount = page.getByTestId('amount')
    expect(await amount.inputValue()).toMatch(/^324\.\d\d$/)
    await turn.filter({ hasText: '0.1 ETH' }).waitFor()
    await amount.fill('10')
    await turn.filter({ hasText: /^0\.00308\d+ ETH/ }).waitFor()
    await turn.click()
    expect(await amount.inputValue()).toMatch(/^0\.00308/)
  })

  it('that is no number pays nothing, and is left for the token by Max', async () => {
    const page = await open('form')
    await page.getByTestId('turn-unit').click()
    await page.getByTestId('amount').fill('1.00000001')
    await page
      .getByTestId('turn-unit')
      .filter({ hasText: /^0 ETH/ })
      .waitFor()
    await page.getByTestId('max').click()
    await expect.poll(() => page.getByTestId('amount').inputValue()).toBe('2.417957191399351832')
  })
})

describe('parts of the maximum', () => {
  it.each([
    [25, '0.604489297849837958'],
    [50, '1.208978595699675916'],
    [75, '1.813467893549513874'],
  ])('%i%% fill in that part, exactly, and say so', async (share, amount) => {
    const page = await open('form')
    await page.getByRole('button', { name: `${share}% of what you can send` }).click()
    await expect.poll(() => page.getByTestId('amount').inputValue()).toBe(amount)
  })

  it('leave room for the whole form in a popup', async () => {
    const page = await open('form')
    await page.locator('.quote:not([aria-busy])').waitFor()
    const edges = await page.evaluate(() =>
      ['.quote', '.screen-foot'].map((part) => document.querySelector(part)?.getBoundingClientRect()),
    )
    expect(edges[0]?.bottom).toBeLessThanOrEqual(edges[1]?.top ?? 0)
  })
})
