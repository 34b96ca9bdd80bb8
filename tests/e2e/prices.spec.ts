import { confirm, expectFinding, fillMove, openHash, review, transferId } from './app.ts'
import type { Devnet } from './devnet.ts'
import type { ExchangesDevnet } from './exchanges-devnet.ts'
import { expect, test } from './fixtures.ts'
import { fundedWallet } from './made/wallet.ts'

/** Exceeds every feed's allowed silence. */
const STALE_SECONDS = 30 * 86_400

async function age({ line }: Devnet, feed: string, ageSeconds: number): Promise<void> {
  for (const chainId of [1, 8453]) {
    const body = JSON.stringify({ chainId, feed, ageSeconds })
    const headers = { 'content-type': 'application/json' }
    const { ok } = await fetch(`${line.control}/feeds`, { method: 'POST', headers, body })
    expect(ok).toBe(true)
  }
}

test('an ordinary transfer has a price for both ends, and nothing is ticked', { tag: '@odd' }, async ({
  app,
  devnet,
}) => {
  await fundedWallet(app, devnet)
  for (const [from, to] of [
    ['ETH on Ethereum', 'USDC on Base'],
    ['USDC on Base', 'HYPE on HyperEVM'],
    ['USDC on Ethereum', 'BTC on Bitcoin'],
  ] as const) {
    await fillMove(app, { from, to, amount: from.startsWith('ETH') ? '0.1' : '100' })
    await review(app)
    await expect(app.getByTestId('confirm')).not.toHaveAttribute('aria-disabled', 'true')
    await expect(app.getByTestId('finding-risks')).toHaveCount(0)
    await expect(app.getByTestId('insist')).toHaveCount(0)
    await expect(app.getByText(/No independent price/)).toHaveCount(0)
  }
})

test.describe('where neither a feed nor exchange A says what HYPE is worth', () => {
  const without = async (devnet: Devnet, exchanges: ExchangesDevnet) => {
    await age(devnet, 'hype', STALE_SECONDS)
    await exchanges.faultA({ kind: 'refuse', path: '/info', status: 500 })
  }
  test.afterEach(({ devnet }) => age(devnet, 'hype', 0))

  test('it may arrive after a tick', { tag: '@even' }, async ({ app, devnet, exchanges }) => {
    const address = await fundedWallet(app, devnet)
    await without(devnet, exchanges)
    const before = await devnet.balance(999, address)
    await fillMove(app, { from: 'USDC on Base', to: 'HYPE on HyperEVM', amount: '100' })
    await review(app)
    await expect(app.getByTestId('finding-L10')).toContainText('No independent price for HYPE')
    await expect(app.getByTestId('accept-first')).toBeVisible()
    await expect(app.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'true')
    await app.getByTestId('accept-L10').check()
    await confirm(app)
    await transferId(app)
    await expect(app.getByTestId('outcome')).toContainText('has arrived')
    expect((await devnet.balance(999, address)) - before).toBeGreaterThan(0n)
  })

  test('what is paid has to have one, and so has what arrives for more than 1,000 dollars', { tag: '@even' }, async ({
    app,
    devnet,
    exchanges,
  }) => {
    await fundedWallet(app, devnet)
    await without(devnet, exchanges)
    await fillMove(app, { from: 'HYPE on HyperEVM', to: 'USDC on Base', amount: '1' })
    await expectFinding(app, 'No independent price for HYPE')
    await expect(app.getByTestId('review')).toBeDisabled()
    await fillMove(app, { from: 'USDC on Base', to: 'HYPE on HyperEVM', amount: '1500' })
    await expectFinding(app, 'No independent price for HYPE')
    await expect(app.getByTestId('review')).toBeDisabled()
    await age(devnet, 'hype', 0)
    await openHash(app, '#/')
    await fillMove(app, { from: 'USDC on Base', to: 'HYPE on HyperEVM', amount: '1499' })
    await review(app)
    await expect(app.getByTestId('finding-risks')).toHaveCount(0)
  })
})
