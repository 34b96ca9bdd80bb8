import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWallet } from '../e2e/app.ts'
import { type Browser, launch } from '../e2e/browser.ts'
import { scriptOf } from '../e2e/script.ts'
import { buildForWorld } from '../run/world-build.ts'
import { ask, blankSite, pageWithProvider } from './browser.ts'
import { activityList } from './scale/activity.ts'
import { type Quiet, startQuietService } from './scale/service.ts'
import { templates } from './scale/templates.ts'
import { lock, type Unlock, unlockTime } from './scale/unlock.ts'
import { type Watched, watchWorker } from './scale/worker.ts'
import { size } from './size.ts'
import { type Row, row } from './statistics.ts'
import type { Seed } from './worker/seed.ts'

const STORED = size('CAUSEWAY_BENCH_STORED', { usual: 10_000, smallest: 100 })
const IN_FLIGHT = STORED / 10
const STARTS = size('CAUSEWAY_BENCH_STARTS', { usual: 3, smallest: 1 })
const OBSERVED_SECONDS = size('CAUSEWAY_BENCH_OBSERVED', { usual: 15, smallest: 2 })

/** Measures a wallet with thousands of transfers. */
export async function benchScale(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-scale-'))
  const service = await startQuietService()
  const profile = join(folder, 'world.json')
  writeFileSync(profile, JSON.stringify(service.world))
  const extension = buildForWorld({ browser: 'chrome', profile, output: folder })
  const [browser, empty] = [await launch({ extension }), await launch({ extension })]
  try {
    for (const each of [browser, empty]) await createWallet(await each.welcome())
    const watched = await watchWorker(browser)
    const emptyMb = await watched.heapMb({ collect: true })
    for (const each of [browser, empty]) await (await each.welcome()).close()
    await seed(browser)
    const unlocked = await unlockRows(browser, empty)
    await empty.close()
    const starts = await coldStarts({ browser, service, watched })
    const heap = await heapRows(watched, emptyMb)
    const asked = await statusRow(service)
    return [...unlocked, ...starts, asked, ...heap, ...(await activityList(browser))]
  } finally {
    for (const each of [browser, empty]) await each.close()
    service.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function seed(browser: Browser): Promise<void> {
  const page = await browser.open('#/settings')
  const nowSeconds = Math.floor(Date.now() / 1_000)
  const asked: Seed = { templates: await templates(), stored: STORED, inFlight: IN_FLIGHT, nowSeconds }
  await page.evaluate(await scriptOf(join(import.meta.dirname, 'worker', 'seed.ts')))
  await page.evaluate((seed) => {
    const { causewayBench } = globalThis as typeof globalThis & { causewayBench: (seed: Seed) => Promise<void> }
    return causewayBench(seed)
  }, asked)
  await page.close()
}

type Stage = Readonly<{ browser: Browser; service: Quiet; watched: Watched }>

// All transfers are resumed once all have stream subscriptions.
async function coldStarts({ browser, service, watched }: Stage): Promise<readonly Row[]> {
  const site = await blankSite()
  const page = await pageWithProvider({ browser, rdns: 'app.causeway' }, site.url)
  const values = { ours: [] as number[], floor: [] as number[], browser: [] as number[], browserFloor: [] as number[] }
  while (values.ours.length < STARTS) {
    await browser.killWorker()
    service.forget()
    await pause(1_500)
    // Another event woke it, so this start can't be measured.
    if (service.isListenedTo()) continue
    const before = { process: await watched.processorMs(), browser: await watched.browserMs() }
    await ask(page)
    await service.subscribed(IN_FLIGHT)
    values.ours.push((await watched.processorMs()) - before.process)
    values.browser.push((await watched.browserMs()) - before.browser)
    const rested = { process: await watched.processorMs(), browser: await watched.browserMs() }
    await browser.inWorker(BARE_READ)
    values.floor.push((await watched.processorMs()) - rested.process)
    values.browserFloor.push((await watched.browserMs()) - rested.browser)
  }
  await page.close()
  site.server.close()
  const name = `${STORED} stored, cold start to ${IN_FLIGHT} resumed, processor time`
  return [
    row(
      `${name} of the worker's process (floor: bare read of the same rows)`,
      '≤ 2 s',
      'ms',
      values.ours,
      values.floor,
    ),
    row(`${name} of the whole browser`, 'none', 'ms', values.browser, values.browserFloor),
  ]
}

async function unlockRows(browser: Browser, empty: Browser): Promise<readonly Row[]> {
  const unlocks = { ours: [] as Unlock[], floor: [] as Unlock[] }
  while (unlocks.ours.length < STARTS) {
    unlocks.floor.push(await firstUnlock(empty))
    unlocks.ours.push(await firstUnlock(browser))
  }
  const name = `unlock with ${STORED} transfers, first start of a browser (floor: nothing stored)`
  const compared = (what: string, part: keyof Unlock) => {
    const of = (whose: keyof typeof unlocks) => unlocks[whose].map((each) => each[part])
    return row(`${name}, ${what}`, '≤ 1.5 × floor', 'ms', of('ours'), of('floor'))
  }
  return [
    compared('from the popup to its password field', 'shown'),
    compared('from the password to the open wallet', 'opened'),
  ]
}

async function firstUnlock(browser: Browser): Promise<Unlock> {
  await lock(browser)
  await browser.inWorker(NEW_SESSION)
  return unlockTime(browser)
}

// Rows and copies are compared again, as after an update.
const NEW_SESSION = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('causeway-store')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const writing = opening.result.transaction('settings', 'readwrite')
    writing.objectStore('settings').put('another', 'comparedIn')
    writing.onerror = () => reject(writing.error)
    writing.oncomplete = () => { opening.result.close(); resolve() }
  }
})`

const BARE_READ = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('causeway-store')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const asked = opening.result.transaction('executions').objectStore('executions').index('inFlight').getAll()
    asked.onerror = () => reject(asked.error)
    asked.onsuccess = () => { opening.result.close(); resolve(asked.result.length) }
  }
})`

// Counted on arrival, one value per second, because a busy machine delivers requests in bursts.
async function statusRow({ askedAt, forget }: Quiet): Promise<Row> {
  forget()
  const began = performance.now()
  await pause(OBSERVED_SECONDS * 1_000)
  const counts = Array.from({ length: OBSERVED_SECONDS }, (_, second) => {
    const from = began + second * 1_000
    return askedAt.filter((at) => at >= from && at < from + 1_000).length
  })
  const name = `${IN_FLIGHT} in flight, status questions a second (floor: each asked every second)`
  return row(name, '≤ 5', 'a second', counts, [IN_FLIGHT])
}

async function heapRows(watched: Watched, emptyMb: number): Promise<readonly Row[]> {
  const before = await watched.heapMb({ collect: false })
  const after = await watched.heapMb({ collect: true })
  const name = `worker's heap with ${IN_FLIGHT} in flight`
  return [
    row(`${name} (floor: the same with nothing stored)`, '< 100 MB', 'MB', [after], [emptyMb]),
    row(`${name}, before a collection`, '< 100 MB', 'MB', [before], [emptyMb]),
  ]
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
