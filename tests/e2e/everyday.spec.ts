import { readFile } from 'node:fs/promises'
import { addressOf, cross, openHash } from './app.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

const STRANGER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('a transfer is found at home, in activity, by a command and on its receipt', { tag: '@odd' }, async ({
  app,
  devnet,
}) => {
  await haveWallet(app)
  await devnet.fund(await addressOf(app))
  const id = await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')

  await app.getByTestId('receipt-open').click()
  const receipt = app.getByTestId('receipt')
  await expect(receipt).toContainText('Verified on Base')
  const [sent] = await devnet.sentBy(1, await ownAddress())
  expect(sent).toBeDefined()
  await expect(receipt).toContainText('0.1 ETH on Ethereum')
  const [file] = await Promise.all([app.waitForEvent('download'), app.getByTestId('receipt-picture').click()])
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG')
  await app.keyboard.press('Escape')

  await openHash(app, '#/')
  await expect(app.getByTestId('valuation')).toContainText(/\$[0-9,]+\.[0-9]{2}.*Prices from Relay/)
  const link = `#/transfer/${encodeURIComponent(id)}`
  await expect(app.getByTestId('recent').locator('.transfer-row')).toHaveAttribute('href', link)

  await openHash(app, '#/activity')
  await app.getByTestId('find').fill('bitcoin')
  await expect(app.getByTestId('found')).toContainText('Nothing found')
  await app.getByTestId('find').fill('arrived base')
  await expect(app.locator('.transfer-row')).toHaveAttribute('href', link)

  await app.keyboard.press('Control+k')
  await expect(app.getByRole('combobox')).toBeFocused()
  await app.keyboard.type('0.1 eth')
  await app.keyboard.press('Enter')
  await app.waitForURL(new RegExp(`${link}$`))
  await app.keyboard.press('Control+k')
  await expect(app.getByRole('combobox')).toBeFocused()
  await app.keyboard.type('lock the')
  await app.keyboard.press('Enter')
  await expect(app.getByTestId('password')).toBeVisible()

  async function ownAddress(): Promise<string> {
    return (
      (await app.locator('.receipt-lines .mono').allTextContents()).find((text) => /^0x[0-9a-f]{40}$/i.test(text)) ?? ''
    )
  }
})

test('a payment is made by keyboard alone, from home until it has arrived', { tag: '@odd' }, async ({
  app,
  devnet,
}) => {
  await haveWallet(app)
  await devnet.fund(await addressOf(app))
  await app.reload()
  await expect(app.getByTestId('valuation')).toContainText(/[1-9]/)
  const focused = () => app.evaluate(() => document.activeElement?.getAttribute('data-testid'))
  const tabTo = async (testId: string) => {
    for (let press = 0; press < 30 && (await focused()) !== testId; press += 1) await app.keyboard.press('Tab')
    expect(await focused()).toBe(testId)
  }
  const choose = async (side: 'from' | 'to') => {
    await tabTo(side)
    await app.keyboard.press('Enter')
    await app.keyboard.type('usdc base')
    await app.keyboard.press('Enter')
    expect(await focused()).toBe(side)
  }
  await tabTo('open-send')
  await app.keyboard.press('Enter')
  await expect(app.getByTestId('amount')).toBeFocused()
  await app.keyboard.type('5')
  await choose('from')
  await choose('to')
  await tabTo('recipient')
  await app.keyboard.type(STRANGER)
  await expect(app.locator('[data-testid=review]:not([aria-disabled])')).toBeVisible()
  await tabTo('review')
  await app.keyboard.press('Enter')
  await expect(app.locator('[data-testid=confirm]:not([aria-disabled])')).toBeVisible()
  await tabTo('confirm')
  await app.keyboard.press('Space')
  await expect(app.getByTestId('outcome')).toContainText('Sent 5 USDC to 0x709979')
  await tabTo('done')
  await app.keyboard.press('Enter')
  await expect(app.getByTestId('open-send')).toBeVisible()
})

test('a page starts with the frame that it ended with, and in its theme', { tag: '@even' }, async ({ app, wallet }) => {
  await haveWallet(app)
  await openHash(app, '#/settings')
  await app.getByRole('radio', { name: 'Dark' }).check()
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark')
  const next = await wallet.open()
  await expect(next.locator('html')).toHaveAttribute('data-frame', 'home')
  await expect(next.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(next.getByTestId('open-bridge')).toBeVisible()
})

test('balances are in the chosen currency, at the rate of its feed on Ethereum', { tag: '@even' }, async ({
  app,
  devnet,
}) => {
  await haveWallet(app)
  await devnet.fund(await addressOf(app))
  await openHash(app, '#/settings')
  await app.getByTestId('currency').click()
  await app.getByRole('option', { name: 'EUR' }).click()
  await openHash(app, '#/')
  await expect(app.getByTestId('valuation')).toContainText('EUR rate from Chainlink on Ethereum')
  await expect(app.getByTestId('valuation')).toContainText('€')
})

test('the language is chosen in the settings, is that of every page, and stays', { tag: '@even' }, async ({
  app,
  wallet,
}) => {
  await haveWallet(app)
  await openHash(app, '#/settings')
  const choose = async (name: string) => {
    await app.getByTestId('language').click()
    await app.getByRole('option', { name }).click()
  }
  await choose('Deutsch')
  await expect(app.locator('html')).toHaveAttribute('lang', 'de')
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Einstellungen')
  await choose('العربية')
  await expect(app.locator('html')).toHaveAttribute('dir', 'rtl')

  const next = await wallet.open('#/form')
  await expect(next.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(next.locator('html')).toHaveAttribute('dir', 'rtl')
  await app.bringToFront()
  await choose('English')
  // An open page changes its language at once.
  await expect(next.locator('html')).toHaveAttribute('lang', 'en')
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('Bridge')
})
