import { addressOf, confirm, fillMove, review } from './app.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

const ETHER = 10n ** 18n
/** Nobody's account, which the devnet lets be paid. */
const CALLED = '0x000000000000000000000000000000000000cA11'

test('a contract is called with the money where it arrives, exactly as it was typed and shown', async ({
  app,
  devnet,
}) => {
  await haveWallet(app)
  await devnet.fund(await addressOf(app))
  const before = await devnet.balance(8453, CALLED)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.05' })
  await app.getByTestId('options').click()
  await app.getByTestId('arrival-call').click()
  await app.getByTestId('arrival-call-to').fill(CALLED)
  await app.getByTestId('arrival-call-value').fill('0.03')
  await app.keyboard.press('Escape')
  await expect(app.getByTestId('review')).toBeEnabled()
  await review(app)
  await expect(app.getByTestId('arrival-calls')).toContainText('Pay 0.03 ETH')
  await expect(app.getByTestId('proof')).toContainText('The order makes the call that you asked for')
  await confirm(app)
  await expect
    .poll(async () => (await devnet.balance(8453, CALLED)) - before, { timeout: 20_000 })
    .toBe((3n * ETHER) / 100n)
  await expect(app.getByTestId('outcome')).toContainText('it called the contract')
})
