import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { openHash } from '../e2e/app.ts'
import { type Browser, launch } from '../e2e/browser.ts'
import { approvalWindow, ask, findWallet, startSite } from '../e2e/sites.ts'
import { createFinder, type Needle, needlesOfText } from './needles.ts'
import {
  heapOfPage,
  heapOfWorker,
  listenToConsoles,
  noteNotifications,
  notifications,
  profileFiles,
  storageAreas,
} from './places.ts'
import { type Passage, startProxy } from './proxy.ts'
import { untilAtRest, untilRead } from './rest.ts'
import { retainersOf } from './retainers.ts'
import type { Sent } from './sent.ts'
import { snappyValuesIn } from './snappy.ts'

/** Planted everywhere: a search that misses it proves nothing. */
const PLANTED = 'pLanTed~cAnaRy~4711'

export type Stage = Readonly<{ extension: string; service: string; passage: Passage; settle: () => Promise<void> }>

/** Traces by place; single requests and sockets for the checks of permitted traffic. */
export type Left = Readonly<{
  places: readonly Place[]
  passed: readonly string[]
  requests: readonly Sent[]
  tunnelled: Buffer
}>
type Place = readonly [name: string, bytes: Buffer]

/**
 * Locks with open pages, kills the background, enters a wrong password and locks again. Then kills the browser and
 * collects every trace. `live` returns the password.
 */
