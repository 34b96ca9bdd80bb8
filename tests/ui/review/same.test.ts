import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { toReview } from '../acting.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const ALIVE = '[data-testid=confirm]:not([aria-disabled])'
const OFF = '[data-testid=confirm][aria-disabled]'

async function waitsForTick(page: Page): Promise<void> {
  const said = await page.getByTestId('duplicate-notice').textContent()
  expect(said).toContain('You sent the same 3 minutes ago')
  expect(await page.getByTestId('duplicate-look').getAttribute('href')).toBe('#/transfer/transfer-1')
  await page.waitForTimeout(1_300)
  await page.locator(OFF).waitFor()
  await page.getByTestId('accept-same').check()
  await page.locator(ALIVE).waitFor()
  await page.getByTestId('accept-same').uncheck()
  await page.locator(OFF).waitFor()
}

describe('a move that was just made', () => {
  it('is told of before the same is confirmed once more, and waits for a tick', async () => {
    const page = await open('review-same')
    await toReview(page)
    await waitsForTick(page)
  })

  it('is told of, and not ticked, before an address that is paid from elsewhere: no yes sends anything there', async () => {
    const page = await open('review-same-elsewhere')
    await toReview(page)
    await page.locator(ALIVE).waitFor()
    const said = await page.getByTestId('duplicate-notice').textContent()
    expect(said).toContain('You moved the same')
    expect(said).not.toContain('you send it again')
    expect(await page.getByTestId('accept-same').count()).toBe(0)
  })

  it('is told of where a page asks for it, and looked at beside the question', async () => {
    const page = await open('approval-intent-same')
    await waitsForTick(page)
    expect(await page.getByTestId('duplicate-look').getAttribute('target')).toBe('_blank')
  })

  it('is named by a yes to the same, so that the background need not believe the page alone', async () => {
    const page = await open('approval-intent-same')
    await page.getByTestId('accept-same').check()
    await page.locator(ALIVE).click()
    await page.waitForFunction(() => window.fake.calls.some(({ method }) => method === 'approvals.decide'))
    const sent = await page.evaluate(
      () => window.fake.calls.find(({ method }) => method === 'approvals.decide')?.params,
    )
    expect(sent).toMatchObject({ decision: 'approve', ticked: ['same transfer-1'] })
  })

  it('is none where nothing of the kind was sent', async () => {
    const page = await open('review')
    await toReview(page)
    await page.locator(ALIVE).waitFor()
    expect(await page.getByTestId('duplicate-notice').count()).toBe(0)
  })
})
