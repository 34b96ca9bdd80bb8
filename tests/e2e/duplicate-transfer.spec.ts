import { addressOf, confirm, fillMove, review, transferId } from './app.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

test('the same transfer in two tabs: the second warns of the first, and needs a tick', async ({
  app,
  wallet,
  devnet,
}) => {
  await haveWallet(app)
  await devnet.fund(await addressOf(app))
  const move = { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' } as const
  const second = await wallet.open()
  for (const page of [app, second]) {
    await page.bringToFront()
    await fillMove(page, move)
    await review(page)
  }
  await expect(second.getByTestId('duplicate-notice')).toHaveCount(0)
  await confirm(app)
  const id = await transferId(app)

  await second.bringToFront()
  await expect(second.getByTestId('duplicate-notice')).toContainText('You sent the same')
  await expect(second.getByTestId('duplicate-look')).toHaveAttribute('href', `#/transfer/${encodeURIComponent(id)}`)
  await expect(second.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'true')
  await second.getByTestId('accept-same').check()
  await confirm(second)
  expect(await transferId(second)).not.toBe(id)
})
