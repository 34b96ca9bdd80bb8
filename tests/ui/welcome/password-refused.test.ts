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

it('takes no password until the background takes it, and says what helps meanwhile', async () => {
  const page = await open('welcome-password')
  const isOff = () => page.getByTestId('create-vault').getAttribute('aria-disabled')
  const type = async (typed: string) => {
    await page.getByTestId('new-password').fill(typed)
    await page.getByTestId('repeat-password').fill(typed)
  }
  await page.evaluate(() => {
    const { call } = window.fake
    const held = new Promise<never>((_, reject) => Object.assign(window, { breakLists: reject }))
    Object.assign(window, { mend: () => Object.assign(window.fake, { call }) })
    Object.assign(window.fake, {
      call: (...of: Parameters<typeof call>) => (of[0] === 'password.judge' ? held : call(...of)),
    })
  })
  await type('seven lanterns over quiet water')
  await page.locator('[data-strength=loading]').waitFor()
  expect(await isOff()).toBe('true')
  await page.evaluate(() => Reflect.get(window, 'breakLists')(new Error('no such script')))
  await page.locator('.strength-words > :first-child', { hasText: 'couldn’t load its lists' }).waitFor()
  expect(await isOff()).toBe('true')
  await page.evaluate(() => Reflect.get(window, 'mend')())
  await type('jennifer2023')
  await page.locator('.strength-words > :first-child', { hasText: 'common passwords, names or dates' }).waitFor()
  expect(await isOff()).toBe('true')
  await page.getByTestId('repeat-password').press('Enter')
  await type('four herons under a tin moon')
  await page.locator('[data-testid=create-vault]:not([aria-disabled=true])').waitFor()
  expect(await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'vault.create'))).toEqual([])
})

it('asks nobody on the network while a password is typed', async () => {
  const page = await open('welcome-password')
  await page.getByTestId('new-password').waitFor()
  const typed = 'four herons under a tin moon'
  const asked: string[] = []
  page.on('request', (request) => void asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByTestId('new-password').pressSequentially(typed)
  await page.getByTestId('repeat-password').pressSequentially(typed)
  await page.locator('[data-testid=create-vault]:not([aria-disabled=true])').waitFor()
  expect(asked).toEqual([])
})
