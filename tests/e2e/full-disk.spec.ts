import { noteNotifications, notifications } from '../canary/places.ts'
import { confirm, cross, fillMove, openHash, review } from './app.ts'
import type { Browser } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { fundedWallet } from './made/wallet.ts'

const MOVE = { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' } as const

const fillDisk = (wallet: Browser) =>
  wallet.inWorker(`{
    const { put } = IDBObjectStore.prototype
    globalThis.emptyDisk = () => {
      IDBObjectStore.prototype.put = put
    }
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no space', 'QuotaExceededError')
    }
  }`)

test('a full disk is named on every page, a yes signs nothing, and what is under way goes on once there is space, told once', {
  tag: '@even',
}, async ({ app, devnet, wallet }) => {
  const address = await fundedWallet(app, devnet)
  await noteNotifications(wallet)
  await devnet.pauseSolver(true)
  const id = await cross(app, MOVE)
  await expect(app.getByRole('main')).toContainText('Confirmed on Ethereum')
  await fillMove(app, { ...MOVE, amount: '0.2' })
  await review(app)
  await fillDisk(wallet)
  await devnet.pauseSolver(false)
  await confirm(app)
  await expect(app.getByTestId('review-sentence')).toBeVisible()
  for (const hash of ['#/review', '#/', '#/activity', '#/settings', `#/transfer/${id}`]) {
    await openHash(app, hash)
    await expect(app.getByTestId('disk-full'), hash).toContainText('full')
  }
  await expect(app.getByRole('main')).toContainText('0.1 ETH')
  expect(await devnet.sentBy(1, address)).toHaveLength(1)
  await wallet.inWorker('emptyDisk()')
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await expect(app.getByTestId('disk-full')).toHaveCount(0)
  const told = async () => `${await notifications(wallet)}`.split('\n').filter((each) => each.includes(id))
  await expect.poll(told).toHaveLength(1)
  expect(await devnet.sentBy(1, address)).toHaveLength(1)
})
