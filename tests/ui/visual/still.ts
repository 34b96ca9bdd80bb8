import type { Browser, CDPSession, Page } from 'playwright'
import { openBrowser, playState, THEMES, WHOLE_CHROMIUM } from '../browser.ts'
import { decode, type Picture } from './png.ts'

type Theme = (typeof THEMES)[number]
type Gallery = Readonly<{ url: string; scripts: readonly string[] }>

/** A page in which time goes on only by the steps that it is given, so that a state is drawn to the same pixel each time. */
export type StillPage = Readonly<{
  /** Draws a state in both themes, with what lies below its window's edge. */
  draw: (state: string) => Promise<ReadonlyMap<Theme, Picture>>
  /** Where in the app the last state is: the page's hash. */
  where: () => Promise<string>
  /** The fonts of this machine, rather than of the extension, in which something of the last state is set. */
  foreignFonts: () => Promise<readonly string[]>
  close: () => Promise<void>
}>

// Noon of a day at which nothing changes its clock.
const NOW = new Date('2026-06-15T12:00:00Z')
const STEP_MILLISECONDS = 16
/** How much of the page's time a state has to come to rest: longer than whatever a screen waits for. */
const REST_MILLISECONDS = 5_000
const SIZE = { width: 400, height: 600 }
const SHEET = { width: 2_048, height: 1_000 }
/** How much of a screen that is higher than its window is drawn, so that the pictures together stay small. */
const MOST_HEIGHT = 800
const MOST_SHOTS = 6
// It names itself in letters that no font of the extension has: each machine would draw them otherwise.
const LEFT_OUT = '.languages :has(> [lang="ar"])'

/**
 * A Chromium that paints a page in one piece, whole each time, and by no instruction that only some processors have: the
 * curve of a corner depends by a hair on where the piece ends in which it is painted.
 */
export function openPainter(): Promise<Browser> {
  const sides = ['width', 'height'].flatMap((side) => [
    `--default-tile-${side}=2048`,
    `--max-untiled-layer-${side}=2048`,
  ])
  const asOne = ['--disable-partial-raster', '--disable-checker-imaging', '--disable-skia-runtime-opts']
  return openBrowser([...sides, ...asOne], WHOLE_CHROMIUM)
}

/** Draws the sheet of all tokens, icons and parts, whole, with both themes beside each other. */
export async function drawSheet(browser: Browser, { url }: Gallery): Promise<Picture> {
  const page = await stillPage(browser, SHEET)
  await page.goto(`${url}/parts.html`)
  await page.locator('h1').waitFor({ state: 'attached' })
  await loadFonts(page)
  // The list of each half takes the focus once it is drawn, which a busy machine does late: in the picture none has it.
  await page.clock.pauseAt(NOW)
  await page.clock.runFor(REST_MILLISECONDS)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await showAs(page, '.as-pointed > *', ['hover'])
  await showAs(page, '.as-pressed > *', ['hover', 'active'])
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await resize(page, { ...SHEET, height })
  await page.clock.runFor(REST_MILLISECONDS)
  const picture = decode(await shoot(page))
  await page.context().close()
  return picture
}

// There is one pointer; the browser is told that each of these is under it, or pressed by it.
async function showAs(page: Page, selector: string, forcedPseudoClasses: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  for (const nodeId of nodeIds) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
}

/** Opens the gallery in a page of its own, at a moment that never passes. */
export async function openStill(browser: Browser, { url, scripts }: Gallery): Promise<StillPage> {
  const page = await stillPage(browser, SIZE)
  const devtools = await page.context().newCDPSession(page)
  await page.goto(`${url}/?scene=home`)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.addStyleTag({ content: `${LEFT_OUT} { display: none }` })
  // What is fetched when it is needed would come between two steps.
  await page.evaluate(`Promise.all(${JSON.stringify(scripts)}.map((name) => import(name))).then(() => undefined)`)
  await loadFonts(page)
  await page.clock.pauseAt(NOW)
  return {
    draw: (state) => draw(page, state),
    where: () => page.evaluate(() => location.hash),
    foreignFonts: () => foreignFonts(devtools),
    close: () => page.context().close(),
  }
}

