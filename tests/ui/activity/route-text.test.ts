import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const routes = async (state: string) => {
  const page = await open(state)
  return page.locator('.transfer-route').allTextContents()
}

it('says in a list from where to where, and as what where that is something else', async () => {
  expect(new Set(await routes('activity-bitcoin'))).toEqual(new Set(['BitcointoETHEthereum', 'EthereumtoBTCBitcoin']))
})

it('says of what has arrived how much that is, by what was read, and of what came back nothing', async () => {
  expect((await routes('activity-ways')).sort()).toEqual(['Base', 'Baseto5 USDCBase', 'Baseto5 USDCEthereum'])
  const row = (page: Page, state: string) =>
    page.locator('.transfer-row', { hasText: state }).first().locator('.transfer-route')
  const page = await open('activity')
  expect(await row(page, 'Arrived').textContent()).toBe('Ethereumto0.099412 ETHBase')
  expect(await row(page, 'Refunded').textContent()).toBe('EthereumtoBase')
  expect(await row(page, 'Paying out').textContent()).toBe('EthereumtoBase')
})

it('hides how much has arrived where amounts are hidden', async () => {
  const page = await open('activity-hidden')
  const row = page.locator('.transfer-row', { hasText: 'Arrived' }).first()
  await row.waitFor()
  expect(await row.textContent()).not.toMatch(/0\.\d/)
})
