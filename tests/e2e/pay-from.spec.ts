import { confirm } from './app.ts'
import { askedBy, connectedPage } from './connected.ts'
import { expect, test } from './fixtures.ts'
import { ask, type Site, startSite } from './sites.ts'

const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93/slip44:0'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('where a page leaves open what its wish is paid from, the user chooses, and sees the proof of that', async ({
  app,
  devnet,
  wallet,
}) => {
  const { page, account } = await connectedPage(app, wallet, site)
  await devnet.fund(account)
  const before = await devnet.tokenBalance(8453, USDC_ON_BASE, account)
  const output = { asset: `eip155:8453/erc20:${USDC_ON_BASE}`, amount: '0x989680' }
  const asked = await askedBy(wallet, page, [{ version: '1.0.0', id: 'wish', output }], 'wallet_sendIntent')
  await expect(asked.window.getByTestId('pay-from')).toContainText('USDC')
  await asked.window.getByTestId('pay-from').click()
  await asked.window.getByRole('option', { name: /^ETH on Ethereum/ }).click()
  await expect(asked.window.getByTestId('review-sentence')).toContainText(/You pay.*ETH.*Ethereum/)
  await confirm(asked.window)
  expect(await asked.answer).toEqual({ result: { id: 'wish' } })
  const status = async () => (await ask(page, 'wallet_getCallsStatus', ['wish'])).result
  await expect.poll(status).toMatchObject({ status: 200 })
  expect((await devnet.tokenBalance(8453, USDC_ON_BASE, account)) - before).toBe(10_000_000n)
})

test('bitcoin is asked for by its standard name, and comes to an own address where no other is named', async ({
  app,
  devnet,
  wallet,
}) => {
  const { page, account } = await connectedPage(app, wallet, site)
  await devnet.fund(account)
  const output = { asset: BITCOIN, amount: '0x186a0' }
  const asked = await askedBy(wallet, page, [{ version: '1.0.0', output }], 'wallet_sendIntent')
  await expect(asked.window.getByTestId('review-sentence')).toContainText('0.001 BTC')
  await expect(asked.window.getByText('Your account').first()).toBeVisible()
  await asked.window.getByTestId('reject').click()
  expect(await asked.answer).toMatchObject({ code: 4001 })
})
