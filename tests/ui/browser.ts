import { type Browser, chromium, type Page } from 'playwright'
import { ACTS } from './acts.ts'
import { SCENES } from './scenes.ts'

/** The Chromium that people have: the edges of its letters are those that they see. */
export const WHOLE_CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
/** The same without the window around a page, of which nothing is looked at here. */
const CHROMIUM_SHELL = process.env['CHROMIUM_SHELL'] ?? WHOLE_CHROMIUM

/** A Chromium that reaches nothing but this machine and draws the same every time; `more` are further switches of it. */
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

/** The same Chromium at each call, for pages of one context each; it ends with the process. */
export function keptBrowser(): Promise<Browser> {
  kept ??= openBrowser()
  return kept
}

export const THEMES = ['light', 'dark'] as const

// Drawn by the same parts as another state, with other words in them: those are read by tests of their own.
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
  'crossing-unanswered',
  'approval-message-long',
  'approval-calls-locked',
  'crossing-bitcoin-signed',
  'crossing-bitcoin-filling',
  'crossing-bitcoin-received',
  'crossing-bitcoin-refunded',
  'crossing-bitcoin-expired',
  'crossing-arrives',
  'deposit-more',
  'deposit-over',
  'deposit-failed',
  'move-bitcoin-identifier',
  'move-bitcoin-own-used',
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
  'move-exchange',
  'crossing-exchange-signed',
  'crossing-exchange-received',
])

/** Every state that can be looked at: the scenes as they open, and what a person does with them. */
export const STATES: readonly string[] = [
  ...Object.keys(SCENES).filter((name) => !isStep(name) && !SAID_OTHERWISE.has(name)),
  ...Object.keys(ACTS),
]

/**
 * Opens a state, with whatever must be done to get there. A page that shows the gallery already draws it in place: that
 * costs a fraction of what a new page does.
 */
export async function openState(page: Page, url: string, name: string): Promise<void> {
  if (!page.url().startsWith(url)) {
    await page.goto(`${url}/?scene=${ACTS[name]?.scene ?? name}`)
    await play(page, name)
  } else {
    // Where the hand was in another state, something else may be now.
    await page.mouse.move(0, 0)
    await playState(page, name)
  }
}

/** Draws a state in a page that shows the gallery, with whatever must be done to get there. */
export async function playState(page: Page, name: string): Promise<void> {
  await page.evaluate((each) => window.show(each), ACTS[name]?.scene ?? name)
  await play(page, name)
}

async function play(page: Page, name: string): Promise<void> {
  const act = ACTS[name]
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (act) await act.play(page)
  else if (name.startsWith('move')) await page.evaluate(() => window.rest())
}

// These open as another state does; only what is done in them is new.
function isStep(name: string): boolean {
  return name.startsWith('review') || name.startsWith('receive-') || name === 'welcome-wrong'
}
