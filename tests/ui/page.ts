import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openBrowser, openState } from './browser.ts'
import { serveGallery } from './gallery-server.ts'

/** A page of the gallery for the tests of a file: a fresh one for each state that is opened. */
export function galleryPage(): (state: string) => Promise<Page> {
  let browser: Browser
  let gallery: Awaited<ReturnType<typeof serveGallery>>
  let page: Page | undefined
  beforeAll(async () => {
    gallery = await serveGallery()
    browser = await openBrowser()
  })
  afterEach(async () => page?.context().close())
  afterAll(async () => {
    await browser?.close()
    await gallery?.close()
  })
  return async (state) => {
    const context = await browser.newContext({ viewport: { width: 400, height: 600 }, reducedMotion: 'reduce' })
    page = await context.newPage()
    await openState(page, gallery.url, state)
    return page
  }
}
