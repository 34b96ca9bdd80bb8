import type { Page } from 'playwright'
import { addressOf, bitcoinAddressOf, confirm, cross, fillMove, openHash, review } from './app.ts'
import type { BitcoinDevnet } from './bitcoin-devnet.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'

async function crossAgain(
  app: Page,
  bitcoin: BitcoinDevnet,
  { coins, to }: Readonly<{ coins: number; to: Parameters<typeof cross>[1]['to'] }>,
): Promise<void> {
  const address = await bitcoinAddressOf(app)
  await bitcoin.fund(address, ...Array.from({ length: coins }, (_, at) => BigInt(6_000_000 / coins + at)))
  await openHash(app, '#/')
  await cross(app, { from: 'BTC on Bitcoin', to, amount: '0.058' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await bitcoin.spendsOf(address)).toHaveLength(1)
}

test('BTC to ETH: one transaction, followed from the mempool into its block, until the ETH is there', async ({
  app,
  devnet,
  bitcoin,
}) => {
  await haveWallet(app)
  const account = await addressOf(app)
  const address = await bitcoinAddressOf(app)
  await bitcoin.fund(address, 5_000_000n)
  await bitcoin.every(0)
  const before = await devnet.balance(1, account)
  await cross(app, { from: 'BTC on Bitcoin', to: 'ETH on Ethereum', amount: '0.02' })
  await expect.poll(() => bitcoin.spendsOf(address)).toHaveLength(1)
  await expect(app.getByText(/10 minutes/)).toBeVisible()
  await app.getByTestId('copy-psbt').click()
  await expect(app.getByText('Copied', { exact: false }).first()).toBeVisible()
  await bitcoin.mine(1)
  await bitcoin.every(1)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.balance(1, account)) - before).toBeGreaterThan(0n)
  expect(await bitcoin.spendsOf(address)).toHaveLength(1)
  await crossAgain(app, bitcoin, { coins: 25, to: 'ETH on Ethereum' })
})

const ELSEWHERE = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'

test('a plain payment of BTC to any address: from coins chosen at two addresses, sped up, and told when its block is proven', async ({
  app,
  bitcoin,
}) => {
  await haveWallet(app)
  const taproot = await taprootAddressOf(app)
  const address = await bitcoinAddressOf(app)
  await bitcoin.fund(address, 3_000_000n, 700_000n)
  await bitcoin.fund(taproot, 600_000n)
  await bitcoin.every(0)
  await openHash(app, '#/utxos')
  for (const value of ['0.007', '0.006']) {
    await app.locator('.coin-row', { hasText: value }).getByTestId('coin-choose').check()
  }
  await expect(app.getByTestId('coins-of-several')).toBeVisible()
  await app.getByTestId('coins-send').click()
  await app.getByTestId('amount').fill('0.012')
  await app.getByTestId('recipient').fill(ELSEWHERE)
  await review(app)
  await expect(app.getByTestId('bitcoin-transaction')).toContainText('Payment to the recipient')
  await expect(app.getByTestId('bitcoin-order')).toHaveCount(0)
  await expect(app.getByText('exactly the 2 coins that you chose')).toBeVisible()
  await confirm(app)
  await expect.poll(() => bitcoin.spendsOf(address)).toHaveLength(1)
  const [first] = await bitcoin.spendsOf(address)
  await bitcoin.asks(40)
  await app.getByTestId('replacement-minerFee').click()
  await expect(app.getByTestId('replacement-terms')).toBeVisible()
  await app.getByTestId('confirm').click()
  await expect.poll(() => bitcoin.spendsOf(address)).not.toEqual([first])
  await bitcoin.asks(undefined)
  await bitcoin.every(1)
  await expect(app.getByTestId('outcome')).toContainText('Verified on Bitcoin')
  expect(await bitcoin.spendsOf(address)).toHaveLength(1)
  expect(await bitcoin.spendsOf(taproot)).toEqual(await bitcoin.spendsOf(address))
  expect(await bitcoin.paidTo(ELSEWHERE)).toBe(1_200_000n)
  expect(await bitcoin.unspentAt(address)).toEqual([3_000_000])
})

