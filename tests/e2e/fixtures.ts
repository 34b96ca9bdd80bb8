import { join } from 'node:path'
import { test as base, type Page, expect as playwrightExpect } from 'playwright/test'
import { startWorld, type World } from '../devnet/world.ts'
import { buildForWorld } from '../run/world-build.ts'
import { type BitcoinDevnet, bitcoinDevnetOf } from './bitcoin-devnet.ts'
import { type Browser, launch } from './browser.ts'
import { type Devnet, devnetOf } from './devnet.ts'
import { type ExchangesDevnet, exchangesDevnetOf } from './exchanges-devnet.ts'
import { renew } from './renew.ts'

/** A renewed browser has a page already. */
type Kept = Readonly<{ browser: Browser; bare?: Page }>
type WorkerFixtures = { world: World; extension: string; kept: () => Promise<Kept> }
type TestFixtures = {
  devnet: Devnet
  bitcoin: BitcoinDevnet
  exchanges: ExchangesDevnet
  ready: Kept
  wallet: Browser
  /** On the welcome screen or blank: `toWelcome` leads there. */
  app: Page
}

/** A browser start takes half a test's time, so tests reuse it this often. */
const MOST_RENEWED = 60
const OUTPUT = join(import.meta.dirname, '../../.output/e2e')

/** One world, build and browser per worker, renewed for each test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that are wanted from the pattern
    async ({}, use) => {
      const world = await startWorld({ ports: 'os' })
      await use(world)
      await world.stop()
    },
    { scope: 'worker' },
  ],
  extension: [
    async ({ world }, use, { workerIndex }) => {
      const output = join(OUTPUT, `${workerIndex}`)
      await use(buildForWorld({ browser: 'chrome', profile: world.line.profile, output }))
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  devnet: async ({ world }, use) => {
    const devnet = devnetOf(world.line)
    await devnet.calm()
    await use(devnet)
    await devnet.calm()
  },
  bitcoin: async ({ world }, use) => {
    const bitcoin = bitcoinDevnetOf(world.line)
    await bitcoin.calm()
    await use(bitcoin)
    await bitcoin.calm()
  },
  exchanges: async ({ world }, use) => {
    const exchanges = exchangesDevnetOf(world.line)
    await exchanges.calm()
    await use(exchanges)
    await exchanges.calm()
  },
  kept: [
    async ({ extension }, use) => {
      let browser: Browser | undefined
      let used = 0
      await use(async () => {
        const bare = browser && used < MOST_RENEWED ? await renewed(browser) : undefined
        if (browser && bare) {
          used += 1
          return { browser, bare }
        }
        await browser?.close()
        browser = await launch({ extension })
        used = 0
        return { browser }
      })
      await browser?.close()
    },
    { scope: 'worker' },
  ],
  ready: async ({ kept }, use) => {
    await use(await kept())
  },
  wallet: async ({ ready }, use) => {
    await use(ready.browser)
  },
  app: async ({ ready: { browser, bare } }, use) => {
    await bare?.bringToFront()
    await use(bare ?? (await browser.welcome()))
  },
})

// A browser that can't be renewed is restarted, so tests don't share state.
async function renewed(browser: Browser): Promise<Page | undefined> {
  return renew(browser).catch(() => undefined)
}

export const expect = playwrightExpect
