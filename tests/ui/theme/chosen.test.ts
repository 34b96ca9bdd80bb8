import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { THEMES } from '../browser.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()

/** From 0 to 1 (WCAG 2.2, relative luminance). */
async function lightOf(of: Locator, style: 'color' | 'backgroundColor' | 'boxShadow'): Promise<number> {
  const written = await of.first().evaluate((element, name) => getComputedStyle(element)[name], style)
  const parts = (/rgb\(([^)]+)\)/.exec(written)?.[1] ?? '').split(', ').map(Number)
  if (parts.length !== 3) throw new TypeError(`expected a ${style} that nothing is seen through, got ${written}`)
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

describe.each(THEMES)('in the %s theme', (colorScheme) => {
  it('the step that is under way has a ring and a dot that are seen, and one that comes has no dot', async () => {
    const page = await open('transfer-filling')
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const card = await lightOf(page.locator('.card', { has: page.locator('.timeline') }), 'backgroundColor')
    const active = page.locator('.timeline-entry.active .timeline-dot')
    expect(contrast(await lightOf(active, 'boxShadow'), card)).toBeGreaterThan(4.5)
    expect(contrast(await lightOf(active, 'color'), card)).toBeGreaterThan(4.5)
    const next = page.locator('.timeline-entry.next .timeline-dot')
    expect(await next.locator('.icon').first().isVisible()).toBe(false)
    expect(contrast(await lightOf(next, 'boxShadow'), card)).toBeGreaterThan(3)
  })

  it('what is chosen of a few is lighter than the track that it lies on', async () => {
    const page = await open('settings')
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const track = await lightOf(page.locator('.segmented'), 'backgroundColor')
    const chosen = await lightOf(page.locator('.segmented input:checked + span'), 'backgroundColor')
    expect(chosen).toBeGreaterThan(track)
    expect(contrast(chosen, track)).toBeGreaterThan(1.1)
  })
})