export async function wholeLife(
  { extension, service, passage, settle }: Stage,
  live: (wallet: Browser, app: Page) => Promise<string>,
): Promise<Left> {
  const profile = mkdtempSync(join(tmpdir(), 'causeway-canary-'))
  const proxy = await startProxy()
  const site = await startSite()
  try {
    const wallet = await launch({ extension, profile, proxy: proxy.url })
    const consoles = listenToConsoles(wallet)
    const app = await wallet.welcome()
    await noteNotifications(wallet)
    const password = await live(wallet, app)
    await untilAtRest(app, settle)
    await plant(wallet, service)
    const notified = await notifications(wallet)
    const lived = await lockWithOthers(wallet, app, { password, site: site.url })
    await wallet.killWorker()
    await lockTwice(app, password)
    await plantIn(wallet.inWorker, inPage(app))
    await untilRead(wallet)
    const open: readonly Place[] = [
      ['notifications', notified],
      ...lived,
      ['the heap of the background', await heapOfWorker(wallet)],
      ['the heap of the page', await heapOfPage(app)],
      ['storage', await storageAreas(wallet)],
      ['consoles', consoles()],
    ]
    killHard(profile)
    await wallet.close().catch(() => undefined)
    const files = profileFiles(profile)
    const isDatabase = ({ name }: Readonly<{ name: string }>) => name.includes('IndexedDB')
    const isTable = (file: Readonly<{ name: string }>) => isDatabase(file) && file.name.endsWith('.ldb')
    const bytesOf = (some: typeof files) => Buffer.concat(some.map(({ bytes }) => bytes))
    return {
      places: [
        ...open,
        ['what left the browser', proxy.seen(passage)],
        [
          'databases',
          Buffer.concat([bytesOf(files.filter(isDatabase)), snappyValuesIn(bytesOf(files.filter(isTable)))]),
        ],
        ['other files of the profile', bytesOf(files.filter((each) => !isDatabase(each)))],
      ],
      passed: proxy.passed(passage),
      requests: proxy.requests(),
      tunnelled: proxy.tunnelled(),
    }
  } finally {
    await site.stop()
    await proxy.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Returns each found secret with its place, and each place without the planted text. */
export function search(
  places: readonly Place[],
  secrets: readonly Needle[],
): Readonly<{ found: readonly string[]; blind: readonly string[] }> {
  const planted = needlesOfText('planted', PLANTED)
  const find = createFinder([...secrets, ...planted])
  const looked = places.map((place) => ({ place, all: find(place[1]) }))
  const found = looked.map(({ place, all }) => ({ place, of: all.filter((each) => !planted.includes(each)) }))
  return {
    found: [
      ...found.flatMap(({ place: [name], of: each }) => each.map(({ of, as }) => `${of} as ${as} in ${name}`)),
      ...found.flatMap(({ place, of }) => (of.length > 0 ? heldBy([place], of) : [])),
    ],
    blind: looked.filter(({ all }) => !planted.some((each) => all.includes(each))).map(({ place: [name] }) => name),
  }
}

/** The retainers of needles in heaps, to locate a leak. */
export function heldBy(places: readonly Place[], needles: readonly Needle[]): readonly string[] {
  return places.flatMap(([name, bytes]) =>
    name.startsWith('the heap') ? retainersOf(bytes, needles).map((way) => `${name}: ${way}`) : [],
  )
}

/**
 * Locks with an open prompt and side panel that received the password.
 * Returns their heaps and that of the long-running background.
 */
async function lockWithOthers(
  wallet: Browser,
  app: Page,
  { password, site }: Readonly<{ password: string; site: string }>,
): Promise<readonly Place[]> {
  await app.bringToFront()
  await lock(app)
  const page = await wallet.context.newPage()
  await page.goto(`${site}/`)
  await findWallet(page)
  const window = await approvalWindow(wallet, async () => void ask(page, 'eth_requestAccounts').catch(() => undefined))
  await window.getByTestId('password').fill(password)
  await window.getByTestId('unlock').click()
  await expect(window.getByTestId('reject')).toBeVisible()
  const panel = await wallet.open('?panel#/settings/words')
  await panel.getByTestId('gate-password').fill(password)
  await panel.getByTestId('gate-go').click()
  await expect(panel.getByTestId('reveal')).toBeVisible()
  await lock(app)
  for (const each of [app, window, panel]) await expect(each.getByTestId('password')).toBeVisible()
  await plantIn(wallet.inWorker, inPage(window), inPage(panel))
  await untilRead(wallet)
  const heaps: readonly Place[] = [
    ['the heap of the background that did everything', await heapOfWorker(wallet)],
    ['the heap of the window of a question', await heapOfPage(window)],
    ['the heap of the side panel', await heapOfPage(panel)],
  ]
  for (const each of [panel, window, page]) await each.close()
  return heaps
}

const inPage = (page: Page) => (run: string) => page.evaluate(run)

async function plantIn(...all: readonly ((run: string) => Promise<unknown>)[]): Promise<void> {
  for (const inside of all) await inside(`globalThis.planted = ${JSON.stringify(PLANTED)}`)
}

async function lockTwice(app: Page, password: string): Promise<void> {
  await app.bringToFront()
  await app.getByTestId('password').fill(`${password}?`)
  await app.getByTestId('unlock').click()
  await expect(app.getByTestId('unlock-tries')).toBeVisible()
  await app.getByTestId('password').fill(password)
  await app.getByTestId('unlock').click()
  await lock(app)
  await expect(app.getByTestId('password')).toBeVisible()
}

async function lock(app: Page): Promise<void> {
  await openHash(app, '#/')
  const showing = async () => `${app.url()} shows: ${await app.locator('body').textContent()}`
  await app
    .getByTestId('lock')
    .click()
    .catch(async (error: unknown) => {
      throw new Error(`expected a page that can be locked; ${await showing()}`, { cause: error })
    })
}

async function plant(wallet: Browser, service: string): Promise<void> {
  const text = JSON.stringify(PLANTED)
  await wallet.inWorker(`(async () => {
    console.log(${text})
    await fetch(${JSON.stringify(`${service}/chains`)}, { method: 'POST', body: ${text} }).catch(() => undefined)
    await chrome.storage.local.set({ planted: ${text} })
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('planted', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('planted').put(${text}, 1)
      opening.onsuccess = resolve
      opening.onerror = reject
    })
    await chrome.notifications.create('planted', {
      type: 'basic', iconUrl: 'icon/48.png', title: 'Planted', message: ${text},
    })
  })()`)
}

// The profile's lock file names its process: `host-pid`.
function killHard(profile: string): void {
  const pid = Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1))
  process.kill(pid, 'SIGKILL')
}
