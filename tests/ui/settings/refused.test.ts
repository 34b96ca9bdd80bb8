import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'
import { openFile, passGate, typeChange } from './custody-scenes.ts'

const open = galleryPage()
type Page = Awaited<ReturnType<typeof open>>

const selected = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement
    return [field.dataset['testid'], field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)]
  })

const WAYS: readonly (readonly [string, string, string, (page: Page) => Promise<void>])[] = [
  [
    'unlock',
    'password',
    'another one',
    async (page) => {
      await page.getByTestId('password').fill('another one')
      await page.getByTestId('unlock').click()
    },
  ],
  ['recovery-words', 'gate-password', 'another one', (page) => passGate(page, 'another one')],
  [
    'settings',
    'gate-password',
    'not this one',
    async (page) => {
      await page.getByTestId('expert').click()
      await page.getByTestId('gate-password').fill('not this one')
      await page.getByTestId('gate-go').click()
    },
  ],
  [
    'change-password',
    'current-password',
    'another one',
    async (page) => {
      await typeChange(page, 'another one')
      await page.getByTestId('change-password').click()
    },
  ],
  ['welcome', 'backup-password', 'another one', (page) => openFile(page, 'another one')],
]

describe('a password that was refused', () => {
  it.each(WAYS)('is selected in its field, and said to be wrong there: %s', async (state, field, typed, type) => {
    const page = await open(state)
    await type(page)
    await page.locator(`[data-testid=${field}][aria-invalid]`).waitFor()
    expect(await selected(page)).toEqual([field, typed])
    expect(await page.getByTestId(field).getAttribute('aria-describedby')).toMatch(/-problem$/)
    await page.keyboard.type('x')
    expect(await page.getByTestId(field).inputValue()).toBe('x')
  })

  it.each(WAYS.slice(0, 4))('is forgotten when the page is left: %s', async (state, field, _typed, type) => {
    const page = await open(state)
    await type(page)
    await page.locator(`[data-testid=${field}][aria-invalid]`).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await page.waitForFunction(
      (testId) => document.querySelector<HTMLInputElement>(`[data-testid="${testId}"]`)?.value === '',
      field,
    )
  })
})

describe('a new language', () => {
  it('leaves the focus on what chose it', async () => {
    const page = await open('settings-spoken')
    await page.getByTestId('language').press('Enter')
    await page.keyboard.type('deutsch')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('language')
    await page.close()
  })
})
