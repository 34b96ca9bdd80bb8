import type { Page } from 'playwright'
import type { Browser } from '../e2e/browser.ts'

export const POPUP = { width: 400, height: 600 }

export async function openPopup({ context, extensionId }: Browser, hash = ''): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize(POPUP)
  await page.goto(`chrome-extension://${extensionId}/popup.html${hash}`)
  return page
}
