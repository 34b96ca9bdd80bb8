import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWorld } from '../devnet/world.ts'
import { addressOf, createWallet } from '../e2e/app.ts'
import { launch } from '../e2e/browser.ts'
import { devnetOf } from '../e2e/devnet.ts'
import { buildForWorld } from '../run/world-build.ts'
import { inTurns, type Subject } from './browser.ts'
import type { Row } from './statistics.ts'

/**
 * Measures an open wallet's popup until its first paint and its balance, with the background awake, in turns with
 * an empty extension's first paint.
 *
 * @param floorExtension the empty extension's folder
 */
export async function benchOpening(floorExtension: string): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-opening-'))
  const world = await startWorld({ ports: 'os' })
  const extension = buildForWorld({ browser: 'chrome', profile: world.line.profile, output: folder })
  const ours: Subject = { browser: await launch({ extension }), rdns: 'app.causeway' }
  const floor: Subject = { browser: await launch({ extension: floorExtension }), rdns: 'test.floor' }
  try {
    const page = await ours.browser.welcome()
    await createWallet(page)
    await devnetOf(world.line).fund(await addressOf(page))
    await page.reload()
    await page.locator(HELD).waitFor()
    await page.close()
    const painted = await inTurns('first paint of the popup, worker warm', '≤ 1.25 × floor', ours, floor, (subject) =>
      timeOf(subject, 'paint'),
    )
    // Added late, because it would delay only our first paint.
    await ours.browser.context.addInitScript(NOTE_WHEN_HELD)
    const held = await inTurns(
      'what the account holds in the popup, worker warm',
      'beside a first paint',
      ours,
      floor,
      (subject) => timeOf(subject, subject === ours ? 'held' : 'paint'),
    )
    return [painted, held]
  } finally {
    await ours.browser.close()
    await floor.browser.close()
    await world.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const HELD = '.valuation-total .amount:not(.unsaid)'

// Runs first in each page; it is text because the compiler would add to a function.
const NOTE_WHEN_HELD = `(() => {
  const look = () => {
    if (document.querySelector('${HELD}')) globalThis.heldAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

const WHEN_HELD = `new Promise((resolve) => {
  const look = () => (globalThis.heldAt === undefined ? requestAnimationFrame(look) : resolve(globalThis.heldAt))
  look()
})`

async function timeOf({ browser }: Subject, what: 'paint' | 'held'): Promise<readonly number[]> {
  const page = await browser.open()
  const time = what === 'paint' ? await page.evaluate(firstPaint) : await page.evaluate<number>(WHEN_HELD)
  await page.close()
  return [time]
}

// Runs in the page.
function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByName('first-contentful-paint')) resolve(entry.startTime)
    }).observe({ type: 'paint', buffered: true })
  })
}
