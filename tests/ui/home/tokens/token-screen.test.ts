import { expect, it } from 'vitest'
import { galleryPage } from '../../page.ts'

const open = galleryPage()

it('a token’s page, opened from its balance, has each chain’s balance and value', async () => {
  const page = await open('home')
  await page.getByRole('link', { name: 'USDC', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'USDC' }).waitFor()
  const rows = await page.locator('.group .row').allTextContents()
  expect(rows[0]).toContain('Ethereum1,250 USDC$1,250.00')
  expect(rows[1]).toContain('Base310.42 USDC$310.42')
})

it('lists only transfers of its token', async () => {
  const page = await open('token')
  const rows = page.getByTestId('token-transfers').locator('.transfer-row')
  await rows.first().waitFor()
  const texts = await rows.allTextContents()
  expect(texts.filter((text) => !text.includes('USDC'))).toEqual([])
})

it('sends from the chain with the largest balance, and forgets another token’s amount', async () => {
  const page = await open('token')
  await page.getByTestId('token-send').click()
  await page.getByRole('heading', { level: 1, name: 'Send' }).waitFor()
  expect(await page.getByTestId('from').textContent()).toContain('USDCEthereum')
  expect(await page.getByTestId('amount').inputValue()).toBe('')
})

it('receives that token on the chain of its largest balance, without the list', async () => {
  const page = await open('token')
  await page.getByTestId('token-receive').click()
  await page.getByRole('heading', { level: 1, name: 'Receive USDC' }).waitFor()
  await page.getByText('Your address on Ethereum').waitFor()
})

it('a custom token has its own page, from which its own address is one step', async () => {
  const page = await open('home-added')
  await page.getByTestId('added-tokens').getByRole('link', { name: 'PEP on Base' }).click()
  await page.getByRole('heading', { level: 1, name: 'PEP' }).waitFor()
  expect(await page.locator('.group-total').textContent()).toMatch(/4,200 PEP.*\$8\.40/)
  await page.getByTestId('token-receive').click()
  await page.getByText('Your address on Base').waitFor()
})

it('a custom token that copies a name shows its own balance only', async () => {
  const page = await open('home-added')
  await page.getByTestId('added-tokens').getByRole('link', { name: 'USDC on Base' }).click()
  await page.getByRole('heading', { level: 1, name: 'USDC' }).waitFor()
  expect(await page.locator('.group-total').textContent()).toContain('1,000,000 USDC')
  expect(await page.locator('.group').textContent()).toContain('Not the USDC on Causeway’s list')
})

it('says that it has no balance of an unknown token', async () => {
  const page = await open('token-missing')
  await page.getByText('Nothing found.').waitFor()
})
