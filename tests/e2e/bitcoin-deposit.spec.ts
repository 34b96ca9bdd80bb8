import type { Page } from 'playwright'
import { formatEther } from 'viem'
import { addressOf, arrivedExactly, bitcoinAddressOf, confirm, fillMove, openReceive, review } from './app.ts'
import type { BitcoinDevnet } from './bitcoin-devnet.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

const MOVE = { from: 'BTC on Bitcoin', to: 'ETH on Ethereum', amount: '0.01' } as const
const ASKED = 1_000_000n
/**
 * The service requires a named address whose balance exceeds the amount; an empty account names the
 * depository.
 */
const DEPOSITORY_HOLDS = 50_000_000n

async function depositAddress(
  app: Page,
  bitcoin: BitcoinDevnet,
  payment: 'strictAddress' | 'openAddress',
): Promise<Readonly<{ address: string; refund: string }>> {
  await haveWallet(app)
  const refund = await bitcoinAddressOf(app)
  await bitcoin.fundDepository(DEPOSITORY_HOLDS)
  await fillMove(app, MOVE)
  await app.getByTestId('pay-from').click()
  await app.getByTestId(`pay-from-${payment}`).click()
  await expect(app.getByTestId('review')).toBeEnabled()
  await review(app)
  await confirm(app)
  await expect(app.getByTestId('pay-amount')).toContainText('0.01')
  await expect(app.getByTestId('qr')).toBeVisible()
  const address = await addressOf(app)
  expect(address).toMatch(/^bc1|^3|^1/)
  expect(address).not.toBe(refund)
  return { address, refund }
}

test('a strict deposit address, paid exactly from elsewhere: seen by the wallet itself, then filled', {
  tag: '@odd',
}, async ({ app, devnet, bitcoin }) => {
  await devnet.pauseSolver(true)
  const { address } = await depositAddress(app, bitcoin, 'strictAddress')
  await expect(app.getByTestId('deposit-nothing')).toBeVisible()
  await bitcoin.fund(address, ASKED)
  await expect(app.getByTestId('deposit-exact')).toBeVisible()
  await devnet.pauseSolver(false)
  await bitcoin.every(1)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await openReceive(app, 'ETH on Ethereum')
  expect(await devnet.balance(1, await addressOf(app))).toBeGreaterThan(0n)
})

test('paid too little: said with what is missing, and refunded to our own address', { tag: '@even' }, async ({
  app,
  devnet,
  bitcoin,
}) => {
  await devnet.pauseSolver(true)
  const { address, refund } = await depositAddress(app, bitcoin, 'strictAddress')
  await bitcoin.fund(address, ASKED - 1n)
  await expect(app.getByTestId('deposit-less')).toBeVisible()
  await devnet.pauseSolver(false)
  await bitcoin.every(1)
  await expect(app.getByTestId('outcome')).toContainText(/refund|back/i)
  await expect.poll(() => bitcoin.paidTo(refund)).toBe(ASKED - 1n)
})

test('paid too much: the order is filled, and the excess comes back', { tag: '@odd' }, async ({
  app,
  devnet,
  bitcoin,
}) => {
  await devnet.pauseSolver(true)
  const { address, refund } = await depositAddress(app, bitcoin, 'strictAddress')
  await bitcoin.fund(address, ASKED + 250_000n)
  await expect(app.getByTestId('deposit-more')).toBeVisible()
  await devnet.pauseSolver(false)
  await bitcoin.every(1)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await expect.poll(() => bitcoin.paidTo(refund)).toBe(250_000n)
  await expect(app.getByTestId('follow-ups-excess')).toContainText('0.0025 BTC came back to the refund address')
})

test('paid twice: the first payment is filled, and the second one comes back, read at our own address', {
  tag: '@even',
}, async ({ app, devnet, bitcoin }) => {
  const { address, refund } = await depositAddress(app, bitcoin, 'strictAddress')
  await bitcoin.fund(address, ASKED)
  await bitcoin.every(1)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await bitcoin.every(0)
  await bitcoin.fund(address, 300_000n)
  const second = app.getByTestId('follow-ups-further')
  await expect(second).toContainText('Another payment of 0.003 BTC')
  await expect(second).toContainText('Nothing is there yet')
  await bitcoin.every(1)
  await expect(second).toContainText('0.003 BTC then came to the refund address. That’s probably it')
  expect(await bitcoin.paidTo(refund)).toBe(300_000n)
  await openReceive(app, 'ETH on Ethereum')
  expect(await devnet.balance(1, await addressOf(app))).toBeGreaterThan(0n)
})

test('an open deposit address, paid exactly', { tag: '@odd' }, async ({ app, bitcoin }) => {
  const { address } = await depositAddress(app, bitcoin, 'openAddress')
  await bitcoin.fund(address, ASKED)
  await bitcoin.every(1)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
})

test('a deposit address, paid from our own coins with one click and a yes', { tag: '@odd' }, async ({
  app,
  devnet,
  bitcoin,
}) => {
  const { address, refund: own } = await depositAddress(app, bitcoin, 'strictAddress')
  await bitcoin.fund(own, 700_000n, 600_000n)
  await app.getByTestId('pay-here').click()
  await expect(app.getByTestId('pay-here-terms')).toContainText('0.01')
  await confirm(app)
  await expect.poll(() => bitcoin.paidTo(address)).toBe(ASKED)
  await bitcoin.every(1)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await openReceive(app, 'ETH on Ethereum')
  expect(await devnet.balance(1, await addressOf(app))).toBeGreaterThan(0n)
})

for (const { word, sats, paid } of [
  { word: 'less', sats: ASKED / 2n, paid: '0.005' },
  { word: 'more', sats: ASKED * 2n, paid: '0.02' },
]) {
  test(`an open deposit address, paid ${word}: quoted again, tracked, and reported as it was read`, async ({
    app,
    devnet,
    bitcoin,
  }) => {
    await devnet.pauseSolver(true)
    const { address } = await depositAddress(app, bitcoin, 'openAddress')
    await bitcoin.every(1)
    await bitcoin.fund(address, sats)
    await expect(app.getByTestId('requoted')).toContainText(`You paid ${paid} BTC instead of 0.01 BTC`)
    await devnet.pauseSolver(false)
    const outcome = app.getByTestId('outcome')
    await expect(outcome).toContainText('has arrived on Ethereum')
    await expect(outcome).not.toContainText('quote')
    await expect(app.getByTestId('requoted')).toContainText('In proportion, the first quote was for at least')
    const told = await arrivedExactly(app)
    await openReceive(app, 'ETH on Ethereum')
    const arrived = await devnet.balance(1, await addressOf(app))
    expect(formatEther(arrived)).toBe(told)
  })
}

test('an open deposit address, paid again after the end: the new request is followed while the page is open', {
  tag: '@even',
}, async ({ app, devnet, bitcoin }) => {
  const { address } = await depositAddress(app, bitcoin, 'openAddress')
  await bitcoin.every(1)
  await bitcoin.fund(address, ASKED)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await devnet.pauseSolver(true)
  await bitcoin.fund(address, 3n * ASKED)
  const second = app.getByTestId('follow-ups-further')
  await expect(second).toContainText('Another payment of 0.03 BTC')
  await expect(second).toContainText('Relay says: pending')
  await devnet.pauseSolver(false)
  await expect(second).toContainText('ETH has arrived on Ethereum. Verified on the chain.')
})