async function stillPage(browser: Browser, viewport: typeof SIZE): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
    deviceScaleFactor: 1,
    bypassCSP: true,
  })
  // Which words of a phrase are asked for is drawn by lot.
  await context.addInitScript(() => {
    crypto.getRandomValues = (array) => array
  })
  const page = await context.newPage()
  await page.clock.install({ time: NOW })
  await page.clock.setFixedTime(NOW)
  return page
}

async function draw(page: Page, state: string): Promise<ReadonlyMap<Theme, Picture>> {
  await resize(page, SIZE)
  await page.emulateMedia({ colorScheme: THEMES[0], reducedMotion: 'reduce' })
  // A press of the pointer, so that what is focused by the page itself looks the same whatever was pressed before.
  await page.mouse.move(0, 0)
  await page.mouse.down()
  await page.mouse.up()
  await whileTimePasses(page, async () => {
    await playState(page, state)
    await page.mouse.move(0, 0)
  })
  await resize(page, { ...SIZE, height: Math.min(MOST_HEIGHT, SIZE.height + (await hiddenBelow(page))) })
  // A window that changed its size has a Confirm that is dead for a second.
  await page.clock.runFor(REST_MILLISECONDS)
  const drawn = new Map<Theme, Picture>()
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    drawn.set(colorScheme, decode(await shoot(page)))
  }
  return drawn
}

/** Gives the page its time in steps while something is done in it; what has begun by then comes to rest. */
async function whileTimePasses(page: Page, doing: () => Promise<void>): Promise<void> {
  let isDone = false
  const passing = (async () => {
    while (!isDone) {
      await page.clock.runFor(STEP_MILLISECONDS)
      await new Promise((resolve) => setTimeout(resolve, STEP_MILLISECONDS / 2))
    }
  })()
  await doing().finally(() => {
    isDone = true
  })
  await passing
  await page.clock.runFor(REST_MILLISECONDS)
}

// What has just been drawn may still be on its way to the screen: a picture counts when the next one is the same.
async function shoot(page: Page): Promise<Buffer> {
  const once = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  let last = await once()
  for (let time = 0; time < MOST_SHOTS; time += 1) {
    const next = await once()
    if (next.equals(last)) break
    last = next
  }
  return last
}

// The page hears of its new size with its next frame: whatever that begins anew must have begun before time goes on.
async function resize(page: Page, to: typeof SIZE): Promise<void> {
  if (page.viewportSize()?.height === to.height) return
  const isHeard = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('resize', () => resolve(), { once: true })),
  )
  await page.evaluate(() => undefined)
  await page.setViewportSize(to)
  await isHeard
}

/** How many pixels of the screen lie below what its window shows. */
function hiddenBelow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const screen = document.querySelector('.screen')
    screen?.scrollTo(0, 0)
    const isCovered = document.querySelector('dialog[open]') !== null
    return screen && !isCovered ? screen.scrollHeight - screen.clientHeight : 0
  })
}

async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()))
    await document.fonts.ready
  })
}

async function foreignFonts(devtools: CDPSession): Promise<readonly string[]> {
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1 })
  const found = new Set<string>()
  for (const { nodeId, nodeType, nodeName, parentId } of nodes) {
    const isText = nodeType === 3 && parentId !== undefined && !['SCRIPT', 'STYLE', 'TITLE'].includes(nodeName)
    if (!isText) continue
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId: parentId })
    const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont)
    if (foreign.length === 0 || !(await isDrawn(devtools, parentId))) continue
    for (const { familyName } of foreign) found.add(`${familyName} at ${nodeId}`)
  }
  return [...found]
}

// What a list has scrolled away is in no picture.
async function isDrawn(devtools: CDPSession, nodeId: number): Promise<boolean> {
  const { object } = await devtools.send('DOM.resolveNode', { nodeId })
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration: `function () {
      const { left, right, top, bottom } = this.getBoundingClientRect()
      return this.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    }`,
    returnByValue: true,
  })
  return result.value === true
}
