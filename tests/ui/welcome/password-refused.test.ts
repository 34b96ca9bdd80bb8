import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('says right under the field what is wrong with a new password, where its strength stood', async () => {
  const page = await open('welcome-password')
  await page.evaluate(() => {
    const { call } = window.fake
    const refused = { ok: false, reason: { code: 'PASSWORD_EASY' } }
    Object.assign(window.fake, {
      call: (...of: Parameters<typeof call>) => (of[0] === 'vault.create' ? Promise.resolve(refused) : call(...of)),
    })
  })
  const field = page.getByTestId('new-password')
  await field.fill('four unrelated words')
  await page.getByTestId('repeat-password').fill('four unrelated words')
  await page.getByTestId('create-vault').click()
  const problem = page.locator('.problem', { hasText: 'easy to guess' })
  await problem.waitFor()
  const gap = await problem.evaluate((each) => {
    const box = each.closest('.field')?.querySelector('.field-box')?.getBoundingClientRect()
    return each.getBoundingClientRect().top - (box?.bottom ?? 0)
  })
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThan(12)
  expect(await field.getAttribute('aria-describedby')).toBe(await problem.getAttribute('id'))
  await field.press('End')
  await field.pressSequentially('!')
  await page.locator('.strength').waitFor()
})
