import type { Page } from 'playwright'
import { addressOf, bitcoinAddressOf, confirm, cross, fillMove, openHash, PASSWORD, review, transferId } from './app.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const UNIT = 10n ** 8n

/** Lets the user accept unproven claims with the password. */
async function mayInsist(app: Page): Promise<void> {
  await openHash(app, '#/settings')
  // Rows above load later and would shift a positional click.
  await app.getByTestId('expert').dispatchEvent('click')
  await app.getByTestId('gate-password').fill(PASSWORD)
  await app.getByTestId('gate-go').click()
  await expect(app.getByTestId('expert')).toHaveAttribute('aria-checked', 'true')
}

test('USDC of Ethereum to perps USDC on exchange A, and back out to Base', async ({ app, devnet, exchanges }) => {
  await haveWallet(app)
  const account = await addressOf(app)
  await devnet.fund(account)
  await cross(app, { from: 'USDC on Ethereum', to: 'USDC \\(Perps\\) on Hyperliquid', amount: '100' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  const arrived = await exchanges.perpsA(account)
  expect(arrived).toBeGreaterThan(90)
  await openHash(app, '#/')
  const before = await devnet.tokenBalance(8453, USDC_ON_BASE, account)
  await cross(app, { from: 'USDC \\(Perps\\) on Hyperliquid', to: 'USDC on Base', amount: '50' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.tokenBalance(8453, USDC_ON_BASE, account)) - before).toBeGreaterThan(40_000_000n)
  expect(await exchanges.sentA(account)).toMatchObject([{ token: 'USDC', amount: '50.0' }])
})

test('max of exchange A is all that it holds less the dollar of a first transfer, and it arrives', async ({
  app,
  exchanges,
}) => {
  await haveWallet(app)
  const account = await addressOf(app)
  await exchanges.fundA(account, { amount: 3_712_345_600n, activated: false })
  await openHash(app, '#/')
  await fillMove(app, { from: 'USDC \\(Perps\\) on Hyperliquid', to: 'USDC on Base', amount: '1' })
  await app.getByTestId('max').click()
  await expect(app.getByTestId('amount')).toHaveValue('36.123456')
  await review(app)
  await confirm(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await exchanges.perpsA(account)).toBe(0)
})

test('BTC to exchange A', async ({ app, bitcoin, exchanges }) => {
  await haveWallet(app)
  const account = await addressOf(app)
  await bitcoin.fund(await bitcoinAddressOf(app), 5_000_000n)
  await openHash(app, '#/')
  await cross(app, { from: 'BTC on Bitcoin', to: 'USDC \\(Perps\\) on Hyperliquid', amount: '0.02' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await exchanges.perpsA(account)).toBeGreaterThan(0)
})

test('a spot currency of exchange A to chain 999', async ({ app, devnet, exchanges }) => {
  await haveWallet(app)
  const account = await addressOf(app)
  await exchanges.fundA(account, { currency: 'hype', amount: 100n * UNIT })
  const before = await devnet.balance(999, account)
  await cross(app, { from: 'HYPE \\(Spot\\) on Hyperliquid', to: 'HYPE on HyperEVM', amount: '2.5' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.balance(999, account)) - before).toBeGreaterThan(2n * 10n ** 18n)
  expect(await exchanges.sentA(account)).toHaveLength(1)
})

test('what is held and not pinned: another token, USDC on a DEX of others, and all USDC in one place', async ({
  app,
  devnet,
  exchanges,
}) => {
  await haveWallet(app)
  const account = await addressOf(app)
  await exchanges.fundA(account, { currency: 'usdt0', amount: 100n * UNIT })
  await exchanges.fundA(account, { currency: 'usdc-xyz', amount: 100n * UNIT })
  await exchanges.fundA(account, { amount: 100n * UNIT })
  await exchanges.abstractionA(account, 'unifiedAccount')
  await mayInsist(app)
  const before = await devnet.tokenBalance(8453, USDC_ON_BASE, account)
  for (const side of ['USDT0 \\(Spot\\)', 'USDC \\(xyz\\)', 'USDC \\(Perps\\)']) {
    await openHash(app, '#/')
    await fillMove(app, { from: `${side} on Hyperliquid`, to: 'USDC on Base', amount: '20' })
    await review(app)
    // A custom token has no price, so it needs expert mode.
    const isPriced = !side.startsWith('USDT0')
    await expect(app.getByTestId('insist')).toHaveCount(isPriced ? 0 : 1)
    if (!isPriced) {
      await expect(app.getByTestId('insist')).toContainText('No independent price for USDT0')
      await app.getByTestId('insist-phrase').fill('L09')
    }
    await confirm(app)
    await transferId(app)
    await expect(app.getByTestId('outcome')).toContainText('has arrived')
  }
  expect((await devnet.tokenBalance(8453, USDC_ON_BASE, account)) - before).toBeGreaterThan(50_000_000n)
  expect((await exchanges.sentA(account)).map(({ token }) => token)).toEqual(['USDT0', 'USDC', 'USDC'])
})
