import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const routes = async (state: string) => {
  const page = await open(state)
  return page.locator('.crossing-route').allTextContents()
}

it('says in a list from where to where, and as what where that is something else', async () => {
  expect((await routes('activity-ways')).sort()).toEqual(['Base', 'BasetoETH·Base', 'BasetoEthereum'])
})
