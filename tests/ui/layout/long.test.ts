import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const inArabic = async (page: Page) => void (await page.addInitScript(`globalThis.languageToDraw = 'ar'`))
// Its words load after the page.
const openInArabic = async (state: string) => {
  const page = await open(state, inArabic)
  await page.locator('html[dir="rtl"]').waitFor()
  return page
}

/** The glyphs' box instead of the element's. */
const lettersOf = (what: Locator) =>
  what.evaluate((each) => {
    const range = document.createRange()
    range.selectNodeContents(each)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    return { left, right, top, bottom }
  })
const boxOf = async (what: Locator) => {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, top: y, bottom: y + height }
}
type Box = Awaited<ReturnType<typeof boxOf>>
const areApart = (one: Box, other: Box) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top

describe.each([
  ['home-long', 400],
  ['home-long-panel', 320],
])('a long name: %s at %i pixels', (state, width) => {
  it('ends before the buttons beside it, and opens the list of accounts where it is pressed', async () => {
    const page = await open(state)
    await page.setViewportSize({ width, height: 600 })
    const face = page.getByTestId('account')
    const [who, chevron, copy] = await Promise.all(
      [face, face.locator('.icon'), page.getByTestId('copy-address')].map(boxOf),
    )
    if (!who || !chevron || !copy) throw new TypeError('expected three boxes')
    expect(who.right).toBeLessThanOrEqual(copy.left)
    expect(chevron.right).toBeLessThanOrEqual(copy.left)
    const name = await boxOf(face.locator('strong'))
    const address = await lettersOf(face.locator('bdi'))
    expect(Math.max(name.right, address.right)).toBeLessThanOrEqual(chevron.left)
    await page.mouse.click((name.left + name.right) / 2, (name.top + name.bottom) / 2)
    const option = page.getByRole('option').first()
    await option.waitFor()
    expect(
      areApart(await lettersOf(option.locator('.option-label')), await lettersOf(option.locator('.option-detail'))),
    ).toBe(true)
    await page.setViewportSize({ width: 400, height: 600 })
  })
})

it('begins where the line does in Arabic', async () => {
  const page = await openInArabic('home-long')
  const face = page.getByTestId('account')
  const [name, address] = await Promise.all([boxOf(face.locator('strong')), boxOf(face.locator('bdi'))])
  expect(Math.abs(name.right - address.right)).toBeLessThan(1)
  const chevron = await boxOf(face.locator('.icon'))
  expect(chevron.right).toBeLessThanOrEqual(name.left)
  const [mark, letters] = await Promise.all([
    boxOf(page.locator('.account-header .mark')),
    lettersOf(face.locator('bdi')),
  ])
  expect(letters.right).toBeLessThanOrEqual(mark.left)
})

it.each([
  ['accounts-many', '.account-face', 'strong bdi'],
  ['approval-connect-second', '.checks .account-face', 'strong'],
  ['form', '.ends .recipient-who > span:has(.mono)', undefined],
])('an address stands under the beginning of its name in Arabic: %s', async (state, face, name) => {
  const page = await openInArabic(state)
  const faces = page.locator(face)
  await faces.first().waitFor()
  for (const each of await faces.all()) {
    const { right } = await boxOf(each)
    expect(Math.abs((await lettersOf(each.locator('.mono'))).right - right)).toBeLessThan(2)
    // A shortened name overflows its box.
    if (name) expect((await lettersOf(each.locator(name))).right).toBeGreaterThan(right - 2)
  }
})

it.each(['account-imported'])('a name of two lines has room above it and below: %s', async (state) => {
  const page = await open(state)
  const name = await lettersOf(page.locator('.screen-bar h1'))
  const under = await boxOf(page.locator('.screen-body > *').first())
  expect(name.bottom - name.top).toBeGreaterThan(40)
  expect(name.top).toBeGreaterThanOrEqual(8)
  expect(under.top - name.bottom).toBeGreaterThanOrEqual(8)
})

