import type { Browser, Page } from 'playwright'
import { count } from '../count.ts'
import { TAGS, violations } from '../lib/axe.ts'
import { openState, STATES, THEMES } from './browser.ts'
import { TWICE, wrongAsWideAs } from './enlarged.ts'
import { wrongInForcedColours } from './forced-colours.ts'

// The popup, where axe looks, the narrowest side panel, and the widest page.
const POPUP_WIDTH = 400
const OTHER_WIDTHS = [320, 800]
/** A wide page puts stacked parts side by side, which can break these rules. */
const ORDER = ['region', 'landmark-unique', 'landmark-one-main', 'heading-order', 'duplicate-id-aria']

const CONTRAST = 'color-contrast'

/** Chooses the thoroughly checked states of this run. */
export const SEED = Number(process.env['CAUSEWAY_SEED'] ?? Date.now())
// Axe, twice the size and forced colours are slow, so one state of a few has them; deep runs do all.
const ONE_OF = count('CAUSEWAY_STATES_ONE_OF', { usual: 20, deep: 1 })
const THEMES_AT_ONCE = count('CAUSEWAY_THEMES', { usual: 1, deep: THEMES.length })

/** The error that this state throws on purpose; `approval/elsewhere.test.ts` tests the view after it. */
const MEANT = /^question-undrawable: TypeError: Cannot read properties of undefined \(reading 'length'\)/

/** Returns the faults of each. */
export type Looker = Readonly<{ look: (name: string) => Promise<readonly string[]>; close: () => Promise<void> }>

/** Draws one state after the other, unless one can't be reached. */
export function createLooker(browser: Browser, url: string): Looker {
  const found: string[] = []
  let seen = ''
  let kept: Page | undefined

  async function open(): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 400, height: 600 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const report = (fault: string) => MEANT.test(`${seen}: ${fault}`) || found.push(`${seen}: ${fault}`)
    page.on('pageerror', (error) => report(error.message))
    page.on('console', (message) => message.type() === 'error' && report(message.text()))
    return page
  }

  async function close(): Promise<void> {
    await kept?.context().close()
    kept = undefined
  }

  return {
    look: async (name) => {
      seen = name
      try {
        kept ??= await open()
        found.push(...(await wrongIn(kept, url, name)))
      } catch (error) {
        found.push(`${name}: ${error}`)
        await close()
      }
      return found.splice(0)
    },
    close,
  }
}

async function wrongIn(page: Page, url: string, name: string): Promise<readonly string[]> {
  const [first = 'light', ...others] = themesOf(name)
  const isThorough = (STATES.indexOf(name) + SEED) % ONE_OF === 0
  await page.setViewportSize({ width: POPUP_WIDTH, height: 600 })
  await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' })
  await openState(page, url, name)
  // In a window this tall, nothing scrolls behind the button bar.
  if (isThorough) await page.setViewportSize({ width: POPUP_WIDTH, height: 3000 })
  const found = isThorough ? await foundByAxe(page, `${name}, ${first}`, { tags: TAGS }) : []
  for (const colorScheme of isThorough ? others : []) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // A theme changes colours and nothing else.
    found.push(...(await foundByAxe(page, `${name}, ${colorScheme}`, { rules: [CONTRAST] })))
  }
  const lookForWide = async (width: number) => {
    const wide = await overflowing(page)
    if (wide.length) found.push(`${name}: wider than ${width} pixels: ${wide.slice(0, 3).join(', ')}`)
  }
  await lookForWide(POPUP_WIDTH)
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 700 })
    await lookForWide(width)
  }
  if (!isThorough) return found
  found.push(...(await wrongBeside(page)).map((wrong) => `${name}, wide: ${wrong}`))
  found.push(...(await wrongAsWideAs(page, TWICE)).map((wrong) => `${name}, at twice its size: ${wrong}`))
  found.push(...(await wrongInForcedColours(page)).map((wrong) => `${name}, in forced colours: ${wrong}`))
  return found
}

// A wide page only reorders parts; those inside `.beside` are new.
async function wrongBeside(page: Page): Promise<readonly string[]> {
  // Without it a wide page has a narrow one's elements, in their order.
  if ((await page.locator('.beside').count()) === 0) return []
  return [
    ...(await foundByAxe(page, 'beside', { rules: ORDER })),
    ...(await foundByAxe(page, 'beside', { tags: TAGS, inside: '.beside' })),
  ]
}

function themesOf(name: string): readonly (typeof THEMES)[number][] {
  const turn = Math.floor((STATES.indexOf(name) + SEED) / ONE_OF)
  return THEMES.map((_, index) => THEMES[(turn + index) % THEMES.length] ?? 'light').slice(0, THEMES_AT_ONCE)
}

async function foundByAxe(page: Page, where: string, look: Parameters<typeof violations>[1]): Promise<string[]> {
  const broken = await violations(page, look)
  return broken.flatMap(({ id, at }) => at.map((each) => `${where}: ${id} at ${each}`))
}

async function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const reaches = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect()
      const isHidden = element.closest('.visually-hidden') !== null
      return !isHidden && box.width > 0 && (box.right > innerWidth + 1 || box.left < -1)
    })
    return reaches.map((element) => `${element.tagName}.${element.className}`)
  })
}
