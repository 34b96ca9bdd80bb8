import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../../page.ts'

const open = galleryPage()
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? document.activeElement?.tagName)

describe('the focus, where what had it is taken away', () => {
  it('goes to the field of another address, and back to the button of the own one', async () => {
    const page = await open('form')
    await page.getByTestId('other-recipient').press('Enter')
    await page.getByTestId('own-recipient').waitFor()
    expect(await focused(page)).toBe('recipient')
    await page.getByTestId('own-recipient').press('Enter')
    await page.getByTestId('other-recipient').waitFor()
    expect(await focused(page)).toBe('other-recipient')
  })

  it('goes on in the form where a refund address is taken out of it', async () => {
    const page = await open('form-refund-other')
    await page.getByTestId('own-refundTo').press('Enter')
    await page.getByTestId('refundTo').waitFor({ state: 'detached' })
    expect(await focused(page)).not.toBe('BODY')
  })

  it('stays in the address book, of which an entry is taken only after a question', async () => {
    const page = await open('form-book')
    await page.getByTestId('book-recipient').press('Enter')
    await page.getByRole('button', { name: 'Remove Anna from the address book' }).press('Enter')
    await page.getByRole('dialog', { name: 'Remove Anna?' }).waitFor()
    const removed = () => page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'book.remove').length)
    expect(await removed()).toBe(0)
    await page.getByTestId('book-remove').press('Enter')
    await page.getByTestId('book-Anna').waitFor({ state: 'detached' })
    expect(await removed()).toBe(1)
    expect(await focused(page)).not.toBe('BODY')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  })

  it('goes to no button that takes something else away', async () => {
    const page = await open('settings')
    await page.getByTestId('sites').waitFor()
    await page.evaluate(() => {
      const revoke = document.querySelector<HTMLElement>('.site .danger')
      revoke?.focus()
      revoke?.closest('li')?.remove()
    })
    await page.waitForFunction(() => document.activeElement !== document.body)
    expect(await page.evaluate(() => document.activeElement?.matches('.danger'))).toBe(false)
  })
})
