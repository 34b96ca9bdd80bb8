import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('is chosen by one control, which is said once', async () => {
  const page = await open('welcome')
  await page.getByTestId('restore').click()
  const named = page.getByRole('button', { name: 'Choose the backup file' })
  expect(await named.count()).toBe(1)
  expect(await page.getByTestId('backup-file').isVisible()).toBe(false)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), named.press('Enter')])
  expect(chooser.isMultiple()).toBe(false)
})
