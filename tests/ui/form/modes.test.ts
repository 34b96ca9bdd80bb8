import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it.each([
  ['send', 'Send', 1],
  ['swap', 'Swap', 0],
  ['bridge', 'Bridge', 0],
] as const)('the home screen opens the form to %s', async (mode, title, recipients) => {
  const page = await open('home')
  await page.getByTestId(`open-${mode}`).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await page.getByTestId('recipient').count()).toBe(recipients)
  // A page that opens there again must keep the choices made since.
  expect(new URL(page.url()).hash).toBe('#/form')
})
