import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import type { Page } from 'playwright'
import { inTurn } from '../count.ts'
import { addressOf, confirm, openHash } from './app.ts'
import type { Browser } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'
import { type Answer, approvalWindow, type Site, startSite } from './sites.ts'
import type { Button } from './test-dapp/buttons.ts'
import { BATCHES, PROMPTED, QUEUES, RECOVERED, TYPED_DATA } from './test-dapp/prompted.ts'
import { LAST, NEVER, NOT_PRESSED, UNPROMPTED } from './test-dapp/unprompted.ts'

// MetaMask's unmodified test page from npm; it expects `isMetaMask`, so the user chose "as MetaMask".
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
      return page.evaluate(() => (window as Partial<CompatibleWindow>).ethereum?.isMetaMask)
    })
    .toBe(true)
  return page
}

/** Records the page's calls and results, because many buttons show nothing. */
function noteCalls(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted = window as unknown as CompatibleWindow
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

function takeNoted(page: Page, method: string): Promise<readonly unknown[]> {
  return page.evaluate((wanted) => {
    const { noted } = window
    return noted.splice(0).flatMap(([name, came]) => (name === wanted ? [came] : []))
  }, method)
}

/** The error code for calls beyond the site's limit. */
const TOO_MANY = -32002

// A script's click; the browser would scroll and wait for overlays.
const press = (page: Page, id: string) => page.locator(`#${id}`).dispatchEvent('click')

async function pressAndAnswer(wallet: Browser, page: Page, button: Button): Promise<void> {
  if (!button.user) return press(page, button.id)
  const window = await approvalWindow(wallet, async () => {
    await press(page, button.id)
    await expect
      .poll(
        async () => {
          if ((await takeNoted(page, button.method)).includes(TOO_MANY)) await press(page, button.id)
          return wallet.context.pages().some(isAsking)
        },
        { timeout: 90_000 },
      )
      .toBe(true)
  })
  await answerIn(window, button)
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

function refusedOn(page: Page): Promise<number> {
  return page.evaluate((code) => window.noted.filter(([, came]) => came === code).length, TOO_MANY)
}

async function answerEach(window: Page, page: Page, button: Button): Promise<void> {
  const place = async () => (await window.getByTestId('queue-place').allTextContents()).join()
  // All ten are there before the first answer.
  await expect.poll(async () => Number((await place()).split(' ').at(-1)) + (await refusedOn(page))).toBe(10)
  for (let now = await place(); now !== ''; now = await place()) {
    await confirm(window)
    await expect.poll(place).not.toBe(now)
  }
  await answerIn(window, button)
}

async function takenInAll(page: Page, method: string, count: number): Promise<readonly unknown[]> {
  const came: unknown[] = []
  await expect
    .poll(async () => {
      came.push(...(await takeNoted(page, method)))
      return came.length
    }, method)
    .toBe(count)
  return came
}

const isAsking = (page: Page) => page.url().includes('#/approval')

/** Rejects prompts in all windows until this many have answers. */
async function sayNo(wallet: Browser, page: Page, times: number): Promise<void> {
  const answered = () => page.evaluate(() => window.noted.length)
  for (let count = 1; count <= times; count += 1) {
    await expect(async () => {
      const window = wallet.context.pages().find(isAsking)
      if ((await answered()) < count) await window?.getByTestId('reject').click({ timeout: 2_000 })
      expect(await answered()).toBeGreaterThanOrEqual(count)
    }).toPass()
  }
}

test('every button whose method is claimed does what it says, and no other does anything', async ({
  app,
  devnet,
  wallet,
}) => {
  test.setTimeout(400_000)
  await haveWallet(app)
  const account = await addressOf(app)
  await devnet.fund(account)
  const page = await openTestPage(app, wallet)
  await noteCalls(page)
  await confirm(await approvalWindow(wallet, () => page.locator('#connectButton').click()))
  await expect(page.locator('#accounts')).toHaveText(account, { ignoreCase: true })
  await expect(page.locator('#chainId')).toHaveText('0x1')

  const sentFrom = async (from: string) => (await devnet.sentBy(1, from)).length
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
        .poll(
          async () => {
            const taken = await takeNoted(page, button.method)
            came.push(...taken)
            // The site's limit refuses further presses for a minute, so press again.
            if (!button.user && taken.includes(TOO_MANY)) await press(page, button.id)
            return came
          },
          { message: button.id, timeout: 70_000 },
        )
        .toContain(button.answer)
      const [id, text] = button.shows ?? []
      if (id && text) await expect(page.locator(`#${id}`)).toHaveText(text)
    })
  const groups = inTurn(PROMPTED, 'CAUSEWAY_BUTTONS_ONE_OF', 2)
  for (const button of [...UNPROMPTED, ...groups.flat()]) await does(button)
  for (const [id, result] of groups.includes(TYPED_DATA) ? RECOVERED : []) {
    await press(page, id)
    await expect(page.locator(`#${result}`)).toHaveText(account, { ignoreCase: true })
  }
  for (const [id, method] of NEVER) await does({ id, method, answer: 4200 })
  for (const { id, method } of BATCHES) {
    await test.step(id, async () => {
      await takeNoted(page, method)
      const before = await sentFrom(account)
      const window = await approvalWindow(wallet, () => press(page, id))
      await answerEach(window, page, { id, method, user: 'says yes', answer: 'result' })
      // Calls above the rate limit are refused.
      const came = await takenInAll(page, method, 10)
      expect(came.filter((each) => each !== -32002).every((each) => each === 'result')).toBe(true)
      expect(came).toContain('result')
      const sent = came.filter((each) => each === 'result').length
      expect((await sentFrom(account)) - before).toBe(method === 'eth_sendTransaction' ? sent : 0)
    })
  }
  // Three refusals silence the page for a minute, so its calls open no prompt.
  const before = await sentFrom(account)
  for (const [at, { id, method }] of QUEUES.entries()) {
    await test.step(id, async () => {
      await takeNoted(page, method)
      await press(page, id)
      if (at === 0) await sayNo(wallet, page, 3)
      const paused = Array.from({ length: at === 0 ? 7 : 10 }, () => -32002)
      expect(await takenInAll(page, method, 10)).toEqual([...(at === 0 ? [4001, 4001, 4001] : []), ...paused])
    })
  }
  expect(wallet.context.pages().filter(isAsking)).toEqual([])
  expect(await sentFrom(account)).toBe(before)
  await does(LAST)

  const known = [
    ...[...UNPROMPTED, ...PROMPTED.flat(), LAST].map(({ id }) => id),
    ...[...RECOVERED, ...NEVER].map(([id]) => id),
    ...[...BATCHES, ...QUEUES].map(({ id }) => id),
    ...['connectButton', ...Object.keys(NOT_PRESSED)],
  ]
  const there = await page.locator('button[id]').evaluateAll((buttons) => buttons.map(({ id }) => id))
  expect(there.filter((id) => !known.includes(id))).toEqual([])
})
