import type { Page } from 'playwright'

/** A state that a screen reaches by a person's hands: the scene it starts from, and what is done there. */
export type Act = Readonly<{ scene: string; play: (page: Page) => Promise<void> }>

export const click = (page: Page, testId: string) => page.getByTestId(testId).click()

/** From the form to the review of what it holds. */
export async function toReview(page: Page): Promise<void> {
  await page.locator('[data-testid=review]:not([aria-disabled])').click()
  await page.getByTestId('review-sentence').waitFor()
}

/** Opens the offer to pay more for a step that waits, or to cancel it. */
export async function openRaise(page: Page, does: 'speedUp' | 'cancel' | 'minerFee'): Promise<void> {
  await click(page, `raise-${does}`)
  await page.getByTestId('raise-terms').waitFor()
}