/** BIP-86. */
async function taprootAddressOf(app: Page): Promise<string> {
  await bitcoinAddressOf(app)
  await app.getByTestId('receive-p2tr').check()
  await expect(app.getByTestId('full-address').first()).toContainText('bc1p')
  return addressOf(app)
}

test('taproot addresses of BIP-86 pay for a transfer, and are paid by one as the account’s own', async ({
  app,
  devnet,
  bitcoin,
}) => {
  await haveWallet(app)
  const account = await addressOf(app)
  await devnet.fund(account)
  const paying = await taprootAddressOf(app)
  await bitcoin.fund(paying, 5_000_000n)
  await bitcoin.every(1)
  const before = await devnet.balance(8453, account)
  await openHash(app, '#/')
  await cross(app, { from: 'BTC on Bitcoin', to: 'ETH on Base', amount: '0.02' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await bitcoin.spendsOf(paying)).toHaveLength(1)
  expect((await devnet.balance(8453, account)) - before).toBeGreaterThan(0n)

  const paid = await taprootAddressOf(app)
  expect(paid).not.toBe(paying)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'BTC on Bitcoin', amount: '1' })
  await app.getByTestId('other-recipient').click()
  await app.getByTestId('recipient').fill(paid)
  await review(app)
  await expect(app.getByText('Your account', { exact: true })).toBeVisible()
  await confirm(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  const arrived = await bitcoin.paidTo(paid)
  expect(arrived).toBeGreaterThan(0n)
  // The account can spend its change again.
  await openHash(app, '#/utxos')
  await expect(app.getByText('Taproot', { exact: false }).first()).toBeVisible()
})

test('BTC to USDC out of 25 coins, and then all that one address has', async ({ app, devnet, bitcoin }) => {
  await haveWallet(app)
  const account = await addressOf(app)
  const address = await bitcoinAddressOf(app)
  await bitcoin.fund(address, ...Array.from({ length: 25 }, (_, at) => 100_000n + BigInt(at)))
  await cross(app, { from: 'BTC on Bitcoin', to: 'USDC on Base', amount: '0.024' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await devnet.tokenBalance(8453, USDC_ON_BASE, account)).toBeGreaterThan(0n)
  expect(await bitcoin.spendsOf(address)).toHaveLength(1)

  const next = await bitcoinAddressOf(app)
  await bitcoin.fund(next, 6_000_000n)
  await openHash(app, '#/')
  await fillMove(app, { from: 'BTC on Bitcoin', to: 'USDC on Base', amount: '0.001' })
  await app.getByTestId('max').click()
  // The amount excludes the miners' fee; one transfer spends one address's coins.
  await expect(app.getByTestId('amount')).toHaveValue(/^0\.0599\d/)
  await review(app)
  await confirm(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await bitcoin.spendsOf(next)).toHaveLength(1)
})

test('ETH to BTC: to our own unused address, cpfpSigned out of what arrives, and told when it is in a block', async ({
  app,
  devnet,
  bitcoin,
}) => {
  await haveWallet(app)
  const account = await addressOf(app)
  const address = await bitcoinAddressOf(app)
  await devnet.fund(account, { chainId: 1, currency: `0x${'00'.repeat(20)}`, amount: `${10n ** 19n}` })
  await bitcoin.every(0)
  await openHash(app, '#/')
  await cross(app, { from: 'ETH on Ethereum', to: 'BTC on Bitcoin', amount: '1' })
  await expect.poll(() => bitcoin.paidTo(address)).toBeGreaterThan(0n)
  await expect(app.getByText('has arrived on')).toHaveCount(0)
  // A parent at the next block's rate needs no child.
  await bitcoin.asks(40)
  await app.getByTestId('cpfp').click()
  await expect(app.getByTestId('cpfp-terms')).toBeVisible()
  await confirm(app)
  await expect.poll(() => bitcoin.spendsOf(address)).toHaveLength(1)
  await bitcoin.asks(undefined)
  await bitcoin.mine(1)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await expect.poll(() => bitcoinAddressOf(app)).not.toBe(address)
})
