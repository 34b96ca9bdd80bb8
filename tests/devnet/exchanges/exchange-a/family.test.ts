import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEV_ACCOUNTS, SOLVER } from '../../accounts.ts'
import { createApp } from '../../http.ts'
import type { Part } from '../../parts.ts'
import type { Asset } from '../../service/chain.ts'
import type { Payment } from '../../service/destination.ts'
import type { AskedBody, Step, StepPlan } from '../../service/origin.ts'
import type { Sighting } from '../../service/sighting.ts'
import { handClock, postJson, startAlone } from '../stand.ts'
import { EXCHANGE_A_DEPOSITORY } from './chain.ts'
import { startExchangeA } from './part.ts'
import { CURRENCIES, PERPS_USDC, USDC } from './tokens.ts'
import { type SendAssetParameters, signSendAsset } from './wallet.ts'

const UNIT = 10n ** 8n
const USER = privateKeyToAccount(DEV_ACCOUNTS[0]?.privateKey ?? '0x')
const WALLET = USER.address.toLowerCase()
const clock = handClock()
const seen: Sighting[] = []
let part: Part
let stopWatching = async () => {}

beforeAll(async () => {
  part = await startAlone(startExchangeA, clock)
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
const asset = (currency = PERPS_USDC): Asset => ({ chain: chain(), currency })
const asked: AskedBody = { amount: 10n * UNIT, tradeType: 'EXACT_INPUT', protocolVersion: 'v2' }
const id = (byte: string) => `0x${byte.repeat(32)}` as const
const url = () => chain().rpcUrl
const open = (body: AskedBody = asked, input = asset()) =>
  part.family.openOrigin({ input, user: WALLET, body, requestId: id('01') })

async function stepsFor(orderId: `0x${string}`, input = asset(), amount = 10n * UNIT): Promise<readonly Step[]> {
  const plan: StepPlan = {
    input,
    user: WALLET,
    recipient: WALLET,
    refundTo: WALLET,
    amount,
    payment: { currency: input.currency, amount },
    orderId,
    requestId: id('01'),
    check: { endpoint: '/intents/status/v3?requestId=0x01', method: 'GET' },
    body: asked,
    depositAddress: undefined,
    swap: undefined,
    local: undefined,
    nowSeconds: 1,
  }
  const origin = await open(asked, input)
  return (await origin.plan(plan)).steps
}

type DepositData = Readonly<{ action: Readonly<{ parameters: SendAssetParameters & Record<string, unknown> }> }>
function parametersOf(steps: readonly Step[]) {
  const data = steps[1]?.items[0]?.data as DepositData | undefined
  return data?.action.parameters ?? expect.fail('no deposit step')
}
const bind = (nonce: number, orderId: `0x${string}`) =>
  part.family.bindNonce?.({ chainId: 1337, wallet: WALLET, depositor: WALLET, nonce: BigInt(nonce), orderId })
const transfer = async (parameters: SendAssetParameters & Record<string, unknown>) =>
  (await postJson(`${url()}/exchange`, await signSendAsset(USER, parameters))).body

describe('withdrawals', () => {
  test('the steps are authorize, then deposit, in the words of the interface', async () => {
    const [authorize, deposit] = await stepsFor(id('aa'))
    const nonce = expect.any(Number)
    expect(authorize).toMatchObject({ id: 'authorize', kind: 'signature' })
    expect(authorize?.items[0]).not.toHaveProperty('check')
    expect(authorize?.items[0]?.data).toMatchObject({
      sign: {
        signatureKind: 'eip712',
        domain: { name: 'ServiceNonceMapping', version: '2', chainId: 1 },
        value: { chainId: 'hyperliquid', wallet: WALLET, depositor: WALLET, nonce, id: id('aa') },
        primaryType: 'NonceMapping',
      },
      post: {
        endpoint: '/authorize',
        method: 'POST',
        body: { type: 'nonce-mapping', walletChainId: 1337, wallet: WALLET, id: id('aa'), signatureChainId: 1 },
      },
    })
    expect(deposit).toMatchObject({ id: 'deposit', kind: 'transaction' })
    expect(deposit?.items[0]).toMatchObject({
      check: { method: 'GET' },
      data: {
        nonce,
        eip712PrimaryType: 'ExchangeTransaction:SendAsset',
        action: {
          type: 'sendAsset',
          parameters: {
            exchangeChain: 'Mainnet',
            destination: EXCHANGE_A_DEPOSITORY,
            sourceDex: '',
            destinationDex: '',
            token: `USDC:${USDC.tokenId}`,
            amount: '10.000000',
            fromSubAccount: '',
            nonce,
          },
        },
      },
    })
  })
  test('all four nonces are one, and no two quotes share theirs', async () => {
    const one = JSON.stringify(await stepsFor(id('ab'))).match(/"nonce":(\d+)/g)
    const two = JSON.stringify(await stepsFor(id('ac'))).match(/"nonce":(\d+)/g)
    expect(one).toHaveLength(4)
    expect(new Set(one).size).toBe(1)
    expect(new Set([...(one ?? []), ...(two ?? [])]).size).toBe(2)
  })
  test.each([
    ['the mapping first', true],
    ['the transfer first', false],
  ])('a transfer is matched to its order by wallet and nonce: %s', async (_, bindFirst) => {
    const orderId = bindFirst ? id('ba') : id('bb')
    const parameters = parametersOf(await stepsFor(orderId))
    seen.length = 0
    if (bindFirst) bind(parameters.nonce, orderId)
    expect(await transfer(parameters)).toMatchObject({ status: 'ok' })
    expect(seen).toHaveLength(bindFirst ? 1 : 0)
    bind(parameters.nonce, orderId)
    bind(parameters.nonce, orderId)
    const [sighting, second] = seen
    expect(second).toBeUndefined()
    expect(sighting).toMatchObject({ orderId, from: WALLET, amount: 10n * UNIT, state: 'confirmed' })
    expect(sighting?.currency).toBe(PERPS_USDC.address)
    expect(await part.family.lookUp(chain(), sighting?.txHash ?? '')).toEqual([sighting])
    expect(await part.family.explore(chain(), 'tx', sighting?.txHash ?? '')).toMatchObject({ amount: '1000000000' })
  })
  test('a transfer to somebody else is no deposit, whatever its nonce is bound to', async () => {
    const parameters = parametersOf(await stepsFor(id('bc')))
    bind(parameters.nonce, id('bc'))
    seen.length = 0
    expect(await transfer({ ...parameters, destination: SOLVER.address })).toMatchObject({ status: 'ok' })
    expect(seen).toEqual([])
  })
  test('a nonce stays with its first order', async () => {
    bind(77, id('ca'))
    expect(() => bind(77, id('cb'))).toThrow('nonce: 77')
  })
  test('spot currencies and those of the other DEX leave from where they are', async () => {
    for (const currency of CURRENCIES) {
      const parameters = parametersOf(await stepsFor(id('da'), asset(currency), UNIT / 100n))
      expect(parameters).toMatchObject({ amount: '0.010000', sourceDex: currency.dex, destinationDex: currency.dex })
      expect(parameters.token).toBe(`${currency.token.name}:${currency.token.tokenId}`)
      expect(await transfer(parameters)).toMatchObject({ status: 'ok' })
    }
  })
  test.each<[string, Partial<AskedBody>, string]>([
    ['without the protocol version', { protocolVersion: undefined }, 'protocolVersion: expected v2'],
    ['in an older one', { protocolVersion: 'v1' }, 'protocolVersion: expected v2'],
    ['with a deposit address', { useDepositAddress: true }, 'useDepositAddress'],
    ['of an amount of eight decimals', { amount: 1n }, 'amount: exchange A moves at most 6 decimals'],
  ])('refused: %s', async (_, changed, sentence) => {
    await expect(open({ ...asked, ...changed })).rejects.toThrow(sentence)
  })
})

describe('payouts', () => {
  const payment = (changed: Partial<Payment> = {}): Payment => ({
    key: 'fill:0x01',
    orderId: id('01'),
    chain: chain(),
    currency: PERPS_USDC,
    recipient: '0x2222222222222222222222222222222222222222',
    amount: 3n * UNIT,
    ...changed,
  })
  const withdrawable = async (user: string) =>
    (await postJson(`${url()}/info`, { type: 'clearinghouseState', user })).body
  test('each key is paid once, and to accounts that never were', async () => {
    const first = await part.family.pay(payment())
    const second = await part.family.pay(payment())
    expect(second.txHashes).toEqual(first.txHashes)
    expect(await first.confirmed(AbortSignal.timeout(1_000))).toBe('success')
    expect(await withdrawable(payment().recipient)).toMatchObject({ withdrawable: '3.0' })
  })
  test('more than the solver has is not paid', async () => {
    const { solverBalance } = await part.family.openDestination({
      output: asset(),
      recipient: WALLET,
      body: asked,
      requestId: id('01'),
    })
    const held = await solverBalance(PERPS_USDC)
    await expect(part.family.pay(payment({ key: 'fill:0x02', amount: held + 1n }))).rejects.toThrow('Insufficient')
  })
})

test('addresses and currencies have one form each', () => {
  const { address, currency } = part.family
  expect(address(chain(), USER.address, 'recipient')).toBe(WALLET)
  expect(address(chain(), '723071', 'recipient')).toBeUndefined()
  expect(currency(chain(), USDC.tokenId.toUpperCase().replace('0X', '0x'))?.address).toBe(USDC.tokenId)
  expect(currency(chain(), `${USDC.tokenId}78797a`)?.id).toBe('usdc-xyz')
  expect(currency(chain(), '0x00')).toBeUndefined()
  expect(part.line).toEqual({ url: url(), depository: EXCHANGE_A_DEPOSITORY })
  expect(chain().solverAddresses).toEqual([SOLVER.address])
})

test('control calls fund accounts, set their mode and set faults', async () => {
  const app = createApp('nothing here')
  part.control?.(app)
  const call = async (path: string, body?: unknown, method = 'POST') => {
    const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    return (await app.request(`/exchangeA/${path}`, init)).json()
  }
  const address = '0x3333333333333333333333333333333333333333'
  expect(await call('fund', { address, amount: '500' })).toMatchObject({ amount: '500', balance: '500' })
  expect(await call('fund', { address, currency: 'hype' })).toMatchObject({ amount: '100000000000' })
  expect(await call('abstraction', { address, mode: 'unifiedAccount' })).toEqual({ address, mode: 'unifiedAccount' })
  expect(await call('fund', { address, currency: 'doge' })).toMatchObject({
    message: expect.stringMatching(/^currency/),
  })
  expect(await call('abstraction', { address, mode: 'x' })).toMatchObject({ message: expect.stringMatching(/^mode/) })
  expect(await call('faults', { kind: 'refuse', times: 1 })).toMatchObject({ kind: 'refuse', status: 200 })
  expect(await call('faults', { kind: 'x' })).toMatchObject({ message: expect.stringMatching(/^fault/) })
  expect(await call('faults', undefined, 'GET')).toHaveLength(1)
  expect(await call('faults', undefined, 'DELETE')).toEqual([])
  expect(await part.fund?.(address, 5n)).toMatchObject({ balance: '505' })
})
