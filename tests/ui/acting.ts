import type { Page } from 'playwright'

/** A state reached by actions: `play` runs them on the opened scene. */
export type Act = Readonly<{ scene: string; play: (page: Page) => Promise<void> }>

export const click = (page: Page, testId: string) => page.getByTestId(testId).click()

export async function toReview(page: Page): Promise<void> {
  await page.locator('[data-testid=review]:not([aria-disabled])').click()
  await page.getByTestId('review-sentence').waitFor()
}

export async function openReplacement(page: Page, does: 'speedUp' | 'cancel' | 'minerFee'): Promise<void> {
  await click(page, `replacement-${does}`)
  await page.getByTestId('replacement-terms').waitFor()
}
