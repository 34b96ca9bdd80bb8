import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('adds an account in the chooser, by keyboard alone, and switches to it', async () => {
  const page = await open('home-quiet')
  await page.evaluate(() => {
    const { call } = window.fake
    let isAdded = false
    const answers = async (...of: Parameters<typeof call>) => {
      if (of[0] === 'accounts.addNext') isAdded = true
      const answer = await (of[0] === 'accounts.addNext' ? { ok: true, label: 'Account 3' } : call(...of))
      if (of[0] !== 'accounts.list' || !isAdded || !Array.isArray(answer)) return answer
      return [...answer, { ...answer[0], id: 'evm-3', label: 'Account 3', address: `0x${'3'.repeat(40)}` }]
    }
    Object.assign(window.fake, { call: answers })
  })
  await page.getByTestId('account').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Add account')
  await page.keyboard.press('Enter')
  await page.locator('.account-face', { hasText: 'Account 3' }).waitFor()
  await page.locator('[role=status]', { hasText: 'Account 3 is ready and selected.' }).waitFor()
})

it('a list of currencies is narrowed to a chain by the keyboard, held ones first', async () => {
  const page = await open('form')
  await page.getByTestId('from').click()
  const options = page.getByRole('option')
  const before = await page.locator('.listbox-place').evaluate((place) => place.clientHeight)
  await page.getByTestId('place-any').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const chosen = page.getByRole('radio', { checked: true })
  const chain = await chosen.evaluate((input) => input.closest('label')?.textContent ?? '')
  const labels = await options.locator('.option-label > span:first-child').allTextContents()
  expect(labels.length).toBeGreaterThan(1)
  expect(labels.filter((label) => !label.includes(` on ${chain}`))).toEqual([])
  expect(await page.locator('.option-group').first().textContent()).toBe('With a balance')
  expect(await page.locator('.listbox-place').evaluate((place) => place.clientHeight)).toBe(before)
  await page.getByTestId('place-any').check({ force: true })
  expect(await options.count()).toBeGreaterThan(labels.length)
})

it('shows what each account holds, by its stored balances', async () => {
  const page = await open('home-totals')
  await page.getByTestId('account').click()
  const savings = page.getByRole('option', { name: /^Savings/ })
  await savings.locator('.amount').waitFor()
  expect(await page.getByRole('option', { name: /^Account 1/ }).textContent()).toContain('$14,542.71')
  const [total] = await savings.locator('.amount').allTextContents()
  expect(total).toMatch(/^\$[\d,]+\.\d\d$/)
  expect(total).not.toBe('$14,542.71')
})

it('has at most three icons in its header, each with a name', async () => {
  const page = await open('home')
  const names = await page
    .locator('.account-tools > *')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  expect(names).toHaveLength(3)
  expect(names.every(Boolean)).toBe(true)
})

it('still opens in a tab, from the settings', async () => {
  const page = await open('settings')
  await page.getByTestId('open-tab').click()
  expect(await page.evaluate(() => window.hosted)).toEqual(['tab #/settings'])
})
