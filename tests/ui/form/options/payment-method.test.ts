import { expect, it } from 'vitest'
import { galleryPage } from '../../page.ts'

const open = galleryPage()

it('makes the payment by signature the main button where no gas is left', async () => {
  const page = await open('form-permit-offer')
  const pay = page.getByTestId('sign-instead')
  expect(await pay.textContent()).toBe('Pay fees in USDC')
  expect(await pay.getAttribute('class')).toContain('primary')
  expect(await page.getByTestId('review').getAttribute('class')).toContain('secondary')
  expect(await page.getByTestId('no-origin-gas').textContent()).toContain(
    'No ETH needed: you sign, Relay submits. Fees come from your USDC.',
  )
  await pay.click()
  await page.getByTestId('no-origin-gas').waitFor({ state: 'detached' })
  expect(await page.getByTestId('review').getAttribute('class')).toContain('primary')
})
