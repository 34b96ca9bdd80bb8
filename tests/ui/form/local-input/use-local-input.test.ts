import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../../page.ts'

const open = galleryPage()

const amount = (page: Page) => page.getByTestId('amount')
const turn = (page: Page) => page.getByTestId('turn-unit')
const tell = (page: Page, topic: 'prices' | 'balances' | 'wallet') =>
  page.evaluate((about) => {
    window.fake.tell(about)
    return window.settled()
  }, topic)
const kept = (page: Page) => page.evaluate(() => JSON.parse(window.drafts.get('form') ?? '{}').amount)

function answerAnew(page: Page, anew: 'noRate' | 'higherPrices' | 'dollars'): Promise<void> {
  return page.evaluate((what) => {
    const { call } = window.fake
    const wallet = (said: object) => ({
      ...said,
      settings: { ...Reflect.get(said, 'settings'), currency: 'USD' },
    })
    const higher = (said: object) =>
      Object.values(said).map((each) => ({ ...each, price: each.price && (each.price * 11n) / 10n }))
    Object.assign(window.fake, {
      call: async (...of: Parameters<typeof call>) => {
        const said = await call(...of)
        if (what === 'noRate' && of[0] === 'rate.get') return null
        if (what === 'higherPrices' && of[0] === 'prices.list') return higher(Object(said))
        return what === 'dollars' && of[0] === 'wallet.get' ? wallet(Object(said)) : said
      },
    })
  }, anew)
}

async function typing(state: string, text: string): Promise<Page> {
  const page = await open(state)
  await turn(page).click()
  await amount(page).fill(text)
  return page
}

describe('an amount typed in the shown currency', () => {
  it('chooses the token amount, rounded down, which stands beside it and alone is quoted, by keyboard alone', async () => {
    const page = await open('form-in-euros')
    await amount(page).fill('0.1')
    await turn(page).filter({ hasText: '€295.01' }).focus()
    await page.keyboard.press('Enter')
    expect(await amount(page).inputValue()).toBe('295.01')
    expect(await kept(page)).toBe('0.1')
    await page.getByRole('textbox', { name: 'You pay (EUR)' }).fill('150')
    await turn(page)
      .filter({ hasText: /^0\.050845733976… ETH|^0\.050845/ })
      .waitFor()
    const token = await kept(page)
    expect(token).toMatch(/^0\.05084573\d{10}$/)
    expect((await turn(page).textContent()) ?? '').toContain(token)
    await page.waitForFunction((digits) => {
      const sent = window.fake.calls.findLast(({ method }) => method === 'quote.ask')?.params
      return `${Reflect.get(Object(sent), 'amount')}` === digits
    }, BigInt(token.replace('.', '')).toString())
  })

  it('names its rate and both sources', async () => {
    const page = await typing('form-in-euros', '150')
    expect(await page.getByTestId('local-input-price').textContent()).toBe('1 ETH = €2,950.10')
    expect(await page.getByTestId('rate-source').textContent()).toBe(
      'Prices from RelayEUR rate from Chainlink on Ethereum',
    )
  })

  it('takes the marks of the language, and asks about unclear ones', async () => {
    const page = await open('form-in-euros')
    await page.evaluate(() => window.say('de'))
    await turn(page).click()
    await amount(page).fill('1.234,50')
    expect(await kept(page)).toMatch(/^0\.4184\d+$/)
    await amount(page).fill('1.234')
    expect(await kept(page)).toBe('')
    await page.getByTestId('means-whole').click()
    expect(await kept(page)).toMatch(/^0\.4182\d+$/)
    await page.evaluate(() => window.say('en'))
  })

  it('says why it pays nothing, and never takes the digits for tokens', async () => {
    const page = await typing('form-in-yen', '15000.5')
    const problem = page.locator('.amount-field .problem').first()
    expect(await problem.textContent()).toBe('JPY has no decimals.')
    expect(await kept(page)).toBe('')
    await amount(page).fill('abc')
    expect(await problem.textContent()).toMatch(/^Enter the amount in digits/)
    await amount(page).fill('9'.repeat(80))
    expect(await problem.textContent()).toBe('No chain can carry that much.')
    expect(await kept(page)).toBe('')
    await amount(page).fill('15000')
    expect(await problem.textContent()).toBe('')
    expect(await kept(page)).toMatch(/^0\.0305\d+$/)
  })

  it('covers a fixed output, rounded up to the smallest unit', async () => {
    const page = await open('form-bill-in-euros')
    await turn(page).click()
    await page.getByTestId('arrives').fill('0.01')
    expect(await kept(page)).toBe('0.011')
    await page.getByTestId('arrives').fill('100')
    expect(await kept(page)).toBe('110')
  })
})

