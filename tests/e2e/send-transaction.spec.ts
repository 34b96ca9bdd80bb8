import { readFileSync } from 'node:fs'
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { confirm, openHash } from './app.ts'
import { askedBy, connectedPage } from './connected.ts'
import { expect, test } from './fixtures.ts'
import { ask, type Site, startSite } from './sites.ts'

const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ETHER = 10n ** 18n
const USDC = 10n ** 6n
const toHex = (value: bigint) => `0x${value.toString(16)}`

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const USDC_ON: Readonly<Record<number, `0x${string}`>> = {
  1: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  8453: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
}

function usdcOn(chainId: number): `0x${string}` {
  const token = USDC_ON[chainId]
  if (!token) throw new Error(`expected USDC on ${chainId}`)
  return token
}

test('24: eth_sendTransaction sends exactly the page’s bytes on its chain, and answers with the hash', {
  tag: '@even',
}, async ({ app, devnet, wallet }) => {
  const { page, account } = await connectedPage(app, wallet, site)
  await devnet.fund(account)
  const before = await devnet.balance(1, SHOP)
  const value = ETHER / 20n
  const asked = await askedBy(
    wallet,
    page,
    [{ from: account, to: SHOP, value: toHex(value), gas: '0x5208', nonce: '0x63' }],
    'eth_sendTransaction',
  )
  await confirm(asked.window)
  const { result } = await asked.answer
  expect(result).toMatch(/^0x[0-9a-f]{64}$/)
  await expect.poll(async () => (await devnet.balance(1, SHOP)) - before).toBe(value)
  expect(await devnet.sentBy(1, account)).toMatchObject([{ hash: result, nonce: 0 }])

  // The support file includes it, with a short address.
  await openHash(app, '#/settings')
  const [file] = await Promise.all([app.waitForEvent('download'), app.getByTestId('export-support').click()])
  const support = readFileSync(await file.path(), 'utf8')
  expect(JSON.parse(support).calls).toMatchObject([{ requester: site.url, calls: [{ hash: result }] }])
  expect(support.toLowerCase()).not.toContain(account.slice(2).toLowerCase())

  for (const wrong of [
    { from: SHOP, to: SHOP },
    { from: account, to: SHOP.slice(0, 40) },
    { from: account, to: SHOP, value: '1.5' },
    { from: account, to: SHOP, chainId: '0x2105' },
    { from: account, to: SHOP, type: '0x4', authorizationList: [] },
    { from: account, to: SHOP, data: '0x123' },
    { from: account },
  ]) {
    const { code } = await ask(page, 'eth_sendTransaction', [wrong])
    expect([wrong, code]).toEqual([wrong, wrong.from === SHOP ? 4100 : -32602])
  }
})

test('a transaction that would fail cannot be sent, and one that is refused is not', { tag: '@odd' }, async ({
  app,
  devnet,
  wallet,
}) => {
  const { page, account } = await connectedPage(app, wallet, site)
  await devnet.fund(account)
  const usdc = usdcOn(1)
  // The shop gave the account no allowance.
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [SHOP, account, USDC] })
  const failing = await askedBy(wallet, page, [{ from: account, to: usdc, data }], 'eth_sendTransaction')
  await expect(failing.window.getByTestId('reject')).toBeVisible()
  await expect(failing.window.getByTestId('confirm')).toHaveCount(0)
  await failing.window.getByTestId('reject').click()
  expect(await failing.answer).toMatchObject({ code: 4001 })
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SHOP, maxUint256] })
  const refused = await askedBy(wallet, page, [{ from: account, to: usdc, data: approve }], 'eth_sendTransaction')
  await expect(refused.window.getByTestId('confirm')).toBeVisible()
  await refused.window.close()
  expect(await refused.answer).toMatchObject({ code: 4001 })
  expect(await devnet.sentBy(1, account)).toHaveLength(0)
})

test('an account without a cent on the chain of the page pays there with money from another one', {
  tag: '@odd',
}, async ({ app, devnet, wallet }) => {
  const { page, account } = await connectedPage(app, wallet, site)
  await devnet.fund(account, { chainId: 1, currency: '0x0000000000000000000000000000000000000000', amount: `${ETHER}` })
  await devnet.fund(account, { chainId: 1, currency: usdcOn(1), amount: `${100n * USDC}` })
  expect(await ask(page, 'wallet_switchEthereumChain', [{ chainId: '0x2105' }])).toEqual({ result: null })
  const usdc = usdcOn(8453)
  const before = await devnet.tokenBalance(8453, usdc, SHOP)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [SHOP, 25n * USDC] })
  const asked = await askedBy(wallet, page, [{ from: account, to: usdc, data }], 'eth_sendTransaction')
  await expect(asked.window.getByTestId('confirm')).toBeVisible()
  await confirm(asked.window)
  const { result } = await asked.answer
  await expect.poll(async () => (await devnet.tokenBalance(8453, usdc, SHOP)) - before).toBe(25n * USDC)
  expect(await devnet.sentBy(8453, account)).toMatchObject([{ hash: result, nonce: 0 }])
})

test('25: calls are sent in their order, under an id of the page, and followed by it', { tag: '@even' }, async ({
  app,
  devnet,
  wallet,
}) => {
  const { page, account } = await connectedPage(app, wallet, site)
  await devnet.fund(account)
  expect(await ask(page, 'wallet_getCapabilities', [account, ['0x1', '0x7']])).toMatchObject({
    result: { '0x1': { auxiliaryFunds: { supported: true } } },
  })
  const calls = [1n, 2n].map((value) => ({ to: SHOP, value: toHex(value) }))
  const sent = { version: '2.0.0', id: 'order-7', chainId: '0x1', atomicRequired: false, from: account, calls }
  const asked = await askedBy(wallet, page, [sent], 'wallet_sendCalls')
  await confirm(asked.window)
  expect(await asked.answer).toEqual({ result: { id: 'order-7' } })
  const status = async () => (await ask(page, 'wallet_getCallsStatus', ['order-7'])).result
  await expect
    .poll(status)
    .toMatchObject({ id: 'order-7', status: 200, chainId: '0x1', receipts: [{ status: '0x1' }, { status: '0x1' }] })
  expect(await devnet.sentBy(1, account)).toMatchObject([{ nonce: 0 }, { nonce: 1 }])
  expect(await ask(page, 'wallet_sendCalls', [sent])).toMatchObject({ code: 5720 })
  expect(await ask(page, 'wallet_sendCalls', [{ ...sent, id: 'other', atomicRequired: true }])).toMatchObject({
    code: 5760,
  })
  expect(await ask(page, 'wallet_sendCalls', [{ ...sent, id: 'other', chainId: '0x7' }])).toMatchObject({ code: 5710 })
  expect(
    await ask(page, 'wallet_sendCalls', [{ ...sent, id: 'other', capabilities: { paymasterService: {} } }]),
  ).toMatchObject({ code: 5700 })
  expect(await ask(page, 'wallet_getCallsStatus', ['order-8'])).toMatchObject({ code: 5730 })
})
