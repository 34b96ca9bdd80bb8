import { browser } from './browser.ts'

/** Whether the page is the popup below the toolbar's button, which alone grows to what is in it. */
export function isToolbarPopup(): boolean {
  return browser.extension.getViews({ type: 'popup' }).includes(window)
}