describe('more money than there is', () => {
  it('stands beside or below the name of the currency, and within its card', async () => {
    const page = await open('home-long-panel')
    const group = page.locator('.card.group', { hasText: 'USD Coin' })
    for (const width of [400, 320]) {
      await page.setViewportSize({ width, height: 600 })
      const [name, total, card] = await Promise.all([
        lettersOf(group.locator('.group-name')),
        lettersOf(group.locator('.group-total .big')),
        boxOf(group),
      ])
      expect(areApart(name, total)).toBe(true)
      expect(total.right).toBeLessThanOrEqual(card.right)
      expect(total.left).toBeGreaterThanOrEqual(card.left)
      const unit = await lettersOf(group.locator('.group-total .unit'))
      expect(unit.bottom - unit.top).toBeGreaterThanOrEqual(total.bottom - total.top - 4)
      expect((await lettersOf(page.locator('.valuation-total .amount'))).right).toBeLessThanOrEqual(card.right)
    }
    await page.setViewportSize({ width: 400, height: 600 })
  })

  it.each([
    [400, 'en'],
    [320, 'en'],
    [400, 'ar'],
    [320, 'ar'],
  ])('heads its transfer within the page, at %i pixels in %s', async (width, language) => {
    const page = await open('transfer-long', language === 'ar' ? inArabic : undefined)
    await page.setViewportSize({ width, height: 600 })
    const head = page.locator('.transfer-head')
    const [amount, box] = await Promise.all([lettersOf(head.locator('.amount')), boxOf(head)])
    expect(amount.left).toBeGreaterThanOrEqual(box.left)
    expect(amount.right).toBeLessThanOrEqual(box.right)
    expect(await head.locator('.amount').textContent()).toBe('12,345,610 ETH')
    expect(await head.locator('.amount').getAttribute('title')).toContain('10.470193459134081544')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.setViewportSize({ width: 400, height: 600 })
  })

  it.each(['1234.567891', '10.470193459134081544', '123456.10470193459134081544'])(
    'is seen to the last digit where it is typed, in a narrow panel too: %s',
    async (typed) => {
      const page = await open('home-long-panel')
      await page.getByTestId('open-bridge').click()
      const input = page.getByTestId('amount').first()
      for (const width of [400, 320]) {
        await page.setViewportSize({ width, height: 600 })
        await input.fill(typed)
        await input.focus()
        const [all, seen] = await input.evaluate((each) => [each.scrollWidth, each.clientWidth])
        expect(all).toBeLessThanOrEqual(seen ?? 0)
      }
      await page.setViewportSize({ width: 400, height: 600 })
    },
  )

  it('has “Max” in the form, in one line with the shares below it', async () => {
    const page = await open('home-long-panel')
    await page.setViewportSize({ width: 360, height: 600 })
    await page.getByTestId('open-bridge').click()
    await page.getByTestId('from').click()
    await page.getByRole('combobox').fill('usdc base')
    await page.keyboard.press('Enter')
    const has = page.locator('.amount-has').first()
    await has.getByText('361,728,394').waitFor()
    const shares = page.locator('.shares').first()
    const [said, most, half] = await Promise.all([
      lettersOf(has.locator('.amount')),
      boxOf(shares.getByTestId('max')),
      boxOf(shares.getByTestId('share-50')),
    ])
    await page.setViewportSize({ width: 400, height: 600 })
    expect(said.right).toBeLessThanOrEqual(360)
    expect(said.bottom).toBeLessThanOrEqual(most.top)
    expect(most.top).toBe(half.top)
  })
})

describe('in Arabic', () => {
  it('an amount begins where its route does', async () => {
    const page = await openInArabic('activity')
    const row = page.locator('.transfer-row').first()
    const [amount, route] = await Promise.all([
      lettersOf(row.locator('.amount.strong')),
      boxOf(row.locator('.transfer-route')),
    ])
    expect(Math.abs(amount.right - route.right)).toBeLessThan(1)
  })

  it('the name of a chain and what is kept there are two words', async () => {
    const page = await openInArabic('home-exchange')
    const name = page.locator('.row-name', { has: page.locator('.row-kind') }).first()
    expect(await name.textContent()).toMatch(/^\S+ \S+$/)
  })
})

it('the button that turns a transfer around covers neither currency', async () => {
  const page = await open('form-exchange')
  const turn = await boxOf(page.getByTestId('turn'))
  // The longest symbol sets the width.
  const faces = await Promise.all(['from', 'to'].map((side) => boxOf(page.getByTestId(side))))
  expect(faces.filter((face) => face.left < turn.right)).not.toEqual([])
  for (const face of faces) expect(areApart(turn, face)).toBe(true)
})

it('a page that wants accounts shows each address below its name', async () => {
  const page = await open('approval-connect-many')
  const accounts = await page.locator('.checks .checkbox').all()
  expect(accounts.length).toBeGreaterThan(1)
  for (const account of accounts) {
    const [name, address] = await Promise.all([boxOf(account.locator('strong')), boxOf(account.locator('.mono'))])
    expect(address.top).toBeGreaterThanOrEqual(name.bottom - 1)
    expect(address.left).toBe(name.left)
  }
})

it('an address stays within its box on the narrowest page', async () => {
  const page = await open('account-own')
  await page.setViewportSize({ width: 320, height: 700 })
  const [box, address] = await Promise.all([boxOf(page.locator('.receive')), boxOf(page.locator('.address-full'))])
  await page.setViewportSize({ width: 400, height: 600 })
  expect(address.left).toBeGreaterThanOrEqual(box.left)
  expect(address.right).toBeLessThanOrEqual(box.right)
})

it('a button stands apart from what is folded away below it', async () => {
  const page = await open('accounts')
  await page.getByTestId('import-account').click()
  const [button, below] = await Promise.all(
    ['import-account-go', 'watch-account'].map((each) => boxOf(page.getByTestId(each))),
  )
  expect((below?.top ?? 0) - (button?.bottom ?? 0)).toBeGreaterThanOrEqual(12)
})

it.each(['recovery-words', 'form'])(
  'what is wrong and has the focus has one ring, of one colour: %s',
  async (state) => {
    const page = await open(state)
    const field = state === 'form' ? page.locator('.amount-field').first() : page.locator('.field-box').first()
    const input = field.locator('input')
    await input.fill(state === 'form' ? '1.2.3' : '')
    if (state !== 'form') await input.press('Enter')
    await page.locator('.wrong').first().waitFor()
    await input.focus()
    const [border, ring] = await field.evaluate((each) => {
      const style = getComputedStyle(each)
      return [style.borderTopColor, style.boxShadow]
    })
    expect(ring).toContain(border)
  },
)
