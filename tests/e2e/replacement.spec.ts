import type { Page } from 'playwright'
import { addressOf, cross } from './app.ts'
import type { Devnet } from './devnet.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

const ETHEREUM = 1
const ETH = 10n ** 18n

/** A new wallet with an unconfirmed deposit. */
async function stuck(app: Page, devnet: Devnet): Promise<string> {
  await haveWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  await devnet.automine(ETHEREUM, false)
  await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect.poll(async () => (await devnet.sentBy(ETHEREUM, address)).length).toBe(1)
  return address
}

async function agree(app: Page, does: 'speedUp' | 'cancel'): Promise<void> {
  await app.getByTestId(`replacement-${does}`).click()
  await expect(app.getByTestId('replacement-terms')).toBeVisible()
  await expect(app.getByTestId('confirm')).toBeEnabled()
  await app.getByTestId('confirm').click()
  await expect(app.getByRole('dialog')).toHaveCount(0)
}

test('a deposit that is stuck is sped up: of the two transactions exactly one gets in', async ({
  app,
  devnet,
  wallet,
}) => {
  const address = await stuck(app, devnet)
  const badge = () => wallet.inWorker<string>('chrome.action.getBadgeText({})')
  expect(await badge()).toBe('•')
  const [first] = await devnet.sentBy(ETHEREUM, address)
  await agree(app, 'speedUp')
  await expect(app.getByText('Sent again with a higher fee')).toBeVisible()
  await expect.poll(async () => (await devnet.sentBy(ETHEREUM, address)).at(-1)?.hash).not.toBe(first?.hash)
  await devnet.mine(ETHEREUM, 1)
  await devnet.automine(ETHEREUM, true)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  const inBlocks = (await devnet.sentBy(ETHEREUM, address)).filter((each) => each.blockNumber !== null)
  expect(inBlocks).toMatchObject([{ nonce: 0, to: first?.to }])
  expect(inBlocks[0]?.hash).not.toBe(first?.hash)
  await expect.poll(badge).toBe('')
})

test('a stuck deposit is cancelled: exactly one of the two transactions is included, and it pays no one', async ({
  app,
  devnet,
}) => {
  const address = await stuck(app, devnet)
  const [deposit] = await devnet.sentBy(ETHEREUM, address)
  const before = await devnet.balance(ETHEREUM, address)
  await agree(app, 'cancel')
  await expect.poll(async () => (await devnet.sentBy(ETHEREUM, address)).at(-1)?.hash).not.toBe(deposit?.hash)
  await expect(app.getByText('Being cancelled')).toBeVisible()
  await devnet.mine(ETHEREUM, 1)
  await devnet.automine(ETHEREUM, true)
  await expect(app.getByTestId('outcome')).toContainText('You cancelled it')
  const inBlocks = (await devnet.sentBy(ETHEREUM, address)).filter((each) => each.blockNumber !== null)
  expect(inBlocks).toMatchObject([{ nonce: 0, to: expect.stringMatching(new RegExp(address, 'i')) }])
  expect(before - (await devnet.balance(ETHEREUM, address))).toBeLessThan(ETH / 100n)
})
