import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEV_ACCOUNTS } from '../../accounts.ts'
import type { World } from '../../world.ts'
import { startExchangeWorld, type Traveller, travellerIn } from '../traveller.ts'
import { CURRENCIES, OTHER_DEX, PERPS_USDC, USDC } from './tokens.ts'

const BASE_USDC = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const ok = { status: 200, body: { status: 'ok' } }
let world: World
let one: Traveller

beforeAll(async () => {
  world = await startExchangeWorld()
  one = travellerIn(world, DEV_ACCOUNTS[3] ?? expect.fail('no account'))
})
afterAll(() => world.stop())

const newKey = () => {
  const privateKey = generatePrivateKey()
  return { privateKey, address: privateKeyToAccount(privateKey).address }
}
async function stranger(dollars: number, mode?: string): Promise<Traveller> {
  const key = newKey()
  const { address } = key
  if (mode) await one.control('exchangeA/abstraction', { address, mode })
  await one.control('exchangeA/fund', { address, amount: `${dollars * 1e8}` })
  return travellerIn(world, key)
}
const withdrawal = (changes: Readonly<Record<string, unknown>> = {}) => ({
  ...{ originChainId: 1337, originCurrency: PERPS_USDC.address, protocolVersion: 'v2', amount: '1000000000' },
  ...{ destinationChainId: 8453, destinationCurrency: BASE_USDC, recipient: newKey().address },
  ...changes,
})
const deposit = (recipient: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  ...{ originChainId: 8453, originCurrency: BASE_USDC, amount: '50000000', recipient },
  ...{ destinationChainId: 1337, destinationCurrency: PERPS_USDC.address },
  ...changes,
})

test('both signatures may be made under the wallet’s own chain', async () => {
  const quote = await one.quote(withdrawal())
  expect(await one.authorize(quote, { chainId: 8453, signedUnder: 1 })).toMatchObject({ status: 401 })
  expect(await one.authorize(quote, { chainId: 8453 })).toMatchObject({ status: 200 })
  expect(await one.postTransfer(await one.signTransfer(quote, {}, 8453))).toMatchObject(ok)
  await one.untilStatus(quote, 'success')
})

test('a transfer with another nonce than was authorized is nobody’s', async () => {
  const [quote, other] = [await one.quote(withdrawal()), await one.quote(withdrawal())]
  await one.authorize(quote)
  await one.authorize(other)
  const { nonce } = await one.signTransfer(quote)
  expect(await one.postTransfer(await one.signTransfer(quote, { nonce: nonce + 10_000 }))).toMatchObject(ok)
  const [update] = (await one.ledgerUpdates()).slice(-1)
  expect(await one.index(1337, update?.hash ?? '')).toMatchObject({ status: 400 })
  await one.postTransfer(await one.signTransfer(other))
  await one.untilStatus(other, 'success')
  expect(await one.untilStatus(quote, 'waiting')).toMatchObject({ inTxHashes: [] })
})

test.each(['unifiedAccount', 'portfolioMargin'])(
  'an account in the mode %s withdraws what it keeps on spot',
  async (mode) => {
    const unified = await stranger(30, mode)
    const { address } = unified.account
    expect(await unified.withdrawable(address)).toBe('0.0')
    const quote = await unified.quote(withdrawal())
    expect(quote.details.userBalance).toBe('3000000000')
    await unified.authorize(quote)
    expect(await unified.postTransfer(await unified.signTransfer(quote))).toMatchObject(ok)
    await unified.untilStatus(quote, 'success')
    expect((await unified.quote(withdrawal())).details.userBalance).toBe('1900000000')
  },
)

test('the first transfer of an account costs a dollar that it must have', async () => {
  const poor = await stranger(10)
  const all = await poor.quote(withdrawal())
  await poor.authorize(all)
  const refused = { status: 200, body: { status: 'err', response: expect.stringContaining('fee=1.0 USDC') } }
  expect(await poor.postTransfer(await poor.signTransfer(all))).toMatchObject(refused)
  const rest = await poor.quote(withdrawal({ amount: '900000000' }))
  await poor.authorize(rest)
  expect(await poor.postTransfer(await poor.signTransfer(rest))).toMatchObject(ok)
  await poor.untilStatus(rest, 'success')
  expect(await poor.withdrawable(poor.account.address)).toBe('0.0')
})

test('a deposit that opens an account costs a dollar, the next one does not', async () => {
  const { address } = newKey()
  const first = await one.quote(deposit(address))
  await one.sendAll(first)
  await one.untilStatus(first, 'success')
  const second = await one.quote(deposit(address))
  const [less, more] = [first, second].map(({ details }) => Number(details.currencyOut.amount))
  expect((more ?? 0) - (less ?? 0)).toBe(100_000_000)
})

test.each(CURRENCIES.map((currency) => [currency.id, currency] as const))(
  '%s can be deposited, and is where it belongs',
  async (_, currency) => {
    const { address } = newKey()
    const quote = await one.quote(deposit(address, { destinationCurrency: currency.address }))
    await one.sendAll(quote)
    await one.untilStatus(quote, 'success')
    const { chains } = await (await fetch(`${world.line.service}/chains`)).json()
    const record = chains.find(({ id }: Readonly<{ id: number }>) => id === 1337)
    const known = [record.currency, ...record.erc20Currencies].map(
      (each: Readonly<{ address: string }>) => each.address,
    )
    expect(known).toContain(currency.address)
    const explored = await (await fetch(`${world.line.service}/explorer/1337/address/${address}`)).json()
    expect(explored.balances).toEqual([
      { dex: currency.dex, token: currency.token.name, amount: quote.details.currencyOut.amount },
    ])
  },
)

test('a currency of another DEX is called by its token and the name of the DEX in hex', () => {
  expect(CURRENCIES.find(({ dex }) => dex === OTHER_DEX)?.address).toBe(`${USDC.tokenId}78797a`)
})
