import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('teaches in three parts, each with its title in focus, by keyboard alone', async () => {
  const page = await open('welcome-done')
  const title = () => page.locator('h1').textContent()
  expect(await title()).toBe('What Causeway proves')
  const titles = ['What you still trust', 'If something fails']
  for (const wanted of titles) {
    await page.getByTestId('learn-next').focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction((text) => document.activeElement?.textContent === text, wanted)
  }
  expect(await page.getByTestId('learn-next').count()).toBe(0)
  await page.getByTestId('open-wallet').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/#\/$/)
})

it('can be left at once', async () => {
  const page = await open('welcome-done')
  await page.getByTestId('open-wallet').click()
  await page.waitForURL(/#\/$/)
})

it('says after words that were there before that other accounts of theirs are still to be added, and only then', async () => {
  expect(await (await open('welcome-done')).getByTestId('other-accounts').count()).toBe(0)
  const page = await open('welcome-import-done')
  expect(await page.getByTestId('other-accounts').textContent()).toContain('If you had more, add them in Settings')
})
