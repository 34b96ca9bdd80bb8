import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const text = (value: string | null) => (value ?? '').replace(/\s+/g, ' ').trim()

describe('when a row was', () => {
  it('is how long it lasts so far while it is under way, and no hour that runs', async () => {
    const page = await open('home')
    expect(await page.locator('.in-flight time').first().textContent()).toMatch(/^\d+ (s|min)( \d+ s)? so far$/)
  })

  it('is its day where that is not today, unless its day is said above it', async () => {
    const page = await open('activity')
    const under = await page.locator('.past-list .day').nth(1).locator('time').allTextContents()
    expect(under.every((each) => /^\d\d:\d\d$/.test(each))).toBe(true)
    await page.getByRole('link', { name: 'Home' }).click()
    const shown = page.getByTestId('recent').locator('time')
    await shown.nth(1).waitFor()
    const times = await shown.allTextContents()
    expect(times[0]).toMatch(/^\d\d:\d\d$/)
    expect(times[1]).toBe('Yesterday')
  })
})

it('a timeline has its day in its heading, and a later one where it begins', async () => {
  const page = await open('transfer-received')
  const card = page.locator('.card', { has: page.locator('.timeline') })
  expect(text(await card.locator('.card-head').textContent())).toBe('What happenedToday')
  expect(await card.locator('.timeline-day').count()).toBe(0)
  await page.evaluate(() => {
    const { call } = window.fake
    Object.assign(window.fake, {
      call: async (...of: Parameters<typeof call>) => {
        const found = await call(...of)
        if (typeof found !== 'object' || !found || !('approvedAtSeconds' in found)) return found
        return { ...found, approvedAtSeconds: found.approvedAtSeconds - 86_400 }
      },
    })
    window.fake.tell('executions')
  })
  await card.locator('.card-head', { hasText: 'Yesterday' }).waitFor()
  expect((await card.locator('.timeline-day').allTextContents()).map(text)).toEqual(['Today'])
})
