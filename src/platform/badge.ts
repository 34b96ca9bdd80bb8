import { browser } from './browser.ts'

const BACKGROUND = '#0b6b5b'
const INK = '#ffffff'

/** An empty text removes the badge. */
export async function setBadge(badge: Readonly<{ text: string; title: string }>): Promise<void> {
  await browser.action.setBadgeText({ text: badge.text })
  await browser.action.setTitle({ title: badge.title })
  await browser.action.setBadgeBackgroundColor({ color: BACKGROUND })
  await browser.action.setBadgeTextColor?.({ color: INK })
}
