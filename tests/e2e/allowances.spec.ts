import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { confirm, openHash } from './app.ts'
import { askedBy, connectedPage } from './connected.ts'
import { expect, test } from './fixtures.ts'
import { ask, type Site, startSite } from './sites.ts'

const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('what a site was allowed is listed as its token says, taken back once, and gone by the token’s own word', async ({
  app,
  devnet,
  wallet,
}) => {
  const { page, account } = await connectedPage(app, wallet, site)
  await devnet.fund(account)
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SHOP, maxUint256] })
  const asked = await askedBy(wallet, page, [{ from: account, to: USDC, data: approve }], 'eth_sendTransaction')
  await confirm(asked.window)
  expect((await asked.answer).result).toMatch(/^0x/)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [account, SHOP] })
  const allowed = async () => BigInt(String((await ask(page, 'eth_call', [{ to: USDC, data }, 'latest'])).result))
  await expect.poll(allowed).toBe(maxUint256)

  await openHash(app, '#/settings/permissions')
  await expect(app.getByTestId('allowance')).toHaveCount(1)
  await expect(app.getByTestId('allowance')).toContainText('Any amount of USDC')
  await expect(app.getByTestId('allowance')).toContainText(`asked for by ${new URL(site.url).host}`)
  await app.getByTestId('take-back').click()
  await expect(app.getByTestId('calls')).toContainText('Take back the permission to take USDC')
  await confirm(app)
  await app.waitForURL(/#\/sent\//)
  await expect(app.getByTestId('sent-done')).toBeVisible()
  expect(await allowed()).toBe(0n)
  expect(await devnet.sentBy(1, account)).toMatchObject([{ nonce: 0 }, { nonce: 1 }])

  await openHash(app, '#/settings/permissions')
  await expect(app.getByTestId('taken-back')).toContainText('USDC on Ethereum')
  await expect(app.getByTestId('allowance')).toHaveCount(0)
})
