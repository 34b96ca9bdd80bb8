import browser from 'webextension-polyfill'

/**
 * Shows a page of ours in a tab: the tab that shows the same page already, moved to this place in it, or a new one.
 *
 * @param path such as `popup.html#/activity/…`
 */
export async function openPage(path: string): Promise<void> {
  const url = browser.runtime.getURL(path)
  const [file] = url.split('#')
  const tabs = await browser.tabs.query({})
  const open = tabs.find((tab) => tab.url?.split('#')[0] === file)
  if (open?.id === undefined) {
    await browser.tabs.create({ url, active: true })
    return
  }
  await browser.tabs.update(open.id, open.url === url ? { active: true } : { active: true, url })
  if (open.windowId !== undefined) await browser.windows.update(open.windowId, { focused: true })
}
