import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it.each([
  ['move-lagging', 'Base is slow to make blocks now.'],
  ['move-limited', 'The service limits what it moves on Base now: large amounts may be refused.'],
])('warns of what the service says of a chain before there is a quote: %s', async (state, sentence) => {
  const page = await open(state)
  await page.locator('.notice.warn').getByText(sentence).waitFor()
  expect(await page.locator('.notice.warn').count()).toBe(1)
})
