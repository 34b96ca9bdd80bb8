import { browser } from './browser.ts'

/** What the desktop shows. The same `id` again takes the place of what is shown. */
export type DesktopNotification = Readonly<{ id: string; title: string; message: string }>

/** Shows a desktop notification with the extension's own icon. Rejects when the browser will not show it. */
export async function notify({ id, title, message }: DesktopNotification): Promise<void> {
  await browser.notifications.create(id, { type: 'basic', iconUrl: iconUrl(), title, message })
}

/**
 * Calls `listener` with the id of each notification that is clicked, also of one that an earlier background showed.
 * Register it synchronously. @returns its own stop
 */
export function onClick(listener: (id: string) => void): () => void {
  browser.notifications.onClicked.addListener(listener)
  return () => browser.notifications.onClicked.removeListener(listener)
}

// The largest icon of the manifest: Chromium refuses a notification whose icon cannot be loaded.
function iconUrl(): string {
  const icons = Object.entries(browser.runtime.getManifest().icons ?? {})
  const [largest] = icons.sort(([a], [b]) => Number(b) - Number(a))
  return browser.runtime.getURL(largest?.[1] ?? '')
}
