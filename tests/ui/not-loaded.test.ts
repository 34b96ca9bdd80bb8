import { expect, it } from 'vitest'
import { galleryPage } from './page.ts'

const open = galleryPage()

it('a screen whose code cannot be fetched says so, and offers to load the page again', async () => {
  const page = await open('utxos', async (fresh) => {
    await fresh.route(/\/utxos-screen-[\w-]+\.js$/, (route) => route.abort())
  })
  expect(await page.locator('h1').textContent()).toContain('Couldn’t load')
  expect(await page.locator('main[aria-busy]').count()).toBe(0)
  await page.getByTestId('load-again').click()
  expect(await page.evaluate(() => window.hosted.at(-1))).toBe('anew')
})

it('a screen whose code could not be fetched before is fetched when it is shown', async () => {
  let isAway = true
  let missed: Promise<unknown> = Promise.resolve()
  const page = await open('home-quiet', async (fresh) => {
    missed = fresh.waitForEvent('requestfailed')
    await fresh.route(/\/utxos-screen-[\w-]+\.js$/, (route) => (isAway ? route.abort() : route.continue()))
  })
  await missed
  isAway = false
  await page.evaluate(() => {
    location.hash = '#/utxos'
  })
  await page.locator('main.screen:not([aria-busy]) h1').waitFor()
  await expect.poll(() => page.title()).toContain('coin')
})
