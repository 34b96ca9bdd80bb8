import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const asked = (page: Page) =>
  page.evaluate(() =>
    window.fake.calls.filter(({ method }) => method === 'deposit.lookElsewhere').map((each) => each.params),
  )

describe('money that was paid on another chain, or in another coin', () => {
  it('is looked for where the user says, by a press and not before', async () => {
    const page = await open('astray-ask')
    await page.getByTestId('astray').click()
    await page.getByTestId('astray-ask').waitFor()
    expect(await asked(page)).toEqual([])
    await page.getByTestId('astray-chain').click()
    const choices = await page.getByRole('option').allTextContents()
    expect(choices.at(-1)?.trim()).toBe('Ethereum, in another coin')
    expect(choices.join()).not.toMatch(/Bitcoin/)
    await page.getByRole('option', { name: 'Base' }).click()
    await page.getByTestId('astray-ask').click()
    await expect.poll(() => asked(page)).toEqual([{ id: 'transfer-1', chainId: 8453 }])
  })

  it.each([
    [
      'astray-found',
      'The service says that it found money on Base',
      /0\.1 ETH.*does not know.*0x5e5E.*1 coin could not/,
    ],
    ['astray-nothing', 'The service found nothing on Base', /looked for 12 coins/],
    ['astray-open', 'The service was asked to look on Base', /not known: its answer has not come/],
    ['astray-failed', 'The service gave no answer about Base', /Too many requests/],
  ])('is told by what the service said, and not asked for again at once: %s', async (state, title, text) => {
    const page = await open(state)
    const notice = page.getByTestId(state)
    await notice.getByText(title).waitFor()
    expect(await notice.textContent()).toMatch(text)
    const button = page.getByTestId('astray-ask')
    expect(await button.textContent()).toMatch(/^Again in/)
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    await button.click({ force: true })
    expect(await asked(page)).toEqual([])
  })

  it('is followed by the service’s word, and arrives by what was read', async () => {
    const page = await open('astray-found')
    const fate = page.getByTestId('afterwards-elsewhere')
    await fate.getByText('The service says:').waitFor()
    await open('astray-arrived')
    await fate.getByText('Read on the chain by Causeway').waitFor()
    expect(await fate.textContent()).toContain('0.099')
  })

  it('is not looked for at an address of one order, and that is said', async () => {
    const page = await open('astray-strict')
    await page.getByTestId('astray').click()
    await page.getByText('An address of one order takes nothing else').waitFor()
    expect(await page.getByTestId('astray-ask').count()).toBe(0)
  })

  it('cannot be paid on another chain on Bitcoin', async () => {
    const page = await open('deposit-nothing')
    await page.getByTestId('deposit-nothing').waitFor()
    expect(await page.getByTestId('astray').count()).toBe(0)
  })
})
