import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const given = (page: Page) =>
  page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'executions.giveUp').length)

it('a crossing that waits for a lower fee is given up by keyboard, after one question', async () => {
  const page = await open('crossing-dear')
  await page.getByTestId('give-up').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  expect(await given(page)).toBe(0)
  await page.getByTestId('give-up-confirm').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await given(page)).toBe(1)
  await page.locator('[role=status]', { hasText: 'Nothing more of it will be signed' }).waitFor()
})

it('is kept by Escape', async () => {
  const page = await open('give-up')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await given(page)).toBe(0)
})

it.each(['crossing-sending', 'crossing-raised', 'crossing-filling', 'crossing-cancelled'])(
  'is not offered where bytes are out or it is over: %s',
  async (state) => {
    const page = await open(state)
    expect(await page.getByTestId('give-up').count()).toBe(0)
  },
)
