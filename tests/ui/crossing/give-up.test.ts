import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openBrowser, openState } from '../browser.ts'
import { serveGallery } from '../gallery-server.ts'

let browser: Browser
let gallery: Awaited<ReturnType<typeof serveGallery>>
let page: Page
beforeAll(async () => {
  gallery = await serveGallery()
  browser = await openBrowser()
})
afterEach(async () => page?.context().close())
afterAll(async () => {
  await browser?.close()
  await gallery?.close()
})

const open = async (state: string) => {
  page = await (await browser.newContext({ viewport: { width: 400, height: 600 }, reducedMotion: 'reduce' })).newPage()
  await openState(page, gallery.url, state)
}
const given = () => page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'executions.giveUp').length)

it('a crossing that waits for a lower fee is given up by keyboard, after one question', async () => {
  await open('crossing-dear')
  await page.getByTestId('give-up').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  expect(await given()).toBe(0)
  await page.getByTestId('give-up-confirm').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await given()).toBe(1)
  await page.locator('[role=status]', { hasText: 'Nothing more of it will be signed' }).waitFor()
})

it('is kept by Escape', async () => {
  await open('give-up')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await given()).toBe(0)
})

it.each(['crossing-sending', 'crossing-raised', 'crossing-filling', 'crossing-cancelled'])(
  'is not offered where bytes are out or it is over: %s',
  async (state) => {
    await open(state)
    expect(await page.getByTestId('give-up').count()).toBe(0)
  },
)
