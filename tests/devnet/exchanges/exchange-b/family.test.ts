import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEV_ACCOUNTS } from '../../accounts.ts'
import { createApp } from '../../http.ts'
import type { Part } from '../../parts.ts'
import type { Payment } from '../../service/destination.ts'
import type { AskedBody, StepPlan } from '../../service/origin.ts'
import type { Sighting } from '../../service/sighting.ts'
import { getJson, handClock, startAlone } from '../stand.ts'
import { PERP_USDC, RELAYER_ACCOUNT } from './chain.ts'
import { connectExchangeB, type TransferParameters } from './client.ts'
import { startExchangeB } from './part.ts'

const WALLET = privateKeyToAccount(DEV_ACCOUNTS[0]?.privateKey ?? '0x')
const clock = handClock()
const seen: Sighting[] = []
let part: Part
let stopWatching = async () => {}

beforeAll(async () => {
  part = await startAlone(startExchangeB, clock)
  stopWatching = await part.family.watch(
    (sighting) => seen.push(sighting),
    () => undefined,
  )
})
afterAll(async () => {
  await stopWatching()
  await part.stop()
})

const chain = () => part.family.chains[0] ?? expect.fail('no chain')
const url = () => chain().rpcUrl
const asked: AskedBody = { amount: 20_000_000n, tradeType: 'EXACT_INPUT' }
const id = (byte: string) => `0x${byte.repeat(32)}` as const
const open = (user: string, body: AskedBody = asked) =>
  part.family.openOrigin({ input: { chain: chain(), currency: PERP_USDC }, user, body, requestId: id('01') })

async function planFor(user: string, orderId: `0x${string}`, amount = 20_000_000n) {
  const input = { chain: chain(), currency: PERP_USDC }
  const plan: StepPlan = {
    input,
    user,
    recipient: WALLET.address,
    refundTo: user,
    amount,
    payment: { currency: PERP_USDC, amount },
    orderId,
    requestId: id('01'),
    check: { endpoint: '/intents/status/v3?requestId=0x01', method: 'GET' },
    body: asked,
    depositAddress: undefined,
    swap: undefined,
    local: undefined,
    nowSeconds: 1,
  }
  const origin = await open(user)
  return { ...(await origin.plan(plan)), userBalance: origin.userBalance }
}

const perps = async (accountIndex: number) => {
  const { body } = await getJson(`${url()}/api/v1/account?by=index&value=${accountIndex}`)
  return (body as { accounts: { collateral: string }[] }).accounts[0]?.collateral
}

test('a withdrawal is one transfer to the relayer, whose memo is the order id, and is seen as its deposit', async () => {
  const client = await connectExchangeB(url(), WALLET, clock.now)
  const { steps, gas, userBalance } = await planFor(`${client.accountIndex}`, id('aa'))
  expect([steps.length, gas, userBalance]).toEqual([1, 3_000_000n, 10_000_000_000n])
  const data = steps[0]?.items[0]?.data as { action: { type: string; parameters: TransferParameters } }
  expect(data.action).toEqual({
    type: 'transfer',
    parameters: {
      toAccountIndex: RELAYER_ACCOUNT,
      assetIndex: 3,
      fromRouteType: 0,
      toRouteType: 0,
      amount: 20_000_000,
      usdcFee: 3_000_000,
      memo: id('aa'),
    },
  })
  seen.length = 0
  expect(await client.post(await client.sign(data.action.parameters))).toMatchObject({ status: 200 })
  const [sighting] = seen
  expect(sighting).toMatchObject({ orderId: id('aa'), from: `${client.accountIndex}`, amount: 20_000_000n })
  expect(sighting).toMatchObject({ currency: '0', state: 'confirmed' })
  expect(await part.family.lookUp(chain(), `0x${sighting?.txHash}`)).toEqual([sighting])
  expect(await part.family.explore(chain(), 'tx', sighting?.txHash ?? '')).toMatchObject({ type: 12 })
  expect(await perps(client.accountIndex)).toBe('9977.000000')
})

test('transfers to others, and of others’ kinds, are no deposits', async () => {
  const client = await connectExchangeB(url(), privateKeyToAccount(DEV_ACCOUNTS[1]?.privateKey ?? '0x'), clock.now)
  const transfer: TransferParameters = {
    toAccountIndex: client.accountIndex + 1,
    assetIndex: 3,
    fromRouteType: 0,
    toRouteType: 0,
    amount: 1,
    usdcFee: 3_000_000,
    memo: id('ad'),
  }
  seen.length = 0
  expect(await client.post(await client.sign(transfer))).toMatchObject({ status: 200 })
  const toSpot = { ...transfer, toAccountIndex: RELAYER_ACCOUNT, toRouteType: 1 }
  expect(await client.post(await client.sign(toSpot))).toMatchObject({ status: 200 })
  expect(seen).toEqual([])
})

