import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_TAGS } from '../../../src/core/text/language.ts'
import { ofActivity } from '../../../src/ui/messages/screen-messages.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const openPalette = async (state: string) => {
  const page = await open(state)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  return page
}

describe('the list of commands', () => {
  it.each([
    ['Caps Lock', { key: 'K', code: 'KeyK' }, true],
    ['Arabic letters on the keys', { key: 'ن', code: 'KeyK' }, true],
    ['another letter at that place', { key: 'e', code: 'KeyK' }, false],
  ])('opens by its key with %s: %#', async (_how, key, isOpened) => {
    const page = await open('home-quiet')
    await page.evaluate(
      (pressed) =>
        void document.body.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, ctrlKey: true, bubbles: true })),
      key,
    )
    const list = page.getByRole('combobox')
    if (isOpened) return list.waitFor()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await list.count()).toBe(0)
  })

  it('takes no command by the Enter that ends the composition of a word', async () => {
    const page = await openPalette('home-quiet')
    await page.keyboard.type('allowan')
    const press = (isComposing: boolean) =>
      page.getByRole('combobox').dispatchEvent('keydown', { key: 'Enter', bubbles: true, isComposing })
    await press(true)
    expect(await page.getByRole('combobox').count()).toBe(1)
    await press(false)
    await page.waitForURL(/#\/settings\/allowances$/)
  })

  it('leads to every screen by a few letters, and leaves the focus on its title', async () => {
    const page = await openPalette('activity-both')
    await page.keyboard.type('bitc coins')
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/utxos$/)
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    expect(await page.locator('dialog').count()).toBe(0)
  })

  it.each([
    ['allowan', /#\/settings\/allowances$/],
    ['watch', /#\/accounts$/],
    ['safegu', /#\/settings\/safeguards$/],
    ['seed', /#\/settings\/words$/],
    ['restore', /#\/settings\/backup$/],
    ['change pass', /#\/settings\/password$/],
  ])('names what stands a screen further: %s', async (typed, url) => {
    const page = await openPalette('home-quiet')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await page.waitForURL(url)
  })

  it('has the name of each language in that language, as the settings have', async () => {
    const inTheirOwn = (page: Page) =>
      page
        .getByRole('option')
        .locator('[lang]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('lang')))
    const page = await openPalette('home-quiet')
    await page.keyboard.type('deutsch')
    const option = page.getByRole('option')
    expect(await option.textContent()).toMatch(/^Language: Deutsch/)
    expect(await option.locator('[lang=de]').textContent()).toBe('Deutsch')
    await page.getByRole('combobox').fill('language')
    expect((await inTheirOwn(page)).sort()).toEqual([...LANGUAGE_TAGS].sort())
    const settings = await open('settings')
    await settings.getByTestId('language').click()
    await settings.getByRole('listbox').waitFor()
    expect((await inTheirOwn(settings)).sort()).toEqual([...LANGUAGE_TAGS].sort())
  })

  it('says of a move within one chain that it is on it', () => {
    expect(ofActivity().palette.transferOn({ amount: '1 ETH', chain: 'Base' })).toBe('1 ETH, on Base')
    expect(ofActivity().palette.transfer({ amount: '1 ETH', from: 'Ethereum', to: 'Base' })).toBe(
      '1 ETH, Ethereum to Base',
    )
  })

  it('finds a transfer by its words', async () => {
    const page = await openPalette('activity-both')
    await page.keyboard.type('refunded')
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/transfer\/d$/)
  })

  it('takes the letters that are typed in the very task in which it opens', async () => {
    const page = await open('home-quiet')
    const focused = await page.evaluate(async () => {
      const key = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true })
      dispatchEvent(key)
      // Preact draws in a microtask; a frame could come after the next key.
      for (let turn = 0; turn < 10; turn += 1) await undefined
      return document.activeElement?.getAttribute('role')
    })
    expect(focused).toBe('combobox')
  })

  it('locks, and closes by Escape without doing anything', async () => {
    const page = await openPalette('home-quiet')
    const locks = () => page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'vault.lock').length)
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await locks()).toBe(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').waitFor()
    await page.keyboard.type('lock')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => window.fake.calls.some(({ method }) => method === 'vault.lock'))
  })

  it('changes the theme, and the language by its own name, from any screen', async () => {
    const page = await openPalette('settings-spoken')
    await page.keyboard.type('theme dark')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('español')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Configuración' }).waitFor()
    await page.close()
  })

  it.each(['unlock', 'approval-connect', 'welcome'])('is not there in %s', async (state) => {
    const page = await open(state)
    await page.keyboard.press('Control+k')
    await page.waitForTimeout(200)
    expect(await page.locator('dialog').count()).toBe(0)
  })
})
