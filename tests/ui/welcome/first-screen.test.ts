import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('has every language by its own name, and leaves the focus on the one that was chosen', async () => {
  const page = await open('welcome-spoken')
  const names = await page.locator('.languages button').allTextContents()
  const latin = ['English', 'Español', 'Deutsch', 'Português (Brasil)', 'Tiếng Việt', 'Türkçe']
  expect([...names].sort()).toEqual([...latin, '日本語', '简体中文', 'العربية', '한국어'].sort())
  await page.getByTestId('language-de').press('Enter')
  await page.getByRole('button', { name: 'Neue Wallet anlegen' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('language-de')
  expect(await page.getByTestId('language-de').getAttribute('aria-pressed')).toBe('true')
  expect(await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'settings.set'))).toEqual([
    { method: 'settings.set', params: { language: 'de' } },
  ])
  expect(await page.evaluate(() => localStorage.getItem('causeway.language'))).toBe('de')
  await page.close()
})
