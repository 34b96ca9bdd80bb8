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

const leave = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')))

const everythingIn = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      [...window.drafts],
      history.state,
      location.href,
      document.documentElement.outerHTML,
    ]),
  )

describe('what was typed in the first minutes', () => {
  it('is still there after Back: the words of a phrase, and the password', async () => {
    const page = await open('welcome-import-password')
    await typePassword(page)
    await back(page)
    await back(page)
    expect(await valueIn(page, 'word-12')).toBe('zebra')
    await back(page)
    await page.getByTestId('import').click()
    expect(await valueIn(page, 'word-1')).toBe('zebra')
    expect(await page.getByText('zebra', { exact: true }).count()).toBe(0)
    await page.getByTestId('check-phrase').click()
    await page.getByTestId('found-next').click()
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

  it('is forgotten when the page is left on the step of the password: the words are typed again', async () => {
    const page = await open('welcome-import-password')
    await typePassword(page)
    await leave(page)
    await page.getByTestId('words-forgotten').waitFor()
    expect(await valueIn(page, 'word-1')).toBe('')
    expect(await everythingIn(page)).not.toContain('zebra')
    await page.getByTestId('word-1').fill('legal')
    await page.getByTestId('words-forgotten').waitFor({ state: 'detached' })
  })

  it('is forgotten when the page is left: the password of a backup file, of which the sealed text stays', async () => {
    const page = await open('welcome')
    await openFile(page, RIGHT)
    await page.getByTestId('backup-found').waitFor()
    await page.getByTestId('open-backup').click()
    await typePassword(page)
    await leave(page)
    await page.getByTestId('password-forgotten').waitFor()
    expect(await valueIn(page, 'backup-password')).toBe('')
    expect(await page.getByTestId('backup-found').count()).toBe(0)
    await page.getByText('causeway-backup-2025-11-20.json').waitFor()
    await page.getByTestId('backup-password').fill(RIGHT)
    await page.getByTestId('password-forgotten').waitFor({ state: 'detached' })
    await leave(page)
    await page.getByTestId('password-forgotten').waitFor()
    expect(await valueIn(page, 'backup-password')).toBe('')
  })

  it('is forgotten when the page is left: the new password, but no new words, which nobody has paid to', async () => {
    const page = await open('welcome-password')
    await leave(page)
    expect(await valueIn(page, 'new-password')).toBe('')
    expect(await valueIn(page, 'repeat-password')).toBe('')
    await back(page)
    await page.getByRole('button', { name: 'Show again' }).click()
    expect(await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'vault.propose').length)).toBe(
      1,
    )
  })

  it('is in no address, draft or storage, on the step of the password and after it', async () => {
    const page = await open('welcome-import-password')
    await typePassword(page)
    await page.getByTestId('repeat-password').fill(PASSWORD)
    expect(await everythingIn(page)).not.toMatch(/zebra|herons/)
    await page.getByTestId('create-vault').click()
    await page.getByTestId('open-wallet').waitFor()
    expect(await everythingIn(page)).not.toMatch(/zebra|herons/)
  })
})
