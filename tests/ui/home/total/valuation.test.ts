import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { balancesValuation } from '../../../../src/ui/home/total/valuation.ts'
import { dollarFloor } from '../../../../src/ui/text/amount.ts'
import { balances, prices, someUnread } from '../../data.ts'
import { galleryPage } from '../../page.ts'

describe('what balances come to', () => {
  it('is the sum of what has a price, and says what has none', () => {
    expect(balancesValuation(balances, prices)).toMatchObject({
      millionths: 14_542_710_568n,
      unpriced: 1,
      asked: 0,
      isWhole: true,
    })
    expect(balancesValuation(balances, [])).toMatchObject({
      millionths: 0n,
      priced: 0,
      unpriced: 0,
      saidAtSeconds: undefined,
    })
    expect(balancesValuation(someUnread, prices).isWhole).toBe(false)
  })

  it('counts money that stands under two currencies once', () => {
    const [first] = balances
    if (!first?.known) throw new Error('expected a balance')
    const twice = [first, { ...first, isShared: true as const }]
    expect(balancesValuation(twice, prices).millionths).toBe(balancesValuation([first], prices).millionths)
  })

  it('is cut to the cent, never rounded up', () => {
    expect(dollarFloor(1_239_999n)).toBe('$1.23')
    expect(dollarFloor(0n)).toBe('$0.00')
    expect(dollarFloor(1n)).toBe('< $0.01')
    expect(dollarFloor(1_234_567_000_000n)).toBe('$1,234,567.00')
  })
})

