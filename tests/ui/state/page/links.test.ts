import { expect, it } from 'vitest'
import { galleryPage } from '../../page.ts'

const open = galleryPage()

it('marks what is pressed in the task of the press, so that the next frame has it, and draws its screen after that', async () => {
  const page = await open('home')
  const led = await page.evaluate(async () => {
    const at = () => document.querySelector('.tab-bar [aria-current]')?.getAttribute('href')
    const pressed = () => document.querySelector('[data-pressed]')?.getAttribute('href')
    const home = document.querySelector('[data-testid=open-bridge]')
    const found: unknown[] = [at(), pressed()]
    for (const hash of ['#/settings', '#/activity']) {
      const link = document.querySelector<HTMLElement>(`.tab-bar a[href="${hash}"]`)
      link?.focus()
      link?.click()
      // Preact draws in a microtask; a frame is a task.
      for (let turn = 0; turn < 10; turn += 1) await undefined
      found.push(at(), pressed(), location.hash, home?.isConnected)
    }
    return found
  })
  const both = [
    ...['#/settings', '#/settings', '#/settings', true],
    ...['#/activity', '#/activity', '#/activity', true],
  ]
  expect(led).toEqual(['#/', undefined, ...both])
  await page.locator('[data-testid=open-bridge]').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('[data-pressed]').count()).toBe(0)
  expect(await page.locator('h1').textContent()).toBe('Activity')
})

it('draws where a page is led to that nobody sees, and that no frame is drawn of', async () => {
  const page = await open('home')
  await page.evaluate(() => {
    const { requestAnimationFrame } = globalThis
    globalThis.requestAnimationFrame = () => 0
    document.querySelector<HTMLElement>('.tab-bar a[href="#/settings"]')?.click()
    globalThis.requestAnimationFrame = requestAnimationFrame
  })
  await page.locator('[data-testid=open-bridge]').waitFor({ state: 'detached' })
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
      // Runs last, so that the test opens no page.
      addEventListener('click', (last) => !last.defaultPrevented && last.preventDefault(), { once: true })
      const before = location.hash
      link?.dispatchEvent(event)
      return location.hash !== before
    }
    return [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }, {}].map(isOurs)
  })
  expect(kept).toEqual([false, false, false, false, true])
})