describe('a new price', () => {
  it('never changes the token amount, and the words follow it once nobody types', async () => {
    const page = await typing('form', '100')
    const before = await kept(page)
    await answerAnew(page, 'higherPrices')
    await tell(page, 'prices')
    expect([await amount(page).inputValue(), await kept(page)]).toEqual(['100', before])
    await amount(page).blur()
    await expect.poll(() => amount(page).inputValue()).toBe('109.99')
    expect(await kept(page)).toBe(before)
  })

  it('that is gone lets the tokens win: nothing turns while somebody types', async () => {
    const page = await typing('form-in-euros', '100')
    const before = await kept(page)
    await answerAnew(page, 'noRate')
    await tell(page, 'balances')
    await page.getByTestId('rate-source').filter({ hasText: 'no EUR rate now' }).waitFor()
    expect([await amount(page).inputValue(), await kept(page)]).toEqual(['100', before])
    await amount(page).blur()
    await expect.poll(() => amount(page).inputValue()).toBe(before)
    expect(await turn(page).textContent()).toMatch(/No EUR rate now$/)
  })

  it('that is gone pays nothing for further digits, and says so', async () => {
    const page = await typing('form-in-euros', '100')
    await answerAnew(page, 'noRate')
    await tell(page, 'balances')
    await page.getByTestId('rate-source').filter({ hasText: 'no EUR rate now' }).waitFor()
    await amount(page).press('End')
    await amount(page).press('5')
    expect(await page.locator('.amount-field .problem').first().textContent()).toBe('No usable price now. Enter ETH.')
    expect(await kept(page)).toBe('')
  })
})

describe('the tokens of an amount typed in the shown currency', () => {
  it('are kept, not its words: a draft opened again shows them at the new price', async () => {
    const page = await typing('form-in-euros', '150')
    const token = await kept(page)
    await page.evaluate(() => {
      location.hash = '#/'
      return window.settled()
    })
    await page.evaluate(() => {
      location.hash = '#/form'
      return window.settled()
    })
    expect(await amount(page).inputValue()).toBe(token)
  })

  it('stay when another currency is chosen for display', async () => {
    const page = await typing('form-in-euros', '150')
    const token = await kept(page)
    await answerAnew(page, 'dollars')
    await tell(page, 'wallet')
    await expect.poll(() => amount(page).inputValue()).toBe(token)
  })
})

it.each([
  ['form-euros-missing', 'No EUR rate now'],
  ['form-euros-failed', 'No EUR rate now'],
  ['form-price-missing', 'No price'],
  ['form-price-old', 'Price is too old'],
  ['form-prices-disagree', 'Prices disagree'],
])('without a usable price the unit can’t be turned, and the form says why: %s', async (state, reason) => {
  const page = await open(state)
  await turn(page).filter({ hasText: reason }).waitFor()
  expect(await turn(page).getAttribute('aria-disabled')).toBe('true')
  await turn(page).click({ force: true })
  expect(await amount(page).inputValue()).toBe('0.1')
})

it.each(['form-euros-typed', 'form-bill-in-euros-typed'])('the whole form fits into a popup: %s', async (state) => {
  const page = await open(state)
  await page.locator('.quote:not([aria-busy])').waitFor()
  const edges = await page.evaluate(() =>
    ['.quote', '.screen-foot'].map((part) => document.querySelector(part)?.getBoundingClientRect()),
  )
  expect(edges[0]?.bottom).toBeLessThanOrEqual(edges[1]?.top ?? 0)
})
