import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const TICK = 'path[d="M5 12.5l4.5 4.5L19 7.5"]'

describe('what was taken back', () => {
  it('is said of its spender and its way, not of the token, which the same spender may still take otherwise', async () => {
    const page = await open('allowances-taken-back-inside')
    const done = page.getByTestId('taken-back')
    await done.waitFor()
    expect(await page.getByTestId('allowance').textContent()).toContain('Any amount of USDC')
    expect(await done.textContent()).toContain('USDC on Base: this address may take nothing through Permit2 any more.')
    const contract = await page.getByTestId('allowance').getByTestId('full-address').textContent()
    expect(await done.getByTestId('full-address').textContent()).toBe(contract)
  })

  it('names another address than the one that may still take the token', async () => {
    const page = await open('allowances-taken-back')
    const done = page.getByTestId('taken-back')
    await done.waitFor()
    expect(await done.textContent()).toContain('USDC on Base: this address may take nothing directly any more.')
    const contract = await page.getByTestId('allowance').getByTestId('full-address').textContent()
    expect(await done.getByTestId('full-address').textContent()).not.toBe(contract)
  })
})

describe('that nobody may take anything', () => {
  it.each(['allowances-none-down', 'allowances-none-unread'])(
    'is not said while something could not be read: %s',
    async (state) => {
      const page = await open(state)
      const empty = page.locator('.empty')
      await empty.waitFor()
      expect(await empty.textContent()).toBe(
        'No permission found in what could be readNot everything could be read, so one may still be open.',
      )
      expect(await empty.locator(TICK).count()).toBe(0)
    },
  )

  it('is not said of everybody while what only a log names stands below', async () => {
    const page = await open('allowances-none-known')
    const empty = page.locator('.empty')
    await empty.waitFor()
    expect(await empty.textContent()).toContain('Nothing is left of what you allowed')
    expect(await empty.locator(TICK).count()).toBe(0)
    expect(await page.getByTestId('allowances-strangers').count()).toBe(1)
  })

  it('is said where all have answered', async () => {
    const page = await open('allowances-none')
    const empty = page.locator('.empty')
    await empty.waitFor()
    expect(await empty.textContent()).toContain('No permission is open on a chain')
    expect(await empty.locator(TICK).count()).toBe(1)
  })
})
