import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser, openState } from './browser.ts'
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
  let browser: Browser
  let gallery: Awaited<ReturnType<typeof serveGallery>>
  let page: Page | undefined
  let isPrepared = false
  beforeAll(async () => {
    gallery = await serveGallery()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await gallery?.close()
  })
  return async (state, prepare) => {
    if (prepare || isPrepared) await page?.context().close()
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
