import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { payeeAddresses } from '../../../src/ui/approval/calls/payees.ts'
import { amount, OWN, STRANGER } from '../data.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const ALIVE = '[data-testid=confirm]:not([aria-disabled])'
const OVER_A_SECOND = 1_300
const decided = (page: Page) =>
  page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'approvals.decide').length)

describe('whom the transactions of a site pay', () => {
  it.each([
    ['approval-calls-looks-like', 'recipient-looks-like', 'This isn’t the address you know'],
    ['approval-calls-exchange-wallet', 'recipient-exchange', 'This is a wallet of Binance itself'],
    ['approval-calls-inner-looks-like', 'recipient-looks-like', 'This isn’t the address you know'],
  ])('is warned of as in a review, and waits for a tick: %s', async (state, notice, title) => {
    const page = await open(state)
    expect(await page.getByTestId(notice).textContent()).toContain(title)
    await page.getByTestId('accept-first').waitFor()
    await page.waitForTimeout(OVER_A_SECOND)
    expect(await page.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
    await page.getByTestId('confirm').click({ force: true })
    expect(await decided(page)).toBe(0)
    for (const each of await page.locator('.notice input[type=checkbox]').all()) await each.check()
    await page.locator(ALIVE).waitFor()
    expect(await page.getByTestId('accept-first').count()).toBe(0)
    await page.locator('.notice input[type=checkbox]').first().uncheck()
    await page.locator('[data-testid=confirm][aria-disabled]').waitFor()
  })

  it('is said to be a stranger who was never paid, which stops nothing', async () => {
    const page = await open('approval-calls-transfer')
    const said = await page.getByTestId('recipient-warning').textContent()
    expect(said).toContain('You’ve never sent there from this wallet')
    await page.locator(ALIVE).waitFor()
  })

  it('is not said of the wallet’s own account', async () => {
    const page = await open('approval-calls-own')
    await page.locator(ALIVE).waitFor()
    expect(await page.getByTestId('recipient-warning').count()).toBe(0)
  })

  it('is each address once, and nobody where nothing is paid', () => {
    const eth = (value: bigint) => amount(8453, 'ETH', value)
    const token = { address: OWN, currency: undefined }
    const transfer = { kind: 'transfer', token, recipient: STRANGER.toLowerCase(), amount: 1n } as const
    const payment = { act: { kind: 'payment' }, dangers: [] } as const
    const inner = { act: { kind: 'batch', calls: [{ act: transfer, dangers: [] }] }, dangers: [] } as const
    expect(payeeAddresses([{ to: STRANGER, value: eth(0n), meaning: payment }])).toEqual([])
    expect(
      payeeAddresses([
        { to: STRANGER, value: eth(1n), meaning: payment },
        { to: OWN, value: eth(1n), meaning: inner },
      ]),
    ).toEqual([STRANGER])
  })
})
