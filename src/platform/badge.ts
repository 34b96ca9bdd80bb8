import { browser } from './browser.ts'

/** Sets the toolbar badge and title; an empty text removes the badge. */
export async function setBadge(
  badge: Readonly<{ text: string; title: string; background: string; ink: string }>,
): Promise<void> {
  await browser.action.setBadgeText({ text: badge.text })
  await browser.action.setTitle({ title: badge.title })
  await browser.action.setBadgeBackgroundColor({ color: badge.background })
  await browser.action.setBadgeTextColor?.({ color: badge.ink })
}
