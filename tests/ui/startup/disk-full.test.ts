import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('names a full disk where nothing can be read, does not lead to a restart, and goes on by itself', async () => {
  const page = await open('no-answer-full')
  await page.getByTestId('disk-full').waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  expect(await page.locator('main').textContent()).not.toContain('restart')
  await page.evaluate(() => Reflect.set(globalThis, 'hasSpace', true))
  await page.getByTestId('new-transfer').waitFor()
  expect(await page.getByTestId('disk-full').count()).toBe(0)
})

it('names it over what is shown, once it can no longer be read, until it can', async () => {
  const page = await open('no-answer-full')
  await page.evaluate(() => Reflect.set(globalThis, 'hasSpace', true))
  await page.getByTestId('new-transfer').waitFor()
  const tell = (hasSpace: boolean) =>
    page.evaluate((there) => {
      Reflect.set(globalThis, 'hasSpace', there)
      window.fake.tell('wallet')
    }, hasSpace)
  await tell(false)
  await page.getByTestId('disk-full').waitFor()
  expect(await page.getByTestId('new-transfer').count()).toBe(1)
  await tell(true)
  await page.getByTestId('disk-full').waitFor({ state: 'detached' })
})