describe('the home screen', () => {
  const open = galleryPage()
  const top = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top)

  it('says whose prices they are, beside what they make', async () => {
    const page = await open('home')
    expect(await page.getByTestId('valuation').textContent()).toMatch(/\$14,542\.71.*Prices from Relay/)
  })

  it('shows balances in the chosen currency, with the source of its rate', async () => {
    const page = await open('home-in-euros')
    // 14,542.71 dollars at 1.10 dollars a euro, rounded down.
    expect(await page.getByTestId('valuation').textContent()).toMatch(
      /^€13,220\.64.*Prices from Relay · EUR rate from Chainlink on Ethereum/,
    )
    const each = await page.locator('.valuation-text .amount').allTextContents()
    expect(each.length).toBeGreaterThan(0)
    expect(each.filter((text) => !text.startsWith('€'))).toEqual([])
  })

  it.each(['home-euros-missing', 'home-euros-failed'])(
    '%s: shows dollars without a rate, and says so',
    async (name) => {
      const page = await open(name)
      expect(await page.getByTestId('valuation').textContent()).toMatch(/^\$14,542\.71.*no EUR rate now, so in dollars/)
    },
  )

  it('shows no sum before the rate is there', async () => {
    const page = await open('home-euros-asked')
    expect(await page.getByTestId('valuation').textContent()).toMatch(/^–/)
  })

  it('counts what every family of chains holds into one sum, each by the service’s price', async () => {
    const page = await open('home-everywhere')
    const said = (await page.getByTestId('valuation').textContent()) ?? ''
    // 14,542.71 on chains and in bitcoin, 1,250.50 and 212.50 on the exchanges.
    expect(said).toMatch(/\$16,005\.71.*Prices from Relay · 2 balances without a price/)
    expect(await page.getByTestId('valuation').getAttribute('aria-label')).toBe('Total')
    const each = await page.locator('.group-total .visually-hidden').allTextContents()
    expect(each).toEqual(
      ['$8,169.94', '$4,812.34', '$2,810.92', '$212.50'].map((sum) => `about ${sum} by Relay’s price`),
    )
  })

  it('shows what was read before, and from when, and nothing moves when it is read again', async () => {
    const kept = await open('home-kept')
    expect(await kept.getByTestId('as-of').textContent()).toMatch(/^[^·]*\d · updating/)
    expect(await kept.getByTestId('balances').textContent()).toContain('2.51761 ETH')
    const before = await top(kept, '.card.group')
    const fresh = await open('home-quiet')
    expect(await fresh.getByTestId('as-of').count()).toBe(0)
    expect(await top(fresh, '.card.group')).toBe(before)
    const asking = await open('home-asking-prices')
    expect(await top(asking, '.card.group')).toBe(before)
    expect(await top(asking, '.group-total')).toBe(await top(await open('home-quiet'), '.group-total'))
  })

  it('says once that nothing has a price, and not of each balance again', async () => {
    const page = await open('home-no-prices')
    await page.getByTestId('valuation').getByText('No prices from Relay right now').waitFor()
    await page.getByTestId('balances').waitFor()
    expect(await page.locator('main').textContent()).not.toMatch(/No price(?!s)/)
    const some = await open('home-some-prices')
    expect(await some.getByText('No price').count()).toBeGreaterThan(0)
  })

  it('shows no worth where amounts are hidden', async () => {
    const page = await open('home-hidden')
    expect(await page.getByTestId('valuation').textContent()).not.toMatch(/[0-9]/)
    expect(await page.locator('.valuation-text').count()).toBe(0)
  })

  it('says no sum where nothing could be read, and has one way to try again', async () => {
    const page = await open('home-offline')
    expect(await page.getByTestId('valuation').textContent()).toMatch(/^\$\s?–\s?$/)
    expect(await page.getByTestId('unread').textContent()).toContain('Couldn’t read your balances')
    expect(await page.locator('main').textContent()).not.toMatch(/Not loaded|Couldn’t load/)
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(1)
  })

  it('says what one chain alone holds once, and of several what each holds', async () => {
    const page = await open('home-unread')
    const rows = (symbol: string) =>
      page.locator('.group', { has: page.getByRole('heading', { name: symbol, exact: true }) }).locator('.rows')
    expect(await rows('BTC').textContent()).not.toMatch(/\d/)
    expect(await rows('HYPE').textContent()).toBe('HyperEVM')
    expect(await rows('ETH').textContent()).toMatch(/Ethereum2\.4183 ETH.*Base0\.099312 ETH/)
  })

  it('says of a part what was not read, once, and no sum of the rest where the rest is nothing', async () => {
    const page = await open('home-unread')
    expect(await page.getByTestId('unread').textContent()).toContain('Couldn’t read some balances')
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(1)
    expect(await page.getByTestId('valuation').textContent()).toMatch(/\$\d.*not everything was read/)
  })

  it('calls a slow chain slow, and its balance an earlier one', async () => {
    const page = await open('home-slow')
    const said = await page.getByTestId('unread').textContent()
    expect(said).toContain('Some balances are still loading')
    expect(said).toContain('Ethereum: Slow to answer.')
    expect(said).toContain('you see an earlier balance')
    expect(said).not.toContain('Couldn’t')
    expect(await page.locator('.row-unread').first().textContent()).toContain('Earlier balance')
  })

  it('shows no numbers of chains while their names are on the way', async () => {
    const page = await open('home-chains-unread')
    await page.getByTestId('balances').waitFor()
    expect(await page.locator('.row-name').first().textContent()).toBe('…')
    expect(await page.locator('body').textContent()).not.toContain('Chain 8453')
  })

  it('goes on showing what was known, and from when, where nothing can be read now', async () => {
    const page = await open('home-kept-offline')
    expect(await page.getByTestId('as-of').textContent()).toMatch(/not updated since$/)
    expect(await page.getByTestId('balances').textContent()).toContain('2.51761 ETH')
    expect(await page.getByTestId('valuation').textContent()).toMatch(/\$14,542\.71/)
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(1)
  })

  it('says that what it shows is of before where it cannot be read now', async () => {
    const page = await open('home-kept-failed')
    expect(await page.getByTestId('as-of').textContent()).toMatch(/not updated since$/)
    expect(await page.getByText('Couldn’t read your balances').isVisible()).toBe(true)
  })

  it('has no row of nothing: where nothing is held is folded away, each with its chain', async () => {
    const page = await open('home-quiet')
    const list = page.getByTestId('balances')
    await list.waitFor()
    expect(await list.locator('.row-amount').filter({ hasText: /^0 / }).count()).toBe(0)
    const fold = page.getByTestId('zero-balances')
    expect(await fold.textContent()).toMatch(/^\d with no balance$/)
    await fold.press('Enter')
    const rows = await page.locator('.zero-balances .row').allTextContents()
    expect(rows).toHaveLength(Number((await fold.textContent())?.[0]))
    expect(rows.some((row) => row.includes('Base') && row.includes('USDT'))).toBe(true)
  })
})
