import { describe, expect, it } from 'vitest'
import { refundToAskFor } from '../../../../src/core/reason/service-fail-reasons.ts'
import { refundDueOf, transferState } from '../../../../src/ui/transfer/state.ts'
import { galleryPage } from '../../page.ts'
import { fillings } from '../../scene-executions.ts'

const open = galleryPage()
const { manualRefund } = fillings

describe('a refund that must be asked for', () => {
  it('is a state of its own, for each word that promises none', () => {
    expect([manualRefund, fillings.exchangeRefund, fillings.smallRefund].map(refundDueOf)).toEqual([
      'manual',
      'exchange',
      'tooLow',
    ])
    expect(transferState(manualRefund)).toBe('askRefund')
    expect(['UNKNOWN', 'toString', undefined].map(refundToAskFor)).toEqual([undefined, undefined, undefined])
  })

  it('ends once the service names a refund', () => {
    if (manualRefund.stage.stage !== 'refunding') throw new RangeError('expected a refund')
    const status = { ...manualRefund.stage.status, status: 'refund', txHashes: ['0xf1'] } as const
    expect(transferState({ ...manualRefund, stage: { ...manualRefund.stage, status } })).toBe('refunding')
  })

  it('says what to do, with the request id to copy and the support address, by keyboard alone', async () => {
    const page = await open('transfer-ask-refund')
    const notice = page.getByTestId('refund-due')
    await notice.filter({ hasText: 'for your refund' }).waitFor()
    expect(await page.getByTestId('refund-request-id').textContent()).toBe(manualRefund.requestId)
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void window.hosted.push(text) },
      })
    })
    await page.getByTestId('copy-request-id').focus()
    await page.keyboard.press('Enter')
    await page.locator('[role=status]', { hasText: 'Copied.' }).waitFor()
    expect(await page.evaluate(() => window.hosted)).toEqual([manualRefund.requestId])
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      'mailto:support@devnet.example',
    )
    expect(await page.getByText('You don’t need to do anything').count()).toBe(0)
    expect(await page.getByText('usually follows by itself').count()).toBe(0)
  })

  it('fits its one action into a popup without scrolling', async () => {
    const page = await open('transfer-ask-refund')
    const box = await page.getByTestId('contact-support').boundingBox()
    expect((box?.y ?? 600) + (box?.height ?? 0)).toBeLessThan(544)
  })
})

describe('the state of a transfer', () => {
  it('has another shape when pending, arrived, refunded, failed and waiting for the user', async () => {
    const marks = new Map<string, string>()
    for (const state of ['filling', 'received', 'refunded', 'failed', 'ask-refund']) {
      const mark = (await open(`transfer-${state}`)).locator('.transfer-head .state-mark')
      marks.set(await mark.innerHTML(), (await mark.getAttribute('data-mark')) ?? '')
    }
    expect([...marks.values()]).toEqual(['pending', 'arrived', 'refunded', 'failed', 'attention'])
  })

  it('moves only where the system allows motion', async () => {
    const page = await open('transfer-filling')
    const name = () => page.locator('.state-mark .arc').evaluate((arc) => getComputedStyle(arc).animationName)
    expect(await name()).toBe('none')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await name()).toBe('spin')
  })

  it('of a stuck transfer says how long it has been, and its one remedy comes first', async () => {
    const page = await open('transfer-stuck')
    await page
      .getByTestId('slow')
      .filter({ hasText: /Waiting for 6 min/ })
      .waitFor()
    expect(await page.locator('main .button').first().getAttribute('data-testid')).toBe('replacement-speedUp')
    expect(await page.locator('.button.primary').count()).toBe(1)
    const paid = await open('transfer-obstacle')
    await paid.getByTestId('slow').waitFor()
    expect(await paid.locator('main .button').first().getAttribute('data-testid')).toBe('help-open')
    expect(await paid.getByTestId('help-open').count()).toBe(1)
  })
})
