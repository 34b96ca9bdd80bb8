import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('the wait before Confirm', () => {
  it('says why in text, fills the button up, and starts again with the attention', async () => {
    const page = await open('review-shown')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.locator('[data-testid=confirm]:not([aria-disabled])').waitFor()
    expect(await page.getByTestId('confirm-wait').count()).toBe(0)
    await page.evaluate(() => dispatchEvent(new Event('blur')))
    expect(await page.getByTestId('confirm-wait').textContent()).toBe('Take a moment to check')
    expect(await page.locator('.confirm-fill').count()).toBe(0)
    const drawn = await page.evaluate(
      () =>
        new Promise((resolve) => {
          new MutationObserver((_, observer) => {
            const fill = document.querySelector('.confirm-fill')
            if (!fill) return
            observer.disconnect()
            resolve(getComputedStyle(fill).animationName)
          }).observe(document.body, { childList: true, subtree: true })
          dispatchEvent(new Event('focus'))
        }),
    )
    expect(drawn).toBe('fill')
    await page.locator('[data-testid=confirm]:not([aria-disabled])').waitFor()
    expect(await page.locator('.confirm-fill').count()).toBe(0)
  })

  it('has its text alone where motion is reduced', async () => {
    const page = await open('review-shown')
    await page.evaluate(() => dispatchEvent(new Event('blur')))
    expect(await page.getByTestId('confirm-wait').textContent()).toBe('Take a moment to check')
    const hidden = await page.evaluate(() => {
      const fill = document.createElement('span')
      fill.className = 'confirm-fill'
      document.body.append(fill)
      const { display } = getComputedStyle(fill)
      fill.remove()
      return display
    })
    expect(hidden).toBe('none')
  })
})

describe('the main button', () => {
  it.each([
    ['review-shown', 'secondary', 'primary'],
    ['review-override-shown', 'primary', 'danger'],
    ['review-ticks-shown', 'primary', 'danger'],
  ])('stops a dangerous transfer, and confirms any other: %s', async (state, reject, confirm) => {
    const page = await open(state)
    expect(await page.getByTestId('reject').getAttribute('class')).toContain(reject)
    expect(await page.getByTestId('confirm').getAttribute('class')).toContain(confirm)
  })
})
