import type { Page } from 'playwright'
import { addressOf, confirm, openHash, PASSWORD } from './app.ts'
import type { Browser } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'
import { approvalWindow } from './sites.ts'

async function connect(wallet: Browser, page: Page, address: string): Promise<void> {
  const window = await approvalWindow(wallet, () => page.locator('#connect').click())
  await expect(window.getByText('127.0.0.1')).toBeVisible()
  await confirm(window)
  await expect(page.locator('#account')).toHaveText(new RegExp(address, 'i'))
}

test('a page connects, asks for an intent, and follows it to the fill', async ({ app, devnet, wallet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  const page = await wallet.context.newPage()
  await page.goto(devnet.line.dapp)
  expect(await page.evaluate(() => 'ethereum' in window)).toBe(false)
  await connect(wallet, page, address)

  await page.locator('#intent-amount').fill('0.05')
  await page.locator('#intent-chain').selectOption('8453')
  const before = await devnet.balance(8453, address)
  const window = await approvalWindow(wallet, () => page.locator('#intent-send').click())
  await expect(window.getByTestId('review-sentence')).toContainText('0.05')
  await confirm(window)
  await expect(page.locator('#intent-status')).toHaveAttribute('data-code', '200')
  expect((await devnet.balance(8453, address)) - before).toBe(50_000_000_000_000_000n)
  expect(await devnet.sentBy(1, address)).toHaveLength(1)

  const { origin } = new URL(devnet.line.dapp)
  await app.bringToFront()
  await openHash(app, '#/settings')
  await app.getByTestId(`site-${origin}`).click()
  await expect(app.getByTestId('site-asked').locator('li')).toHaveCount(1)
  await app.getByTestId(`revoke-${origin}`).click()
  await expect(app.getByText('No app can see your accounts.')).toBeVisible()
})

test('closing the approval window is a no, and leaving it open while the background dies is not', async ({
  app,
  devnet,
  wallet,
}) => {
  await haveWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  const page = await wallet.context.newPage()
  await page.goto(devnet.line.dapp)
  await connect(wallet, page, address)

  const ask = () =>
    page.evaluate(async () => {
      const found = await new Promise<{ request: (call: object) => Promise<unknown> }>((resolve) => {
        addEventListener('eip6963:announceProvider', (event) => {
          const { detail } = event as CustomEvent<{ info: { rdns: string }; provider: never }>
          if (detail.info.rdns === 'app.causeway') resolve(detail.provider)
        })
        dispatchEvent(new Event('eip6963:requestProvider'))
      })
      const output = {
        asset: { chainId: 8453, address: '0x0000000000000000000000000000000000000000' },
        amount: '0x2386f26fc10000',
      }
      try {
        return { result: await found.request({ method: 'wallet_sendIntent', params: [{ version: '1.0.0', output }] }) }
      } catch (error) {
        return { code: (error as { code: number }).code }
      }
    })
  const [closed, first] = await Promise.all([
    ask(),
    wallet.context.waitForEvent('page').then(async (window) => {
      await expect(window.getByTestId('confirm')).toBeVisible()
      await window.close()
    }),
  ])
  expect(first).toBeUndefined()
  expect(closed).toEqual({ code: 4001 })

  const [answered] = await Promise.all([
    ask(),
    wallet.context.waitForEvent('page').then(async (window) => {
      await expect(window.getByTestId('confirm')).toBeVisible()
      await wallet.killWorker()
      // The quote died with the background, so the fresh plan needs a second confirmation.
      await confirm(window)
      await expect(window.getByText('New quote')).toBeVisible()
      await confirm(window)
    }),
  ])
  expect(answered).toMatchObject({ result: { id: expect.stringMatching(/^0x/) } })
  await expect.poll(async () => (await devnet.sentBy(1, address)).length).toBe(1)
})

test('a locked wallet shows no accounts, and unlocking in the approval window is enough', async ({
  app,
  devnet,
  wallet,
}) => {
  await haveWallet(app)
  const address = await addressOf(app)
  const page = await wallet.context.newPage()
  await page.goto(devnet.line.dapp)
  await connect(wallet, page, address)
  await app.bringToFront()
  await openHash(app, '#/settings')
  await app.getByTestId('lock-now').click()
  await page.bringToFront()
  await page.reload()
  await expect(page.locator('#account')).not.toHaveText(new RegExp(address, 'i'))
  const window = await approvalWindow(wallet, () => page.locator('#connect').click())
  await window.getByTestId('password').fill(PASSWORD)
  await expect(window.getByTestId('origin')).toContainText(new URL(page.url()).host)
  await window.getByTestId('unlock').click()
  await expect(page.locator('#account')).toHaveText(new RegExp(address, 'i'))
})
