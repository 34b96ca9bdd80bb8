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

it('an amount is exact where it was asked for to the last digit and promised as that, or is native and sent', () => {
  expect(isTransferExact(exactly)).toBe(true)
  const { received: token } = directFillings
  const native = { ...token, expected: { ...token.expected, currency: received.expected.currency } }
  expect([isTransferExact(token), isTransferExact(native)]).toEqual([false, true])
  expect(isTransferExact(received)).toBe(false)
  expect(isTransferExact({ ...exactly, expected: received.expected })).toBe(false)
  const asked = (execution: ExecutionView) => receiptOf(execution, String)?.lines[0]?.value
  expect(asked(exactly)).toMatch(/for exactly \S+ ETH/)
  expect(asked(received)).toMatch(/for at least \S+ ETH/)
})

it('a send of a token that kept a fee says how much arrived, and promises nothing exact', async () => {
  const page = await open('transfer-direct-short')
  const outcome = page.getByTestId('outcome')
  await outcome.getByText('You sent 5 USDC, and less arrived: a token can keep a fee.').waitFor()
  expect(await outcome.textContent()).toContain('4.9 USDC')
  expect(await page.locator('.line', { hasText: /exactly.*5 USDC/ }).count()).toBe(0)
  expect(await page.locator('.line', { hasText: /You paid\s*5 USDC/ }).count()).toBe(1)
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
