import type { Page } from 'playwright'

/** Faults of a review or form at its top: a decisive part that the popup cuts off, or that the footer covers. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const screen = document.querySelector('.screen')
    // Unfolded parts and open address fields may scroll.
    const isUnfolded = document.querySelector('dialog[open], .screen-body [aria-expanded=true], .ends > .other')
    if (!screen || isUnfolded) return []
    const FIRST_LINE = 20
    screen.scrollTop = 0
    const top = document.querySelector('.screen-bar')?.getBoundingClientRect().bottom ?? 0
    const end = document.querySelector('.screen-foot')?.getBoundingClientRect().top ?? innerHeight
    const notice = document.querySelector('.screen-body .notice')
    const amounts = ['.lead-amount', '.lead-route', '.amount-field input']
    const others = ['.terms', '.proof-fold > .fold-face', '.ends', '.quote > .lines:has(+ .fees)', '.quote .fees-face']
    const warned = notice?.querySelector('strong, .notice-text > div')
    const all = [...amounts, ...(notice ? [] : others)].flatMap((each) => [...document.querySelectorAll(each)])
    const parts = warned ? [...all, warned] : all
    return parts.flatMap((part) => {
      const box = part.getBoundingClientRect()
      const bottom = part === warned ? Math.min(box.bottom, box.top + FIRST_LINE) : box.bottom
      if (box.top >= top - 1 && bottom <= end + 1) return []
      const name = part.className || part.tagName
      return [
        `${name} from ${Math.round(box.top)} to ${Math.round(box.bottom)}, shown from ${top} to ${Math.round(end)}`,
      ]
    })
  })
}
