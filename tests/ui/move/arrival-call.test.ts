import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { currency, STRANGER } from '../data.ts'
import { galleryPage } from '../page.ts'

const USDC = currency(8453, 'USDC').address
const open = galleryPage()
const textOf = async (page: Page, testId: string) =>
  ((await page.getByTestId(testId).textContent()) ?? '').replace(/\s/g, '')
const asked = (page: Page) =>
  page.evaluate(() => {
    const params = window.fake.calls.flatMap(({ method, params }) => (method === 'quote.ask' ? [params] : []))
    return (params.at(-1) as { calls?: readonly { data: string }[] } | undefined)?.calls?.[0]?.data
  })

describe('the review of a call where money arrives', () => {
  it('says what is called in words, with each argument and the whole address of the contract; its name is with the bytes', async () => {
    const page = await open('review-call-known')
    const text = await textOf(page, 'arrival-calls')
    for (const part of ['Send40USDC', STRANGER, USDC]) expect(text).toContain(part)
    for (const part of ['doesnotknow', '(']) expect(text).not.toContain(part)
    const card = page.locator('.card', { has: page.getByTestId('arrival-calls') })
    await card.getByTestId('raw').click()
    expect(await card.locator('.raw').textContent()).toContain('Functiontransfer(address,uint256)')
  })

  it('says in its sentence whom the call pays and how much, and warns of them as of a recipient', async () => {
    const page = await open('review-call-known')
    const said = await page.getByTestId('called-then').textContent()
    expect(said).toContain('Then a contract is called with it.')
    expect(said).toContain(`The call pays 40 USDC to ${STRANGER.slice(0, 6)}`)
    const payee = page.locator('.card', { has: page.getByTestId('arrival-calls') }).getByTestId('recipient-warning')
    expect(await payee.textContent()).toContain('The call pays somebody else')
    expect(await page.locator('.chip.good').count()).toBe(0)
  })

  it('waits for a tick where the payee could be taken for somebody else', async () => {
    const page = await open('review-call-looks-like-shown')
    await page.getByTestId('accept-first').waitFor()
    expect(await page.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
    await page.getByTestId('accept-looksLike').check()
    await page.locator('[data-testid=confirm]:not([aria-disabled])').waitFor()
  })

  it('says that the wallet does not know a function, by its first bytes and the whole address of the contract', async () => {
    const page = await open('review-call-shown')
    const text = await textOf(page, 'arrival-calls')
    const parts = ['Causewaydoesnotknowthisfunction', '0x617ba037', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC']
    for (const part of parts) expect(text).toContain(part)
    expect(text).not.toContain('(')
  })
})

describe('a call that was chosen for another way', () => {
  it('falls back when the coin changes, or the account, and that is said', async () => {
    const page = await open('move-call-known')
    await page.getByText('calls a contract').waitFor()
    await page.getByTestId('amount').fill('251')
    expect(await page.getByTestId('fallen-back').count()).toBe(0)
    await page.getByTestId('to').click()
    await page
      .getByRole('option', { name: /ETH.*Base/ })
      .first()
      .click()
    await page.getByTestId('fallen-back').getByText('were reset').waitFor()
    expect(await page.getByText('calls a contract').count()).toBe(0)
    const other = await open('move-call-other-account')
    await other.getByTestId('fallen-back').waitFor()
    expect(await other.getByText('calls a contract').count()).toBe(0)
  })
})

describe('a call that is picked in the form', () => {
  it('is shown as the review will show it, and pasted bytes begin as what was picked', async () => {
    const page = await open('move-call-picked-shown')
    const text = await textOf(page, 'arrival-call-preview')
    for (const part of ['Send40USDC', STRANGER, USDC]) expect(text).toContain(part)
    await expect.poll(() => asked(page)).toMatch(/^0xa9059cbb/)
    const bytes = await asked(page)
    await page.getByTestId('arrival-call-by-paste').check()
    expect(await page.getByTestId('arrival-call-data').inputValue()).toBe(bytes)
    expect(await page.getByTestId('arrival-call-argument-0').count()).toBe(0)
    expect(await textOf(page, 'arrival-call-preview')).toContain('Send40USDC')
    await page.getByTestId('arrival-call-by-pick').check()
    expect(await page.getByTestId('arrival-call-argument-1').inputValue()).toBe('40')
  })

  it('is filled by keyboard alone, out of what the wallet knows by a name', async () => {
    const page = await open('move-call-none-shown')
    await page.getByTestId('arrival-call-to-choose').press('Enter')
    await page.keyboard.type('USDC')
    await page.keyboard.press('Enter')
    expect(await page.getByTestId('arrival-call-to').inputValue()).toBe(USDC)
    await page.getByTestId('arrival-call-function').press('Enter')
    await page.keyboard.type('transfer')
    await page.keyboard.press('Enter')
    await page.getByTestId('arrival-call-argument-0-choose').press('Enter')
    await page.keyboard.type('Anna')
    await page.keyboard.press('Enter')
    await page.getByLabel('How much, in USDC').fill('12.5')
    await page.getByTestId('arrival-call-preview').getByText('Send 12.5 USDC').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByTestId('arrival-call-problem').count()).toBe(0)
  })

  it('says at each field what is wrong, and shows nothing that would be called', async () => {
    const page = await open('move-call-picked-wrong-shown')
    const problems = await page.locator('.call-fields [role=alert]:not(:empty)').allTextContents()
    expect(problems).toEqual([
      expect.stringContaining('upper and lower case'),
      expect.stringContaining('not an address'),
      expect.stringContaining('whole number'),
    ])
    expect(await page.getByTestId('arrival-call-preview').count()).toBe(0)
  })
})
