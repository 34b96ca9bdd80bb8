import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('a spender that nobody knows is not said to be a contract, which was not read', async () => {
  const page = await open('allowances-open')
  await page.locator('.allowance-who', { hasText: 'Unknown spender' }).first().waitFor()
  expect(await page.locator('.allowance-who', { hasText: 'A contract that' }).count()).toBe(0)
})

it('an ordinary account that may take a token stands out, but for one’s own, and for what nobody has read', async () => {
  const page = await open('allowances-ordinary')
  const [account, unread, own] = [0, 1, 2].map((at) => page.getByTestId('allowance').nth(at))
  await account?.getByText('No contract at this address').waitFor()
  expect(await account?.getByTestId('allowance-ordinary').getAttribute('class')).toContain('danger')
  expect(await own?.textContent()).toContain('Your account')
  expect(await own?.getByTestId('allowance-ordinary').count()).toBe(0)
  expect(await unread?.getByTestId('allowance-ordinary').count()).toBe(0)
})
