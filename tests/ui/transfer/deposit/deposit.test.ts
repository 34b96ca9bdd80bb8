import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { BY_ITSELF, galleryPage } from '../../page.ts'
import { readCode } from '../../qr.ts'

const open = galleryPage(BY_ITSELF)
const ADDRESS = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'
const asked = (page: Page, method: string) =>
  page.evaluate((name) => window.fake.calls.filter((call) => call.method === name).length, method)

describe('a payment from elsewhere', () => {
  it('is asked for in the form, once or as often as one likes, without a limit by what is here', async () => {
    const page = await open('form-pay-from')
    await page.getByTestId('pay-from-strictAddress').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByTestId('amount').fill('25')
    await page.locator('[data-testid=review]:not([aria-disabled])').waitFor()
    const last = await page.evaluate(
      () => window.fake.calls.filter(({ method }) => method === 'quote.ask').at(-1)?.params,
    )
    expect(last).toMatchObject({ payment: 'strictAddress', paidElsewhere: true, amount: 25n * 10n ** 18n })
    expect(await page.getByTestId('max').count()).toBe(0)
    const kept = await page.evaluate(() => JSON.parse(window.drafts.get('form') ?? '{}'))
    expect(kept).toMatchObject({ payment: 'strictAddress' })
  })

  it('gets a code that fills in the address and the exact amount', async () => {
    const page = await open('deposit-nothing')
    await page.getByTestId('deposit-nothing').waitFor()
    expect(await readCode(page, 'qr')).toBe(`bitcoin:${ADDRESS}?amount=0.02`)
    expect(await page.getByTestId('pay-amount').textContent()).toContain('on Bitcoin. Only BTC, only on this chain')
  })

  it('gets the bare address on EVM chains, and in words what must be sent there', async () => {
    const page = await open('deposit-evm')
    await page.getByTestId('deposit-nothing').waitFor()
    expect(await readCode(page, 'qr')).toBe('0x8ba1f109551bD432803012645Ac136ddd64DBA72')
    expect(await page.getByTestId('pay-amount').textContent()).toContain('on Ethereum. Only ETH, only on this chain')
  })

  it('gets no address from a record that was changed from outside', async () => {
    const page = await open('deposit-changed')
    expect(await page.getByTestId('deposit-changed').textContent()).toContain('was changed from outside')
    expect(await page.getByText(ADDRESS).count()).toBe(0)
    expect(await page.getByTestId('qr').count()).toBe(0)
  })

  it('copies the amount as other programs read it', async () => {
    const page = await open('deposit-nothing')
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void window.hosted.push(text) },
      })
    })
    await page.getByTestId('copy-pay-amount').click()
    await page.getByTestId('copy-pay-address').click()
    expect(await page.evaluate(() => window.hosted)).toEqual(['0.02', ADDRESS])
    await page.close()
  })

  it.each([
    ['deposit-exact', 'exactly as requested', 'Nothing more to do. It continues once it’s in a block.'],
    ['deposit-less', '0.001 BTC too little', 'Don’t send the rest'],
    ['deposit-more', '0.001 BTC too much', 'The rest is refunded'],
    ['deposit-several', '2 payments arrived, 0.04 BTC in total', 'takes one payment'],
    ['deposit-late', 'Nothing arrived in time', 'Don’t pay it any more'],
  ])('is told how it stands, and no more is asked for: %s', async (state, title, means) => {
    const page = await open(state)
    const said = await page.locator('[role=status] [data-testid^=deposit-]').textContent()
    expect(said).toContain(title)
    expect(said).toContain(means)
    // The service decides about any other amount.
    expect(said?.includes('Only Relay says so')).toBe(state !== 'deposit-exact')
    expect(await page.getByTestId('qr').count()).toBe(0)
  })

  it('has no time left once it is paid, and calls by no word of this wallet what somebody else has sent', async () => {
    const page = await open('deposit-exact')
    await page.locator('.chip', { hasText: /^Paid$/ }).waitFor()
    const said = await page.getByTestId('deposit-exact').textContent()
    expect(said).not.toMatch(/being transferred now|of it/)
    expect(await page.getByTestId('deposit-time').count()).toBe(0)
  })

  it('is never said to be unpaid where nobody could look', async () => {
    for (const state of ['deposit-unread', 'deposit-failed']) {
      const page = await open(state)
      await page.getByTestId('deposit-unread').waitFor()
      expect(await page.getByTestId('deposit-nothing').count()).toBe(0)
    }
  })

  it('may be more than one to a reusable address', async () => {
    const page = await open('deposit-open-less')
    expect(await page.getByTestId('deposit-less').textContent()).toContain('usually less than the first quote')
    expect(await page.getByTestId('qr').count()).toBe(1)
  })

  it('is still told of when it comes again after the end, and otherwise not asked for any more', async () => {
    const again = await open('deposit-again')
    expect(await again.getByTestId('deposit-several').textContent()).toContain('all others are refunded')
    expect(await again.getByTestId('qr').count()).toBe(0)
    const over = await open('deposit-over')
    await over.getByTestId('outcome').waitFor()
    await expect.poll(() => asked(over, 'deposit.get')).toBeGreaterThan(0)
    expect(await over.getByText('The deposit address', { exact: true }).count()).toBe(0)
    const reusable = await open('deposit-open-over')
    expect(await reusable.getByTestId('qr').count()).toBe(1)
  })

  it('is looked at every five seconds while it is shown, and not afterwards', async () => {
    const page = await open('deposit-nothing', (fresh) => fresh.clock.install())
    await page.getByTestId('deposit-nothing').waitFor()
    const before = await asked(page, 'deposit.get')
    await page.clock.runFor(6_000)
    await expect.poll(() => asked(page, 'deposit.get')).toBe(before + 1)
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByTestId('open-bridge').waitFor()
    const left = await asked(page, 'deposit.get')
    await page.clock.runFor(11_000)
    expect(await asked(page, 'deposit.get')).toBe(left)
  })

  it('counts down to the last moment to pay, two blocks before the order’s deadline', async () => {
    const page = await open('deposit-nothing')
    expect(await page.getByTestId('deposit-time').textContent()).toMatch(/^3\d min( \d+ s)? left$/)
  })

  it('is asked for no more within two blocks of that deadline', async () => {
    const page = await open('deposit-nothing', (fresh) => fresh.clock.install())
    await page.getByTestId('qr').waitFor()
    const minutesLeft = 19
    await page.clock.fastForward((3_130 - minutesLeft * 60) * 1_000)
    await page.getByText('Nothing arrived in time').waitFor()
    expect(await page.getByTestId('qr').count()).toBe(0)
    expect(await page.getByTestId('copy-pay-address').count()).toBe(0)
  })
})
