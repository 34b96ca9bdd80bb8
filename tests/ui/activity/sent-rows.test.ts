import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('names a chain that the wallet does not know any more by its number, in the list and in what is taken away', async () => {
  const page = await open('activity-deeds')
  const row = page.locator('[href="#/sent/bundle%3Agone"]')
  expect(await row.locator('.crossing-route').textContent()).toContain('Chain 424242')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-json').click()])
  const { transactions } = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(transactions.find(({ id }: { id: string }) => id === 'bundle:gone')).toMatchObject({
    sentChain: 'chain 424242',
    what: 'payment of 0.04 ETH',
  })
})
