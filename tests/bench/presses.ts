import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { startWorld } from '../devnet/world.ts'
import { addressOf, createWallet, fillMove } from '../e2e/app.ts'
import { type Browser, launch } from '../e2e/browser.ts'
import { devnetOf } from '../e2e/devnet.ts'
import { scriptOf } from '../e2e/script.ts'
import { buildForWorld } from '../run/world-build.ts'
import { blankSite } from './browser.ts'
import { openPopup, POPUP } from './popup.ts'
import { templates } from './scale/templates.ts'
import { ROUNDS, WARM_UP } from './size.ts'
import { type Row, row } from './statistics.ts'
import type { Seed } from './worker/seed.ts'

const STORED = 200
/** The bound for unreported faster presses, ms: Event Timing counts in steps of 8. */
const LEAST = 16

type Press = Readonly<{ name: string; act: (page: Page) => Promise<void>; then: string }>

const tab = (name: string, then: string): Press => ({
  name: `open ${name}`,
  act: (page) => page.locator(`.tab-bar a[href="#/${name === 'home' ? '' : name}"]`).click(),
  then,
})
const click = (name: string, selector: string, then: string): Press => ({
  name,
  act: (page) => page.locator(selector).click(),
  then,
})
const type = (name: string, selector: string, key: string, then: string): Press => ({
  name,
  act: async (page) => {
    await page.locator(selector).focus()
    await page.keyboard.press('End')
    await page.keyboard.press(key)
  },
  then,
})

const PRESSES: readonly Press[] = [
  tab('settings', 'select, .select, .segmented'),
  tab('activity', '.transfer-row'),
  tab('home', '[data-testid=open-bridge]'),
  click('open the form', '[data-testid=open-bridge]', '[data-testid=amount]'),
  click('open the list of coins', '[data-testid=to]', '[role=combobox]'),
  type('type into the search of coins', '[role=combobox]', 'e', '[role=option]'),
  click('pick a coin', '[role=option]:has-text("ETH on Base")', '[data-testid=amount]'),
  type('type an amount', '[data-testid=amount]', '1', '[data-testid=review]:not([aria-disabled=true])'),
  click('open the review', '[data-testid=review]', '[data-testid=review-sentence]'),
  click('go back', '.screen-bar a.icon-button', '[data-testid=amount]'),
]

/**
 * Measures the ten most usual presses until the next paint, with a full journal (Event Timing, `duration`).
 * The floor is a press that changes one word of an empty page.
 */
export async function benchPresses(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-presses-'))
  const world = await startWorld({ ports: 'os' })
  const extension = buildForWorld({ browser: 'chrome', profile: world.line.profile, output: folder })
  const browser = await launch({ extension })
  const site = await blankSite()
  try {
    const page = await browser.welcome()
    await createWallet(page)
    await devnetOf(world.line).fund(await addressOf(page))
    await fillMove(page, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
    await page.locator('.quote .lines').first().waitFor()
    await seed(page)
    await page.close()
    const bare = await browser.context.newPage()
    await bare.setViewportSize(POPUP)
    await bare.goto(site.url)
    await bare.evaluate(
      `addEventListener('click', () => { document.querySelector('p').textContent = performance.now() })`,
    )
    return await measured(browser, bare)
  } finally {
    await browser.close()
    site.server.close()
    await world.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measured(browser: Browser, bare: Page): Promise<readonly Row[]> {
  const ours = new Map(PRESSES.map(({ name }) => [name, [] as number[]]))
  const floor: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const page = await opened(browser)
    for (const press of PRESSES) {
      const took = await timed(page, press)
      if (round >= 0) ours.get(press.name)?.push(took)
    }
    await page.close()
    await bare.bringToFront()
    const took = await timed(bare, click('floor', 'p', 'p'))
    if (round >= 0) floor.push(took)
  }
  return [...ours].map(([name, values]) =>
    row(`from a press to its answer on the screen: ${name}`, '≤ 50 ms', 'ms', values, floor),
  )
}

async function opened(browser: Browser): Promise<Page> {
  const page = await openPopup(browser)
  await page.locator('[data-testid=open-bridge]').waitFor()
  // The other screens load once the page is idle.
  await page.waitForLoadState('networkidle')
  return page
}

async function timed(page: Page, { act, then }: Press): Promise<number> {
  await page.evaluate(LISTEN)
  await act(page)
  await page.locator(then).first().waitFor()
  return page.evaluate<number>(`causewayPress(${LEAST})`)
}

// A press has several events; the slowest counts, without pointer arrival. If its paint shows nothing new, the first
// changed paint counts.
const LISTEN = `(() => {
  let slowest = 0, isChanged = false, answered
  const since = performance.now()
  const look = (entries) => {
    for (const { startTime, duration, interactionId } of entries) {
      if (startTime >= since && interactionId) slowest = Math.max(slowest, duration)
    }
  }
  const observer = new PerformanceObserver((list) => look(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16 })
  const change = () => { isChanged = true }
  const changes = new MutationObserver(change)
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const frame = () => new Promise(requestAnimationFrame)
  const drawn = () => new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = resolve
    channel.port2.postMessage(undefined)
  })
  const answer = async (began) => {
    await frame()
    if (isChanged) return 0
    while (!isChanged) await frame()
    await drawn()
    return performance.now() - began
  }
  const press = ({ timeStamp }) => { isChanged = false; answered = answer(timeStamp) }
  for (const type of ['click', 'keydown']) addEventListener(type, press, true)
  addEventListener('input', change, true)
  globalThis.causewayPress = async (least) => {
    if (!answered) throw new Error('no press')
    const late = await answered
    for (const type of ['click', 'keydown']) removeEventListener(type, press, true)
    removeEventListener('input', change, true)
    changes.disconnect()
    for (let count = 0; count < 3; count += 1) await frame()
    await new Promise((resolve) => setTimeout(resolve, 50))
    look(observer.takeRecords())
    observer.disconnect()
    return Math.max(slowest, late, least)
  }
})()`

async function seed(page: Page): Promise<void> {
  const nowSeconds = Math.floor(Date.now() / 1_000)
  const asked: Seed = { templates: await templates(), stored: STORED, inFlight: 0, nowSeconds }
  await page.evaluate(await scriptOf(join(import.meta.dirname, 'worker', 'seed.ts')))
  await page.evaluate((wanted) => {
    const { causewayBench } = globalThis as typeof globalThis & { causewayBench: (seed: Seed) => Promise<void> }
    return causewayBench(wanted)
  }, asked)
}
