import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { openState, THEMES } from './browser.ts'
import { TWICE, wrongAsWideAs } from './enlarged.ts'
import { wrongInForcedColours } from './forced-colours.ts'

// The narrowest side panel, the popup, and as wide as the page becomes.
const WIDTHS = [320, 400, 800]
/** What a wide page can break by standing side by side what a narrow one has one below the other. */
const ORDER = ['region', 'landmark-unique', 'landmark-one-main', 'heading-order', 'duplicate-id-aria']
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Looks at one state after the other, in one page; gives what is wrong with each. */
export type Looker = Readonly<{ look: (name: string) => Promise<readonly string[]>; close: () => Promise<void> }>

/** Opens a page that is kept: states are drawn in it one after the other, unless one of them cannot be reached. */
export function createLooker(browser: Browser, url: string): Looker {
  const found: string[] = []
  let seen = ''
  let kept: Page | undefined

  async function open(): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 400, height: 600 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.on('pageerror', (error) => found.push(`${seen}: ${error.message}`))
    page.on('console', (message) => message.type() === 'error' && found.push(`${seen}: ${message.text()}`))
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
  await page.setViewportSize({ width: 400, height: 600 })
  await page.emulateMedia({ colorScheme: THEMES[0], reducedMotion: 'reduce' })
  await openState(page, url, name)
  // In a window so tall that nothing is scrolled behind the bar that holds the buttons.
  await page.setViewportSize({ width: 400, height: 3000 })
  const found: string[] = []
  for (const [index, colorScheme] of THEMES.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = await axeIn(page)
    // A theme changes colours and nothing else, so the second is asked about those.
    const { violations } = await (index === 0 ? axe.withTags(TAGS) : axe.withRules(['color-contrast'])).analyze()
    for (const rule of violations) {
      found.push(...rule.nodes.map((node) => `${name}, ${colorScheme}: ${rule.id} at ${node.target.join(' ')}`))
    }
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 })
    const wide = await overflowing(page)
    if (wide.length) found.push(`${name}: wider than ${width} pixels: ${wide.slice(0, 3).join(', ')}`)
  }
  found.push(...(await wrongBeside(page)).map((wrong) => `${name}, wide: ${wrong}`))
  found.push(...(await wrongAsWideAs(page, TWICE)).map((wrong) => `${name}, at twice its size: ${wrong}`))
  found.push(...(await wrongInForcedColours(page)).map((wrong) => `${name}, in forced colours: ${wrong}`))
  return found
}

// Of what has been looked at on a narrow page only the order is new; what stands beside it was not there.
async function wrongBeside(page: Page): Promise<readonly string[]> {
  // Without it a wide page has the very elements of a narrow one, in their order.
  if ((await page.locator('.beside').count()) === 0) return []
  const looks = [(await axeIn(page)).withRules(ORDER), (await axeIn(page)).include('.beside').withTags(TAGS)]
  const found: string[] = []
  for (const axe of looks) {
    const { violations } = await axe.analyze()
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`)))
  }
  return found
}

// No page has frames; without legacy mode another page would be opened to gather what is found in them. Its source is a
// megabyte that a page reads once.
export async function axeIn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
  return axe.setLegacyMode(true).options({ resultTypes: ['violations'] })
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
