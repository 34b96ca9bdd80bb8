import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import type { ReadyLine } from '../devnet/world.ts'
import { addressOf, confirm, createWallet, cross, openHash, type Seen } from '../e2e/app.ts'
import { type Browser, launch } from '../e2e/browser.ts'
import { devnetOf } from '../e2e/devnet.ts'

const POPUP = { width: 400, height: 600 }

export type TourOptions = Readonly<{
  line: ReadyLine
  extension: string
  /** The pictures' folder; the tour empties it first. */
  folder: string
  say: (sentence: string) => void
}>

/**
 * A new wallet, 0.1 ETH from chain 1 to 8453, 100 USDC back, and a page's intent. Prints each step's time and saves
 * each screen.
 */
export async function tour({ line, extension, folder, say }: TourOptions): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const began = Date.now()
  const tell = (sentence: string) => say(`${((Date.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${sentence}`)
  const wallet = await launch({ extension })
  try {
    await walk(wallet, line, pictures(folder), tell)
  } finally {
    await wallet.close()
  }
  say(`The screens are in ${folder}`)
}

type Camera = (page: Page, prefix?: string) => Seen

function pictures(folder: string): Camera {
  let taken = 0
  return (page, prefix = '') =>
    async (screen) => {
      taken += 1
      const name = `${`${taken}`.padStart(2, '0')}-${prefix}${screen}.png`
      await expect(page.locator('.skeleton')).toHaveCount(0)
      // Transient announcements must be gone before the picture.
      await page.screenshot({ path: join(folder, name), animations: 'disabled', caret: 'hide' })
    }
}

async function walk(wallet: Browser, line: ReadyLine, camera: Camera, tell: (sentence: string) => void): Promise<void> {
  const devnet = devnetOf(line)
  const app = await wallet.welcome()
  await app.setViewportSize(POPUP)
  const seen = camera(app)
  await createWallet(app, seen)
  const address = await addressOf(app)
  tell(`A wallet is created: ${address}`)
  await seen('home-empty')
  await devnet.fund(address)
  tell('The devnet has funded it on all three chains.')
  await app.reload()
  await expectHome(app)
  await seen('home')

  await crossAndWait(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' }, camera(app, 'eth-'), tell)
  await crossAndWait(app, { from: 'USDC on Base', to: 'USDC on Ethereum', amount: '100' }, camera(app, 'usdc-'), tell)
  await dapp(wallet, line, camera, tell)

  await app.bringToFront()
  for (const screen of ['activity', 'settings'] as const) {
    await openHash(app, `#/${screen}`)
    await expect(app.getByRole('heading', { level: 1 })).toBeVisible()
    await seen(screen)
  }
  await app.emulateMedia({ colorScheme: 'dark' })
  await openHash(app, '#/')
  await expectHome(app)
  await seen('home-dark')
  await openHash(app, '#/settings')
  await app.getByTestId('lock-now').click()
  await expect(app.getByTestId('password')).toBeVisible()
  await seen('unlock-dark')
}

/** Waits for balances and their values. */
async function expectHome(app: Page): Promise<void> {
  await expect(app.getByTestId('balances')).toContainText('USDC')
  await expect(app.getByTestId('valuation')).toContainText(/\$\d/)
}

async function crossAndWait(
  app: Page,
  move: Parameters<typeof cross>[1],
  seen: Seen,
  tell: (sentence: string) => void,
): Promise<void> {
  tell(`Asking for ${move.amount} ${move.from} to ${move.to}…`)
  await cross(app, move, seen)
  tell('The plan was proven and approved; it is being carried out.')
  await expect(app.getByTestId('outcome')).toContainText('has arrived', { timeout: 60_000 })
  await seen('received')
  for (const line of await linesOf(app, 'ol.timeline > li')) tell(`  ${line}`)
  for (const line of await linesOf(app, '[data-testid="outcome"]')) tell(line)
}

async function dapp(wallet: Browser, line: ReadyLine, camera: Camera, tell: (sentence: string) => void): Promise<void> {
  const page = await wallet.context.newPage()
  await page.goto(line.dapp)
  const connecting = await prompt(wallet, () => page.locator('#connect').click())
  await camera(connecting, 'dapp-')('connect')
  await confirm(connecting)
  await expect(page.locator('#account')).toContainText('0x')
  await page.bringToFront()
  const asking = await prompt(wallet, () => page.locator('#intent-send').click())
  await expect(asking.getByTestId('review-sentence')).toBeVisible()
  await camera(asking, 'dapp-')('intent')
  await confirm(asking)
  await expect(page.locator('#intent-status')).toHaveAttribute('data-code', '200', { timeout: 60_000 })
  await page.bringToFront()
  await camera(page, 'dapp-')('filled')
  tell('A page has asked for an intent, and was paid.')
  await page.close()
}

async function prompt(wallet: Browser, act: () => Promise<unknown>): Promise<Page> {
  const [window] = await Promise.all([wallet.context.waitForEvent('page'), act()])
  await window.setViewportSize({ width: 400, height: 640 })
  await expect(window.getByTestId('confirm')).toBeVisible({ timeout: 15_000 })
  return window
}

// Words for screen readers are left out.
function linesOf(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const copy = element.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('.visually-hidden, time, a')) hidden.remove()
      const parts = [...copy.querySelectorAll('.timeline-title, .timeline-detail, strong, p, .notice-text > div')]
      const texts = parts.filter((part) => !part.querySelector('p')).map((part) => (part.textContent ?? '').trim())
      return [...new Set(texts)].filter((text) => text !== '').join(' – ')
    }),
  )
}
