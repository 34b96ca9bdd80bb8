import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

const passFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let left = 30; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

it('opens a state no sooner than the code of its last part is there', async () => {
  const { promise: arrived, resolve: arrive } = deferred<void>()
  const { promise: asked, resolve: ask } = deferred<Page>()
  let isOpen = false
  const opening = open('home', async (fresh) => {
    await fresh.route(/\/zero-balances-[\w-]+\.js$/, async (route) => {
      ask(fresh)
      await arrived
      await route.continue()
    })
  }).finally(() => {
    isOpen = true
  })
  await passFrames(await asked)
  expect(isOpen).toBe(false)
  arrive()
  expect(await (await opening).locator('.fold-face').count()).toBe(1)
})

it('opens a state no sooner than its last answer is drawn', async () => {
  const page = await open('home-opening')
  expect(await page.getByTestId('waiting').count()).toBe(1)
})
