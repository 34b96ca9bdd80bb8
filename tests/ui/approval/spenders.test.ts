import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { MOST_SPENDERS } from '../../../src/core/page/calls/spenders.ts'
import { STRANGER } from '../data.ts'
import { BY_ITSELF, galleryPage } from '../page.ts'

const open = galleryPage(BY_ITSELF)
const alive = (page: Page) => page.locator('[data-testid=confirm]:not([aria-disabled])')
const toTheEnd = async (page: Page) => {
  for (const end of await page.getByTestId('end-of-text').all()) await end.scrollIntoViewIfNeeded()
}
const ordinary = (page: Page) => page.getByTestId('ordinary-spender')
const unread = (page: Page) => page.getByTestId('unread-spenders')
const VAULT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const NOT_READ = 'Couldn’t check whether this is a contract'

async function passUntil(page: Page, wanted: Locator): Promise<void> {
  for (let tries = 0; tries < 60 && (await wanted.count()) === 0; tries += 1) await page.clock.runFor(100)
  await wanted.waitFor()
}

describe('that an ordinary account may come to take tokens', () => {
  it.each([
    ['approval-calls-ordinary', VAULT],
    ['approval-permit-ordinary', STRANGER],
  ])('is warned of before the yes: %s', async (state, spender) => {
    const page = await open(state)
    const warning = ordinary(page)
    await warning.waitFor()
    expect(await warning.count()).toBe(1)
    expect(await warning.getAttribute('class')).toContain('danger')
    expect(await warning.textContent()).toContain('No contract at this address')
    expect(await warning.getByTestId('full-address').textContent()).toBe(spender)
    await toTheEnd(page)
    await alive(page).waitFor()
  })

  it('is said of no contract, and nothing else is', async () => {
    const page = await open('approval-calls-unlimited')
    await alive(page).waitFor()
    expect([await ordinary(page).count(), await unread(page).count()]).toEqual([0, 0])
  })
})

describe('that nobody has read whether a contract may come to take tokens', () => {
  it('is said calmly, with whom it is about, and leaves the yes to the user', async () => {
    const page = await open('approval-calls-spender-failed')
    expect(await unread(page).getAttribute('class')).toContain('warn')
    expect(await unread(page).textContent()).toContain(NOT_READ)
    expect(await unread(page).getByTestId('full-address').textContent()).toBe(VAULT)
    expect(await ordinary(page).count()).toBe(0)
    await alive(page).waitFor()
  })

  it('holds the yes while it is read, but not for ever', async () => {
    const page = await open('approval-calls-spender-unread', (fresh) => fresh.clock.install())
    await page.clock.runFor(Math.max(0, 4_900 - (await page.evaluate(() => performance.now()))))
    expect(await page.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
    expect(await unread(page).count()).toBe(0)
    await page.clock.runFor(5_000)
    await unread(page).getByText(NOT_READ).waitFor()
    await page.clock.runFor(1_100)
    await alive(page).waitFor()
    await page.close()
  })

  it.each(['approval-calls-spender-late', 'approval-permit-spender-late'])(
    'is said no more once an answer has come after all, and with either the yes begins anew: %s',
    async (state) => {
      const page = await open(state, (fresh) => fresh.clock.install())
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
      await passUntil(page, unread(page))
      expect(await alive(page).count()).toBe(0)
      await toTheEnd(page)
      await passUntil(page, alive(page))
      await passUntil(page, ordinary(page))
      expect(await unread(page).count()).toBe(0)
      await page.getByTestId('confirm').click({ force: true })
      expect(await page.evaluate(() => window.fake.calls.some(({ method }) => method === 'approvals.decide'))).toBe(
        false,
      )
      await toTheEnd(page)
      await passUntil(page, alive(page))
      await alive(page).click()
      await page.waitForFunction(() => window.fake.calls.some(({ method }) => method === 'approvals.decide'))
      await page.close()
    },
  )

  it('is said of all who are too many at once, with some of them by name', async () => {
    const page = await open('approval-calls-crowd')
    expect(await ordinary(page).count()).toBe(MOST_SPENDERS / 10)
    expect(await unread(page).getByTestId('full-address').count()).toBe(3)
    expect(await unread(page).textContent()).toContain('and 2 more addresses')
    const asked = await page.evaluate(() => window.fake.calls.find(({ method }) => method === 'spenders.check')?.params)
    expect(asked).toMatchObject({ addresses: { length: MOST_SPENDERS } })
  })
})

describe('that an unknown contract may take tokens', () => {
  it('is read after the prompt is drawn, and holds the yes until then, or until the reading fails', async () => {
    const page = await open('approval-typed-data-contract-late', (fresh) => fresh.clock.install())
    await page.getByTestId('typed-data-power').waitFor()
    await passUntil(page, page.getByTestId('possible-payment-reading'))
    await toTheEnd(page)
    expect(await page.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
    await page.clock.runFor(7_000)
    const payment = page.getByTestId('possible-payment')
    await payment.waitFor()
    expect(await payment.textContent()).toMatch(/Couldn’t check.*a payment of everything/)
    await toTheEnd(page)
    await passUntil(page, alive(page))
    await page.close()
  })
})
