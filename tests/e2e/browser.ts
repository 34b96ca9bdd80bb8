import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'

/** A real Chromium with the built extension in it. */
export type Browser = Readonly<{
  context: BrowserContext
  extensionId: string
  /** Opens a page of the extension in a tab, such as `#/move`. */
  open: (hash?: string) => Promise<Page>
  /** Kills the background as the browser does, at once; it starts again when it is needed. */
  killWorker: () => Promise<void>
  /** Runs a function inside the background; starts it when it sleeps. */
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
  /** The folder of the built extension. */
  extension: string
  /** A profile folder to come back to; a new one that is thrown away when none is given. */
  profile?: string
  headless?: boolean
  colorScheme?: 'light' | 'dark'
}>

/** Starts Chromium with the extension and waits until its background is there. */
export async function launch({
  extension,
  profile,
  headless = true,
  colorScheme = 'light',
}: LaunchOptions): Promise<Browser> {
  const folder = profile ?? mkdtempSync(join(tmpdir(), 'causeway-profile-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    headless,
    chromiumSandbox: false,
    viewport: headless ? { width: 1_000, height: 720 } : null,
    colorScheme,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`, ...FLAGS],
  })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const extensionId = new URL(worker.url()).host
  const browser = context.browser()
  if (!browser) throw new Error('expected a browser behind the context')
  const cdp = await browser.newBrowserCDPSession()
  const address = (hash: string) => `chrome-extension://${extensionId}/popup.html${hash}`
  return {
    context,
    extensionId,
    open: async (hash = '') => {
      const page = await context.newPage()
      await page.goto(address(hash))
      return page
    },
    killWorker: () => killWorker(cdp, extensionId),
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

async function killWorker(cdp: CDPSession, extensionId: string): Promise<void> {
  const workers = async () => {
    const { targetInfos } = await cdp.send('Target.getTargets')
    return targetInfos.filter((each) => each.type === 'service_worker' && each.url.includes(extensionId))
  }
  const before = await workers()
  for (const { targetId } of before) await cdp.send('Target.closeTarget', { targetId }).catch(() => undefined)
  const ids = before.map((each) => each.targetId)
  for (;;) {
    const left = (await workers()).filter((each) => ids.includes(each.targetId))
    if (left.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
