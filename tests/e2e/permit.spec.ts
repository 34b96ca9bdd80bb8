import { addressOf, confirm, fillMove, openHash, review, storedHistory, transferId } from './app.ts'
import { expect, test } from './fixtures.ts'
import { fundedWallet, haveWallet } from './made/wallet.ts'

const USDC_ON_ETHEREUM = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const USDT_ON_BASE = '0xfde4c96c8593536e31f229ea8f37b2ada2699bb2'
const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'

test('USDC without a coin for gas is paid by a signature: killed on the way and with its answer cut, it pays once', async ({
  app,
  devnet,
  wallet,
}) => {
  await haveWallet(app)
  const account = await addressOf(app)
  await devnet.fund(account, { chainId: 1, currency: 'usdc', amount: '200000000' })
  await openHash(app, '#/')
  await fillMove(app, { from: 'USDC on Ethereum', to: 'USDC on Base', amount: '100' })
  await expect(app.getByTestId('no-origin-gas')).toContainText('You have no ETH on Ethereum')
  await app.getByTestId('sign-instead').click()
  await review(app)
  await expect(app.locator('.signatures')).toContainText('may take exactly 100 USDC on Ethereum, once')
  // The service executes the first two, but their answers are cut.
  await devnet.fault({ kind: 'truncate', path: '/execute/permits', times: 2 })
  await confirm(app)
  const id = await transferId(app)
  const signed = async () => (await storedHistory(app, id)).filter((what) => what === 'signed').length
  await expect.poll(signed, { intervals: [10] }).toBe(1)
  await wallet.killWorker()
  await expect.poll(() => devnet.tokenBalance(1, USDC_ON_ETHEREUM, account), { intervals: [20] }).toBe(100_000_000n)
  await wallet.killWorker()
  await devnet.calm()
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await expect(app.locator('.timeline')).toContainText('Used: confirmed by the chain.')
  expect(await signed()).toBe(1)
  expect(await devnet.tokenBalance(1, USDC_ON_ETHEREUM, account)).toBe(100_000_000n)
  expect(await devnet.tokenBalance(8453, USDC_ON_BASE, account)).toBeGreaterThan(98_000_000n)
  expect(await devnet.sentBy(1, account)).toEqual([])
})

test('a swap is paid by a Permit2 signature that binds its calls: exactly that is taken, and it arrives', async ({
  app,
  devnet,
}) => {
  const account = await fundedWallet(app, devnet)
  const before = await devnet.tokenBalance(8453, USDC_ON_BASE, account)
  const held = await devnet.tokenBalance(8453, USDT_ON_BASE, account)
  await fillMove(app, { from: 'USDC on Base', to: 'USDT on Base', amount: '100' })
  await app.getByTestId('pay-from').click()
  await app.getByTestId('pay-from-permit').click()
  await review(app)
  await expect(app.locator('.signatures')).toContainText('exactly 100 USDC')
  await expect(app.getByRole('checkbox')).toHaveCount(0)
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(before - (await devnet.tokenBalance(8453, USDC_ON_BASE, account))).toBe(100_000_000n)
  expect((await devnet.tokenBalance(8453, USDT_ON_BASE, account)) - held).toBeGreaterThan(98_000_000n)
  // The solver uses the permit; the account sends only Permit2's approval.
  expect(await devnet.sentBy(8453, account)).toHaveLength(1)
})
