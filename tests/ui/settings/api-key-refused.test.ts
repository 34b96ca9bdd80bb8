import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const count = (page: Page, wanted: string) =>
  page.evaluate((name) => window.fake.calls.filter(({ method }) => method === name).length, wanted)

describe('a key that the service refuses', () => {
  it('is said on home and in the form, once, with the way to Settings', async () => {
    for (const state of ['home-key-refused', 'form-key-refused']) {
      const page = await open(state)
      const notice = page.getByTestId('key-refused')
      await notice.waitFor()
      expect(await page.getByText('no such key').count()).toBe(0)
      expect(await notice.getByRole('link').getAttribute('href')).toBe('#/settings')
    }
    const page = await open('home-quiet')
    await page.getByTestId('open-bridge').waitFor()
    expect(await page.getByTestId('key-refused').count()).toBe(0)
  })

  it('is set aside only by the button, and the quote asked for again', async () => {
    const page = await open('form-key-refused')
    await page.getByTestId('without-key').waitFor()
    expect(await count(page, 'keyStanding.setAside')).toBe(0)
    const before = await count(page, 'quote.ask')
    await page.getByTestId('without-key').click()
    await expect.poll(() => count(page, 'quote.ask')).toBeGreaterThan(before)
    expect(await count(page, 'keyStanding.setAside')).toBe(1)
  })

  it('is said to be refused or not in use in Settings, and used again by its own button', async () => {
    const refused = await open('settings-key-refused')
    await refused.getByTestId('api-key-status').waitFor()
    expect(await refused.getByTestId('api-key-status').textContent()).toBe('Refused by Relay: a key ending in 1d07')
    const page = await open('settings-key-aside')
    await page.getByTestId('use-key-again').click()
    expect(await count(page, 'keyStanding.useAgain')).toBe(1)
  })

  it('is removed by its own button, once, and another can be typed in its place', async () => {
    const page = await open('settings-key-refused')
    expect(await page.getByTestId('api-key').count()).toBe(0)
    expect(await count(page, 'apiKey.remove')).toBe(0)
    await page.getByTestId('remove-api-key').click()
    await page.locator('[role=status]', { hasText: 'Key removed. Relay works without one.' }).waitFor()
    await page.getByTestId('api-key').waitFor()
    expect(await page.getByTestId('api-key-status').count()).toBe(0)
    expect(await count(page, 'apiKey.remove')).toBe(1)
  })
})
