import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { BY_ITSELF, galleryPage } from '../page.ts'

const open = galleryPage(BY_ITSELF)
// The clock runs on, and tests can advance it.
const timed = (page: Page) => page.clock.install()
const asked = (page: Page) =>
  page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'quote.ask').length)
const shown = (page: Page) => page.locator('.quote .lines').first().textContent()

async function see(page: Page, visibility: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)
}

async function listen(page: Page): Promise<void> {
  await timed(page)
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      const text = document.querySelector('.toast-place .visually-hidden')?.textContent ?? ''
      if (text !== '' && text !== said.at(-1)) said.push(text)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
}
const said = (page: Page) => page.evaluate(() => window.said)

describe('the quote in the form', () => {
  it('runs down in a ring with its seconds, and is asked for again before it is over', async () => {
    const page = await open('form', timed)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    const ring = async () => {
      const [text] = await page.locator('.quote .countdown').allTextContents()
      const offset = await page.locator('.quote .ring-left').getAttribute('stroke-dashoffset')
      return { seconds: Number(/^(\d+) s$/.exec(text ?? '')?.[1]), offset: Number(offset) }
    }
    const before = await ring()
    await page.clock.runFor(5_000)
    const after = await ring()
    expect(before.seconds - after.seconds).toBe(5)
    expect(after.offset).toBeGreaterThan(before.offset)
    await page.getByRole('timer', { name: `This quote is good for ${after.seconds} s` }).waitFor()
    expect(await asked(page)).toBe(1)
    await page.clock.runFor(20_000)
    expect(await asked(page)).toBe(2)
    await page.clock.runFor(1_000)
    expect((await ring()).seconds).toBeGreaterThan(after.seconds)
  })

  it('is not asked for while the page is hidden, and at once when it is seen again', async () => {
    const page = await open('form', timed)
    await page.locator('.quote').waitFor()
    const before = await asked(page)
    await see(page, 'hidden')
    await page.clock.runFor(120_000)
    expect(await asked(page)).toBe(before)
    await see(page, 'visible')
    await expect.poll(() => asked(page)).toBe(before + 1)
    await page.locator('[data-testid=review]:not([aria-disabled])').waitFor()
  })

  it('is held where the pointer is over it or over the way on, and gives way when the pointer leaves', async () => {
    const page = await open('review-soon', timed)
    for (const under of ['.quote', '[data-testid=review]']) {
      await page.locator(under).hover()
      const before = await shown(page)
      await page.clock.runFor(26_000)
      await page.getByTestId('newer').waitFor()
      expect(await shown(page)).toBe(before)
      expect(await page.evaluate(() => document.activeElement?.closest('.holds-quote') ?? null)).toBeNull()
      await page.getByTestId('amount').hover()
      await page.getByTestId('newer').waitFor({ state: 'detached' })
      expect(await shown(page)).not.toBe(before)
    }
  })

  it('is held from the first quote on where the pointer came while it loaded', async () => {
    const page = await open('review-soon', timed)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    await page.getByTestId('amount').fill('0.2')
    await page.clock.runFor(100)
    await page.locator('.quote:has(.skeleton)').dispatchEvent('pointerover')
    await page.clock.runFor(500)
    await page.locator('.quote .lines').first().waitFor()
    const before = await shown(page)
    await page.clock.runFor(6_000)
    await page.getByTestId('newer').waitFor()
    expect(await shown(page)).toBe(before)
  })

  it('is read out when there is a price at last, and not at every fresh one', async () => {
    const page = await open('review-soon', listen)
    await page.locator('.quote').waitFor()
    const first = 'Minimum received: 0.0993 ETH · Proven on this device: 6 of 6'
    await expect.poll(() => said(page)).toEqual([first])
    const before = await shown(page)
    await page.clock.runFor(26_000)
    await expect.poll(() => shown(page)).not.toBe(before)
    expect(await said(page)).toEqual([first])
    await page.getByTestId('amount').fill('0.2')
    await expect.poll(async () => (await said(page)).length).toBe(2)
  })

  it.each([
    [
      'on another screen',
      async (page: Page) => {
        await page.locator('a[href="#/settings"]').first().click()
        await page.clock.runFor(500)
      },
    ],
    ['once it was read out', (page: Page) => page.clock.runFor(5_000)],
  ])('is not found any more %s', async (_where, leave) => {
    const page = await open('form', listen)
    const region = page.locator('.toast-place .visually-hidden')
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    await expect.poll(() => region.textContent()).toContain('Minimum received')
    await leave(page)
    await expect.poll(() => region.textContent()).toBe('')
  })

  it('is read out with what speaks against it', async () => {
    const page = await open('review-override', listen)
    await page.getByTestId('quote-override').waitFor()
    await expect.poll(() => said(page)).toEqual([expect.stringMatching(/ · Minimum received: 0\.0993 ETH · Proven/)])
  })
})
