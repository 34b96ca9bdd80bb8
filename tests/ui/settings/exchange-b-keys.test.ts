import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

describe('the keys of exchange B', () => {
  const open = galleryPage()

  it('are revoked only after a second yes, by the keyboard alone, and back where one was', async () => {
    const page = await open('settings-keys')
    const revoke = page.getByRole('button', { name: 'Revoke the key of account 723071' })
    await revoke.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Revoke this key?' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await revoke.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByTestId('revoke-key-confirm').press('Enter')
    await page.getByRole('alert').getByText('Not today').waitFor()
  })

  it('are imported by the keyboard alone, and what was typed is gone once it is handed over', async () => {
    const page = await open('settings-keys')
    await page.getByTestId('import-key').press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('12x')
    await page.keyboard.press('Enter')
    await page.getByText('Enter an account number').waitFor()
    const secret = page.getByTestId('import-key-secret')
    expect(await secret.getAttribute('type')).toBe('password')
    await page.getByTestId('import-key-index').fill('723071')
    await secret.fill('ab'.repeat(40))
    await page.keyboard.press('Enter')
    await page.getByText('doesn’t list').waitFor()
    expect(await secret.inputValue()).toBe('')
  })
})
