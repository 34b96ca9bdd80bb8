import { join } from 'node:path'
import { test as base, type Page, expect as playwrightExpect } from 'playwright/test'
import { startWorld, type World } from '../devnet/world.ts'
import { buildExtension } from '../run/build.mjs'
import { type BitcoinDevnet, bitcoinDevnetOf } from './bitcoin-devnet.ts'
import { type Browser, launch } from './browser.ts'
import { type Devnet, devnetOf } from './devnet.ts'
import { type ExchangesDevnet, exchangesDevnetOf } from './exchanges-devnet.ts'

type WorkerFixtures = { world: World; extension: string }
type TestFixtures = { devnet: Devnet; bitcoin: BitcoinDevnet; exchanges: ExchangesDevnet; wallet: Browser; app: Page }

const OUTPUT = join(import.meta.dirname, '../../.output/e2e')

/**
 * One world and one build of the extension for each worker; a fresh browser profile for each test, without a single
 * fault left in the world.
 */
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
      await use(buildExtension({ browser: 'chrome', profile: world.line.profile, output, quiet: true }))
    },
    { scope: 'worker', timeout: 120_000 },
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
  wallet: async ({ extension }, use) => {
    const browser = await launch({ extension })
    await use(browser)
    await browser.close()
  },
  app: async ({ wallet }, use) => {
    await use(await wallet.welcome())
  },
})

export const expect = playwrightExpect
