import { encodeFunctionData, erc20Abi } from 'viem'
import { confirm } from './app.ts'
import { askedBy, connectedPage } from './connected.ts'
import { expect, test } from './fixtures.ts'
import { approvalWindow, ask, findWallet, heard, type Site, startSite } from './sites.ts'

const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const NATIVE = '0x0000000000000000000000000000000000000000'
const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const ETHER = 10n ** 18n
const USDC = 10n ** 6n

let site: Site
let other: Site
test.beforeAll(async () => {
  site = await startSite()
  other = await startSite()
})
test.afterAll(async () => {
  await site.stop()
  await other.stop()
})

test('26: an intent continues without its page, and the tabs of its site alone are notified', { tag: '@even' }, async ({
  app,
  devnet,
  wallet,
}) => {
  const { page, account } = await connectedPage(app, wallet, site)
  await devnet.fund(account)
  const second = await wallet.context.newPage()
  await second.goto(`${site.url}/second`)
  expect(await findWallet(second)).toBe(true)
  const stranger = await wallet.context.newPage()
  await stranger.goto(`${other.url}/`)
  expect(await findWallet(stranger)).toBe(true)
  const window = await approvalWindow(wallet, async () => void ask(stranger, 'eth_requestAccounts'))
  await confirm(window)
  await expect.poll(() => ask(stranger, 'eth_accounts')).toEqual({ result: [account.toLowerCase()] })

  const output = { asset: { chainId: 8453, address: NATIVE }, amount: '0x2386f26fc10000' }
  const sent = { version: '1.0.0', id: 'intent-1', output }
  const closed = await askedBy(wallet, page, [sent], 'wallet_sendIntent')
  await closed.window.close()
  expect(await closed.answer).toMatchObject({ code: 4001 })

  const asked = await askedBy(wallet, page, [sent], 'wallet_sendIntent')
  await confirm(asked.window)
  expect(await asked.answer).toEqual({ result: { id: 'intent-1' } })
  await page.close()
  const codes = async () =>
    (await heard(second)).flatMap(([name, value]) => (name === 'message' ? [(value as { data: object }).data] : []))
  await expect.poll(codes).toContainEqual(expect.objectContaining({ id: 'intent-1', status: 200 }))
  expect((await heard(stranger)).filter(([name]) => name === 'message')).toEqual([])
  expect(await ask(stranger, 'wallet_getCallsStatus', ['intent-1'])).toMatchObject({ code: 5730 })
  const back = await wallet.context.newPage()
  await back.goto(`${site.url}/`)
  expect(await findWallet(back)).toBe(true)
  expect(await ask(back, 'wallet_getCallsStatus', ['intent-1'])).toMatchObject({ result: { status: 200 } })
})

test('a funding transfer survives the background and its page, and the page’s transaction follows once', {
  tag: '@odd',
}, async ({ app, devnet, wallet }) => {
  const { page, account } = await connectedPage(app, wallet, site)
  await devnet.fund(account, { chainId: 1, currency: NATIVE, amount: `${ETHER}` })
  expect(await ask(page, 'wallet_switchEthereumChain', [{ chainId: '0x2105' }])).toEqual({ result: null })
  const before = await devnet.balance(8453, SHOP)
  const transaction = { from: account, to: SHOP, value: `0x${(ETHER / 50n).toString(16)}` }
  await devnet.pauseSolver(true)
  const asked = await askedBy(wallet, page, [transaction], 'eth_sendTransaction')
  await confirm(asked.window)
  await expect.poll(async () => (await devnet.sentBy(1, account)).length).toBe(1)

  // An equal request is asked about by itself.
  const again = await askedBy(wallet, page, [transaction], 'eth_sendTransaction')
  await again.window.getByTestId('reject').click()
  expect(await again.answer).toMatchObject({ code: 4001 })
  await wallet.killWorker()
  await devnet.pauseSolver(false)
  const { result } = await asked.answer
  await expect.poll(async () => (await devnet.balance(8453, SHOP)) - before).toBe(ETHER / 50n)
  expect(await devnet.sentBy(8453, account)).toMatchObject([{ hash: result }])
  expect(await devnet.sentBy(1, account)).toHaveLength(1)
})

test('a refunded funding transfer sends no transaction, and the page learns it', { tag: '@even' }, async ({
  app,
  devnet,
  wallet,
}) => {
  const { page, account } = await connectedPage(app, wallet, site)
  await devnet.fund(account, { chainId: 1, currency: NATIVE, amount: `${ETHER}` })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [SHOP, USDC] })
  const funds = { requiredAssets: [{ address: USDC_ON_BASE, amount: '0xf4240', standard: 'erc20' }] }
  const sent = { version: '2.0.0', chainId: '0x2105', atomicRequired: true, calls: [{ to: USDC_ON_BASE, data }] }
  await devnet.failFills(8)
  const asked = await askedBy(wallet, page, [{ ...sent, capabilities: { auxiliaryFunds: funds } }], 'wallet_sendCalls')
  await confirm(asked.window)
  const { result } = await asked.answer
  const { id } = result as { id: string }
  const status = async () => (await ask(page, 'wallet_getCallsStatus', [id])).result
  await expect
    .poll(status)
    .toMatchObject({ status: 400, capabilities: { auxiliaryFunds: { status: 'refunded', error: { code: 5770 } } } })
  expect(await devnet.sentBy(8453, account)).toHaveLength(0)
})
