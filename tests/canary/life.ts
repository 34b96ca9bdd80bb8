import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { openHash } from '../e2e/app.ts'
import { type Browser, launch } from '../e2e/browser.ts'
import { findAll, type Needle, needlesOfText } from './needles.ts'
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
import type { Sent } from './sent.ts'

/** What is put into every place on purpose: a search that does not find it finds nothing. */
const PLANTED = 'pLanTed~cAnaRy~4711'

/** The world that a life is lived in: the built extension, the service, and the header that may tell it a secret. */
export type Stage = Readonly<{ extension: string; service: string; passage: Passage }>

/**
 * What a life left behind, by where it lies, what the passage let through, and the requests and sockets one by one, by
 * which what must leave is told from what must not.
 */
export type Left = Readonly<{
  places: readonly Place[]
  passed: readonly string[]
  requests: readonly Sent[]
  tunnelled: Buffer
}>
type Place = readonly [name: string, bytes: Buffer]

/**
 * Has a wallet live in a browser of its own, through a background that is killed, a wrong password and a lock, until the
 * browser is killed with everything open; then gathers what is in every place. `live` gives the password.
 */
export async function wholeLife(
  { extension, service, passage }: Stage,
  live: (wallet: Browser, app: Page) => Promise<string>,
): Promise<Left> {
  const profile = mkdtempSync(join(tmpdir(), 'causeway-canary-'))
  const proxy = await startProxy()
  try {
    const wallet = await launch({ extension, profile, proxy: proxy.url })
    const consoles = listenToConsoles(wallet)
    const app = await wallet.welcome()
    await noteNotifications(wallet)
    const password = await live(wallet, app)
    await plant(wallet, service)
    const notified = await notifications(wallet)
    await wallet.killWorker()
    await lockTwice(app, password)
    for (const inside of [wallet.inWorker, (run: string) => app.evaluate(run)]) {
      await inside(`globalThis.planted = ${JSON.stringify(PLANTED)}`)
    }
    const open: readonly Place[] = [
      ['notifications', notified],
      ['the heap of the background', await heapOfWorker(wallet)],
      ['the heap of the page', await heapOfPage(app)],
      ['storage', await storageAreas(wallet)],
      ['consoles', consoles()],
    ]
    killHard(profile)
    await wallet.close().catch(() => undefined)
    const files = profileFiles(profile)
    const isDatabase = ({ name }: Readonly<{ name: string }>) => name.includes('IndexedDB')
    const bytesOf = (some: typeof files) => Buffer.concat(some.map(({ bytes }) => bytes))
    return {
      places: [
        ...open,
        ['what left the browser', proxy.seen(passage)],
        ['databases', bytesOf(files.filter(isDatabase))],
        ['other files of the profile', bytesOf(files.filter((each) => !isDatabase(each)))],
      ],
      passed: proxy.passed(passage),
      requests: proxy.requests(),
      tunnelled: proxy.tunnelled(),
    }
  } finally {
    await proxy.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Each secret that is found in a place, and in which; and each place in which even what was planted is not found. */
export function search(
  places: readonly Place[],
  secrets: readonly Needle[],
): Readonly<{ found: readonly string[]; blind: readonly string[] }> {
  const planted = needlesOfText('planted', PLANTED)
  return {
    found: places.flatMap(([name, bytes]) => findAll(bytes, secrets).map((what) => `${what} in ${name}`)),
    blind: places.filter(([, bytes]) => findAll(bytes, planted).length === 0).map(([name]) => name),
  }
}

async function lockTwice(app: Page, password: string): Promise<void> {
  await app.bringToFront()
  await openHash(app, '#/')
  await app.getByTestId('lock').click()
  await app.getByTestId('password').fill(`${password}?`)
  await app.getByTestId('unlock').click()
  await expect(app.getByTestId('unlock-tries')).toBeVisible()
  await app.getByTestId('password').fill(password)
  await app.getByTestId('unlock').click()
  await app.getByTestId('lock').click()
  await expect(app.getByTestId('password')).toBeVisible()
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

// The lock file of a profile names the process that holds it: `host-pid`.
function killHard(profile: string): void {
  const pid = Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1))
  process.kill(pid, 'SIGKILL')
}
