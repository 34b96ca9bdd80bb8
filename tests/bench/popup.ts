import type { Page } from 'playwright'
import type { Browser } from '../e2e/browser.ts'

/** As large as browsers open the popup. */
export const POPUP = { width: 400, height: 600 }

/** Opens a page of the extension as large as the popup: a wider one shows other things beside it, such as what was last. */
export async function openPopup({ context, extensionId }: Browser, hash = ''): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize(POPUP)
  await page.goto(`chrome-extension://${extensionId}/popup.html${hash}`)
  return page
}
