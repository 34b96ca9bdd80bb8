import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('offers a site the account in use, wherever that is listed', async () => {
  const page = await open('approval-connect-second')
  await expect.poll(() => page.getByRole('checkbox', { name: 'Savings' }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Account 1' }).isChecked()).toBe(false)
})

it('alarms once of a site that is known to steal', async () => {
  const page = await open('approval-connect-listed')
  await page.getByTestId('listed-site').waitFor()
  expect(await page.locator('.notice.danger').count()).toBe(0)
  expect(await page.getByTestId('listed-site').textContent()).toContain(
    'ask for a signature that gives your money away',
  )
})

it('says of an unlisted app that it is on no list, and of no other', async () => {
  const said = async (state: string) => {
    const page = await open(state)
    await page.getByTestId('reject').waitFor()
    return page.getByTestId('unlisted').count()
  }
  expect(await said('approval-connect')).toBe(1)
  expect(await said('approval-connect-alike')).toBe(0)
  expect(await said('approval-connect-unchecked')).toBe(0)
})
