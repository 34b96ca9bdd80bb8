import type { Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { keptBrowser, openState } from './browser.ts'
import { serveGallery } from './gallery-server.ts'

const SIZE = { width: 400, height: 600 }

/** What a test does to a page before anything is drawn in it. */
type Prepare = (page: Page) => Promise<void>

/**
 * A page of the gallery for the tests of a file, in which one state is drawn in place of another. A state that wants its
 * page prepared gets a fresh one, and so does the next after it; and the next after a test that closed the page, because
 * it had changed what a state does not draw.
 */
export function galleryPage(): (state: string, prepare?: Prepare) => Promise<Page> {
  let page: Page | undefined
  let isPrepared = false
  // What begins with the process takes as long as many a test.
  beforeAll(async () => void (await Promise.all([serveGallery(), keptBrowser()])))
  afterAll(async () => void (await page?.context().close()))
  return async (state, prepare) => {
    if (prepare || isPrepared) await page?.context().close()
    const [gallery, browser] = await Promise.all([serveGallery(), keptBrowser()])
    if (!page || page.isClosed()) {
      page = await (await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce' })).newPage()
    }
    await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' })
    isPrepared = prepare !== undefined
    await prepare?.(page)
    await openState(page, gallery.url, state)
    return page
  }
}
