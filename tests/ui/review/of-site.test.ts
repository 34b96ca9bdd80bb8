import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it.each([
  ['review-shown', 'what you asked for', 'the site asks for'],
  ['approval-intent-open', 'what the site asks for', 'you asked for'],
])('a plan is measured against the words of who asked: %s', async (state, words, others) => {
  const page = await open(state)
  const proof = page.locator('.card.proof')
  await proof.waitFor()
  const said = (await proof.textContent()) ?? ''
  expect(said).toContain(words)
  expect(said).toMatch(/The order pays the recipient that/)
  expect(said).not.toContain(others)
})
