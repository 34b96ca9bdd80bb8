import { type Browser, chromium, type Page } from 'playwright'

/** A Chromium that reaches nothing but this machine and draws the same every time. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CAUSEWAY_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--disable-lcd-text',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  })
}

export const THEMES = ['light', 'dark'] as const

/** A scene's name, or one that a scene leads to after a few clicks. */
export async function goTo(page: Page, url: string, scene: string): Promise<void> {
  await page.goto(`${url}/?scene=${scene}`)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (scene === 'move' || scene.startsWith('review')) await page.getByTestId('review').waitFor()
  if (scene.startsWith('review')) {
    await page.locator('[data-testid=review]:not([aria-disabled])').click()
    await page.getByTestId('review-sentence').waitFor()
  }
}
