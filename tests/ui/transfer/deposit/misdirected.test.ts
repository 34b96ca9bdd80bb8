import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../../page.ts'

const open = galleryPage()
const asked = (page: Page) =>
  page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'deposit.reindex').map((each) => each.params))

describe('money that was paid on another chain, or in another coin', () => {
  it('is looked for where the user says, by a press and not before', async () => {
    const page = await open('misdirected-ask')
    await page.getByTestId('misdirected').click()
    await page.getByTestId('misdirected-ask').waitFor()
    expect(await asked(page)).toEqual([])
    await page.getByTestId('misdirected-chain').click()
    const choices = await page.getByRole('option').allTextContents()
    expect(choices.at(-1)?.trim()).toBe('Ethereum, another coin')
    expect(choices.join()).not.toMatch(/Bitcoin/)
    await page.getByRole('option', { name: 'Base' }).click()
    await page.getByTestId('misdirected-ask').click()
    await expect.poll(() => asked(page)).toEqual([{ id: 'transfer-1', chainId: 8453 }])
  })

  it.each([
    ['misdirected-found', 'Relay says it found money on Base', /0\.1 ETH.*Unknown token:.*0x5e5E.*1 coin couldn’t/],
    ['misdirected-nothing', 'Relay found nothing on Base', /checked 12 coins/],
    ['misdirected-open', 'Relay was asked to look on Base', /isn’t known: no answer yet/],
    ['misdirected-failed', 'Relay didn’t answer about Base', /Too many requests/],
  ])('is told by what the service said, and not asked for again at once: %s', async (state, title, text) => {
    const page = await open(state)
    const notice = page.getByTestId(state)
    await notice.getByText(title).waitFor()
    expect(await notice.textContent()).toMatch(text)
    const button = page.getByTestId('misdirected-ask')
    expect(await button.textContent()).toMatch(/^Again in/)
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    await button.click({ force: true })
    expect(await asked(page)).toEqual([])
  })

  it('is followed by the service’s word, and arrives by what was read', async () => {
    const page = await open('misdirected-found')
    const outcome = page.getByTestId('follow-ups-elsewhere')
    await outcome.getByText('Relay says:').waitFor()
    await open('misdirected-arrived')
    await outcome.getByText('Verified on the chain').waitFor()
    expect(await outcome.textContent()).toContain('0.099')
  })

  it('is not looked for at an address of one order, and that is said', async () => {
    const page = await open('misdirected-strict')
    await page.getByTestId('misdirected').click()
    await page.getByText('This address takes only its order’s payment').waitFor()
    expect(await page.getByTestId('misdirected-ask').count()).toBe(0)
  })

  it('cannot be paid on another chain on Bitcoin', async () => {
    const page = await open('deposit-nothing')
    await page.getByTestId('deposit-nothing').waitFor()
    expect(await page.getByTestId('misdirected').count()).toBe(0)
  })
})
