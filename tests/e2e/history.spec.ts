import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { addressOf, cross, openHash, PASSWORD } from './app.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

async function saved(page: Page, file: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId(`export-${file}`).click()])
  return readFile(await download.path(), 'utf8')
}

test('the history can be saved as a file, and the support file holds no secret', async ({ app, devnet, wallet }) => {
  const words = await haveWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  const id = await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  const [deposit] = await devnet.sentBy(1, address)
  await openHash(app, '#/settings')

  const csv = await saved(app, 'csv')
  const { transfers } = JSON.parse(await saved(app, 'json'))
  expect(transfers).toMatchObject([
    {
      id,
      state: 'filled',
      sentAmount: '0.1',
      sentTransaction: deposit?.hash,
      proof: 'read on the chain by this wallet',
    },
  ])
  expect(csv.split('\r\n')[1]).toBe(Object.values(transfers[0]).join(','))

  const support = await saved(app, 'support')
  expect(support).toContain(deposit?.hash ?? 'a deposit')
  const journal = JSON.parse(support).transfers[0].journal
  expect(journal.map((line: { event?: string }) => line.event)).toEqual(expect.arrayContaining(['signed', 'filled']))
  const signed = await wallet.inWorker<string>(`(async () => {
    const name = (await indexedDB.databases())[0].name
    const database = await new Promise((give) => { const asked = indexedDB.open(name); asked.onsuccess = () => give(asked.result) })
    const row = await new Promise((give) => {
      const asked = database.transaction('executions').objectStore('executions').get('${id}')
      asked.onsuccess = () => give(asked.result)
    })
    database.close()
    return row.execution.items[0].signed.bytes
  })()`)
  expect(signed.length).toBeGreaterThan(100)
  for (const secret of [signed, signed.slice(20, 100), words.join(' '), PASSWORD, address]) {
    expect(support.toLowerCase()).not.toContain(secret.toLowerCase())
  }
})
