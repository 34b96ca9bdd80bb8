import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const text = (value: string | null) => (value ?? '').replace(/\s+/g, ' ')

// Words that fit only a transfer with an order.
const ANOTHER = /deposit|order|solver|refund|back to you|at least|slippage|sponsor/i

describe('a payment straight to its recipient', () => {
  it('is offered nothing that only an order could do, and no contract is said to pay', async () => {
    const page = await open('review-direct')
    const warning = text(await page.getByTestId('recipient-warning').textContent())
    expect(warning).toContain('whether it credits USDC on Base: you could lose')
    expect(await page.getByTestId('options').count()).toBe(0)
    expect(await page.getByTestId('refundTo').count()).toBe(0)
  })

  it('is reviewed as one transaction, with no order, no solver and nothing to come back', async () => {
    const page = await open('review-direct-shown')
    const said = text(await page.locator('main').textContent())
    // Even a direct payment may go to an exchange's deposit address.
    const warning = text(await page.getByTestId('recipient-warning').textContent())
    expect(said.replace(warning, '')).not.toMatch(ANOTHER)
    expect(said).toContain('Proven on this device: 2 of 2')
    expect(text(await page.getByTestId('if-it-fails').textContent())).toContain('nothing is sent')
  })

  it.each(['transfer-direct', 'transfer-direct-received', 'transfer-direct-reported', 'transfer-direct-expired'])(
    'is followed as one: %s',
    async (state) => {
      const page = await open(state)
      await page.locator('.timeline').waitFor()
      expect(text(await page.locator('main').textContent())).not.toMatch(ANOTHER)
    },
  )
})
