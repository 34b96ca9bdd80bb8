import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'
import { openFile, RIGHT } from '../settings/custody-scenes.ts'

const open = galleryPage()
type Page = Awaited<ReturnType<typeof open>>
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click()
const valueIn = (page: Page, testId: string) => page.getByTestId(testId).inputValue()
const PASSWORD = 'four herons under a tin moon'

async function typePassword(page: Page): Promise<void> {
  await page.getByTestId('new-password').fill(PASSWORD)
  await page.getByTestId('repeat-password').fill('four herons')
}

describe('what was typed in the first minutes', () => {
  it('is still there after Back: the words of a phrase, and the password', async () => {
    const page = await open('welcome-import-password')
    await typePassword(page)
    await back(page)
    expect(await valueIn(page, 'word-12')).toBe('zebra')
    await back(page)
    await page.getByTestId('import').click()
    expect(await valueIn(page, 'word-1')).toBe('zebra')
    expect(await page.getByText('zebra', { exact: true }).count()).toBe(0)
    await page.getByTestId('check-phrase').click()
    await page.getByTestId('new-password').waitFor()
    expect(await valueIn(page, 'new-password')).toBe(PASSWORD)
    expect(await valueIn(page, 'repeat-password')).toBe('four herons')
  })

  it('is still there after Back: a backup file and what it was opened with', async () => {
    const page = await open('welcome')
    await openFile(page, RIGHT)
    await page.getByTestId('backup-found').waitFor()
    await back(page)
    await page.getByTestId('restore').click()
    await page.getByTestId('backup-found').waitFor()
    expect(await valueIn(page, 'backup-password')).toBe(RIGHT)
    await page.getByText('causeway-backup-2025-11-20.json').waitFor()
  })

  it('is asked for by the same numbers after another look at the words, and these stay the same', async () => {
    const page = await open('welcome-confirm')
    const fields = page.locator('.word input')
    const numbers = () => fields.evaluateAll((all) => all.map((field) => field.getAttribute('data-testid')))
    const first = await numbers()
    await fields.first().fill('zebra')
    await page.getByRole('button', { name: 'Show again' }).click()
    await back(page)
    await page.getByTestId('create').click()
    await page.getByTestId('reveal').click()
    await page.getByTestId('written-down').click()
    expect(await numbers()).toEqual(first)
    expect(await fields.first().inputValue()).toBe('zebra')
    expect(await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'vault.propose').length)).toBe(
      1,
    )
  })

  it('stands in no storage, and is forgotten when the page is left, on whatever step', async () => {
    const page = await open('welcome-import-password')
    await back(page)
    await back(page)
    const kept = () =>
      page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, [...window.drafts], history.state]),
      )
    expect(await kept()).not.toContain('zebra')
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await page.getByTestId('import').click()
    expect(await valueIn(page, 'word-1')).toBe('')
  })
})
