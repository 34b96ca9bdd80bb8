import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

/** Moving elements as tags and classes; under 10 ms isn't motion. */
async function moving(page: Page, wish: 'reduce' | 'no-preference'): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: wish })
  return page.evaluate(() => {
    const LEAST_SECONDS = 0.01
    const longest = (list: string) => Math.max(...list.split(',').map(Number.parseFloat))
    const moves = (style: CSSStyleDeclaration) =>
      (style.animationName !== 'none' && longest(style.animationDuration) > LEAST_SECONDS) ||
      (style.transitionProperty !== 'none' && longest(style.transitionDuration) > LEAST_SECONDS)
    return [...document.querySelectorAll('body *')].flatMap((each) =>
      ['', '::before', '::after', '::backdrop'].flatMap((part) =>
        moves(getComputedStyle(each, part)) ? [`${each.tagName.toLowerCase()}.${each.classList[0] ?? ''}${part}`] : [],
      ),
    )
  })
}

describe('whoever wants less motion', () => {
  it.each([
    ['form', 'circle.ring-left'],
    ['form-asking', 'span.bone'],
    ['form-choose', 'div.dialog-sheet'],
    ['form-options-shown', 'span.switch-knob'],
    ['transfer-filling', 'span.timeline-dot'],
    ['welcome-password', 'span.strength-bar'],
    ['review-alive', 'button.button'],
  ])('sees none in %s, where others see some', async (state, some) => {
    const page = await open(state)
    expect(await moving(page, 'no-preference')).toContain(some)
    expect(await moving(page, 'reduce')).toEqual([])
  })

  it('sees what is busy stand still', async () => {
    const page = await open('settings')
    await page.getByTestId('api-key').fill('a-key-of-the-service')
    await page.evaluate(() => Object.assign(window.fake, { call: () => new Promise(() => undefined) }))
    await page.getByTestId('save-api-key').click()
    await page.locator('.spinner').waitFor()
    expect(await moving(page, 'no-preference')).toContain('span.spinner')
    expect(await moving(page, 'reduce')).toEqual([])
  })
})
