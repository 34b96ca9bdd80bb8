import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('names a chain that the wallet does not know any more by its number, in the list and in what is taken away', async () => {
  const page = await open('activity-deeds')
  const row = page.locator('[href="#/bundle/bundle%3Agone"]')
  expect(await row.locator('.transfer-route').textContent()).toContain('Chain 424242')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-json').click()])
  const { transactions } = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(transactions.find(({ id }: { id: string }) => id === 'bundle:gone')).toMatchObject({
    sentChain: 'chain 424242',
    what: 'payment of 0.04 ETH',
  })
})

it('names a payee where there is exactly one, counts several, and keeps who may take something apart', async () => {
  const page = await open('activity-deeds')
  const partiesIn = (id: string) => page.locator(`[href="#/bundle/bundle%3A${id}"]`).getByTestId('row-party')
  await partiesIn('same').waitFor()
  expect(await partiesIn('several').allTextContents()).toEqual(['3 recipients'])
  expect(await partiesIn('same').allTextContents()).toEqual(['to Rent'])
  expect(await partiesIn('inside').allTextContents()).toEqual(['2 recipients', expect.stringMatching(/^for 0x3C44/)])
  expect(await partiesIn('both').allTextContents()).toEqual([expect.stringMatching(/^for 0x3C44/), 'to Rent'])
  expect(await partiesIn('spenders').allTextContents()).toEqual(['for 2 addresses'])
})

it('says the native money that goes along with a call, also with one that is only counted', async () => {
  const page = await open('activity-deeds')
  const title = (id: string) => page.locator(`[href="#/bundle/bundle%3A${id}"] .strong`).textContent()
  await page.getByTestId('row-party').first().waitFor()
  expect(await title('along')).toBe('Call of a contract, with 0.5 ETH sent with it')
  expect(await title('alongMore')).toBe('Approval to take up to 100 USDC, and 1 more, with 0.02 ETH sent with it')
  expect(await title('gone')).toBe('Payment of 0.04 ETH')
})

it('gives the sentence of a row its whole width where that is small, and says below how it stands', async () => {
  const page = await open('activity-deeds')
  const boxes = async (width: number) => {
    await page.setViewportSize({ width, height: 600 })
    const row = page.locator('[href="#/bundle/bundle%3Aboth"]')
    return Promise.all(
      ['.strong', '.transfer-end', '.coin'].map(async (part) => {
        const { x = 0, y = 0, width = 0, height = 0 } = (await row.locator(part).boundingBox()) ?? {}
        return { right: x + width, left: x, top: y, bottom: y + height }
      }),
    )
  }
  const [title, end, coin] = await boxes(320)
  expect(end?.top).toBeGreaterThanOrEqual(title?.bottom ?? 0)
  expect(title?.right).toBeGreaterThan(end?.left ?? 0)
  expect(title?.left).toBeGreaterThan(coin?.right ?? 0)
  const [beside, wide] = await boxes(400)
  expect(beside?.right).toBeLessThan(wide?.left ?? 0)
})
