import { browser } from './browser.ts'

/** The same `id` replaces the earlier one. */
export type DesktopNotification = Readonly<{ id: string; title: string; message: string }>

/** Rejects when the browser refuses it. */
export async function showNotification({ id, title, message }: DesktopNotification): Promise<void> {
  await browser.notifications.create(id, { type: 'basic', iconUrl: iconUrl(), title, message })
}

/** Also for notifications of an earlier background. Register it synchronously. */
export function onNotificationClick(listener: (id: string) => void): () => void {
  browser.notifications.onClicked.addListener(listener)
  return () => browser.notifications.onClicked.removeListener(listener)
}

// Chromium refuses a notification without a loadable icon.
function iconUrl(): string {
  const icons = Object.entries(browser.runtime.getManifest().icons ?? {})
  const [largest] = icons.sort(([a], [b]) => Number(b) - Number(a))
  return browser.runtime.getURL(largest?.[1] ?? '')
}
