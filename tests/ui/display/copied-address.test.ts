import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

const STATES = [
  'home-empty',
  'home-changed',
  'receive-bitcoin',
  'account-delegated',
  'form-stranger',
  'form-bitcoin-own',
  'form-looks-like',
  'form-name',
  'form-token',
  'form-account-none',
  'form-elsewhere-bitcoin',
  'transfer-in-euros',
  'transfer-refused',
  'deposit-exact',
  'misdirected-found',
  'allowances-open',
  'allowance-ask',
  'bundle-revoked',
  'approval-typed-data-contract',
  'approval-permit2-once',
  'approval-calls-unlimited',
]

async function copied(page: Page): Promise<string> {
  // A press may overtake the listener of an evaluation that isn't awaited.
  const heard = await page.evaluateHandle(() => {
    const text = new Promise<string>((resolve) => {
      const read = ({ clipboardData }: ClipboardEvent) =>
        resolve(clipboardData?.getData('text/plain') || `${getSelection()}`)
      document.addEventListener('copy', read, { once: true })
    })
    return { text }
  })
  await page.keyboard.press('Control+c')
  return heard.evaluate(({ text }) => text)
}

describe('a whole address', () => {
  it.each(STATES)('is copied in one line after a double click, a drag, or with its page: %s', async (state) => {
    const page = await open(state)
    const shown = page.getByTestId('full-address').locator('visible=true').first()
    const whole = (await shown.textContent()) ?? ''
    expect(whole).toMatch(/^(0x[0-9a-fA-F]{40}|bc1[0-9a-z]{39,59})$/)
    await page.evaluate(() => getSelection()?.removeAllRanges())
    await shown.dblclick({ position: { x: 20, y: 8 } })
    expect(await copied(page)).toBe(whole)
    const { x, y, width, height } = (await shown.boundingBox()) ?? expect.fail('expected a place')
    await page.mouse.move(x + 4, y + 6)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y + height - 6, { steps: 3 })
    await page.mouse.up()
    expect(await copied(page)).toBe(whole)
    await page.evaluate(() => getSelection()?.selectAllChildren(document.body))
    expect((await copied(page)).split('\n')).toContain(whole)
  })
})
