import { addressOf, confirm, crossingId, fillMove, openHash, review, storedHistory } from './app.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

const USDC_ON_ETHEREUM = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
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
  // The service acts on the first two, and their answers do not come whole.
  await devnet.fault({ kind: 'truncate', path: '/execute/permits', times: 2 })
  await confirm(app)
  const id = await crossingId(app)
  const signed = async () => (await storedHistory(app, id)).filter((what) => what === 'signed').length
  await expect.poll(signed, { intervals: [10] }).toBe(1)
  await wallet.killWorker()
  await expect.poll(() => devnet.tokenBalance(1, USDC_ON_ETHEREUM, account), { intervals: [20] }).toBe(100_000_000n)
  await wallet.killWorker()
  await devnet.calm()
  await expect(app.getByTestId('outcome')).toContainText('has arrived', { timeout: 60_000 })
  await expect(app.locator('.timeline')).toContainText('Used: the chain says so.')
  expect(await signed()).toBe(1)
  expect(await devnet.tokenBalance(1, USDC_ON_ETHEREUM, account)).toBe(100_000_000n)
  expect(await devnet.tokenBalance(8453, USDC_ON_BASE, account)).toBeGreaterThan(98_000_000n)
  expect(await devnet.sentBy(1, account)).toEqual([])
})
