import type { Page } from 'playwright'
import { addressOf, confirm } from './app.ts'
import type { Browser } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'
import { approvalWindow } from './sites.ts'

const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const STRANGER = '0x2222222222222222222222222222222222222222'

async function connected(wallet: Browser, url: string): Promise<Page> {
  const page = await wallet.context.newPage()
  await page.goto(url)
  await confirm(await approvalWindow(wallet, () => page.locator('#connect').click()))
  await expect(page.locator('#account')).toContainText('0x')
  return page
}

async function arrives(wallet: Browser, page: Page, place: string, recipient = ''): Promise<void> {
  await page.bringToFront()
  await page.getByText(place, { exact: true }).click()
  await page.locator('#intent-recipient').fill(recipient)
  const window = await approvalWindow(wallet, () => page.locator('#intent-send').click())
  await expect(window.getByTestId('review-sentence')).toBeVisible()
  await confirm(window)
  await expect(page.locator('#intent-said')).toContainText('Approved')
  await expect(page.locator('#intent-status')).toHaveAttribute('data-code', '200')
}

test('the demo dApp pays another recipient, an exchange, Bitcoin, and in another asset', { tag: '@even' }, async ({
  app,
  bitcoin,
  devnet,
  wallet,
}) => {
  await bitcoin.every(1)
  await haveWallet(app)
  await devnet.fund(await addressOf(app))
  const page = await connected(wallet, devnet.line.dapp)

  await arrives(wallet, page, 'Somebody else', STRANGER)
  expect(await devnet.balance(8453, STRANGER)).toBe(50_000_000_000_000_000n)
  await expect(page.locator('#intent-event')).toContainText('200, ')
  await arrives(wallet, page, 'Exchange A')
  await expect(page.locator('#intent-fill')).toContainText('20 USDC on exchange A')
  await arrives(wallet, page, 'Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
  await expect(page.locator('#intent-fill')).toContainText('0.001 BTC on Bitcoin')
  await arrives(wallet, page, 'Another asset')
  await expect(page.locator('#intent-fill')).toContainText('50 USDC on Base')
})

test('the demo dApp is paid on a chain where its user has nothing, by a plain transaction and by calls that say what they need', {
  tag: '@odd',
}, async ({ app, devnet, wallet }) => {
  await haveWallet(app)
  const account = await addressOf(app)
  await devnet.fund(account, { chainId: 1, currency: `0x${'00'.repeat(20)}`, amount: `${10n ** 18n}` })
  await devnet.fund(account, {
    chainId: 1,
    currency: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    amount: '200000000',
  })
  const page = await connected(wallet, devnet.line.dapp)
  const till = devnet.line.accounts[1]?.address ?? ''
  const before = await devnet.tokenBalance(8453, USDC_ON_BASE, till)
  await expect(page.locator('#can-calls')).toHaveText('Ready')
  await expect(page.locator('#can-intents')).toHaveText('Ready')

  await confirm(await approvalWindow(wallet, () => page.locator('#pay-send').click()))
  await expect(page.locator('#intent-status')).toHaveText('In a block')
  await expect(page.locator('#can-transaction')).toHaveText('Ready')
  expect((await devnet.tokenBalance(8453, USDC_ON_BASE, till)) - before).toBe(25_000_000n)

  await page.bringToFront()
  await confirm(await approvalWindow(wallet, () => page.locator('#calls-send').click()))
  await expect(page.locator('#intent-status')).toHaveAttribute('data-code', '200')
  expect((await devnet.tokenBalance(8453, USDC_ON_BASE, till)) - before).toBe(50_000_000n)
  await expect(page.locator('#intent-fill a')).toBeVisible()
})
