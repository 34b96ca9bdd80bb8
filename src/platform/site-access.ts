import { browser } from './browser.ts'

/** Whether the browser allows all hosts of the manifest. */
export async function hasAllSites(): Promise<boolean> {
  return browser.permissions.contains({ origins: allSites() })
}

/** Call it synchronously in a click. */
export async function requestAllSites(): Promise<boolean> {
  return browser.permissions.request({ origins: allSites() })
}

/** Register it synchronously. Returns its stop. */
export function onSiteAccessChange(listener: (isAllowed: boolean) => void): () => void {
  const { onAdded, onRemoved } = browser.permissions
  const allowed = () => listener(true)
  const withdrawn = () => listener(false)
  onAdded.addListener(allowed)
  onRemoved.addListener(withdrawn)
  return () => {
    onAdded.removeListener(allowed)
    onRemoved.removeListener(withdrawn)
  }
}

type PageOfTab = Readonly<{ origin: string; topOrigin: string; tabId: number }>

/** By its host, or by a click on the toolbar button for its tab. */
export async function hasSiteAccess({ origin, topOrigin, tabId }: PageOfTab): Promise<boolean> {
  const { protocol, hostname } = new URL(origin)
  if (await browser.permissions.contains({ origins: [`${protocol}//${hostname}/*`] })) return true
  return origin === topOrigin && (await browser.tabs.get(tabId)).url !== undefined
}

function allSites(): string[] {
  return browser.runtime.getManifest().host_permissions ?? []
}
