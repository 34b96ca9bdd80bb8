import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openState, STATES, THEMES } from './browser.ts'
import { serveGallery } from './gallery-server.ts'

let browser: Browser
let gallery: Awaited<ReturnType<typeof serveGallery>>

beforeAll(async () => {
  gallery = await serveGallery()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await gallery?.close()
})

// The narrowest side panel, the popup, and as wide as the page becomes.
const WIDTHS = [320, 400, 800]
const GROUP = 4
const GROUPS = Array.from({ length: Math.ceil(STATES.length / GROUP) }, (_, index) =>
  STATES.slice(index * GROUP, (index + 1) * GROUP),
)
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function look(name: string, context: BrowserContext): Promise<readonly string[]> {
  const page = await context.newPage()
  const found: string[] = []
  page.on('pageerror', (error) => found.push(`${name}: ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && found.push(`${name}: ${message.text()}`))
  await openState(page, gallery.url, name)
  // In a window so tall that nothing is scrolled behind the bar that holds the buttons.
  await page.setViewportSize({ width: 400, height: 3000 })
  for (const [index, colorScheme] of THEMES.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // A theme changes colours and nothing else, so the second is asked about those.
    // No page has frames; without legacy mode another page would be opened to gather what is found in them.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
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
  await page.close()
  return found
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

describe('every screen in every state', () => {
  it.each(GROUPS)(
    'has no error, breaks no policy, fits its window, and gives axe nothing to find: %#',
    async (...names) => {
      const context = await browser.newContext({ viewport: { width: 400, height: 600 }, reducedMotion: 'reduce' })
      const found = await Promise.all(names.map((name) => look(name, context)))
      await context.close()
      expect(found.flat()).toEqual([])
    },
    180_000,
  )
})
