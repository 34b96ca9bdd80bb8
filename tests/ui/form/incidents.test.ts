import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it.each([
  ['form-lagging', 'Base is slow right now.'],
  ['form-limited', 'Transfers on Base are limited right now. Large amounts may be refused.'],
])('warns of what the service says of a chain before there is a quote: %s', async (state, sentence) => {
  const page = await open(state)
  await page.locator('.notice.warn').getByText(sentence).waitFor()
  expect(await page.locator('.notice.warn').count()).toBe(1)
})

it('Couldn’t read says once and quietly that it', async () => {
  const page = await open('form-chains-unread')
  await page.locator('.notice.info').getByText('ouldn’t check whether one of these chains is slow').waitFor()
  expect(await page.getByTestId('chains-unread').count()).toBe(1)
  expect(await page.locator('.notice.warn').count()).toBe(0)
})