describe('refusals', () => {
  test('an account that does not exist, and deposit addresses', async () => {
    await expect(open('5')).rejects.toThrow('user: exchange B has no account 5')
    await expect(open('100001', { ...asked, useDepositAddress: true })).rejects.toThrow('useDepositAddress')
  })
  test('a recipient that does not exist, or is the relayer', async () => {
    const output = { chain: chain(), currency: PERP_USDC }
    const ask = (recipient: string) =>
      part.family.openDestination({ output, recipient, body: asked, requestId: id('01') })
    await expect(ask('5')).rejects.toThrow('recipient: exchange B has no account 5')
    await expect(ask(`${RELAYER_ACCOUNT}`)).rejects.toThrow('recipient: the relayer')
    expect(await (await ask('100001')).solverBalance(PERP_USDC)).toBeGreaterThan(10n ** 14n)
  })
})

test('payouts reach the account, each key once', async () => {
  const payment: Payment = {
    key: 'fill:0x01',
    orderId: id('01'),
    chain: chain(),
    currency: PERP_USDC,
    recipient: '100005',
    amount: 5_000_000n,
  }
  const first = await part.family.pay(payment)
  expect((await part.family.pay(payment)).txHashes).toEqual(first.txHashes)
  const found = (await part.family.explore(chain(), 'tx', first.txHashes[0] ?? '')) as { info: string }
  const ToAccountIndex = Number(payment.recipient)
  expect(JSON.parse(found.info)).toMatchObject({ ToAccountIndex, AssetIndex: 3, Amount: Number(payment.amount) })
  expect(await first.confirmed(AbortSignal.timeout(1_000))).toBe('success')
  expect(await perps(100_005)).toBe('10005.000000')
  await expect(part.family.pay({ ...payment, key: 'fill:0x02', recipient: '5' })).rejects.toThrow('no account 5')
  await expect(part.family.pay({ ...payment, key: 'fill:0x03', amount: 10n ** 18n })).rejects.toThrow('holds')
})

test('addresses are account indexes, in one form', () => {
  const { address, currency } = part.family
  expect(address(chain(), '100001', 'user')).toBe('100001')
  for (const text of ['0100001', '-1', '1.5', WALLET.address, ''])
    expect(address(chain(), text, 'user')).toBeUndefined()
  expect([currency(chain(), '0')?.symbol, currency(chain(), '1')]).toEqual(['USDC (Perp)', undefined])
  expect(part.line).toEqual({ url: url(), relayerAccountIndex: RELAYER_ACCOUNT })
})

test('control calls open accounts, fund them, and set shape, fee and faults', async () => {
  const app = createApp('nothing here')
  part.control?.(app)
  const call = async (path: string, body?: unknown, method = 'POST') => {
    const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    return (await app.request(`/exchangeB/${path}`, init)).json()
  }
  const address = '0x3333333333333333333333333333333333333333'
  expect(await call('accounts', { address, accountIndex: 7 })).toEqual({ accountIndex: 7, address })
  expect(await call('accounts', { address, accountIndex: 7 })).toMatchObject({
    message: expect.stringMatching(/^accountIndex/),
  })
  expect(await call('fund', { accountIndex: 7, amount: '5' })).toMatchObject({ amount: '5', balance: '5' })
  expect(await call('fund', { accountIndex: 7, assetIndex: 1, route: 1 })).toMatchObject({ assetIndex: 1, route: 1 })
  expect(await call('fund', { accountIndex: 8 })).toMatchObject({ message: expect.stringMatching(/^accountIndex/) })
  expect(await call('answer-shape', { shape: 'accountIndex' })).toEqual({ shape: 'accountIndex' })
  expect((await getJson(`${url()}/api/v1/accountsByL1Address?l1_address=${address}`)).body).toMatchObject({
    accountIndex: 7,
  })
  expect(await call('answer-shape', { shape: 'round' })).toMatchObject({ message: expect.stringMatching(/^shape/) })
  expect(await call('transfer-fee', { usdc: 1 })).toEqual({ usdc: 1 })
  expect((await planFor('7', id('ae'), 1n)).gas).toBe(1n)
  expect(await call('faults', { kind: 'drop', times: 1 })).toMatchObject({ kind: 'drop', when: 'before' })
  expect(await call('faults', undefined, 'GET')).toHaveLength(1)
  expect(await call('faults', undefined, 'DELETE')).toEqual([])
  expect(await part.fund?.('0x4444444444444444444444444444444444444444', 5n)).toMatchObject({ balance: '5' })
  await expect(part.fund?.('nobody', 5n)).rejects.toThrow('address: expected')
})
