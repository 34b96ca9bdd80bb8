import { encodeFunctionData, erc20Abi } from 'viem'
import { confirm, fillMove, review } from './app.ts'
import { expect, test } from './fixtures.ts'
import { fundedWallet } from './made/wallet.ts'

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
/** An unused account. */
const PAID = '0x000000000000000000000000000000000000cA11'

test('a contract is called where money arrives, by a function that is picked and shown in words, with exactly its bytes', {
  tag: '@odd',
}, async ({ app, devnet }) => {
  await fundedWallet(app, devnet)
  const before = await devnet.tokenBalance(8453, USDC, PAID)
  await fillMove(app, { from: 'USDC on Ethereum', to: 'USDC on Base', amount: '50' })
  await app.getByTestId('options').click()
  await app.getByTestId('arrival-call').click()
  await app.getByTestId('arrival-call-to-choose').click()
  await app.getByRole('option', { name: /^USDC/ }).click()
  await app.getByTestId('arrival-call-function').click()
  await app.getByRole('option', { name: /^Send a token/ }).click()
  await app.getByTestId('arrival-call-argument-0').fill(PAID)
  await app.getByTestId('arrival-call-argument-1').fill('30')
  await expect(app.getByTestId('arrival-call-preview')).toContainText('Send 30 USDC')
  await app.keyboard.press('Escape')
  await expect(app.getByTestId('review')).toBeEnabled()
  await review(app)
  const calls = app.getByTestId('arrival-calls')
  await expect(calls).toContainText('Send 30 USDC')
  await expect(calls).not.toContainText('transfer(')
  const card = app.locator('.card', { has: calls })
  await card.getByTestId('raw').click()
  await expect(card.locator('.raw')).toContainText('transfer(address,uint256)')
  await app.getByTestId('proof-fold').click()
  await expect(app.getByTestId('proof')).toContainText('The order makes the call you asked for')
  await confirm(app)
  await expect.poll(async () => (await devnet.tokenBalance(8453, USDC, PAID)) - before).toBe(30_000_000n)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [PAID, 30_000_000n] })
  expect(await devnet.innerCalls(8453, USDC)).toContain(data.toLowerCase())
  await expect(app.getByTestId('outcome')).toContainText('it called the contract')
})

test('a call that is pasted as bytes is read back in words, and made with exactly those bytes', {
  tag: '@even',
}, async ({ app, devnet }) => {
  await fundedWallet(app, devnet)
  const before = await devnet.tokenBalance(8453, USDC, PAID)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [PAID, 20_000_000n] })
  await fillMove(app, { from: 'USDC on Ethereum', to: 'USDC on Base', amount: '50' })
  await app.getByTestId('options').click()
  await app.getByTestId('arrival-call').click()
  await app.getByTestId('arrival-call-by-paste').check()
  await app.getByTestId('arrival-call-to').fill(USDC)
  await app.getByTestId('arrival-call-data').fill(data.slice(0, -1))
  await app.keyboard.press('Escape')
  await expect(app.getByTestId('arrival-call-problem')).toBeVisible()
  await expect(app.getByTestId('review')).toBeDisabled()
  await app.getByTestId('options').click()
  await app.getByTestId('arrival-call-data').fill(data)
  await expect(app.getByTestId('arrival-call-preview')).toContainText('Send 20 USDC')
  await app.keyboard.press('Escape')
  await review(app)
  await expect(app.getByTestId('arrival-calls')).toContainText('Send 20 USDC')
  await confirm(app)
  await expect.poll(async () => (await devnet.tokenBalance(8453, USDC, PAID)) - before).toBe(20_000_000n)
  expect(await devnet.innerCalls(8453, USDC)).toContain(data.toLowerCase())
})
