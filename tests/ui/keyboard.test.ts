import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from './page.ts'
import { PICTURED } from './visual/pictured.ts'

const opened = galleryPage()

type Stop = Readonly<{
  at: number
  name: string
  top: number
  left: number
  bottom: number
  isBar: boolean
  ring: number
}>

describe('the Tab key', () => {
  it.each(PICTURED)(
    'comes to everything once, in the order in which it is seen, and shows where it is: %s',
    async (state) => {
      const page = await opened(state)
      await page.setViewportSize({ width: 400, height: 3_000 })
      const count = await page.evaluate(beginBefore)
      const stops: Stop[] = []
      for (let press = 0; press < count; press += 1) {
        await page.keyboard.press('Tab')
        stops.push(await page.evaluate(whereItIs))
      }
      await page.setViewportSize({ width: 400, height: 600 })
      expect(stops.map(({ at, name }) => (at < 0 ? name : at))).toEqual(Array.from({ length: count }, (_, at) => at))
      expect(
        stops.filter(({ ring }) => ring < 3).map(({ name, ring }) => `${name} is shown at a contrast of ${ring}`),
      ).toEqual([])
      expect(backwards(stops)).toEqual([])
    },
  )
})

// Focus moves down or along a line; the bars are lines of their own.
function backwards(stops: readonly Stop[]): readonly string[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1]
    if (!before || before.isBar !== stop.isBar) return []
    const isBelow = stop.bottom > before.top + 1
    const isFurther = stop.top >= before.bottom - 1 || stop.left >= before.left || stop.bottom > before.bottom
    return isBelow && isFurther ? [] : [`${stop.name} comes after ${before.name}`]
  })
}

/** Returns the count of focusable elements. */
function beginBefore(): number {
  const within = document.querySelector('dialog[open]') ?? document.body
  const SELECTOR = 'a[href], button, input, select, textarea, [tabindex]'
  const found = [...within.querySelectorAll<HTMLElement>(SELECTOR)].filter((each) => {
    const isOther = each instanceof HTMLInputElement && each.type === 'radio' && !each.checked
    return (
      each.tabIndex >= 0 && !each.matches(':disabled') && !isOther && each.checkVisibility({ visibilityProperty: true })
    )
  })
  for (const each of document.querySelectorAll('[data-stop]')) each.removeAttribute('data-stop')
  for (const [at, each] of found.entries()) each.dataset['stop'] = `${at}`
  // Stays, since browsers differ after the focused element vanishes.
  const start = document.createElement('span')
  start.tabIndex = -1
  within.prepend(start)
  start.focus()
  return found.length
}

function whereItIs(): Stop {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) throw new TypeError('expected an element, got none')
  const { top, left, bottom } = focused.getBoundingClientRect()
  const shownBy = (each: Element | null | undefined) => {
    const style = each && getComputedStyle(each)
    // Shadows are translucent, focus lines are opaque.
    return style ? [...style.boxShadow.matchAll(/rgb\([^)]+\)/g)].map(([colour]) => colour) : []
  }
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
      const value = Number(part) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const ground = light(getComputedStyle(document.documentElement).backgroundColor)
  const around = [focused, focused.nextElementSibling, focused.closest('.field-box, .word, .amount-field')]
  const contrasts = around.flatMap(shownBy).map((colour) => {
    const ring = light(colour)
    return (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05)
  })
  return {
    at: Number(focused.dataset['stop'] ?? -1),
    name: `${focused.tagName.toLowerCase()}.${focused.className} “${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 30)}”`,
    top,
    left,
    bottom,
    isBar: focused.closest('.tab-bar, .screen-foot, .screen-bar') !== null,
    ring: Math.round(Math.max(0, ...contrasts) * 10) / 10,
  }
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))

describe('what is opened over a screen', () => {
  it.each([
    ['form', 'from'],
    ['form', 'options'],
    ['form', 'pay-from'],
    ['settings', 'auto-lock'],
    ['settings', 'expert'],
    ['transfer-received', 'receipt-open'],
    ['transfer-obstacle', 'help-open'],
    ['transfer-sending', 'replacement-speedUp'],
    ['transfer-dear', 'abandon'],
  ])('in %s by %s is opened by Enter, keeps the focus within, and gives it back on Escape', async (state, opener) => {
    const page = await opened(state)
    await page.getByTestId(opener).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    const isWithin = () => page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null)
    expect(await isWithin()).toBe(true)
    // Tab may reach the browser's bars, which have no element.
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog[open]') !== null,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await focusedId(page)).toBe(opener)
  })
})

describe('what changes by itself', () => {
  it('is said aloud once, and takes the focus from nobody', async () => {
    const page = await opened('transfer-arrives')
    await page.getByRole('button', { name: 'Identifiers' }).focus()
    const said = page.locator('.toast-place[role=status] .visually-hidden, .visually-hidden[role=status]')
    await page.evaluate(() => window.fake.tell('executions'))
    await said.getByText('Arrived', { exact: true }).first().waitFor({ state: 'attached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Identifiers')
  })
})
