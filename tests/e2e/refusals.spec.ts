import { confirm, fillMove, openHash, review, transferId } from './app.ts'
import { expect, test } from './fixtures.ts'
import { fundedWallet } from './made/wallet.ts'

const FRIEND = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const ENS_REGISTRY = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

test('a chain that money leaves: one that lags is warned of, and one that is switched off before the yes is not signed for', {
  tag: '@odd',
}, async ({ app, devnet }) => {
  const incident = (says: Readonly<Record<string, unknown>>) => devnet.incident(1, says)
  await incident({ blockProductionLagging: true })
  try {
    const account = await fundedWallet(app, devnet)
    await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
    await expect(app.getByText('Ethereum is slow right now.')).toBeVisible()
    await review(app)
    await expect(app.getByText('may take longer now')).toBeVisible()
    await incident({ blockProductionLagging: false, disabled: true })
    // A signature may rest on two-second-old reads.
    await app.waitForTimeout(3_000)
    await confirm(app)
    await expect(app.getByText('Transfers on Ethereum are off right now.')).toBeVisible()
    expect(await devnet.sentBy(1, account)).toEqual([])
  } finally {
    await incident({ disabled: false, blockProductionLagging: false })
  }
})

test('a chain that begins to lag after the quote and before the yes: nothing is signed until that is shown, and the next yes carries it out', {
  tag: '@even',
}, async ({ app, devnet }) => {
  const account = await fundedWallet(app, devnet)
  for (const [chainId, name] of [
    [1, 'Ethereum'],
    [8453, 'Base'],
  ] as const) {
    const before = (await devnet.sentBy(1, account)).length
    try {
      await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: chainId === 1 ? '0.1' : '0.2' })
      await review(app)
      await expect(app.getByText('may take longer now')).toHaveCount(0)
      await devnet.incident(chainId, { blockProductionLagging: true })
      // A signature may rest on two-second-old reads.
      await app.waitForTimeout(3_000)
      await confirm(app)
      await expect(app.getByTestId('newly-warned')).toContainText(`${name} is slow right now`)
      await expect(app.getByText('may take longer now')).toBeVisible()
      expect(await devnet.sentBy(1, account)).toHaveLength(before)
      await confirm(app)
      await transferId(app)
      await expect(app.getByTestId('outcome')).toContainText('has arrived')
      expect(await devnet.sentBy(1, account)).toHaveLength(before + 1)
    } finally {
      await devnet.incident(chainId, { blockProductionLagging: false })
    }
  }
})

test('a name without an address, or one that cannot be looked up, gives an error and no recipient', {
  tag: '@odd',
}, async ({ app, devnet }) => {
  await fundedWallet(app, devnet)
  const registry = (code: string) =>
    fetch(devnet.line.chains[1]?.rpc ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setCode', params: [ENS_REGISTRY, code] }),
    })
  const isLeftOut = async (name: string) => {
    await expect(app.getByTestId('use-name')).toHaveCount(0)
    await expect(app.getByTestId('recipient')).toHaveValue(name)
    await expect(app.getByTestId('review')).toBeDisabled()
  }
  await registry('0x')
  await fillMove(app, { from: 'ETH on Base', to: 'USDC on Base', amount: '0.1' })
  await app.getByTestId('other-recipient').click()
  await app.getByTestId('recipient').fill('nobody.eth')
  await expect(app.getByText('nobody.eth has no address. Check the spelling')).toBeVisible()
  await isLeftOut('nobody.eth')
  // The first letter is a Cyrillic lookalike.
  await app.getByTestId('recipient').fill('\u0430nna.eth')
  await expect(app.getByText('Couldn’t look up \u0430nna.eth')).toBeVisible()
  await isLeftOut('\u0430nna.eth')
  await devnet.stopNode(1)
  await app.getByTestId('recipient').fill('anna.eth')
  await expect(app.getByText('Couldn’t look up anna.eth')).toBeVisible()
  await isLeftOut('anna.eth')
  await devnet.startNode(1)
  await app.getByTestId('recipient').fill(FRIEND)
  await review(app)
  await expect(app.getByTestId('goes-to')).toBeVisible()
})

test('too little, too much and no route each say what to change, and the change is enough', { tag: '@odd' }, async ({
  app,
  devnet,
}) => {
  await fundedWallet(app, devnet)
  const alert = app.getByRole('alert')
  const refused = app.getByTestId('quote-unavailable')

  await test.step('less than the way carries, by what was asked before', async () => {
    await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.0000001' })
    await expect(alert).toHaveText(/Relay moves at least about [\d.]+ ETH on this route\. Send more\./)
    await expect(app.getByTestId('review')).toBeDisabled()
    await app.getByTestId('amount').fill('0.1')
    await review(app)
  })

  await test.step('less than the fees and the gas on arrival: AMOUNT_TOO_LOW', async () => {
    await fillMove(app, { from: 'ETH on Ethereum', to: 'USDC on Base', amount: '0.0004' })
    await app.getByTestId('options').click()
    await app.getByTestId('topup').click()
    await app.keyboard.press('Escape')
    await expect(refused).toContainText('Too little to move')
    await expect(refused).toContainText('Send more, or choose a cheaper destination chain.')
    await expect(app.getByTestId('review')).toBeDisabled()
    await app.getByTestId('amount').fill('0.1')
    await review(app)
  })

  await test.step('more than the other side pays out', async () => {
    await fillMove(app, { from: 'ETH on Ethereum', to: 'USDC on Base', amount: '' })
    await app.getByTestId('arrives').fill('900000000000')
    await expect(alert).toHaveText(/Relay moves at most about [\d,.]+ USDC on this route\. Send less/)
    await expect(app.getByTestId('review')).toBeDisabled()
    await app.getByTestId('arrives').fill('250')
    await review(app)
  })

  await test.step('more than a pool holds: INSUFFICIENT_LIQUIDITY', async () => {
    await fillMove(app, { from: 'ETH on Base', to: 'USDC on Base', amount: '' })
    await app.getByTestId('arrives').fill('900000000000')
    await expect(refused).toContainText('Too much to move at once')
    await expect(refused).toContainText('Send less, in parts, or try again later.')
    await app.getByTestId('arrives').fill('250')
    await review(app)
  })

  await test.step('no route between the two', async () => {
    await devnet.fault({ kind: 'error', errorCode: 'NO_SWAP_ROUTES_FOUND' })
    await openHash(app, '#/form')
    await fillMove(app, { from: 'USDT on Base', to: 'ETH on Ethereum', amount: '100' })
    await expect(refused).toContainText('No route between these two')
    await expect(refused).toContainText('Choose another currency on one side, such as the chain’s own or USDC.')
    await expect(app.getByTestId('review')).toBeDisabled()
    await devnet.calm()
    await fillMove(app, { from: 'USDC on Base', to: 'ETH on Ethereum', amount: '100' })
    await review(app)
  })
})
