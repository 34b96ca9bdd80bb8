import browser from 'webextension-polyfill'

/** Sets the few letters on the toolbar icon; an empty text takes them away. `colour` is CSS, such as `#1a5fb4`. */
export async function setBadge({ text, colour }: Readonly<{ text: string; colour?: string }>): Promise<void> {
  await browser.action.setBadgeText({ text })
  if (colour !== undefined) await browser.action.setBadgeBackgroundColor({ color: colour })
}
