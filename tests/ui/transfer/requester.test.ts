import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('names the site whose calls a transfer brings money for, and leads to them', async () => {
  const page = await open('transfer-for-a-site')
  expect(await page.getByTestId('origin').textContent()).toBe('https://app.bridge-garden.example')
  expect(await page.getByTestId('to-bundle').getAttribute('href')).toBe('#/bundle/bundle%3A1')
})

it('names nobody where the user asked', async () => {
  const page = await open('transfer-refunded')
  expect(await page.getByTestId('origin').count()).toBe(0)
})
