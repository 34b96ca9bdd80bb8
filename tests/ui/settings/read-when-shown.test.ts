import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const ONLY_THERE = ['sites.list', 'compatibility.list', 'exchangeB.keys']

it('what the settings alone show is read when they are shown, and not at each unlock', async () => {
  const page = await open('home-quiet')
  const asked = () => page.evaluate(() => window.fake.calls.map(({ method }): string => method))
  await expect.poll(asked).toContain('executions.list')
  expect((await asked()).filter((method) => ONLY_THERE.includes(method))).toEqual([])
  await page.evaluate(() => {
    location.hash = '#/settings'
  })
  await expect.poll(asked).toEqual(expect.arrayContaining(ONLY_THERE))
})
