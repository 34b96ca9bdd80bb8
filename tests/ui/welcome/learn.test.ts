import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('teaches in three parts, each with its title in focus, by keyboard alone', async () => {
  const page = await open('welcome-done')
  const title = () => page.locator('h1').textContent()
  expect(await title()).toBe('What Causeway proves')
  const titles = ['What you still trust', 'What happens if something fails']
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
