import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('what was taken back', () => {
  it('is said of its contract and its way, not of the token, which the same contract may still take otherwise', async () => {
    const page = await open('allowances-taken-back-inside')
    const done = page.getByTestId('taken-back')
    await done.waitFor()
    expect(await page.getByTestId('allowance').textContent()).toContain('Any amount of USDC')
    expect(await done.textContent()).toContain('USDC on Base: this contract may take nothing through Permit2 any more.')
    const contract = await page.getByTestId('allowance').getByTestId('full-address').textContent()
    expect(await done.getByTestId('full-address').textContent()).toBe(contract)
  })

  it('names another contract than the one that may still take the token', async () => {
    const page = await open('allowances-taken-back')
    const done = page.getByTestId('taken-back')
    await done.waitFor()
    expect(await done.textContent()).toContain('USDC on Base: this contract may take nothing directly any more.')
    const contract = await page.getByTestId('allowance').getByTestId('full-address').textContent()
    expect(await done.getByTestId('full-address').textContent()).not.toBe(contract)
  })
})
