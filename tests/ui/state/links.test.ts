import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('draws the screen that a link leads to in the task of the press, so that the next frame has it', async () => {
  const page = await open('home')
  const led = await page.evaluate(async () => {
    const at = () => document.querySelector('.tab-bar [aria-current]')?.getAttribute('href')
    const found: unknown[] = [at()]
    for (const hash of ['#/settings', '#/activity', '#/']) {
      document.querySelector<HTMLElement>(`.tab-bar a[href="${hash}"]`)?.click()
      // What Preact has to draw is a microtask; a frame would be a task.
      for (let turn = 0; turn < 10; turn += 1) await undefined
      found.push(at(), location.hash)
    }
    return found
  })
  expect(led).toEqual(['#/', '#/settings', '#/settings', '#/activity', '#/activity', '#/', '#/'])
})

it('lets the browser go back over what was pressed', async () => {
  const page = await open('home')
  await page.locator('.tab-bar a[href="#/activity"]').click()
  await page.locator('.tab-bar a[href="#/settings"]').click()
  await page.goBack()
  await page.locator('.tab-bar a[href="#/activity"][aria-current]').waitFor()
  expect(new URL(page.url()).hash).toBe('#/activity')
})

it('leaves a link to the browser that is to be opened elsewhere', async () => {
  const page = await open('home')
  const kept = await page.evaluate(() => {
    const link = document.querySelector('.tab-bar a[href="#/settings"]')
    const isOurs = (init: MouseEventInit) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
      // The last to hear of it: nothing is opened by a test.
      addEventListener('click', (last) => !last.defaultPrevented && last.preventDefault(), { once: true })
      const before = location.hash
      link?.dispatchEvent(event)
      return location.hash !== before
    }
    return [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }, {}].map(isOurs)
  })
  expect(kept).toEqual([false, false, false, false, true])
})
