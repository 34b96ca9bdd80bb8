import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import type { Page } from 'playwright'
import { addressOf, confirm, createWallet, openHash } from './app.ts'
import type { Browser } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { type Answer, approvalWindow, type Site, startSite } from './sites.ts'
import { type Button, CLAIMED, LAST, NEVER, RECOVERED } from './test-dapp/buttons.ts'
import { CALLS, HARMFUL, NOT_PRESSED, OWN_CONTRACTS } from './test-dapp/more-buttons.ts'

// MetaMask's own test page, unchanged, from npm. It looks for `isMetaMask`, so that the user has said "as MetaMask".
const FOLDER = dirname(createRequire(import.meta.url).resolve('@metamask/test-dapp/dist/index.html'))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

let site: Site
test.beforeAll(async () => {
  const answerOf = (name: string): Answer => ({
    type: TYPES[extname(name)] ?? 'text/plain',
    body: readFileSync(join(FOLDER, name), 'utf8'),
  })
  const files = Object.fromEntries(readdirSync(FOLDER).map((name) => [`/${name}`, answerOf(name)]))
  site = await startSite({ ...files, '/': answerOf('index.html') })
})
test.afterAll(() => site.stop())

async function openTestPage(app: Page, wallet: Browser): Promise<Page> {
  await app.bringToFront()
  await openHash(app, '#/settings')
  await app.getByTestId('compatible').dispatchEvent('click')
  await app.getByTestId('compatible-address').fill(site.url)
  await app.getByTestId('compatible-address').press('Enter')
  await app.getByTestId(`compatible-${site.url}`).getByTestId('as-metamask').dispatchEvent('click')
  const page = await wallet.context.newPage()
  await expect
    .poll(async () => {
      await page.goto(`${site.url}/`)
      return page.evaluate(() => (window as unknown as { ethereum?: { isMetaMask?: boolean } }).ethereum?.isMetaMask)
    })
    .toBe(true)
  return page
}

/** Notes what the page asks from now on, and what comes of it: many of its buttons show nothing. */
function noteCalls(page: Page): Promise<void> {
  return page.evaluate(() => {
    type Wallet = { request: (call: { method: string }) => Promise<unknown> }
    const noted = window as unknown as { ethereum: Wallet; noted: [string, unknown][] }
    const { request } = noted.ethereum
    noted.noted = []
    noted.ethereum.request = async (call) => {
      try {
        const result = await request(call)
        noted.noted.push([call.method, 'result'])
        return result
      } catch (error) {
        noted.noted.push([call.method, (error as { code: unknown }).code])
        throw error
      }
    }
  })
}

/** What came of the calls of a method since the last time. */
function takeNoted(page: Page, method: string): Promise<readonly unknown[]> {
  return page.evaluate((wanted) => {
    const { noted } = window as unknown as { noted: [string, unknown][] }
    return noted.splice(0).flatMap(([name, came]) => (name === wanted ? [came] : []))
  }, method)
}

// As a script of the page would: the browser would first scroll, and wait for what stands over it.
const press = (page: Page, id: string) => page.locator(`#${id}`).dispatchEvent('click')

async function pressAndAnswer(wallet: Browser, page: Page, button: Button): Promise<void> {
  if (!button.user) return press(page, button.id)
  await answerIn(await approvalWindow(wallet, () => press(page, button.id)), button)
}

async function answerIn(window: Page, { user, says }: Button): Promise<void> {
  if (says) await expect(window.locator('main')).toContainText(says)
  const closed = window.waitForEvent('close', { timeout: 60_000 })
  if (user === 'says yes') {
    await confirm(window)
    return void (await closed)
  }
  await expect(window.getByTestId('reject')).toBeVisible()
  await expect(window.locator('[data-testid=confirm]:not([aria-disabled])')).toHaveCount(0)
  await window.getByTestId('reject').click()
  await closed
}

test('every button whose method is claimed does what it says, and no other does anything', async ({
  app,
  devnet,
  wallet,
}) => {
  test.setTimeout(300_000)
  await createWallet(app)
  const account = await addressOf(app)
  await devnet.fund(account)
  const page = await openTestPage(app, wallet)
  await noteCalls(page)
  await confirm(await approvalWindow(wallet, () => page.locator('#connectButton').click()))
  await expect(page.locator('#accounts')).toHaveText(account, { ignoreCase: true })
  await expect(page.locator('#chainId')).toHaveText('0x1')

  const does = (button: Button) =>
    test.step(button.id, async () => {
      await takeNoted(page, button.method)
      for (const [field, value] of Object.entries(button.fills ?? {})) {
        await page.locator(`#${field}`).evaluate(
          (input, text) => {
            ;(input as HTMLInputElement).value = text
          },
          value === 'account' ? account : value,
        )
      }
      await pressAndAnswer(wallet, page, button)
      const came: unknown[] = []
      await expect
        .poll(async () => {
          came.push(...(await takeNoted(page, button.method)))
          return came
        }, button.id)
        .toContain(button.answer)
      const [id, text] = button.shows ?? []
      if (id && text) await expect(page.locator(`#${id}`)).toHaveText(text)
    })
  for (const button of [...CLAIMED, ...OWN_CONTRACTS, ...HARMFUL, ...CALLS]) await does(button)
  for (const [id, result] of RECOVERED) {
    await press(page, id)
    await expect(page.locator(`#${result}`)).toHaveText(account, { ignoreCase: true })
  }
  for (const [id, method] of NEVER) await does({ id, method, answer: 4200 })
  await does(LAST)

  const known = [
    ...[...CLAIMED, ...OWN_CONTRACTS, ...HARMFUL, ...CALLS, LAST].map(({ id }) => id),
    ...[...RECOVERED, ...NEVER].map(([id]) => id),
    ...['connectButton', ...Object.keys(NOT_PRESSED)],
  ]
  const there = await page.locator('button[id]').evaluateAll((buttons) => buttons.map(({ id }) => id))
  expect(there.filter((id) => !known.includes(id))).toEqual([])
})
