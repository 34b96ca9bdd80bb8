import type { Browser } from './browser.ts'

/**
 * Makes a browser with the extension as good as new, without starting it again: every tab is closed, the background is
 * killed, and what the extension and the sites have stored is deleted while nothing of it runs. The tab that an installation
 * opens is there in the end.
 */
export async function renew({ context, extensionId }: Browser): Promise<void> {
  const before = context.pages()
  // A text of the extension, where its rights are there and nothing of it runs.
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
  await page.goto(`chrome-extension://${extensionId}/popup.html#/welcome`)
}

// Runs in the page: everything that outlives the background.
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
  const { chrome } = globalThis as unknown as Readonly<{ chrome: Chrome }>
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
