import { addressOf, confirm, cross, fillMove, openHash, review } from './app.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const PERPS = 'USDC \\(Perp\\) on Lighter'

test('USDC of Ethereum to exchange B, and back out to Base with a key that the wallet makes', async ({
  app,
  devnet,
  exchanges,
}) => {
  await haveWallet(app)
  const account = await addressOf(app)
  const index = await exchanges.openB(account)
  await devnet.fund(account)
  await cross(app, { from: 'USDC on Ethereum', to: PERPS, amount: '100' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  const arrived = await exchanges.perpsB(index)
  expect(arrived).toBeGreaterThan(90_000_000n)

  await openHash(app, '#/')
  const before = await devnet.tokenBalance(8453, USDC_ON_BASE, account)
  await fillMove(app, { from: PERPS, to: 'USDC on Base', amount: '50' })
  await expect(app.getByTestId('key-wanted')).toContainText(`account ${index}`)
  await app.getByTestId('accept-key').check()
  await app.getByTestId('make-key').click()
  await expect(app.getByTestId('key-wanted')).toBeHidden()
  await cross(app, { from: PERPS, to: 'USDC on Base', amount: '50' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.tokenBalance(8453, USDC_ON_BASE, account)) - before).toBeGreaterThan(40_000_000n)
  // The account paid the amount and a three-dollar fee once.
  expect(await exchanges.perpsB(index)).toBe(arrived - 53_000_000n)
  expect(await exchanges.usesB(index)).toEqual([2])
})

test('max of exchange B is all that it holds less its fee, and it arrives', async ({ app, exchanges }) => {
  await haveWallet(app)
  const index = await exchanges.openB(await addressOf(app))
  await exchanges.fundB(index, 41_234_567n)
  await openHash(app, '#/')
  await fillMove(app, { from: PERPS, to: 'USDC on Base', amount: '1' })
  await app.getByTestId('accept-key').check()
  await app.getByTestId('make-key').click()
  await expect(app.getByTestId('key-wanted')).toBeHidden()
  await app.getByTestId('max').click()
  await expect(app.getByTestId('amount')).toHaveValue('38.234567')
  await review(app)
  await confirm(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await exchanges.perpsB(index)).toBe(0n)
})

test('an account of exchange B is found in the other shape, and opened before it can be used', async ({
  app,
  devnet,
  exchanges,
}) => {
  await haveWallet(app)
  const account = await addressOf(app)
  await devnet.fund(account)
  await exchanges.shapeB('accountIndex')
  await fillMove(app, { from: 'USDC on Ethereum', to: PERPS, amount: '20' })
  await expect(app.getByTestId('exchange-account-none')).toContainText('no account on Lighter yet')
  await expect(app.getByTestId('review')).toBeDisabled()
  const index = await exchanges.openB(account)
  await app.getByTestId('exchange-account-again').click()
  await expect(app.getByTestId('exchange-account-none')).toBeHidden()
  await cross(app, { from: 'USDC on Ethereum', to: PERPS, amount: '20' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await exchanges.perpsB(index)).toBeGreaterThan(18_000_000n)
})

test('of several accounts of exchange B the chosen one is paid, and remembered', async ({ app, devnet, exchanges }) => {
  await haveWallet(app)
  const account = await addressOf(app)
  await devnet.fund(account)
  const main = await exchanges.openB(account)
  const second = await exchanges.openB(account)
  const move = { from: 'USDC on Ethereum', to: PERPS, amount: '20' } as const
  await fillMove(app, move)
  await expect(app.getByTestId('exchange-account')).toContainText(`Account ${main}`)
  await app.getByTestId('exchange-account').click()
  await app.getByRole('option', { name: `Account ${second}` }).click()
  await expect(app.getByTestId('exchange-account')).toContainText(`Account ${second}`)
  await cross(app, move)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await exchanges.perpsB(main)).toBe(0n)
  expect(await exchanges.perpsB(second)).toBeGreaterThan(18_000_000n)
  await openHash(app, '#/')
  await fillMove(app, move)
  await expect(app.getByTestId('exchange-account')).toContainText(`Account ${second}`)
})
