import type { Locator } from 'playwright'
import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const topOf = async (what: Locator) => (await what.boundingBox())?.y
const topsOf = (...what: readonly Locator[]) => Promise.all(what.map(topOf))

it('keeps the fields of a new password where they are while it is typed', async () => {
  const page = await open('change-password')
  const below = () => topsOf(page.getByTestId('repeat-password'), page.locator('.screen-body .button'))
  const before = await below()
  for (const typed of ['f', 'four unrelate', 'four unrelated', 'four unrelated words today']) {
    await page.getByTestId('new-password').fill(typed)
    expect(await below()).toEqual(before)
  }
  const hint = page.locator('.strength')
  expect(await hint.evaluate((each) => getComputedStyle(each).textAlign)).toBe('start')
  expect(await hint.evaluate((each) => getComputedStyle(each).fontWeight)).toBe('400')
})

it.each([
  ['the currencies', 'form-choose'],
  ['the commands', 'palette'],
])('keeps the sheet of %s as high as it opened, whatever is found', async (_, state) => {
  const page = await open(state)
  const sheet = () => page.locator('.dialog-sheet').boundingBox()
  const before = await sheet()
  for (const typed of ['us', 'no such thing', '']) {
    await page.getByRole('combobox').fill(typed)
    expect(await sheet()).toEqual(before)
  }
  await page.setViewportSize({ width: 400, height: 400 })
  const { y = -1, height = 0 } = (await sheet()) ?? {}
  await page.setViewportSize({ width: 400, height: 600 })
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(400)
})

it('leaves the field and the button of the lock where they are after a wrong password', async () => {
  const page = await open('unlock')
  const all = () => topsOf(page.locator('.unlock .mark'), page.getByTestId('password'), page.getByTestId('unlock'))
  const before = await all()
  await page.getByTestId('password').fill('not this one')
  await page.getByTestId('unlock').click()
  await page.getByTestId('unlock-tries').waitFor()
  expect(await page.locator('.unlock .problem').textContent()).not.toBe('')
  expect(await all()).toEqual(before)
})

it.each([
  ['form-asking', 'form', 'arrives'],
  ['form-asking-exactly', 'form-exactly', 'amount'],
])(
  'keeps the card of a quote as high, and where, as it was while it was asked for: %s',
  async (asking, there, derived) => {
    const page = await open(asking)
    const card = () => page.locator('.quote').boundingBox()
    const amount = page.getByTestId(derived)
    await page.locator('.quote .bone').first().waitFor()
    const [before, field] = [await card(), await amount.boundingBox()]
    expect(await amount.getAttribute('placeholder')).toBe('')
    expect(await page.locator('.amount-line .bone').count()).toBe(1)
    await open(there)
    await page.locator('.quote .lines').first().waitFor()
    const [after, filled] = [await card(), await amount.boundingBox()]
    expect(after?.y).toBe(before?.y)
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(0.5)
    expect(filled).toEqual(field)
    expect(await page.locator('.amount-line .bone').count()).toBe(0)
  },
)

it('leaves the end of the data where it is once it was in view, also under a press', async () => {
  const page = await open('approval-permit')
  await page.getByText('Scroll to the end to sign').waitFor()
  const hashes = page.getByTestId('typed-data-hashes')
  const before = await hashes.evaluate((each) => {
    each.scrollIntoView({ block: 'center' })
    return each.getBoundingClientRect().y
  })
  await page.getByText('Scroll to the end to sign').waitFor({ state: 'hidden' })
  expect(await topOf(hashes)).toBe(before)
})

it('says of an amount that nobody quotes no nought, until it is about to be typed', async () => {
  const page = await open('form-empty')
  expect(await page.getByTestId('arrives').getAttribute('placeholder')).toBe('0')
  await open('form-refused')
  const arrives = page.getByTestId('arrives')
  await page.getByTestId('quote-refused').waitFor()
  expect(await arrives.getAttribute('placeholder')).toBe('–')
  await arrives.focus()
  expect(await arrives.getAttribute('placeholder')).toBe('0')
})
