import { browser } from './browser.ts'

/**
 * Shows our page in its open tab, or in a new one.
 *
 * @param path such as `popup.html#/activity/…`
 */
export async function openPage(path: string): Promise<void> {
  const url = browser.runtime.getURL(path)
  const open = await openTabOf(url)
  if (open?.id === undefined) {
    await browser.tabs.create({ url, active: true })
    return
  }
  await browser.tabs.update(open.id, open.url === url ? { active: true } : { active: true, url })
  if (open.windowId !== undefined) await browser.windows.update(open.windowId, { focused: true })
}

/** As `openPage`, but an open page of ours stays where it is: a browser can report the installation late, or again at each start. */
export async function openPageOnce(path: string): Promise<void> {
  const url = browser.runtime.getURL(path)
  if (!(await openTabOf(url))) await browser.tabs.create({ url, active: true })
}

/** Origin of the web page in the current tab of this window; needs the permission for its host. */
export async function currentTabOrigin(): Promise<string | undefined> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  const url = tab?.url === undefined ? null : URL.parse(tab.url)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin : undefined
}

/** Hears which tab or page is in view. Returns its stop. */
export function onCurrentTabChange(listener: () => void): () => void {
  const shown = () => listener()
  const moved = (_id: number, change: Readonly<{ url?: string | undefined }>) => {
    if (change.url !== undefined) listener()
  }
  browser.tabs.onActivated.addListener(shown)
  browser.tabs.onUpdated.addListener(moved)
  return () => {
    browser.tabs.onActivated.removeListener(shown)
    browser.tabs.onUpdated.removeListener(moved)
  }
}

export function onTabShown(listener: (tabId: number) => void): () => void {
  const heard = ({ tabId }: Readonly<{ tabId: number }>) => listener(tabId)
  browser.tabs.onActivated.addListener(heard)
  return () => browser.tabs.onActivated.removeListener(heard)
}

/** Whether a tab is visible in its window; needs no permission. */
export async function isInView(tabId: number): Promise<boolean> {
  return browser.tabs.get(tabId).then(
    ({ active }) => active,
    () => false,
  )
}

/** Needs no permission. */
export async function isTabOpen(tabId: number): Promise<boolean> {
  return browser.tabs.get(tabId).then(
    () => true,
    () => false,
  )
}

/** Register it synchronously. Returns its stop. */
export function onTabClosed(listener: () => void): () => void {
  const heard = () => listener()
  browser.tabs.onRemoved.addListener(heard)
  return () => browser.tabs.onRemoved.removeListener(heard)
}

type OwnTab = Readonly<{ id?: number | undefined; windowId?: number | undefined; url?: string | undefined }>
type Context = Readonly<{ tabId: number; windowId: number; documentUrl?: string }>
type Contexts = Readonly<{
  getContexts?: (filter: Readonly<{ contextTypes: string[] }>) => Promise<readonly Context[]>
}>

// Without the tabs permission, Chromium shows own tabs only here, Firefox among all tabs.
async function openTabOf(url: string): Promise<OwnTab | undefined> {
  const [file] = url.split('#')
  return (await ownTabs()).find((tab) => tab.url?.split('#')[0] === file)
}

async function ownTabs(): Promise<readonly OwnTab[]> {
  const { getContexts } = browser.runtime as object as Contexts
  if (!getContexts) return browser.tabs.query({})
  const contexts = await getContexts({ contextTypes: ['TAB'] })
  return contexts.map(({ tabId, windowId, documentUrl }) => ({ id: tabId, windowId, url: documentUrl }))
}
