import type { Page } from 'playwright'
import type { Browser } from './browser.ts'

/** Closes tabs, kills the background and deletes all storage; the returned page runs no code of the extension. */
export async function renew({ context, extensionId }: Browser): Promise<Page> {
  const before = context.pages()
  const page = await context.newPage()
  const origins = new Set(before.flatMap((each) => (/^https?:/.test(each.url()) ? [new URL(each.url()).origin] : [])))
  await Promise.all(before.map((each) => each.close().catch(() => undefined)))
  await page.goto(`chrome-extension://${extensionId}/manifest.json`)
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await context.clearCookies()
  await context.clearPermissions()
  await session.detach()
  await page.evaluate(forgetAll)
  return page
}

// Runs in the page.
async function forgetAll(): Promise<void> {
  type Chrome = Readonly<{
    storage: Record<'local' | 'session' | 'sync', Readonly<{ clear: () => Promise<void> }>>
    alarms: Readonly<{ clearAll: () => Promise<boolean> }>
    scripting: Readonly<{ unregisterContentScripts: () => Promise<void> }>
    notifications: Readonly<{
      getAll: () => Promise<Record<string, boolean>>
      clear: (id: string) => Promise<boolean>
    }>
    action: Readonly<{ setBadgeText: (badge: Readonly<{ text: string }>) => Promise<void> }>
  }>
  const { chrome } = globalThis as typeof globalThis & Readonly<{ chrome: Chrome }>
  await chrome.alarms.clearAll()
  await chrome.scripting.unregisterContentScripts()
  for (const id of Object.keys(await chrome.notifications.getAll())) await chrome.notifications.clear(id)
  await chrome.action.setBadgeText({ text: '' })
  for (const area of ['local', 'session'] as const) await chrome.storage[area].clear()
  localStorage.clear()
  for (const { name } of await indexedDB.databases()) {
    await new Promise<void>((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase(name ?? '')
      deleting.onsuccess = () => resolve()
      deleting.onerror = () => reject(deleting.error)
      deleting.onblocked = () => reject(new Error(`${name} is held open`))
    })
  }
}
