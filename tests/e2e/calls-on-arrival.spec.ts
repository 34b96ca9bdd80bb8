import type { Locator, Page } from 'playwright'
import { confirm, fillMove, review } from './app.ts'
import { codeAt, storageAt } from './contracts.ts'
import { expect, test } from './fixtures.ts'
import { fundedWallet } from './made/wallet.ts'

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const RECORDER = '0x000000000000000000000000000000000000c0de'
const VAULT = '0x000000000000000000000000000000000000fa01'
const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** Stores the first argument in slot 0 and the call's value in slot 1. */
const RECORDS = '0x6004355f553460015500'

/** A USDC vault: takes the caller's amount and credits it in the receiver's slot. */
function vaultCode(): string {
  const question = `6323b872dd60e01b5f523360045230602452600435604452`
  const call = `60205f60645f5f73${USDC.slice(2).toLowerCase()}5af115`
  const counted = '602435805460043501905500'
  const end = (question.length + call.length) / 2 + 3 + counted.length / 2
  return `0x${question}${call}60${end.toString(16).padStart(2, '0')}57${counted}5b5f5ffd`
}

async function openCalls(app: Page): Promise<Locator> {
  await app.getByTestId('options').click()
  await app.getByTestId('arrival-call').click()
  return app.getByTestId('arrival-call-0')
}

async function pick(app: Page, call: Locator, name: RegExp, given: readonly string[]): Promise<void> {
  await call.getByTestId('arrival-call-function').click()
  await app.getByRole('option', { name }).click()
  for (const [at, text] of given.entries()) await call.getByTestId(`arrival-call-argument-${at}`).fill(text)
}

test('a pasted call is carried out where money arrives, with the money that goes along', { tag: '@even' }, async ({
  app,
  devnet,
}) => {
  const account = await fundedWallet(app, devnet)
  await codeAt(devnet, 8453, RECORDER, RECORDS)
  const before = await devnet.balance(8453, RECORDER)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  const call = await openCalls(app)
  await call.getByTestId('arrival-call-to').fill(RECORDER)
  await call.getByTestId('arrival-call-by-paste').check()
  await call.getByTestId('arrival-call-data').fill(`0x12345678${word(42n)}`)
  await call.getByTestId('arrival-call-value').fill('0.01')
  await expect(call.getByTestId('arrival-call-preview')).toContainText('Unknown function')
  const gas = app.getByTestId('arrival-calls-gas')
  await gas.fill('300')
  await expect(app.getByTestId('arrival-calls-gas-said')).toContainText('from 21,000 to 16,777,216')
  await gas.fill('300000')
  await app.keyboard.press('Escape')
  await app.reload()
  await review(app)
  await expect(app.getByTestId('calls-gas-limit')).toContainText('You asked for a gas limit of 300,000 for the call.')
  const asked = (await (await fetch(`${devnet.line.control}/requests`)).json()) as readonly Readonly<{
    user: string
    asked: object
  }>[]
  const own = asked.filter(({ user }) => user.toLowerCase() === account.toLowerCase())
  expect(own).toContainEqual(expect.objectContaining({ asked: expect.objectContaining({ txsGasLimit: 300_000 }) }))
  await expect(app.getByTestId('arrival-calls')).toContainText('0x12345678')
  // An unknown contract may keep the money.
  await expect(app.getByTestId('accept-stranger')).toBeVisible()
  await expect(app.getByTestId('confirm')).toBeDisabled()
  await confirm(app)
  await expect.poll(() => storageAt(devnet, 8453, RECORDER, 0n)).toBe(42n)
  expect(await storageAt(devnet, 8453, RECORDER, 1n)).toBe(10n ** 16n)
  expect((await devnet.balance(8453, RECORDER)) - before).toBe(10n ** 16n)
  await expect(app.getByTestId('outcome')).toContainText('it called the contract')
})

test('what arrives is put into a vault by two picked calls, in their order, each shown and the vault ticked once', {
  tag: '@odd',
}, async ({ app, devnet }) => {
  const own = await fundedWallet(app, devnet)
  await codeAt(devnet, 8453, VAULT, vaultCode())
  const before = await devnet.tokenBalance(8453, USDC, VAULT)
  await fillMove(app, { from: 'USDC on Ethereum', to: 'USDC on Base', amount: '50' })
  const first = await openCalls(app)
  await first.getByTestId('arrival-call-to').fill(USDC)
  await pick(app, first, /^Let a contract take a token/, [VAULT, '30'])
  await expect(first.getByTestId('arrival-call-preview')).toContainText('up to 30 USDC')
  await app.getByTestId('arrival-call-add').click()
  const second = app.getByTestId('arrival-call-1')
  await second.getByTestId('arrival-call-to').fill(VAULT)
  await pick(app, second, /^Deposit a token into a vault/, ['30', own])
  await expect(second.getByTestId('arrival-call-preview')).toContainText('30 USDC')
  await app.keyboard.press('Escape')
  await review(app)
  await expect(app.getByTestId('arrival-calls').locator('> li')).toHaveCount(2)
  await expect(app.getByTestId('called-then')).toContainText('Then it makes 2 calls with it, in order.')
  await expect(app.getByTestId('called-then')).toContainText('take up to 30 USDC')
  await app.getByTestId('proof-fold').click()
  await expect(app.getByTestId('proof')).toContainText('The order makes the calls you asked for, in your order')
  await expect(app.getByTestId('accept-stranger')).toHaveCount(1)
  await confirm(app)
  await expect.poll(async () => (await devnet.tokenBalance(8453, USDC, VAULT)) - before).toBe(30_000_000n)
  expect(await storageAt(devnet, 8453, VAULT, BigInt(own))).toBe(30_000_000n)
  const names = (await devnet.innerCalls(8453, VAULT)).map((data) => data.slice(0, 10))
  expect(names).toContain('0x6e553f65')
})

test('a spender that may take the arriving money and is no contract gives a warning, and Approve waits for the ticks', {
  tag: '@even',
}, async ({ app, devnet }) => {
  await fundedWallet(app, devnet)
  await fillMove(app, { from: 'USDC on Ethereum', to: 'USDC on Base', amount: '50' })
  const call = await openCalls(app)
  await call.getByTestId('arrival-call-to').fill(USDC)
  await pick(app, call, /^Let a contract take a token/, ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '30'])
  await app.keyboard.press('Escape')
  await review(app)
  await expect(app.getByTestId('call-ordinary')).toContainText('No contract at this address')
  await expect(app.getByTestId('confirm')).toBeDisabled()
  await app.getByTestId('accept-ordinary').check()
  await expect(app.getByTestId('confirm')).toBeEnabled()
})
