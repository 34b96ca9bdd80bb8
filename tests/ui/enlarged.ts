import type { Page } from 'playwright'

/** A side panel of 400 pixels at twice the size. */
export const TWICE = 200
/** High enough that nothing scrolls. */
const HEIGHT = 4_000

/** Elements cut off, covered or beyond the edge at a width in pixels. */
export async function wrongAsWideAs(page: Page, width: number): Promise<readonly string[]> {
  // The popup has a fixed width; other places adapt.
  const place = await page.evaluate(() => {
    const { dataset } = document.documentElement
    const before = dataset['place']
    if (before === 'popup') dataset['place'] = 'panel'
    return before
  })
  await page.setViewportSize({ width, height: HEIGHT })
  const found = await page.evaluate(cutOrCovered)
  await page.evaluate((before) => {
    document.documentElement.dataset['place'] = before
  }, place)
  return found
}

function cutOrCovered(): readonly string[] {
  type Line = Readonly<{ of: Element; text: string; box: DOMRect }>
  // A list in a sheet stays inside it.
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const lines: Line[] = []
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const isInView = (of: Element, box: DOMRect) => {
    for (let around: Element | null = of; around; around = around.parentElement) {
      const { top, bottom } = around.getBoundingClientRect()
      if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
        return box.top >= top && box.bottom <= bottom
    }
    return true
  }
  while (walker.nextNode()) {
    const of = walker.currentNode.parentElement
    const text = walker.currentNode.textContent?.trim()
    if (
      !of ||
      !text ||
      of.closest('.visually-hidden, .toast-place') ||
      !of.checkVisibility({ visibilityProperty: true })
    )
      continue
    range.selectNodeContents(walker.currentNode)
    for (const box of range.getClientRects()) if (box.width > 0 && isInView(of, box)) lines.push({ of, text, box })
  }
  // Bars that stay in view may cover scrolled content.
  const isKept = (of: Element) => of.closest('.screen-bar, .screen-foot') !== null
  const found = new Set<string>()
  const said = (text: string) => `“${text.slice(0, 30)}”`
  for (const { of, text, box } of lines) {
    if (box.right > innerWidth + 1 || box.left < -1) found.add(`${said(text)} goes beyond the edge`)
    for (let around: Element | null = of; around; around = around.parentElement) {
      const isCut = /hidden|clip/.test(getComputedStyle(around).overflowX)
      if (isCut && box.right > around.getBoundingClientRect().right + 1) found.add(`${said(text)} is cut off`)
    }
  }
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (one.of === other.of || isKept(one.of) !== isKept(other.of)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across > 2 && down > 4) found.add(`${said(one.text)} and ${said(other.text)} cover each other`)
    }
  }
  for (const control of within.querySelectorAll('button, a[href], input, img, svg')) {
    const box = control.getBoundingClientRect()
    const isHidden = control.closest('.visually-hidden') !== null
    if (!isHidden && box.width > 0 && (box.right > innerWidth + 1 || box.left < -1))
      found.add(`${control.tagName.toLowerCase()}.${control.getAttribute('class')} goes beyond the edge`)
  }
  return [...found]
}
