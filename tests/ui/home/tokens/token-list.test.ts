import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { balanceGroups } from '../../../../src/ui/home/balances/balance-groups.ts'
import { inPlaces } from '../../../../src/ui/home/balances/group-order.ts'
import { isSmall } from '../../../../src/ui/home/balances/small-balance-limit.ts'
import { balances, onItsWay, prices, someUnread } from '../../data.ts'
import { galleryPage } from '../../page.ts'

const open = galleryPage()
const symbols = (page: Page) => page.getByTestId('balances').locator('.group h3').allTextContents()
const total = (page: Page) => page.getByTestId('valuation').textContent()

async function openTools(page: Page): Promise<void> {
  await page.getByTestId('open-token-tools').press('Enter')
  await page.getByTestId('find-token').waitFor()
}

describe('held tokens', () => {
  it('are sorted by value, those without a price last', async () => {
    expect(await symbols(await open('home-many'))).toEqual(['ETH', 'BTC', 'USDC', 'LINK', 'DAI', 'AERO', 'ZRX', 'HYPE'])
  })

  it('are sorted by name on demand, by the keyboard alone', async () => {
    const page = await open('home-many')
    await openTools(page)
    // Opening it leads to the search field.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('find-token')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => symbols(page)).toEqual(['AERO', 'BTC', 'DAI', 'ETH', 'HYPE', 'LINK', 'USDC', 'ZRX'])
  })

  it('are found by name, symbol and network, and the search says how many', async () => {
    const page = await open('home-many')
    await openTools(page)
    await page.getByTestId('find-token').fill('dai')
    await expect.poll(() => symbols(page)).toEqual(['DAI'])
    expect(await page.getByTestId('tokens-found').textContent()).toBe('1 token found')
    await page.getByTestId('find-token').fill('base chain')
    await expect.poll(() => symbols(page)).toEqual(['LINK'])
    await page.getByTestId('find-token').fill('nothing like it')
    await page.getByText('No token matches').waitFor()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(async () => (await symbols(page)).length).toBe(8)
  })

  it('hides small balances on demand: says how many, shows them, finds them, counts them', async () => {
    const page = await open('home-many')
    const before = await total(page)
    await openTools(page)
    await page.getByTestId('hide-small').press(' ')
    const fold = page.getByTestId('small-balances')
    await fold.waitFor()
    expect(await fold.textContent()).toBe('3 tokens under $1')
    expect(await symbols(page)).toEqual(['ETH', 'BTC', 'USDC', 'LINK', 'HYPE'])
    expect(await total(page)).toBe(before)
    await page.getByTestId('find-token').fill('zrx')
    await expect.poll(() => symbols(page)).toEqual(['ZRX'])
    await page.getByTestId('find-token').fill('')
    await fold.press('Enter')
    await page.getByRole('link', { name: 'ZRX' }).click()
    await page.getByRole('heading', { level: 1, name: 'ZRX' }).waitFor()
  })

  it('have no such tools where all of them fit on the screen', async () => {
    const page = await open('home')
    await page.getByTestId('balances').waitFor()
    expect(await page.getByTestId('open-token-tools').count()).toBe(0)
  })

  it('fit with their tools into 200 pixels', async () => {
    const page = await open('home-many-panel')
    await openTools(page)
    await page.setViewportSize({ width: 200, height: 600 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(200)
    const over = await page
      .getByTestId('token-tools')
      .locator('*')
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().right > innerWidth).length)
    expect(over).toBe(0)
    await page.setViewportSize({ width: 400, height: 600 })
  })
})

describe('a small balance', () => {
  const groupOf = (symbol: string, of = balances) => {
    const group = balanceGroups(of).find((each) => each.symbol === symbol)
    if (!group) throw new TypeError(`expected a group of ${symbol}`)
    return group
  }
  const cheap = prices.map((each) => ({ ...each, price: each.price === undefined ? undefined : 1n }))

  it('is one whose price is known', () => {
    expect(isSmall(groupOf('ETH'), cheap)).toBe(true)
    expect(isSmall(groupOf('ETH'), prices)).toBe(false)
    expect(isSmall(groupOf('HYPE'), cheap)).toBe(false)
    expect(isSmall(groupOf('ETH'), undefined)).toBe(false)
  })

  it('is read in full, with nothing on its way', () => {
    expect(isSmall(groupOf('HYPE', someUnread), cheap)).toBe(false)
    expect(isSmall(groupOf('BTC', onItsWay), cheap)).toBe(false)
  })
})

it('a new token goes to the end of a list that is shown', () => {
  const groups = balanceGroups(balances)
  const [first] = groups
  expect(
    inPlaces(
      groups,
      groups.slice(1).map(({ key }) => key),
    ).at(-1),
  ).toBe(first)
})
