import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'

export type Browser = Readonly<{
  context: BrowserContext
  extensionId: string
  /** The tab that a new installation opens. */
  welcome: () => Promise<Page>
  open: (hash?: string) => Promise<Page>
  /** The browser restarts it on demand. */
  killWorker: () => Promise<void>
  /** Wakes the background if needed. */
  inWorker: <T>(run: string) => Promise<T>
  close: () => Promise<void>
}>

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

export type LaunchOptions = Readonly<{
  extension: string
  /** A lasting profile folder; the default is temporary. */
  profile?: string
  headless?: boolean
  colorScheme?: 'light' | 'dark'
  /** Keeps the back/forward cache, which test tools turn off. */
  keepsLeftPages?: boolean
  /** The proxy also receives traffic to this machine. */
  proxy?: string
}>

export async function launch({
  extension,
  profile,
  headless = true,
  colorScheme = 'light',
  keepsLeftPages = false,
  proxy,
}: LaunchOptions): Promise<Browser> {
  const folder = profile ?? mkdtempSync(join(tmpdir(), 'causeway-profile-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    headless,
    // Chromium has no sandbox as root.
    chromiumSandbox: !headless && process.getuid?.() !== 0,
    viewport: headless ? { width: 1_000, height: 720 } : null,
    colorScheme,
    // Animations cost processor time; tests/ui checks them.
    reducedMotion: 'reduce',
    ...(proxy === undefined ? {} : { proxy: { server: proxy, bypass: '<-loopback>' } }),
    ignoreDefaultArgs: ['--disable-extensions', ...(keepsLeftPages ? ['--disable-back-forward-cache'] : [])],
    args: [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`, ...FLAGS],
  })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const extensionId = new URL(worker.url()).host
  const address = (hash: string) => `chrome-extension://${extensionId}/popup.html${hash}`
  return {
    context,
    extensionId,
    welcome: async () => {
      const isWelcome = (page: Page) => page.url().startsWith(address(''))
      const page = context.pages().find(isWelcome) ?? (await context.waitForEvent('page', isWelcome))
      await page.locator('main').first().waitFor({ state: 'attached' })
      await page.bringToFront()
      return page
    },
    open: async (hash = '') => {
      const page = await context.newPage()
      await page.goto(address(hash))
      return page
    },
    killWorker: () => killWorker(context),
    inWorker: async (run) => {
      const [alive] = context.serviceWorkers()
      if (!alive) throw new Error('expected a background')
      return alive.evaluate(run)
    },
    close: async () => {
      await context.close()
      if (!profile) rmSync(folder, { recursive: true, force: true })
    },
  }
}

// Stops the worker as an idle browser does; connected pages notice at once.
async function killWorker(context: BrowserContext): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage())
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
