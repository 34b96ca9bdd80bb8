import type { Page } from 'playwright'
import { formatEther } from 'viem'
import { addressOf, arrivedExactly, confirm, cross, fillMove, openHash, review, transferId } from './app.ts'
import type { Devnet } from './devnet.ts'
import { expect, test } from './fixtures.ts'
import { fundedWallet, haveWallet } from './made/wallet.ts'

const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const USDT_ON_BASE = '0xfde4c96c8593536e31f229ea8f37b2ada2699bb2'
const USDC_ON_ETHEREUM = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const STRANGER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type Asked = Readonly<{
  user: string
  asked: Readonly<Record<string, unknown>>
  expiresAtSeconds: number
  order: Readonly<{ output: Readonly<{ deadline: number }> }>
}>

async function lastAskedBy({ line }: Devnet, account: string): Promise<Asked> {
  const all = (await (await fetch(`${line.control}/requests`)).json()) as readonly Asked[]
  const own = all.filter(({ user }) => user.toLowerCase() === account.toLowerCase())
  const [last] = own.toSorted((a, b) => b.order.output.deadline - a.order.output.deadline)
  if (!last) throw new Error('expected a request')
  return last
}

async function carryOut(app: Page): Promise<void> {
  await review(app)
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
}

test('what arrives is typed: exactly that arrives, and the form says what it costs', { tag: '@even' }, async ({
  app,
  devnet,
}) => {
  const address = await fundedWallet(app, devnet)
  const before = await devnet.tokenBalance(8453, USDC_ON_BASE, address)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'USDC on Base', amount: '' })
  await app.getByTestId('arrives').fill('250')
  await expect(app.getByTestId('amount')).toHaveValue(/^0\.1\d+$/)
  await review(app)
  await expect(app.getByTestId('receives')).toContainText(/^250 USDC/)
  await expect(app.locator('.terms')).toContainText('You receive exactly')
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.tokenBalance(8453, USDC_ON_BASE, address)) - before).toBe(250_000_000n)
})

test('about so much is asked for: the least of it is said, and the rest follows the price', { tag: '@even' }, async ({
  app,
  devnet,
}) => {
  const address = await fundedWallet(app, devnet)
  const before = await devnet.tokenBalance(8453, USDC_ON_BASE, address)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'USDC on Base', amount: '' })
  await app.getByTestId('arrives').fill('250')
  await app.getByTestId('exact-EXPECTED_OUTPUT').check()
  await review(app)
  await expect(app.locator('.line', { hasText: 'Minimum received' })).toContainText('245 USDC')
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.tokenBalance(8453, USDC_ON_BASE, address)) - before).toBeGreaterThanOrEqual(245_000_000n)
})

test('a swap on one chain says the least that arrives, which the chain enforces', { tag: '@odd' }, async ({
  app,
  devnet,
}) => {
  const address = await fundedWallet(app, devnet)
  const before = await devnet.tokenBalance(8453, USDC_ON_BASE, address)
  await fillMove(app, { from: 'ETH on Base', to: 'USDC on Base', amount: '0.1' })
  await review(app)
  await expect(app.getByTestId('pays')).toContainText('0.1 ETH')
  await expect(app.locator('.line', { hasText: 'Minimum received' })).toContainText('USDC')
  // Both prices come from outside the service, and no claim rests on a node alone.
  await expect(app.getByRole('checkbox')).toHaveCount(0)
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.tokenBalance(8453, USDC_ON_BASE, address)) - before).toBeGreaterThan(240_000_000n)
})

