import type { Page } from 'playwright'
import { addressOf, confirm, createWallet } from './app.ts'
import type { Browser } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { approvalWindow } from './sites.ts'

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

test('the demo dApp has money brought to somebody else, to an exchange, to Bitcoin, and as another asset', async ({
  app,
  bitcoin,
  devnet,
  wallet,
}) => {
  await bitcoin.every(1)
  await createWallet(app)
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

test('the demo dApp says of each tier whether this wallet has it', async ({ app, devnet, wallet }) => {
  await createWallet(app)
  const page = await connected(wallet, devnet.line.dapp)
  const { capabilities, sends } = await page.evaluate(async () => {
    const { quietly } = await import(`${location.origin}/wallet.js`)
    const isThere = (method: string, params: unknown[]) =>
      quietly(method, params).then(
        () => true,
        (error: { code: number }) => error.code !== 4200,
      )
    const [account] = await quietly('eth_accounts')
    return {
      capabilities: await isThere('wallet_getCapabilities', [account]),
      sends: await isThere('eth_sendTransaction', [{}]),
    }
  })
  await expect(page.locator('#can-calls')).toHaveText(capabilities ? 'Ready' : 'Not in this wallet')
  await expect(page.locator('#can-intents')).toHaveText(capabilities ? 'Ready' : 'Ask and see')
  if (sends) return
  await page.locator('#pay-send').click()
  await expect(page.locator('#why-transaction')).toContainText('does not send transactions for pages yet')
})
