import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const TICK = 'path[d="M5 12.5l4.5 4.5L19 7.5"]'

describe('what was taken back', () => {
  it('is said of its spender and its way, not of the token, which the same spender may still take otherwise', async () => {
    const page = await open('allowances-revoked-inside')
    const done = page.getByTestId('revoked')
    await done.waitFor()
    expect(await page.getByTestId('allowance').textContent()).toContain('Any amount of USDC')
    expect(await done.textContent()).toContain(
      'USDC on Base: this address can’t take anything through Permit2 any more.',
    )
    const contract = await page.getByTestId('allowance').getByTestId('full-address').textContent()
    expect(await done.getByTestId('full-address').textContent()).toBe(contract)
  })

  it('names another address than the one that may still take the token', async () => {
    const page = await open('allowances-revoked')
    const done = page.getByTestId('revoked')
    await done.waitFor()
    expect(await done.textContent()).toContain('USDC on Base: this address can’t take anything directly any more.')
    const contract = await page.getByTestId('allowance').getByTestId('full-address').textContent()
    expect(await done.getByTestId('full-address').textContent()).not.toBe(contract)
  })
})

describe('that nobody may take anything', () => {
  it.each(['allowances-none-down', 'allowances-none-unread'])(
    'Couldn’t read is not said while something: %s',
    async (state) => {
      const page = await open(state)
      const empty = page.locator('.empty')
      await empty.waitFor()
      expect(await empty.textContent()).toBe('No approval found so farSome reads failed, so one may still be open.')
      expect(await empty.locator(TICK).count()).toBe(0)
    },
  )

  it('is not said of everybody while what only a log names stands below', async () => {
    const page = await open('allowances-none-known')
    const empty = page.locator('.empty')
    await empty.waitFor()
    expect(await empty.textContent()).toContain('No known approval is open')
    expect(await empty.locator(TICK).count()).toBe(0)
    expect(await page.getByTestId('allowances-strangers').count()).toBe(1)
  })

  it('is said where all have answered', async () => {
    const page = await open('allowances-none')
    const empty = page.locator('.empty')
    await empty.waitFor()
    expect(await empty.textContent()).toContain('No open approvals found')
    expect(await empty.locator(TICK).count()).toBe(1)
  })
})

describe('what was not read whole', () => {
  it('Couldn’t read is said once of all chains that for one reason, and all are read again by one press', async () => {
    const page = await open('allowances-failed')
    const gap = page.getByTestId('allowances-down')
    await gap.getByText('Couldn’t read Ethereum, Base, and HyperEVM').waitFor()
    expect(await gap.count()).toBe(1)
    const asked = () => page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'allowances.on').length)
    const before = await asked()
    await gap.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(asked).toBe(before + 3)
  })

  it('is said apart from what was read in part', async () => {
    const page = await open('allowances-down')
    await page.getByTestId('allowances-down').getByText('Couldn’t read Ethereum').waitFor()
    await page.getByTestId('allowances-unread').waitFor()
  })

  it.each(['allowances-none-unread', 'allowances-open'])(
    'is read again by one press, which shows that it reads: %s',
    async (state) => {
      const page = await open(state)
      const gap = page.getByTestId('allowances-unread')
      await gap.getByText('Base didn’t answer about 2 possible approvals.').waitFor()
      await page.evaluate(() => {
        const { call } = window.fake
        Object.assign(window.fake, {
          call: async (...of: Parameters<typeof call>) => {
            if (of[0] !== 'allowances.on') return call(...of)
            await new Promise((resolve) => addEventListener('answered', resolve, { once: true }))
            return { known: true, open: [], unread: 0, back: { how: 'all' } }
          },
        })
      })
      const again = gap.getByRole('button', { name: 'Try again' })
      await again.click()
      await expect.poll(() => again.getAttribute('aria-busy')).toBe('true')
      await page.evaluate(() => dispatchEvent(new Event('answered')))
      await gap.waitFor({ state: 'detached' })
    },
  )
})
