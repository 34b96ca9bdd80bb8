import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it.each([
  ['review-shown', 'your request', 'the app’s request', 'Cancel'],
  ['approval-intent-open', 'the app’s request', 'you asked for', 'Reject'],
])(
  'a plan is measured against the words of who asked, and only theirs is rejected: %s',
  async (state, words, others, no) => {
    const page = await open(state)
    await page.getByTestId('proof-fold').click()
    const proof = page.locator('.card.proof')
    await proof.waitFor()
    const said = (await proof.textContent()) ?? ''
    expect(said).toContain(words)
    expect(said).toMatch(/The order pays the recipient/)
    expect(said).not.toContain(others)
    expect(await page.getByTestId('reject').textContent()).toBe(no)
  },
)
