import { encodeFunctionData, erc20Abi, maxUint256, parseAbi } from 'viem'
import { confirm, openHash } from './app.ts'
import { askedBy, connectedPage } from './connected.ts'
import { expect, test } from './fixtures.ts'
import { ask, type Site, startSite } from './sites.ts'

const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const PERMIT2_ABI = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function allowance(address owner, address token, address spender) view returns (uint160, uint48, uint48)',
])
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('an allowance of a site is listed as its token reports it, revoked once, and gone when the token says so', async ({
  app,
  devnet,
  wallet,
}) => {
  const { page, account } = await connectedPage(app, wallet, site)
  await devnet.fund(account)
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SHOP, maxUint256] })
  const asked = await askedBy(wallet, page, [{ from: account, to: USDC, data: approve }], 'eth_sendTransaction')
  await expect(asked.window.getByTestId('ordinary-spender')).toContainText('No contract at this address')
  await confirm(asked.window)
  expect((await asked.answer).result).toMatch(/^0x/)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [account, SHOP] })
  const allowed = async () => BigInt(String((await ask(page, 'eth_call', [{ to: USDC, data }, 'latest'])).result))
  await expect.poll(allowed).toBe(maxUint256)

  await openHash(app, '#/settings/allowances')
  await expect(app.getByTestId('allowance')).toHaveCount(1)
  await expect(app.getByTestId('allowance')).toContainText('Any amount of USDC')
  await expect(app.getByTestId('allowance')).toContainText(`asked for by ${new URL(site.url).host}`)
  await expect(app.getByTestId('allowance-ordinary')).toContainText('No contract at this address')
  await app.getByTestId('revoke').click()
  await expect(app.getByTestId('calls')).toContainText('Revoke the approval of USDC')
  await confirm(app)
  await app.waitForURL(/#\/bundle\//)
  await expect(app.getByTestId('bundle-done')).toBeVisible()
  expect(await allowed()).toBe(0n)
  expect(await devnet.sentBy(1, account)).toMatchObject([{ nonce: 0 }, { nonce: 1 }])

  await openHash(app, '#/settings/allowances')
  await expect(app.getByTestId('revoked')).toContainText('USDC on Ethereum')
  await expect(app.getByTestId('allowance')).toHaveCount(0)

  await test.step('what is kept inside of Permit2 is listed and taken back there', async () => {
    const until = Math.floor(Date.now() / 1_000) + 86_400
    const inside = (functionName: 'approve' | 'allowance', args: readonly unknown[]) =>
      encodeFunctionData({ abi: PERMIT2_ABI, functionName, args } as Parameters<typeof encodeFunctionData>[0])
    const approving = { from: account, to: PERMIT2, data: inside('approve', [USDC, SHOP, 5_000_000n, until]) }
    const second = await askedBy(wallet, page, [approving], 'eth_sendTransaction')
    await confirm(second.window)
    expect((await second.answer).result).toMatch(/^0x/)
    const question = { to: PERMIT2, data: inside('allowance', [account, USDC, SHOP]) }
    const kept = async () => String((await ask(page, 'eth_call', [question, 'latest'])).result).slice(0, 66)
    await expect.poll(async () => BigInt(await kept())).toBe(5_000_000n)

    await app.bringToFront()
    await app.reload()
    const row = app.getByTestId('allowance').filter({ hasText: 'In Permit2, until' })
    await expect(row).toContainText('Up to 5 USDC')
    await row.getByTestId('revoke').click()
    await expect(app.getByTestId('calls')).toContainText('Revoke the approval of USDC in Permit2')
    await confirm(app)
    await app.waitForURL(/#\/bundle\//)
    await expect(app.getByTestId('bundle-done')).toBeVisible()
    expect(BigInt(await kept())).toBe(0n)
    await openHash(app, '#/settings/allowances')
    await expect(app.getByTestId('revoked').first()).toBeVisible()
    await expect(app.getByTestId('allowance')).toHaveCount(0)
  })
})
