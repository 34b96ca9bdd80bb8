import { expect, it } from 'vitest'
import { galleryPage } from '../../page.ts'

const open = galleryPage()

it('what is left on trust is said right below what was proven, in the colour of a warning, and leads to all of it', async () => {
  const page = await open('review-bitcoin-shown')
  const checked = page.locator('.checked')
  expect(await checked.textContent()).toBe('Proven on this device: 7 of 8')
  const gap = page.getByTestId('first-gap')
  expect(await gap.textContent()).toBe('The price can’t be checked from here')
  const colour = (element: Element) => getComputedStyle(element).color
  const plain = await page.locator('.line dt').first().evaluate(colour)
  expect(await checked.evaluate(colour)).not.toBe(plain)
  await gap.click()
  const card = page.locator('.card.proof')
  await expect.poll(async () => (await card.boundingBox())?.y ?? 600).toBeLessThan(200)
  expect(await card.locator('h2').textContent()).toBe('What was checked')
})

it('is not there where all was proven; and the ring of the quote says whose time it is', async () => {
  const page = await open('review-shown')
  expect(await page.getByTestId('first-gap').count()).toBe(0)
  expect(await page.locator('.checked').getAttribute('class')).toContain('whole')
  expect(await page.locator('.countdown').textContent()).toMatch(/^Quote: \d+ s$/)
})