test('a swap across: another token arrives than was sent, and both balances say so', { tag: '@odd' }, async ({
  app,
  devnet,
}) => {
  const address = await fundedWallet(app, devnet)
  const before = [await devnet.tokenBalance(8453, USDT_ON_BASE, address), await devnet.balance(1, address)] as const
  await cross(app, { from: 'USDT on Base', to: 'ETH on Ethereum', amount: '100' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(before[0] - (await devnet.tokenBalance(8453, USDT_ON_BASE, address))).toBe(100_000_000n)
  // A hundred dollars at the devnet's price, less the fees.
  const arrived = (await devnet.balance(1, address)) - before[1]
  expect(arrived).toBeGreaterThan(37_000_000_000_000_000n)
  expect(arrived).toBeLessThan(40_000_000_000_000_000n)
  expect((await arrivedExactly(app)) ?? '').toBe(formatEther(arrived))
})

test('a payment to somebody new, and from an account that always asks, wants the password: a wrong one signs nothing', {
  tag: '@odd',
}, async ({ app, devnet }) => {
  const address = await fundedWallet(app, devnet)
  await openHash(app, '#/settings/safeguards')
  await app.getByTestId('ask-password-somebodyNew').dispatchEvent('click')
  await expect(app.getByTestId('ask-password-means')).toContainText('someone you haven’t paid')
  const held = await devnet.tokenBalance(8453, USDC_ON_BASE, address)
  const before = await devnet.tokenBalance(8453, USDC_ON_BASE, STRANGER)
  await fillMove(app, { from: 'USDC on Base', to: 'USDC on Base', amount: '5' })
  await app.getByTestId('other-recipient').click()
  await app.getByTestId('recipient').fill(STRANGER)
  await review(app)
  await expect(app.getByTestId('safeguard-why')).toHaveText('This may pay someone new.')
  await openHash(app, '#/account/evm-0')
  await app.getByTestId('cold-account').click()
  await expect(app.getByTestId('cold-account')).toHaveAttribute('aria-checked', 'true')
  await openHash(app, '#/form')
  await review(app)
  await expect(app.getByTestId('safeguard-why')).toContainText('This account always asks for your password.')
  await expect(app.getByTestId('safeguard-why')).toContainText('This may pay someone new.')
  await app.getByTestId('safeguard-password').fill('not the password at all')
  await app.getByTestId('confirm').click()
  await expect(app.getByText('Wrong password. 1 wrong try so far.')).toBeVisible()
  expect(await devnet.tokenBalance(8453, USDC_ON_BASE, address)).toBe(held)
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('Sent 5 USDC to 0x709979')
  expect((await devnet.tokenBalance(8453, USDC_ON_BASE, STRANGER)) - before).toBe(5_000_000n)
})

/** An ENS registry that is also the resolver; every name gives one address. */
async function nameService(devnet: Devnet, address: string): Promise<void> {
  const code = `0x5f3560e01c630178b8bf14602957${`73${address.slice(2)}`}5f5260205ff35b305f5260205ff3`
  const params = ['0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e', code]
  await fetch(devnet.line.chains[1]?.rpc ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setCode', params }),
  })
}

test('a name is looked up and shown with its address, saved, found again by what it is called, and paid above a daily limit with the password', {
  tag: '@odd',
}, async ({ app, devnet }) => {
  await fundedWallet(app, devnet)
  await nameService(devnet, STRANGER)
  await openHash(app, '#/settings/safeguards')
  await app.getByTestId('day-limit').click()
  await app.getByRole('option', { name: 'Up to $100', exact: true }).click()
  await expect(app.getByTestId('day-limit')).toContainText('$100')
  const before = await devnet.balance(8453, STRANGER)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await app.getByTestId('other-recipient').click()
  await app.getByTestId('recipient').fill('Anna.eth')
  await expect(app.getByTestId('name-found').getByTestId('full-address')).toContainText('7099')
  await app.getByTestId('use-name').click()
  await expect(app.getByTestId('recipient')).toHaveValue(STRANGER)
  await expect(app.getByTestId('recipient-warning')).toContainText('never sent there')
  await app.getByTestId('save-name').click()
  await app.getByTestId('address-name').fill('Anna')
  await app.getByTestId('keep-name').click()
  await expect(app.getByTestId('recipient-named')).toContainText('Anna, in your address book')
  await app.getByTestId('recipient').fill(`${STRANGER.slice(0, 6)}${'a'.repeat(32)}${STRANGER.slice(-4)}`.toLowerCase())
  await expect(app.getByTestId('recipient-looks-like')).toBeVisible()
  await app.getByTestId('own-recipient').click()
  await app.getByTestId('other-recipient').click()
  await app.getByTestId('book-recipient').click()
  await app.getByTestId('book-Anna').click()
  await review(app)
  await expect(app.getByTestId('safeguard-why')).toHaveText('This exceeds your daily limit.')
  await expect(app.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'true')
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('ETH to Anna')
  expect((await devnet.balance(8453, STRANGER)) - before).toBeGreaterThan(97_000_000_000_000_000n)
})

test('what comes back goes to the address that was given for that, after the time that was given at the latest', {
  tag: '@odd',
}, async ({ app, devnet }) => {
  const address = await fundedWallet(app, devnet)
  await devnet.failFills(1)
  const before = await devnet.balance(1, STRANGER)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await app.getByTestId('options').click()
  await app.getByTestId('time-to-live-600').check()
  await app.getByTestId('other-refundTo').click()
  await app.getByTestId('refundTo').fill(STRANGER)
  await expect(app.getByText('money back after 10 min')).toBeVisible()
  await review(app)
  await expect(app.getByText('The refund wouldn’t come back to your wallet.')).toBeVisible()
  await expect(app.getByTestId('time-to-live')).toContainText('within 10 minutes')
  // The request says so; the order has only a longer deadline (service facts 1).
  const asked = await lastAskedBy(devnet, address)
  expect(asked).toMatchObject({ asked: { ttl: 600, refundTo: STRANGER } })
  expect(asked.order.output.deadline - asked.expiresAtSeconds).toBeGreaterThan(600)
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText(/refund|back/i)
  expect((await devnet.balance(1, STRANGER)) - before).toBeGreaterThan(97_000_000_000_000_000n)
})

test('gas arrives beside a token where there was none, with no more slippage than was typed, by a form that outlives its popup', {
  tag: '@odd',
}, async ({ app, devnet, wallet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address, {
    chainId: 1,
    currency: '0x0000000000000000000000000000000000000000',
    amount: `${10n ** 18n}`,
  })
  await fillMove(app, { from: 'ETH on Ethereum', to: 'USDC on Base', amount: '0.1' })
  await expect(app.getByTestId('no-gas')).toContainText('You have no ETH on Base')
  await app.getByTestId('add-gas').click()
  await app.getByTestId('options').click()
  await expect(app.getByTestId('topup-usd-2')).toBeChecked()
  await app.getByTestId('topup-usd-5').check()
  await app.getByTestId('slippage-own').click()
  await app.getByTestId('own-slippage').fill('0.75')
  await app.keyboard.press('Escape')
  // The popup keeps the form, even after the background's death.
  const other = await wallet.context.newPage()
  await app.close()
  const again = await wallet.open('#/form')
  await other.close()
  await expect(again.getByTestId('amount')).toHaveValue('0.1')
  // Another tab has its own.
  const beside = await wallet.open('#/form')
  await beside.getByTestId('amount').fill('0.2')
  await beside.close()
  await wallet.killWorker()
  await again.reload()
  await expect(again.getByTestId('amount')).toHaveValue('0.1')
  await expect(again.getByTestId('to')).toContainText('USDC')
  await expect(again.getByText('Slippage up to 0.75%')).toBeVisible()
  await review(again)
  await expect(again.getByText('Also arrives, as gas')).toBeVisible()
  // The service receives slippage in basis points and dollars in millionths.
  expect(await lastAskedBy(devnet, address)).toMatchObject({
    asked: { slippageTolerance: '75', topupGasAmount: '5000000' },
  })
  await confirm(again)
  await transferId(again)
  await expect(again.getByTestId('outcome')).toContainText('has arrived')
  expect(await devnet.balance(8453, address)).toBeGreaterThan(1_750_000_000_000_000n)
})

test('a sponsor pays the fees by an API key, which is tried, sealed, and sent to the service', {
  tag: '@even',
}, async ({ app, devnet }) => {
  const address = await fundedWallet(app, devnet)
  const before = await devnet.tokenBalance(1, USDC_ON_ETHEREUM, address)
  await fetch(`${devnet.line.control}/keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: 'key-of-a-sponsor' }),
  })
  await fillMove(app, { from: 'USDC on Base', to: 'USDC on Ethereum', amount: '100' })
  await app.getByTestId('options').click()
  await app.getByTestId('sponsored').click()
  await app.keyboard.press('Escape')
  await expect(app.getByTestId('quote-unavailable')).toContainText('needs your own API key')
  await openHash(app, '#/settings')
  await app.getByTestId('api-key').fill('key-of-nobody')
  await app.getByTestId('save-api-key').click()
  await expect(app.getByText('Relay doesn’t know this key')).toBeVisible()
  await app.getByTestId('api-key').fill('key-of-a-sponsor')
  await app.getByTestId('save-api-key').click()
  await expect(app.getByTestId('api-key-status')).toContainText('nsor')
  await openHash(app, '#/form')
  await review(app)
  await app.getByTestId('fees').click()
  for (const line of ['Total fees', 'Fees paid by the sponsor', 'Fees paid by you']) {
    await expect(app.getByText(line)).toBeVisible()
  }
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.tokenBalance(1, USDC_ON_ETHEREUM, address)) - before).toBe(100_000_000n)

  await test.step('once the service refuses the key, that is said, and it is asked without only by the user’s word', async () => {
    await fetch(`${devnet.line.control}/keys/key-of-a-sponsor`, { method: 'DELETE' })
    await fillMove(app, { from: 'USDC on Base', to: 'USDC on Ethereum', amount: '90' })
    await expect(app.getByTestId('key-refused')).toContainText('refuses your API key')
    await expect(app.getByTestId('review')).toBeDisabled()
    await openHash(app, '#/')
    await expect(app.getByTestId('key-refused')).toBeVisible()
    await app.getByTestId('without-key').click()
    await expect(app.getByTestId('key-refused')).toHaveCount(0)
    await fillMove(app, { from: 'USDC on Base', to: 'USDC on Ethereum', amount: '90' })
    await expect(app.getByTestId('review')).toBeEnabled()
  })
})

test('a sponsor pays up to a limit of the user’s own: what is left is said before, and is what is missing on the chain', {
  tag: '@even',
}, async ({ app, devnet }) => {
  const address = await fundedWallet(app, devnet)
  const arrivedOf = async (run: () => Promise<void>) => {
    const before = await devnet.tokenBalance(1, USDC_ON_ETHEREUM, address)
    await run()
    return (await devnet.tokenBalance(1, USDC_ON_ETHEREUM, address)) - before
  }
  const key = 'key-of-a-limit'
  await fetch(`${devnet.line.control}/keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, balance: '1000000' }),
  })
  const left = async () => {
    const keys = (await (await fetch(`${devnet.line.control}/keys`)).json()) as { key: string; balance: string }[]
    return BigInt(keys.find((each) => each.key === key)?.balance ?? 0)
  }
  const line = async (name: string) => (await app.locator('main .line', { hasText: name }).textContent()) ?? ''
  /** Reads a review line's USDC, smallest unit. */
  const usdcIn = async (name: string) => {
    const [, whole = '', fraction = ''] = /(\d+)(?:\.(\d+))?\sUSDC/.exec(await line(name)) ?? []
    return BigInt(`${whole}${fraction.padEnd(6, '0')}`)
  }
  await openHash(app, '#/settings')
  await app.getByTestId('api-key').fill(key)
  await app.getByTestId('save-api-key').click()
  await expect(app.getByTestId('api-key-status')).toBeVisible()

  await fillMove(app, { from: 'USDC on Base', to: 'USDC on Ethereum', amount: '100' })
  await app.getByTestId('options').click()
  await app.getByTestId('sponsored').click()
  await app.getByTestId('sponsor-most').fill('0')
  await app.keyboard.press('Escape')
  await expect(app.getByTestId('sponsor-problem')).toContainText('With a limit of 0 you pay all fees yourself.')
  await app.getByTestId('options').click()
  await app.getByTestId('sponsor-most').fill('0.01')
  await app.keyboard.press('Escape')
  await expect(app.getByText('fees sponsored up to $0.01')).toBeVisible()
  await review(app)
  expect(await lastAskedBy(devnet, address)).toMatchObject({ asked: { maxSubsidizationAmount: '10000' } })
  await app.getByTestId('fees').click()
  await expect(app.getByTestId('sponsor-limit')).toHaveText('$0.01')
  expect(await line('Fees paid by you')).toContain('The sponsor’s limit is reached: you pay the rest.')
  const [all, sponsored, own] = [
    await usdcIn('Total fees'),
    await usdcIn('Fees paid by the sponsor'),
    await usdcIn('Fees paid by you'),
  ]
  expect({ sponsored, all }).toEqual({ sponsored: 10_000n, all: sponsored + own })
  expect(own).toBeGreaterThan(0n)
  const paid = async () => {
    await confirm(app)
    await transferId(app)
    await expect(app.getByTestId('outcome')).toContainText('has arrived')
  }
  expect(await arrivedOf(paid)).toBe(100_000_000n - own)
  expect(await left()).toBe(1_000_000n - 10_000n)

  await test.step('the same once more has the same limit; above all fees, nothing is left to the user', async () => {
    await app.getByTestId('try-again').click()
    await expect(app.getByText('fees sponsored up to $0.01')).toBeVisible()
    await app.getByTestId('options').click()
    await app.getByTestId('sponsor-most').fill('50')
    await app.keyboard.press('Escape')
    await expect(app.getByText('fees sponsored up to $50.00')).toBeVisible()
    await review(app)
    await app.getByTestId('fees').click()
    await expect(app.getByTestId('sponsor-limit')).toHaveText('$50.00')
    expect(await usdcIn('Fees paid by you')).toBe(0n)
    expect(await line('Fees paid by you')).not.toContain('limit')
    const whole = await usdcIn('Fees paid by the sponsor')
    expect(await usdcIn('Total fees')).toBe(whole)
    expect(await arrivedOf(paid)).toBe(100_000_000n)
    expect(await left()).toBe(990_000n - whole)
  })
})

