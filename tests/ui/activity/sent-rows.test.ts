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

it('names a payee where there is exactly one, counts several, and keeps who may take something apart', async () => {
  const page = await open('activity-deeds')
  const partiesIn = (id: string) => page.locator(`[href="#/sent/bundle%3A${id}"]`).getByTestId('row-party')
  await partiesIn('same').waitFor()
  expect(await partiesIn('several').allTextContents()).toEqual(['3 recipients'])
  expect(await partiesIn('same').allTextContents()).toEqual(['to Rent'])
  expect(await partiesIn('inside').allTextContents()).toEqual(['2 recipients', expect.stringMatching(/^for 0x3C44/)])
  expect(await partiesIn('both').allTextContents()).toEqual([expect.stringMatching(/^for 0x3C44/), 'to Rent'])
  expect(await partiesIn('spenders').allTextContents()).toEqual(['for 2 addresses'])
})

it('says the native money that goes along with a call, also with one that is only counted', async () => {
  const page = await open('activity-deeds')
  const title = (id: string) => page.locator(`[href="#/sent/bundle%3A${id}"] .strong`).textContent()
  await page.getByTestId('row-party').first().waitFor()
  expect(await title('along')).toBe('Call of a contract, with 0.5 ETH sent with it')
  expect(await title('alongMore')).toBe('Permission to take up to 100 USDC, and 1 more, with 0.02 ETH sent with it')
  expect(await title('gone')).toBe('Payment of 0.04 ETH')
})
