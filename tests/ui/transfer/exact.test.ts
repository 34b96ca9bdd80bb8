import { expect, it } from 'vitest'
import type { ExecutionView } from '../../../src/api/views/transfers.ts'
import { receiptOf } from '../../../src/ui/transfer/receipt/receipt.ts'
import { isTransferExact } from '../../../src/ui/transfer/state.ts'
import { directFillings } from '../form/direct-scenes.ts'
import { galleryPage } from '../page.ts'
import { fillings } from '../scene-executions.ts'

const open = galleryPage()
const { received } = fillings
const exactly: ExecutionView = {
  ...received,
  intent: { ...received.intent, tradeType: 'EXACT_OUTPUT' },
  expected: received.minimum,
}

it('an amount is exact where it was asked for to the last digit and promised as that, or is what is sent', () => {
  expect(isTransferExact(exactly)).toBe(true)
  expect(isTransferExact(directFillings.received)).toBe(true)
  expect(isTransferExact(received)).toBe(false)
  expect(isTransferExact({ ...exactly, expected: received.expected })).toBe(false)
  const asked = (execution: ExecutionView) => receiptOf(execution, String)?.lines[0]?.value
  expect(asked(exactly)).toMatch(/for exactly \S+ ETH/)
  expect(asked(received)).toMatch(/for at least \S+ ETH/)
})

it('the form names what arrives as the review and the transfer’s page do', async () => {
  const form = async (state: string) =>
    (await open(state)).locator('.amount-field').nth(1).locator('label').first().textContent()
  expect(await form('form-exactly')).toBe('You receive exactly')
  expect(await form('form-about')).toBe('You receive')
  const page = await open('transfer-filling')
  expect(await page.locator('.line', { hasText: /^You receive(?! exactly)/ }).count()).toBe(1)
  expect(await page.locator('.line', { hasText: 'Minimum received' }).count()).toBe(1)
})