test('max of a swap on one chain leaves what a router may use of gas', { tag: '@even' }, async ({ app, devnet }) => {
  await fundedWallet(app, devnet)
  await fillMove(app, { from: 'ETH on Base', to: 'USDC on Base', amount: '1' })
  await app.getByTestId('max').click()
  await expect(app.getByTestId('amount')).not.toHaveValue('1')
  await carryOut(app)
})

test('max of a coin that a router swaps first arrives on the other chain', { tag: '@even' }, async ({
  app,
  devnet,
}) => {
  const address = await fundedWallet(app, devnet)
  const before = await devnet.balance(1, address)
  await fillMove(app, { from: 'HYPE on HyperEVM', to: 'ETH on Ethereum', amount: '1' })
  await app.getByTestId('max').click()
  await expect(app.getByTestId('amount')).not.toHaveValue('1')
  await carryOut(app)
  expect(await devnet.balance(1, address)).toBeGreaterThan(before)
})

test('a chain that is switched off cannot be chosen and says why; one that lags or is limited is warned of', {
  tag: '@odd',
}, async ({ app, devnet }) => {
  const incident = (says: Readonly<Record<string, unknown>>) => devnet.incident(8453, says)
  await incident({ blockProductionLagging: true })
  try {
    const account = await fundedWallet(app, devnet)
    await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
    await expect(app.getByText('Base is slow right now.')).toBeVisible()
    await review(app)
    await incident({ blockProductionLagging: false, partialDisableLimit: 1_000_000 })
    await openHash(app, '#/form')
    await app.reload()
    await expect(app.getByText('Transfers on Base are limited right now')).toBeVisible()
    await review(app)
    await incident({ disabled: true, partialDisableLimit: 0 })
    await openHash(app, '#/form')
    await app.reload()
    await expect(app.getByText('Relay has switched off the destination chain.')).toBeVisible()
    await expect(app.getByTestId('review')).toHaveAttribute('aria-disabled', 'true')
    await app.getByTestId('to').click()
    const off = app.getByRole('option', { name: /^USDC on Base/ })
    await expect(off).toHaveAttribute('aria-disabled', 'true')
    await expect(off).toContainText('Switched off by Relay now')

    await incident({ disabled: false })
    await app.reload()
    await review(app)
    await incident({ disabled: true })
    // A signature may rest on two-second-old reads.
    await app.waitForTimeout(3_000)
    await confirm(app)
    await expect(app.getByText('Transfers on Base are off right now.')).toBeVisible()
    expect(await devnet.sentBy(1, account)).toEqual([])
  } finally {
    await incident({ disabled: false, blockProductionLagging: false, partialDisableLimit: 0 })
  }
})

test('more than the other side can pay out is said before anything else', { tag: '@even' }, async ({ app, devnet }) => {
  await fundedWallet(app, devnet)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'USDC on Base', amount: '' })
  await app.getByTestId('arrives').fill('10')
  await expect(app.getByTestId('limits')).toHaveText(/^At most about [\d,.]+ USDC on this route$/)
  await app.getByTestId('arrives').fill('900000000000')
  await expect(app.getByRole('alert')).toHaveText(/Relay moves at most about [\d,.]+ USDC on this route\./)
  await expect(app.locator('.quote')).toHaveCount(0)
})
