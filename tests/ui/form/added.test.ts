import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { currencyChoices } from '../../../src/ui/form/currency/currency-choices.ts'
import { balances, chains, currency } from '../data.ts'
import { galleryPage } from '../page.ts'
import { ADDED, addedBalances } from './token-scenes.ts'

const open = galleryPage()

describe('what can be chosen', () => {
  const listed = (named: readonly (typeof ADDED)[number][] = []) =>
    currencyChoices({ chains, balances: [...balances, ...addedBalances], prices: [], named, added: ADDED })

  it('has what the user added after what the account has, and before the rest, whatever is held of it', () => {
    const choices = listed(ADDED)
    const kinds = choices.map(({ isAdded, isHeld }) => (isAdded ? 'added' : isHeld ? 'held' : 'rest'))
    const inOrder = [...kinds].sort(
      (a, b) => ['held', 'added', 'rest'].indexOf(a) - ['held', 'added', 'rest'].indexOf(b),
    )
    expect(kinds).toEqual(inOrder)
    expect(choices.filter(({ isAdded }) => isAdded)).toHaveLength(ADDED.length)
    expect(choices.filter(({ isAdded, isPinned }) => isAdded && isPinned)).toEqual([])
  })

  it('never takes what is pinned for added', () => {
    const choices = currencyChoices({ chains, balances, prices: [], added: [currency(1, 'USDC')] })
    expect(choices.filter(({ isAdded }) => isAdded)).toEqual([])
  })
})

describe('the list of currencies', () => {
  it('has what the user added in a group of its own, each with its address and the mark of no list', async () => {
    const page = await open('form-added-choose')
    await page.getByText('Added by you').waitFor()
    const option = page.getByRole('option', { name: /^PEP on Base/ })
    expect(await option.textContent()).toMatch(/Not on Causeway’s list.*4,200/)
    expect(await option.locator('.verified').count()).toBe(0)
    const lie = page.getByRole('option', { name: /^USDC on Base.*Not the USDC/ })
    expect(await lie.locator('.coin').textContent()).toBe('U')
    await option.click()
    expect(await page.getByTestId('custom-token').textContent()).toContain('PEP isn’t on Causeway’s list')
  })
})

describe('a token in the list of currencies that the user added', () => {
  const calls = (page: Page, method: string) =>
    page.evaluate((name) => window.fake.calls.filter((call) => call.method === name).length, method)

  it('is taken off by one press, stays in its place until the list is closed, and is put back by the same button', async () => {
    const page = await open('form-added-choose')
    const option = page.getByRole('option', { name: /^PEP on Base/ })
    const places = await page.getByRole('option').count()
    await page.getByRole('button', { name: 'Remove PEP on Base from my tokens' }).click()
    await page.getByRole('dialog').getByRole('status').getByText('PEP was removed from your tokens').waitFor()
    expect(await option.textContent()).toContain('Removed from your tokens')
    expect(await page.getByRole('option').count()).toBe(places)
    expect(await page.getByTestId('from').textContent()).toContain('ETH')
    await option.click({ force: true })
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.getByRole('button', { name: 'Add to my tokens: PEP on Base' }).click()
    await page.getByRole('button', { name: 'Remove PEP on Base from my tokens' }).waitFor()
    expect([await calls(page, 'token.remove'), await calls(page, 'token.add')]).toEqual([1, 1])
  })

  it('is taken off by the keyboard too, and the focus stays on the way back', async () => {
    const page = await open('form-added-choose')
    // The networks come first.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(await name()).toMatch(/^Remove .* from my tokens$/)
    await page.keyboard.press('Enter')
    await expect.poll(name).toMatch(/^Add to my tokens: /)
    expect(await page.getByRole('dialog').count()).toBe(1)
  })

  it.each([320, 360, 400])('keeps the groups of its address whole beside its button, at %i pixels', async (width) => {
    const page = await open('form-added-choose')
    await page.setViewportSize({ width, height: 720 })
    const parts = await page
      .locator('.option .address-full > span')
      .evaluateAll((all) =>
        all.filter((each) => each.clientHeight > 2 * Number.parseFloat(getComputedStyle(each).fontSize)),
      )
    await page.setViewportSize({ width: 400, height: 600 })
    expect(parts).toHaveLength(0)
  })

  it('is gone from the list when that is opened again', async () => {
    const page = await open('form-added-choose')
    await page.getByRole('button', { name: 'Remove PEP on Base from my tokens' }).click()
    await page.getByRole('button', { name: 'Add to my tokens: PEP on Base' }).waitFor()
    await page.evaluate(() => window.fake.tell('balances'))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByTestId('from').click()
    await page.getByText('Added by you').waitFor()
    expect(await page.getByRole('option', { name: /^PEP on Base/ }).count()).toBe(0)
  })
})

