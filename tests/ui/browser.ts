import { type Browser, chromium, type Page } from 'playwright'
import { ACTS } from './acts.ts'
import { SCENES } from './scenes.ts'

/** The Chromium that users have, with its own font rendering. */
export const WHOLE_CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
/** Headless Chromium without browser chrome. */
const CHROMIUM_SHELL = process.env['CHROMIUM_SHELL'] ?? WHOLE_CHROMIUM

/** Reaches only this machine and renders the same every time. */
export function openBrowser(more: readonly string[] = [], program = CHROMIUM_SHELL): Promise<Browser> {
  return chromium.launch({
    executablePath: program,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--disable-lcd-text',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ...more,
    ],
  })
}

let kept: Promise<Browser> | undefined

/** One shared Chromium until the process ends; each page has its own context. */
export function keptBrowser(): Promise<Browser> {
  kept ??= openBrowser()
  return kept
}

export const THEMES = ['light', 'dark'] as const

// Their layout equals another state's, and other tests read their texts.
const SAID_OTHERWISE = new Set([
  'activity-hidden',
  'welcome-spoken',
  'settings-spoken',
  'approval-connect-gone',
  'approval-intent-open-step',
  'approval-calls-changing',
  'approval-calls-stale',
  'approval-calls-spender-late',
  'approval-permit-spender-late',
  'transfer-unanswered',
  'approval-message-long',
  'approval-calls-locked',
  'transfer-bitcoin-signed',
  'transfer-bitcoin-filling',
  'transfer-bitcoin-received',
  'transfer-bitcoin-refunded',
  'transfer-bitcoin-expired',
  'transfer-arrives',
  'deposit-more',
  'deposit-over',
  'deposit-failed',
  'form-bitcoin-identifier',
  'form-bitcoin-own-used',
  'deposit-unpayable',
  'deposit-payable-evm',
  'requoted-more',
  'requoted-late',
  'requoted-received-less',
  'excess-awaited',
  'second-open-key',
  'home-exchange',
  'home-everywhere',
  'home-long-panel',
  'home-opening',
  'home-opening-first',
  'home-opening-unread',
  'form-exchange',
  'transfer-exchange-signed',
  'transfer-exchange-received',
])

export const STATES: readonly string[] = [
  ...Object.keys(SCENES).filter((name) => !isStep(name) && !SAID_OTHERWISE.has(name)),
  ...Object.keys(ACTS),
]

/** A gallery page draws in place, which is far cheaper than a new page. */
export async function openState(page: Page, url: string, name: string): Promise<void> {
  if (!page.url().startsWith(url)) {
    await loadState(page, url, name)
    await play(page, name)
  } else {
    // The pointer of an earlier state may touch something in this one.
    await page.mouse.move(0, 0)
    await playState(page, name)
  }
}

export async function loadState(page: Page, url: string, name: string): Promise<Page> {
  await page.goto(`${url}/?scene=${ACTS[name]?.scene ?? name}`)
  await page.evaluate(() => window.settled())
  return page
}

export async function playState(page: Page, name: string): Promise<void> {
  await page.evaluate((each) => window.show(each), ACTS[name]?.scene ?? name)
  await play(page, name)
}

async function play(page: Page, name: string): Promise<void> {
  const act = ACTS[name]
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (act) {
    await act.play(page)
    await page.evaluate(() => window.settled())
  } else if (name.startsWith('form')) await page.evaluate(() => window.rest())
}

// They open like another state; only their acts are new.
function isStep(name: string): boolean {
  return name.startsWith('review') || name.startsWith('receive-') || name === 'welcome-wrong'
}
