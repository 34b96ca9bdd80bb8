import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { keptBrowser, loadState, openState } from './browser.ts'
import { sharedGallery } from './shared-gallery/shared-gallery.ts'

const SIZE = { width: 400, height: 600 }

type Prepare = (page: Page) => Promise<void>

/** Opens pages in the shared context, or each in its own. */
type Place = Readonly<{ open: (origin: string) => Promise<Page>; close: (page: Page) => Promise<void> }>

let kept: Promise<BrowserContext> | undefined

// Shared, since a page in a new context takes three times the work.
function keptContext(): Promise<BrowserContext> {
  kept ??= newContext()
  return kept
}

async function newContext(): Promise<BrowserContext> {
  return (await keptBrowser()).newContext({ viewport: SIZE, reducedMotion: 'reduce' })
}

const AMONG_OTHERS: Place = {
  open: async (origin) => withoutStorage(await (await keptContext()).newPage(), origin),
  close: (page) => page.close(),
}

async function withoutStorage(page: Page, origin: string): Promise<Page> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  return page
}

// New pages need a process.
const spare: Page[] = []

async function spareOrNew(url: string, state: string): Promise<Page> {
  const page = spare.pop()
  if (!page) return AMONG_OTHERS.open(url)
  await page.setViewportSize(SIZE)
  await page.bringToFront()
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce', forcedColors: null, media: null })
  return loadState(await withoutStorage(page, url), url, state)
}

/** A held clock affects its whole context. */
export const BY_ITSELF: Place = {
  open: async () => (await newContext()).newPage(),
  close: (page) => page.context().close(),
}

/**
 * One gallery page per test file, which redraws states in place. A prepared state gets a fresh page, `preparedIn` a
 * place.
 */
export function galleryPage(preparedIn = AMONG_OTHERS): (state: string, prepare?: Prepare) => Promise<Page> {
  let page: Page | undefined
  let prepared: Page | undefined
  const closePrepared = async () => {
    if (prepared) await preparedIn.close(prepared)
    prepared = undefined
  }
  // Starting takes as long as many tests.
  beforeAll(async () => void (await Promise.all([sharedGallery(), keptContext()])))
  afterAll(async () => {
    await closePrepared()
    if (page && !page.isClosed()) spare.push(page)
  })
  return async (state, prepare) => {
    const { url } = await sharedGallery()
    await closePrepared()
    if (prepare) {
      prepared = await preparedIn.open(url)
      await prepare(prepared)
    } else if (!page || page.isClosed()) page = await spareOrNew(url, state)
    const shown = prepared ?? page
    if (!shown) throw new TypeError('expected a page, got none')
    // A hidden page draws no frames.
    await shown.bringToFront()
    await shown.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' })
    await openState(shown, url, state)
    return shown
  }
}