describe('the home screen', () => {
  it('shows each token that the user added apart from all others, unlisted, with what is held of it', async () => {
    const page = await open('home-added')
    const row = (name: RegExp) => page.getByTestId('added-tokens').locator('li').filter({ hasText: name })
    expect(await row(/^PPEP on Base/).textContent()).toMatch(/Not on Causeway’s list.*4,200 PEP.*\$8\.40/)
    const lie = row(/USDC on Base/)
    expect(await lie.textContent()).toMatch(/Not the USDC on Causeway’s list.*1,000,000 USDC/)
    expect(await lie.locator('.coin').textContent()).toBe('U')
    expect(await lie.textContent()).not.toContain('$')
    expect(await row(/ZEST/).textContent()).toMatch(/Couldn’t load.*took too long/)
  })

  it('counts no such token with a pinned one, nor in the sum, and does not say of it that the chains failed', async () => {
    const said = (page: Page) =>
      Promise.all(['valuation', 'balances'].map((testId) => page.getByTestId(testId).textContent()))
    const before = await said(await open('home'))
    const page = await open('home-added')
    await page.getByTestId('added-tokens').waitFor()
    expect(await said(page)).toEqual(before)
    expect(await page.getByTestId('unread').count()).toBe(0)
    expect(await page.getByTestId('added-tokens').textContent()).toContain('don’t count in the total above')
  })

  it('takes a token off by one click, and says that no money went', async () => {
    const page = await open('home-added-full')
    const tokens = page.getByTestId('added-tokens')
    expect(await tokens.textContent()).toContain('remove one before you add another')
    await tokens.getByRole('button', { name: 'Remove PEP on Base from my tokens' }).click()
    await page.getByRole('status').getByText('PEP was removed from your tokens').waitFor()
    await expect.poll(() => tokens.locator('li').count()).toBe(ADDED.length - 1)
    expect(await tokens.textContent()).not.toMatch(/PEP on|remove one before you add another/)
  })

  it('takes no second token off where Enter is pressed once more', async () => {
    const page = await open('home-added')
    const tokens = page.getByTestId('added-tokens')
    await tokens.getByRole('button', { name: 'Remove PEP on Base from my tokens' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => tokens.locator('li').count()).toBe(ADDED.length - 1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).not.toBe('remove-token')
  })

  it('has no such place where nothing was added', async () => {
    const page = await open('home')
    expect(await page.getByTestId('added-tokens').count()).toBe(0)
  })
})

describe('the form', () => {
  it('adds a token that was found, and takes it off again', async () => {
    const page = await open('form-token-new')
    await page.getByTestId('add-token').click()
    await page.getByRole('status').getByText('PEP was added to your tokens').waitFor()
    await page.getByRole('button', { name: 'Remove PEP on Base from my tokens' }).click()
    await page.getByTestId('add-token').waitFor()
  })

  it('does not offer to add one that could be taken for another, which only a ticked transfer does', async () => {
    const page = await open('form-token-imitating')
    await page.getByTestId('custom-token').waitFor()
    expect(await page.getByTestId('add-token').count()).toBe(0)
  })
})
