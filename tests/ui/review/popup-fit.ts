import type { Page } from 'playwright'
import type { Language } from '../../../src/core/text/language.ts'

/** Decisive parts at a screen's top that the popup cuts off or the footer covers, each with its language. */
export function cutOffIn(page: Page, languages: readonly Language[]): Promise<readonly string[]> {
  return page.evaluate(async (all) => {
    const FIRST_LINE = 20
    const cutOff = (): readonly string[] => {
      const screen = document.querySelector('.screen')
      // Unfolded parts and open address fields may scroll.
      const isUnfolded = document.querySelector('dialog[open], .screen-body [aria-expanded=true], .ends > .other')
      if (!screen || isUnfolded) return []
      screen.scrollTop = 0
      const top = document.querySelector('.screen-bar')?.getBoundingClientRect().bottom ?? 0
      const end = document.querySelector('.screen-foot')?.getBoundingClientRect().top ?? innerHeight
      const notice = document.querySelector('.screen-body .notice')
      const amounts = ['.lead-amount', '.lead-route', '.amount-field input']
      const others = [
        '.terms',
        '.proof-fold > .fold-face',
        '.ends',
        '.quote > .lines:has(+ .fees)',
        '.quote .fees-face',
      ]
      // Below a notice they may scroll.
      if (!document.querySelector('.screen-body > .notice, .card:has(.notice) ~ .card .call-costs'))
        amounts.push('.call-costs')
      const warned = notice?.querySelector('strong, .notice-text > div')
      const parts = [...amounts, ...(notice ? [] : others)].flatMap((each) => [...document.querySelectorAll(each)])
      const paid = notice?.closest('.call')?.querySelector('.call-title')
      return [...parts, ...(paid ? [paid] : []), ...(warned ? [warned] : [])].flatMap((part) => {
        const box = part.getBoundingClientRect()
        const bottom = part === warned ? Math.min(box.bottom, box.top + FIRST_LINE) : box.bottom
        if (box.top >= top - 1 && bottom <= end + 1) return []
        const name = part.className || part.tagName
        return [
          `${name} from ${Math.round(box.top)} to ${Math.round(box.bottom)}, shown from ${top} to ${Math.round(end)}`,
        ]
      })
    }
    const found: string[] = []
    for (const language of all) {
      await window.say(language)
      found.push(...cutOff().map((each) => `${language}: ${each}`))
    }
    await window.say('en')
    return found
  }, languages)
}
