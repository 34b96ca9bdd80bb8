import type { Page } from 'playwright'
import { formatEther, parseEther } from 'viem'
import { addressOf, arrivedExactly, confirm, fillMove, openReceive, review, storedHistory, transferId } from './app.ts'
import type { Devnet } from './devnet.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

const MOVE = { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' } as const
const NATIVE = '0x0000000000000000000000000000000000000000'

async function depositAddress(app: Page, payment: 'strictAddress' | 'openAddress'): Promise<string> {
  await haveWallet(app)
  await fillMove(app, MOVE)
  await app.getByTestId('pay-from').click()
  await app.getByTestId(`pay-from-${payment}`).click()
  await expect(app.getByTestId('review')).toBeEnabled()
  await review(app)
  await confirm(app)
  await expect(app.getByTestId('pay-amount')).toContainText('0.1')
  return addressOf(app)
}
const pay = (devnet: Devnet, address: string, ether: string) =>
  devnet.fund(address, { chainId: 1, currency: NATIVE, amount: `${parseEther(ether)}` })

/** Waits for the received amount. */
async function toldToArrive(app: Page): Promise<string | undefined> {
  await expect(app.getByTestId('outcome')).toContainText('has arrived on Base')
  return arrivedExactly(app)
}

test('an open deposit address on Ethereum, paid less: quoted again, tracked, and reported as it was read', {
  tag: '@even',
}, async ({ app, devnet }) => {
  const address = await depositAddress(app, 'openAddress')
  await pay(devnet, address, '0.04')
  await expect(app.getByTestId('requoted')).toContainText('You paid 0.04 ETH instead of 0.1 ETH')
  const told = await toldToArrive(app)
  await openReceive(app, 'ETH on Ethereum')
  expect(formatEther(await devnet.balance(8453, await addressOf(app)))).toBe(told)
})

test('a strict deposit address on Ethereum, paid too much: the excess is read at the refund address', {
  tag: '@odd',
}, async ({ app, devnet }) => {
  const address = await depositAddress(app, 'strictAddress')
  await pay(devnet, address, '0.13')
  await toldToArrive(app)
  await expect(app.getByTestId('follow-ups-excess')).toContainText('0.03 ETH came back to the refund address')
  await openReceive(app, 'ETH on Ethereum')
  expect(formatEther(await devnet.balance(1, await addressOf(app)))).toBe('0.03')
})

test('an open deposit address on Ethereum, paid again after the end: read by the name that the service gives it', {
  tag: '@even',
}, async ({ app, devnet }) => {
  const address = await depositAddress(app, 'openAddress')
  await pay(devnet, address, '0.1')
  await toldToArrive(app)
  await pay(devnet, address, '0.2')
  const second = app.getByTestId('follow-ups-further')
  await expect(second).toContainText('Another payment of 0.2 ETH')
  await expect(second).toContainText('ETH has arrived on Base. Verified on the chain.')
})

test('where the service tells it to holders of a key alone, what is known is said, and nothing is ended', {
  tag: '@even',
}, async ({ app, devnet }) => {
  await devnet.fault({ kind: 'status', path: '/deposit-addresses', status: 401 })
  const address = await depositAddress(app, 'openAddress')
  await pay(devnet, address, '0.04')
  const obstacle = app.getByTestId('obstacle')
  await expect(obstacle).toContainText('0.04 ETH was paid instead of 0.1 ETH')
  await expect(obstacle).toContainText('can’t be followed')
  expect(await app.getByTestId('outcome').count()).toBe(0)
  expect(await app.getByTestId('requoted').count()).toBe(0)
})

test('a request for another refund address is not tracked; the right one is, once the service names it', {
  tag: '@even',
}, async ({ app, devnet }) => {
  const value = '0x00000000000000000000000000000000000a11ce'
  await devnet.fault({ kind: 'lie', path: '/deposit-addresses', at: 'refundTo', value })
  const address = await depositAddress(app, 'openAddress')
  await pay(devnet, address, '0.04')
  await expect(app.getByTestId('obstacle')).toContainText('another refund address')
  expect(await app.getByTestId('requoted').count()).toBe(0)
  await devnet.calm()
  await toldToArrive(app)
  await expect(app.getByTestId('requoted')).toContainText('You paid 0.04 ETH instead of 0.1 ETH')
})

test('killed right after the new request was saved: it is tracked to its end, and adopted once', {
  tag: '@odd',
}, async ({ app, devnet, wallet }) => {
  await devnet.pauseSolver(true)
  const address = await depositAddress(app, 'openAddress')
  const id = await transferId(app)
  await pay(devnet, address, '0.04')
  const takenOver = async () => (await storedHistory(app, id)).filter((what) => what === 'requoted').length
  await expect.poll(takenOver, { intervals: [20] }).toBe(1)
  await wallet.killWorker()
  await devnet.pauseSolver(false)
  await toldToArrive(app)
  expect(await takenOver()).toBe(1)
})

test('paid on another chain: the service is asked once to look there, which outlives a kill, and what arrives is read', {
  tag: '@odd',
}, async ({ app, devnet, wallet }) => {
  const address = await depositAddress(app, 'openAddress')
  const id = await transferId(app)
  await devnet.fund(address, { chainId: 999, currency: NATIVE, amount: `${parseEther('3')}` })
  await app.getByTestId('misdirected').click()
  await app.getByTestId('misdirected-chain').click()
  await app.getByRole('option', { name: 'HyperEVM' }).click()
  await app.getByTestId('misdirected-ask').click()
  const found = app.getByTestId('misdirected-found')
  await expect(found).toContainText('Relay says it found money on HyperEVM')
  await expect(found).toContainText('3 HYPE')
  await wallet.killWorker()
  await expect(app.getByTestId('follow-ups-elsewhere')).toContainText('ETH has arrived on Base. Verified on the chain')
  await expect(app.getByTestId('misdirected-ask')).toContainText('Again in')
  const looks = (await storedHistory(app, id)).filter(
    (what) => what === 'reindexRequested' || what === 'reindexAnswered',
  )
  expect(looks).toEqual(['reindexRequested', 'reindexAnswered'])
  await openReceive(app, 'ETH on Ethereum')
  expect(await devnet.balance(8453, await addressOf(app))).toBeGreaterThan(0n)
})
