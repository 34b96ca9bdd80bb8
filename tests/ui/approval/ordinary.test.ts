import { describe, expect, it } from 'vitest'
import { STRANGER } from '../data.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const ALIVE = '[data-testid=confirm]:not([aria-disabled])'
const VAULT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

describe('that an ordinary account may come to take tokens', () => {
  it.each([
    ['approval-calls-ordinary', VAULT],
    ['approval-permit-ordinary', STRANGER],
  ])('is warned of before the yes: %s', async (state, spender) => {
    const page = await open(state)
    const warning = page.getByTestId('ordinary-spender')
    await warning.waitFor()
    expect(await warning.count()).toBe(1)
    expect(await warning.getAttribute('class')).toContain('danger')
    expect(await warning.textContent()).toContain('An ordinary account, not a contract')
    expect(await warning.getByTestId('full-address').textContent()).toBe(spender)
    await page.locator(ALIVE).waitFor()
  })

  it('is said of no contract, nor of what nobody has read', async () => {
    const page = await open('approval-calls-unlimited')
    await page.locator(ALIVE).waitFor()
    expect(await page.getByTestId('ordinary-spender').count()).toBe(0)
  })

  it('is read before there is a yes', async () => {
    const page = await open('approval-calls-spender-unread')
    await page.waitForTimeout(1_300)
    expect(await page.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
  })
})
