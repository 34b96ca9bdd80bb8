import { browser } from './browser.ts'

/** Whether the page is the toolbar's popup, which alone grows with its content. */
export function isToolbarPopup(): boolean {
  return browser.extension.getViews({ type: 'popup' }).includes(window)
}
