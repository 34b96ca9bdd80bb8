import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { addressOf, confirm } from './app.ts'
import type { Browser } from './browser.ts'
import { haveWallet } from './made/wallet.ts'
import { approvalWindow, ask, findWallet, type Outcome, type Site } from './sites.ts'

export async function connectedPage(
  app: Page,
  wallet: Browser,
  site: Site,
): Promise<Readonly<{ page: Page; account: `0x${string}` }>> {
  await haveWallet(app)
  const account = (await addressOf(app)) as `0x${string}`
  const page = await wallet.context.newPage()
  await page.goto(`${site.url}/`)
  expect(await findWallet(page)).toBe(true)
  const window = await approvalWindow(wallet, async () => void ask(page, 'eth_requestAccounts'))
  await confirm(window)
  await expect.poll(() => ask(page, 'eth_accounts')).toEqual({ result: [account.toLowerCase()] })
  return { page, account }
}

export async function askedBy(
  wallet: Browser,
  page: Page,
  params: readonly unknown[],
  method = 'personal_sign',
): Promise<Readonly<{ window: Page; answer: Promise<Outcome> }>> {
  let answer: Promise<Outcome> = Promise.resolve({})
  const window = await approvalWindow(wallet, async () => {
    answer = ask(page, method, params)
  })
  return { window, answer }
}
