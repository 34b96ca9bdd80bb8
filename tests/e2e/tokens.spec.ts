import type { Page } from 'playwright'
import { confirm, crossingId, fillMove, openHash } from './app.ts'
import { expect, test } from './fixtures.ts'
import { fundedWallet, haveWallet } from './made/wallet.ts'

/** The wrapped native currency of Base: the service knows it, and no profile pins it. */
const WRAPPED = '0x4200000000000000000000000000000000000006'
const NO_TOKEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function paste(app: Page, which: 'from' | 'to', address: string): Promise<void> {
  await app.getByTestId(which).click()
  await app.getByRole('combobox').fill(address)
}

test('a token that is on no list is chosen by its address, warned of, proven, ticked, and arrives', async ({
  app,
  devnet,
}) => {
  const address = await fundedWallet(app, devnet)
  const before = await devnet.tokenBalance(8453, WRAPPED, address)
  await fillMove(app, { from: 'ETH on Base', to: 'USDC on Base', amount: '0.1' })
  await paste(app, 'to', WRAPPED)
  const option = app.getByRole('option', { name: /^WNATIVE on Base\b/ })
  await expect(option).toContainText('Not on Causeway’s list')
  await option.click()
  await expect(app.getByTestId('unpinned')).toContainText('Anybody can make a token of this name.')
  // The draft keeps it, with what its chain says of it.
  await app.reload()
  await openHash(app, '#/move')
  await expect(app.getByTestId('unpinned')).toContainText('WNATIVE is not on Causeway’s list')
  await app.getByTestId('review').click()
  await expect(app.getByTestId('review-sentence')).toContainText('WNATIVE')
  await expect(app.getByTestId('unpinned')).toContainText('WNATIVE is not on Causeway’s list')
  await expect(app.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'true')
  await app.getByTestId('accept-unpinned').check()
  await confirm(app)
  await crossingId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.tokenBalance(8453, WRAPPED, address)) - before).toBe(100_000_000_000_000_000n)
})

test('an address where no token stands is said to be that, of the chains that answered', async ({ app }) => {
  await haveWallet(app)
  await openHash(app, '#/move')
  await paste(app, 'to', NO_TOKEN)
  await expect(app.getByTestId('token-nothing')).toHaveText(
    'No token stands at this address on Ethereum, Base, and HyperEVM.',
  )
  await expect(app.getByRole('option')).toHaveCount(0)
})
