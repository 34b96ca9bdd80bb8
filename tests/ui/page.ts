import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { keptBrowser, openState } from './browser.ts'
import { serveGallery } from './gallery-server.ts'

const SIZE = { width: 400, height: 600 }

/** What a test does to a page before anything is drawn in it. */
type Prepare = (page: Page) => Promise<void>

/** Where prepared pages are opened: among all others, or each by itself. */
type Place = Readonly<{ open: (origin: string) => Promise<Page>; close: (page: Page) => Promise<void> }>

let kept: Promise<BrowserContext> | undefined

// One for all pages of a process: a page beside others of its context takes a third of the work that one by itself does.
function keptContext(): Promise<BrowserContext> {
  kept ??= newContext()
  return kept
}

async function newContext(): Promise<BrowserContext> {
  return (await keptBrowser()).newContext({ viewport: SIZE, reducedMotion: 'reduce' })
}

const AMONG_OTHERS: Place = {
  open: async (origin) => {
    const page = await (await keptContext()).newPage()
    // What tests before it have left there is none of its own.
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.detach()
    return page
  },
  close: (page) => page.close(),
}

/** For pages whose clock is held: it is that of all pages of a context. */
export const BY_ITSELF: Place = {
  open: async () => (await newContext()).newPage(),
  close: (page) => page.context().close(),
}

/**
 * A page of the gallery for the tests of a file, in which one state is drawn in place of another. A state that wants its
 * page prepared gets a fresh one, `preparedIn` a place, and the next after it has the page of all others again; the next
 * after a test that closed the page gets a fresh one, because it had changed what a state does not draw.
 */
export function galleryPage(preparedIn = AMONG_OTHERS): (state: string, prepare?: Prepare) => Promise<Page> {
  let page: Page | undefined
  let prepared: Page | undefined
  const closePrepared = async () => {
    if (prepared) await preparedIn.close(prepared)
    prepared = undefined
  }
  // What begins with the process takes as long as many a test.
  beforeAll(async () => void (await Promise.all([serveGallery(), keptContext()])))
  afterAll(async () => {
    await closePrepared()
    await page?.close()
  })
  return async (state, prepare) => {
    const { url } = await serveGallery()
    await closePrepared()
    if (prepare) {
      prepared = await preparedIn.open(url)
      await prepare(prepared)
    } else if (!page || page.isClosed()) page = await AMONG_OTHERS.open(url)
    const shown = prepared ?? page
    if (!shown) throw new TypeError('expected a page, got none')
    // No frame is drawn in a page that stands behind another.
    await shown.bringToFront()
    await shown.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' })
    await openState(shown, url, state)
    return shown
  }
}
