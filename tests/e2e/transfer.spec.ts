import { addressOf, confirm, createWallet, cross, fillMove, openHash, review, transferId } from './app.ts'
import type { Browser } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

const ETH_USDC = { base: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913' } as const

// The notification follows the screen.
async function noticesOf(wallet: Browser): Promise<readonly string[]> {
  return Object.keys(await wallet.inWorker<Record<string, boolean>>('chrome.notifications.getAll()'))
}

test('onboarding, then ETH to Base and USDC back, each step sent once', async ({ app, devnet }) => {
  await createWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  const before = await devnet.balance(8453, address)

  await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  const received = (await devnet.balance(8453, address)) - before
  expect(received).toBeGreaterThan(97_000_000_000_000_000n)
  expect(await devnet.sentBy(1, address)).toHaveLength(1)

  await cross(app, { from: 'USDC on Base', to: 'USDC on Ethereum', amount: '100' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  const sent = await devnet.sentBy(8453, address)
  expect(sent.map((each) => each.nonce)).toEqual([0, 1])
  expect(await devnet.tokenBalance(8453, ETH_USDC.base, address)).toBe(9_900_000_000n)
})

test('a token that must be reset first: reset, approve, deposit', async ({ app, devnet, world }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  await cross(app, { from: 'USDT on Ethereum', to: 'USDT on Base', amount: '50' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await devnet.sentBy(1, address)).toHaveLength(2)
  expect(world.line.ready).toBe(true)
})

test('a failed fill is refunded, and shown as a refund', async ({ app, devnet, wallet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  await devnet.failFills(1)
  const id = await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect(app.getByTestId('outcome')).toContainText(/refund|back/i)
  await expect.poll(() => noticesOf(wallet)).toEqual([`transfer:${id}`])
})

test('a fill gives one notification, and a click on it opens that transfer, also after the background was killed', async ({
  app,
  devnet,
  wallet,
}) => {
  await haveWallet(app)
  await devnet.fund(await addressOf(app))
  const id = await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await expect.poll(() => noticesOf(wallet)).toEqual([`transfer:${id}`])
  await openHash(app, '#/settings')
  await wallet.killWorker()
  // The page's retry wakes the background before the simulated click.
  await openHash(app, '#/activity')
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible()
  await wallet.inWorker(`chrome.notifications.onClicked.dispatch('transfer:${id}')`)
  await app.waitForURL(new RegExp(`#/transfer/${id}`))
})

test('muted notifications never appear, not even later', async ({ app, devnet, wallet }) => {
  await haveWallet(app)
  await devnet.fund(await addressOf(app))
  await openHash(app, '#/settings')
  await app.getByTestId('notifies').click()
  await expect(app.getByTestId('notifies')).not.toBeChecked()
  await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await openHash(app, '#/settings')
  await app.getByTestId('notifies').click()
  await expect(app.getByTestId('notifies')).toBeChecked()
  const id = await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.2' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await expect.poll(() => noticesOf(wallet)).toEqual([`transfer:${id}`])
})

test('a deposit that waits for a block is shown as sent, and continues once included', async ({ app, devnet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  await devnet.automine(1, false)
  await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect.poll(async () => (await devnet.sentBy(1, address)).length).toBe(1)
  await expect(app.getByText('has arrived on')).toHaveCount(0)
  await devnet.mine(1, 1)
  await devnet.automine(1, true)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await devnet.sentBy(1, address)).toHaveLength(1)
})

test('an unknown status word is shown as it is, and survived', async ({ app, devnet }) => {
  await haveWallet(app)
  await devnet.fund(await addressOf(app))
  await devnet.pauseSolver(true)
  await devnet.fault({ kind: 'status-word', word: 'settling' })
  await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect(app.getByText('settling')).toBeVisible()
  await devnet.calm()
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
})

test('max leaves the gas, and can really be sent', async ({ app, devnet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '1' })
  await app.getByTestId('max').click()
  await expect(app.getByTestId('amount')).not.toHaveValue('1')
  await review(app)
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await devnet.balance(1, address)).toBeLessThan(10_000_000_000_000_000n)
})
