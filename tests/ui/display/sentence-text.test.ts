import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('stands each address of a sentence by itself, in groups, with no mark stuck to it', async () => {
  const page = await open('form-refused')
  await page.getByTestId('finding-details').click()
  const findings = page.getByTestId('quote-refused').locator('.findings')
  expect(await findings.getByTestId('full-address').count()).toBe(2)
  expect(await findings.textContent()).toMatch(
    /go to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8\. You asked for 0xf39F/,
  )
  const shown = await findings.locator('.visually-hidden').allTextContents()
  expect(shown).toEqual(['.', '.'])
})

it('has the codes of all that was found in one line below', async () => {
  const page = await open('form-refused')
  await page.getByTestId('finding-details').click()
  expect(await page.locator('.findings code').count()).toBe(0)
  expect(await page.locator('.finding-codes code').allTextContents()).toEqual(['D16', 'K09'])
})
