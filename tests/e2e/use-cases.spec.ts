import type { Page } from 'playwright'
import { addressOf, confirm, createWallet, cross, crossingId, fillMove, review } from './app.ts'
import type { Devnet } from './devnet.ts'
import { expect, test } from './fixtures.ts'

const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const STRANGER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A wallet with money on every chain; gives its address. */
async function fundedWallet(app: Page, devnet: Devnet): Promise<string> {
  await createWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  return address
}

/** From the filled form to the news that it has arrived. */
async function carryOut(app: Page): Promise<void> {
  await review(app)
  await confirm(app)
  await crossingId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
}

test('what arrives is typed: exactly that arrives, and the form says what it costs', async ({ app, devnet }) => {
  const address = await fundedWallet(app, devnet)
  const before = await devnet.tokenBalance(8453, USDC_ON_BASE, address)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'USDC on Base', amount: '' })
  await app.getByTestId('arrives').fill('250')
  await expect(app.getByTestId('amount')).toHaveValue(/^0\.1\d+$/)
  await review(app)
  await expect(app.getByTestId('review-sentence')).toContainText('exactly 250 USDC arrives on Base')
  await confirm(app)
  await crossingId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.tokenBalance(8453, USDC_ON_BASE, address)) - before).toBe(250_000_000n)
})

test('about so much is asked for: the least of it is said, and the rest follows the price', async ({ app, devnet }) => {
  const address = await fundedWallet(app, devnet)
  const before = await devnet.tokenBalance(8453, USDC_ON_BASE, address)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'USDC on Base', amount: '' })
  await app.getByTestId('arrives').fill('250')
  await app.getByTestId('exact-EXPECTED_OUTPUT').check()
  await review(app)
  await expect(app.getByTestId('review-sentence')).toContainText('at least 245 USDC arrives on Base')
  await confirm(app)
  await crossingId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.tokenBalance(8453, USDC_ON_BASE, address)) - before).toBeGreaterThanOrEqual(245_000_000n)
})

test('a swap on one chain goes by a simulation, and says the least that arrives', async ({ app, devnet }) => {
  const address = await fundedWallet(app, devnet)
  const before = await devnet.tokenBalance(8453, USDC_ON_BASE, address)
  await fillMove(app, { from: 'ETH on Base', to: 'USDC on Base', amount: '0.1' })
  await review(app)
  await expect(app.getByTestId('review-sentence')).toContainText('You swap 0.1 ETH for at least')
  await confirm(app)
  await crossingId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.tokenBalance(8453, USDC_ON_BASE, address)) - before).toBeGreaterThan(240_000_000n)
})

test('a swap across: another token arrives than was sent', async ({ app, devnet }) => {
  await fundedWallet(app, devnet)
  await cross(app, { from: 'USDT on Base', to: 'ETH on Ethereum', amount: '100' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
})

test('a payment to somebody on the same chain', async ({ app, devnet }) => {
  await fundedWallet(app, devnet)
  const before = await devnet.tokenBalance(8453, USDC_ON_BASE, STRANGER)
  await fillMove(app, { from: 'USDC on Base', to: 'USDC on Base', amount: '5' })
  await app.getByTestId('other-recipient').click()
  await app.getByTestId('recipient').fill(STRANGER)
  await carryOut(app)
  expect((await devnet.tokenBalance(8453, USDC_ON_BASE, STRANGER)) - before).toBe(5_000_000n)
})
