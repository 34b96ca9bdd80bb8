import type { Page } from 'playwright'

/** Controls without a border, and marks shown by a background alone, vanish in forced colours. */
export async function wrongInForcedColours(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const found = await page.evaluate(unmarked)
  await page.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' })
  return found
}

function unmarked(): readonly string[] {
  const found = new Set<string>()
  const within = document.querySelector('dialog[open]') ?? document.body
  const named = (each: Element) =>
    `${each.tagName.toLowerCase()}.${each.getAttribute('class')} “${each.textContent?.trim().slice(0, 20)}”`
  const seen = (selector: string) =>
    [...within.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }))
  const hasLine = (each: Element) => {
    const style = getComputedStyle(each)
    const ground = getComputedStyle(document.documentElement).backgroundColor
    return ['Top', 'Right', 'Bottom', 'Left'].some((side) => {
      const [width, kind, colour] = ['Width', 'Style', 'Color'].map((part) =>
        style.getPropertyValue(`border-${side}-${part}`.toLowerCase()),
      )
      return width !== '0px' && kind !== 'none' && colour !== ground && colour !== 'rgba(0, 0, 0, 0)'
    })
  }
  const chosen = (colour: string) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = colour
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  const grey = chosen('GrayText')
  for (const dead of seen('.button[aria-disabled=true]')) {
    const { color, borderTopColor } = getComputedStyle(dead)
    if (color !== grey || borderTopColor !== grey) found.add(`${named(dead)} looks alive and is not`)
  }
  // Folds have a chevron, options a list, and tabs a line.
  for (const button of seen('button:not([role=option], [role=tab], .fold-face)')) {
    if (!hasLine(button)) found.add(`${named(button)} has no line`)
  }
  const BOXES = '.field-box, .word, .amount-field, .segmented, .checkbox, .file-choice'
  for (const field of seen('input:not(.visually-hidden)')) {
    const chip = field.closest('.place-chips') && field.nextElementSibling
    const box = chip ?? field.closest('.checkbox')?.querySelector('.checkbox-box') ?? field.closest(BOXES)
    if (!box || !hasLine(box)) found.add(`${named(field)} has no line around it`)
  }
  for (const tick of seen('.checkbox input:not(:checked) + .checkbox-box .icon')) {
    found.add(`${named(tick)} looks ticked and is not`)
  }
  for (const mark of seen('.timeline-dot, .strength-bar, .chip, .notice, .card, .bone, .dialog-sheet, .coin')) {
    if (!hasLine(mark)) found.add(`${named(mark)} has no line`)
  }
  for (const current of seen('.tab-bar a[aria-current] span')) {
    if (!getComputedStyle(current).textDecorationLine.includes('underline')) found.add('the tab has no line')
  }
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
      const value = Number(part) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  for (const icon of seen('svg.icon')) {
    const around = icon.closest('.timeline-dot, .checkbox-box') ?? document.documentElement
    const [one, other] = [light(getComputedStyle(icon).stroke), light(getComputedStyle(around).backgroundColor)]
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    if (contrast < 3) found.add(`${named(icon.parentElement ?? icon)} has an icon of contrast ${contrast.toFixed(1)}`)
  }
  return [...found]
}
