import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const boxOf = async (what: Locator) => {
  const box = await what.boundingBox()
  if (!box) throw new TypeError('expected a box')
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}

it('has every title of home as near to what it names as any other', async () => {
  const page = await open('home-recent')
  await page.getByTestId('balances').waitFor()
  // Measured at once, since loading content moves everything.
  const gaps = await page.evaluate(() => {
    const tops = [...document.querySelectorAll('.card')].map((card) => card.getBoundingClientRect().top)
    return [...document.querySelectorAll('.section-title')].map((title) => {
      const { bottom } = title.getBoundingClientRect()
      return Math.min(...tops.filter((top) => top > bottom)) - bottom
    })
  })
  expect(gaps).toHaveLength(3)
  for (const gap of gaps) expect(Math.abs(gap - 8), `${gaps}`).toBeLessThan(2)
})

describe('an amount of a chain', () => {
  it('ends where the others do, also where it is too long to stand beside its chain', async () => {
    const page = await open('home-long')
    const rows = page.locator('.card.group', { hasText: 'USD Coin' }).locator('.row')
    const rights = await Promise.all(
      (await rows.locator('.row-amount').all()).map(async (each) => (await boxOf(each)).right),
    )
    expect(rights.length).toBeGreaterThan(1)
    const [first = 0] = rights
    for (const right of rights) expect(Math.abs(right - first)).toBeLessThan(1)
  })
})

it.each([
  ['home', '.group-name', '.row-name'],
  ['utxos', '.coin-row-head .amount', '.coin-row-foot > :first-child'],
])('starts every line of a row at one place: %s', async (state, first, below) => {
  const page = await open(state)
  await page.locator(below).first().waitFor()
  const [above, line] = [await boxOf(page.locator(first).first()), await boxOf(page.locator(below).first())]
  expect(Math.abs(above.left - line.left)).toBeLessThan(1)
})

it.each(['transfer-received', 'transfer-failed', 'deposit-exact', 'pay-here'])(
  'has the name of an address as near to it on every page of a transfer: %s',
  async (state) => {
    const page = await open(state)
    const label = page.locator(state === 'pay-here' ? 'dialog[open] h3.label' : '.screen h3.label').last()
    const address = label.locator('xpath=following-sibling::*[1]')
    expect((await boxOf(address)).top - (await boxOf(label)).bottom).toBeLessThanOrEqual(4)
  },
)

it.each([
  ['deposit-end', '.rules'],
  ['settings-compatible', '.fold-body .sites'],
])('leaves room between the words of a fold and the list under them: %s', async (state, list) => {
  const page = await open(state)
  const under = page.locator(list).last()
  const words = under.locator('xpath=preceding-sibling::p[1]')
  expect((await boxOf(under)).top - (await boxOf(words)).bottom).toBeGreaterThanOrEqual(8)
})

it.each(['form', 'form-bitcoin', 'form-permit-possible', 'form-limits'])(
  'shows the least that arrives in the popup, above the button that goes on: %s',
  async (state) => {
    const page = await open(state)
    const least = page.locator('.quote .line').first()
    await least.waitFor()
    const foot = await boxOf(page.locator('.screen-foot'))
    expect((await boxOf(least)).bottom).toBeLessThanOrEqual(foot.top)
  },
)

it.each([
  [400, 600],
  [360, 900],
  [1_280, 800],
])('sets the limits on one line with the shares: %i × %i', async (width, height) => {
  const page = await open('form-limits')
  await page.setViewportSize({ width, height })
  const field = page.locator('.amount-field').first()
  const middleOf = async (what: Locator) => {
    const { top, bottom } = await boxOf(what)
    return (top + bottom) / 2
  }
  const [limits, shares] = [await middleOf(field.getByTestId('limits')), await middleOf(field.getByTestId('max'))]
  const [hint, share] = [await boxOf(field.getByTestId('limits')), await boxOf(field.getByTestId('share-25'))]
  await page.setViewportSize({ width: 400, height: 600 })
  expect(Math.abs(limits - shares)).toBeLessThanOrEqual(1)
  expect(share.left - hint.right).toBeGreaterThanOrEqual(4)
})

it('keeps the name of the network fee on one line beside its amount, also in the narrowest popup', async () => {
  const page = await open('approval-calls-transfer')
  await page.setViewportSize({ width: 360, height: 600 })
  const [name, value] = [page.locator('.call-costs dt').first(), page.locator('.call-costs .line-value').first()]
  const [fee, amount] = [await boxOf(name), await boxOf(value)]
  await page.setViewportSize({ width: 400, height: 600 })
  expect(fee.bottom - fee.top).toBeLessThan(24)
  expect(Math.abs(fee.top - amount.top)).toBeLessThan(2)
})

describe('in German, in the narrowest popup', () => {
  const inGerman = async (state: string) => {
    const page = await open(state)
    await page.setViewportSize({ width: 360, height: 600 })
    await page.evaluate(() => window.say('de'))
    return page
  }

  it('fits the labels of home into their buttons, and an address into its line', async () => {
    const home = await inGerman('home')
    const receive = home.getByTestId('receive')
    const inside = (await boxOf(receive.locator('span'))).left - (await boxOf(receive)).left
    const form = await inGerman('form')
    const lines = await form.locator('.recipient-who .mono').evaluateAll((all) => all.map((each) => each.clientHeight))
    await form.evaluate(() => window.say('en'))
    await form.setViewportSize({ width: 400, height: 600 })
    expect(inside).toBeGreaterThanOrEqual(4)
    expect(Math.max(...lines)).toBeLessThan(24)
  })

  it('fills the whole height of a segment whose neighbour has two lines', async () => {
    const page = await inGerman('safeguards-strict')
    const heights = await page
      .locator('.segmented span')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    await page.evaluate(() => window.say('en'))
    await page.setViewportSize({ width: 400, height: 600 })
    expect(heights.length).toBeGreaterThan(2)
    expect(new Set(heights).size).toBe(1)
  })
})

it.each(['home', 'approval-message'])('a card that only unfolds is as low as in a review: %s', async (state) => {
  const page = await open(state)
  const fold = page.locator('.card:has(> .fold:only-child)').first()
  await fold.waitFor()
  const { top, bottom } = await boxOf(fold)
  expect(bottom - top).toBeLessThan(44)
})
