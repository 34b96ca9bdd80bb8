import type { Browser, CDPSession, Page } from 'playwright'
import { openBrowser, playState, THEMES, WHOLE_CHROMIUM } from '../browser.ts'
import { decode, type Picture } from './png.ts'

type Theme = (typeof THEMES)[number]
type Gallery = Readonly<{ url: string; scripts: readonly string[] }>

/** Time passes only in given steps, so that a state renders the same every time. */
export type StillPage = Readonly<{
  /** Both themes, with the content below the window. */
  draw: (state: string) => Promise<ReadonlyMap<Theme, Picture>>
  /** A PNG of the window alone, in the light theme. */
  drawWindow: (state: string) => Promise<Buffer>
  where: () => Promise<string>
  /** Fonts of this machine in the last state; the extension's own are left out. */
  foreignFonts: () => Promise<readonly string[]>
  close: () => Promise<void>
}>

// Noon of a day without a clock change.
const NOW = new Date('2026-06-15T12:00:00Z')
const STEP_MILLISECONDS = 16
/** Page time for a state to settle: longer than every wait of a screen. */
const REST_MILLISECONDS = 5_000
const SIZE = { width: 400, height: 600 }
const SHEET = { width: 2_048, height: 1_000 }
/** Limits tall screens, so that the pictures stay small. */
const MOST_HEIGHT = 800
const MOST_SHOTS = 6
// Its own name needs a system font, which differs between machines.
const LEFT_OUT = '.languages :has(> [lang="ar"])'

/** Paints a page as one piece without special processor instructions, since tiles change the curve of corners. */
export function openPainter(): Promise<Browser> {
  const sides = ['width', 'height'].flatMap((side) => [
    `--default-tile-${side}=2048`,
    `--max-untiled-layer-${side}=2048`,
  ])
  const asOne = ['--disable-partial-raster', '--disable-checker-imaging', '--disable-skia-runtime-opts']
  return openBrowser([...sides, ...asOne], WHOLE_CHROMIUM)
}

/** The whole sheet, with both themes side by side. */
export async function drawSheet(browser: Browser, { url }: Gallery): Promise<Picture> {
  const page = await stillPage(browser, SHEET)
  await page.goto(`${url}/parts.html`)
  await page.locator('h1').waitFor({ state: 'attached' })
  await loadFonts(page)
  // Each list takes the focus late on a busy machine, so pictures show none.
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

// One pointer exists, so the browser forces hover and press.
async function showAs(page: Page, selector: string, forcedPseudoClasses: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  for (const nodeId of nodeIds) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
}

/** Opens the gallery with a stopped clock. */
export async function openStill(browser: Browser, { url, scripts }: Gallery): Promise<StillPage> {
  const page = await stillPage(browser, SIZE)
  const devtools = await page.context().newCDPSession(page)
  await page.goto(`${url}/?scene=home`)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.addStyleTag({ content: `${LEFT_OUT} { display: none }` })
  // Loading code on demand would fall between two steps.
  await page.evaluate(`Promise.all(${JSON.stringify(scripts)}.map((name) => import(name))).then(() => undefined)`)
  await loadFonts(page)
  await page.clock.pauseAt(NOW)
  return {
    draw: (state) => draw(page, state),
    drawWindow: async (state) => {
      await play(page, state)
      return shoot(page)
    },
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
  // The asked words are random.
  await context.addInitScript(() => {
    crypto.getRandomValues = (array) => array
  })
  const page = await context.newPage()
  await page.clock.install({ time: NOW })
  await page.clock.setFixedTime(NOW)
  return page
}

async function play(page: Page, state: string): Promise<void> {
  await resize(page, SIZE)
  await page.emulateMedia({ colorScheme: THEMES[0], reducedMotion: 'reduce' })
  // A press, so that focus styles don't depend on earlier input.
  await page.mouse.move(0, 0)
  await page.mouse.down()
  await page.mouse.up()
  await whileTimePasses(page, async () => {
    await playState(page, state)
    await page.mouse.move(0, 0)
  })
}

async function draw(page: Page, state: string): Promise<ReadonlyMap<Theme, Picture>> {
  await play(page, state)
  await resize(page, { ...SIZE, height: Math.min(MOST_HEIGHT, SIZE.height + (await hiddenBelow(page))) })
  // A resize disarms the Confirm for a second.
  await page.clock.runFor(REST_MILLISECONDS)
  const drawn = new Map<Theme, Picture>()
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    drawn.set(colorScheme, decode(await shoot(page)))
  }
  return drawn
}

/** Advances time during `doing`, and until it settles. */
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

// A frame may be late, so two equal pictures are needed.
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

// The page reacts to its size in the next frame, which must precede the clock.
async function resize(page: Page, to: typeof SIZE): Promise<void> {
  if (page.viewportSize()?.height === to.height) return
  const isHeard = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('resize', () => resolve(), { once: true })),
  )
  await page.evaluate(() => undefined)
  await page.setViewportSize(to)
  await isHeard
}

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

// A picture has no scrolled-away list items.
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
