import { randomBytes } from 'node:crypto'
import { confirm, fillMove, openHash, review, transferId } from './app.ts'
import { codeAt } from './contracts.ts'
import { expect, test } from './fixtures.ts'
import { fundedWallet } from './made/wallet.ts'

const USDT_ON_BASE = '0xfde4c96c8593536e31f229ea8f37b2ada2699bb2'
const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
/** A Binance hot wallet, not a deposit address. */
const OF_AN_EXCHANGE = '0x28C6c06298d514Db089934071355E5743bf21d60'
const ONE_ETH = 10n ** 18n

/** An address without any payment. */
const nobody = () => `0x${randomBytes(20).toString('hex')}`

const sentTo = (what: string, address: string) => new RegExp(`${what} to ${address.slice(0, 8)}`, 'i')

test('an account without gas on the destination is offered a gas top-up, and gets both', { tag: '@odd' }, async ({
  app,
  devnet,
}) => {
  await fundedWallet(app, devnet)
  const friend = nobody()
  await fillMove(app, { from: 'ETH on Ethereum', to: 'USDC on Base', amount: '0.1' })
  // The account has gas there, so the form offers none.
  await expect(app.getByTestId('review')).toBeEnabled()
  await expect(app.getByTestId('no-gas')).toHaveCount(0)
  await app.getByTestId('other-recipient').click()
  await app.getByTestId('recipient').fill(friend)
  await expect(app.getByTestId('no-gas')).toContainText('The recipient has no ETH on Base')
  await app.getByTestId('add-gas').click()
  await expect(app.getByText('$2 of ETH on arrival')).toBeVisible()
  await expect(app.getByTestId('no-gas')).toHaveCount(0)
  await review(app)
  await expect(app.getByText('Also arrives, as gas')).toBeVisible()
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText(sentTo('USDC', friend))
  // Two dollars at the devnet's price; the rest arrives in dollars.
  expect(await devnet.balance(8453, friend)).toBeGreaterThan(700_000_000_000_000n)
  expect(await devnet.tokenBalance(8453, USDC_ON_BASE, friend)).toBeGreaterThan(240_000_000n)
})

test('a native currency is sent on its own chain: exactly that amount arrives, by one transaction', {
  tag: '@odd',
}, async ({ app, devnet }) => {
  const account = await fundedWallet(app, devnet)
  const friend = nobody()
  const before = await devnet.balance(8453, account)
  await fillMove(app, { from: 'ETH on Base', to: 'ETH on Base', amount: '0.25' })
  await app.getByTestId('other-recipient').click()
  await app.getByTestId('recipient').fill(friend)
  await review(app)
  await expect(app.getByTestId('review-sentence')).toContainText('0.25 ETH')
  await expect(app.getByTestId('if-it-fails')).toBeVisible()
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText(sentTo('Sent 0.25 ETH', friend))
  expect(await devnet.balance(8453, friend)).toBe(ONE_ETH / 4n)
  expect(await devnet.sentBy(8453, account)).toHaveLength(1)
  const paid = before - (await devnet.balance(8453, account))
  expect(paid).toBeGreaterThan(ONE_ETH / 4n)
  // The rest is gas alone.
  expect(paid - ONE_ETH / 4n).toBeLessThan(ONE_ETH / 1_000n)
})

test('an address never paid, a contract and a wallet of an exchange are each warned of, and the last two want a tick', {
  tag: '@even',
}, async ({ app, devnet }) => {
  await fundedWallet(app, devnet)
  await fillMove(app, { from: 'USDC on Ethereum', to: 'USDC on Base', amount: '50' })
  await app.getByTestId('other-recipient').click()
  const recipient = app.getByTestId('recipient')
  await recipient.fill(nobody())
  await expect(app.getByTestId('recipient-warning')).toContainText('never sent there')
  for (const [address, risk, title] of [
    [USDT_ON_BASE, 'contract', 'There’s a contract at this address on Base'],
    [OF_AN_EXCHANGE, 'exchange', 'This is a wallet of Binance itself'],
  ] as const) {
    await openHash(app, '#/form')
    await recipient.fill(address)
    await expect(app.getByTestId(`recipient-${risk}`)).toContainText(title)
    await review(app)
    await expect(app.getByTestId(`recipient-${risk}`)).toContainText(title)
    const isOff = () => app.getByTestId('confirm').getAttribute('aria-disabled')
    // After the one-second delay, only the box still blocks the button.
    await expect(app.getByText('Read the warning and tick its box first.')).toBeVisible()
    expect(await isOff()).toBe('true')
    await app.getByTestId(`accept-${risk}`).check()
    await expect.poll(isOff).toBeNull()
  }
})

test('an address that is only watched is paid, and another one is given what comes back', { tag: '@even' }, async ({
  app,
  devnet,
}) => {
  await fundedWallet(app, devnet)
  const [ledger, safe] = [nobody(), nobody()]
  await openHash(app, '#/accounts')
  await app.getByTestId('watch-account').click()
  for (const [address, name] of [
    [ledger, 'Ledger'],
    [safe, 'Safe'],
  ] as const) {
    await app.getByTestId('watch-address').fill(address)
    await app.getByTestId('watch-account-name').fill(name)
    await app.getByTestId('watch-account-go').click()
    await expect(app.getByText(name, { exact: true })).toBeVisible()
  }
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await app.getByTestId('other-recipient').click()
  await app.getByRole('button', { name: /Ledger/ }).click()
  await expect(app.getByTestId('recipient-watched')).toContainText('Watch-only: Ledger')
  await app.getByTestId('options').click()
  await app.getByTestId('other-refundTo').click()
  await app.getByRole('button', { name: /Safe/ }).click()
  await expect(app.getByText('Watch-only: Safe')).toBeVisible()
  const pays = async (outcome: RegExp) => {
    await review(app)
    await expect(app.getByTestId('review-watched')).toHaveCount(2)
    await confirm(app)
    await transferId(app)
    await expect(app.getByTestId('outcome')).toContainText(outcome)
  }
  await pays(sentTo('ETH', ledger))
  expect(await devnet.balance(8453, ledger)).toBeGreaterThan(97n * 10n ** 15n)
  expect(await devnet.balance(1, safe)).toBe(0n)
  await devnet.failFills(1)
  await app.getByTestId('try-again').click()
  await pays(/refund|back/i)
  expect(await devnet.balance(1, safe)).toBeGreaterThan(97n * 10n ** 15n)
})

test('a contract that is on another chain only is paid after a tick, and a chain that does not answer is named', {
  tag: '@odd',
}, async ({ app, devnet }) => {
  const safe = nobody()
  await codeAt(devnet, 1, safe, '0x00')
  await fundedWallet(app, devnet)
  await devnet.stopNode(999)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await app.getByTestId('other-recipient').click()
  await app.getByTestId('recipient').fill(safe)
  await expect(app.getByTestId('recipient-elsewhere')).toContainText('A contract on Ethereum, and not on Base')
  await expect(app.getByTestId('recipient-unread')).toContainText('HyperEVM')
  await devnet.startNode(999)
  await review(app)
  await expect(app.getByText('Read the warning and tick its box first.')).toBeVisible()
  expect(await app.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
  await app.getByTestId('accept-elsewhere').check()
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText(sentTo('ETH', safe))
  expect(await devnet.balance(8453, safe)).toBeGreaterThan(97n * 10n ** 15n)
})
