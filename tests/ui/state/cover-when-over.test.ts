import { expect, it } from 'vitest'
import { BY_ITSELF, galleryPage } from '../page.ts'

const open = galleryPage(BY_ITSELF)

it.each([
  ['a review', 'review-shown'],
  ['a prompt', 'approval-message'],
  ['a prompt of calls', 'approval-calls'],
])('covers %s from the end of the session, as after a sleep, until the background has answered', async (_, scene) => {
  const page = await open(scene)
  await page.evaluate(() => {
    const { call } = window.fake
    const view = call('wallet.get', {}).then((now) => ({
      ...now,
      vault: { vault: 'locked', waitSeconds: 0, failedAttempts: 0, waiting: 0 },
    }))
    const held = new Promise((resolve) => Object.assign(window, { answer: () => resolve(view) }))
    Object.assign(window.fake, {
      call: (...of: Parameters<typeof call>) => (of[0] === 'wallet.get' ? held : call(...of)),
    })
    const { now } = Date
    Date.now = () => now() + 3_600_000
  })
  await page.waitForFunction(() => document.documentElement.style.opacity === '0')
  await page.evaluate(() => Reflect.get(window, 'answer')())
  await page.getByTestId('unlock').waitFor()
  expect(await page.evaluate(() => document.documentElement.style.opacity)).toBe('')
})
