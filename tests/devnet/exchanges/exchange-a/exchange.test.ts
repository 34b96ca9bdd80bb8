import { hashTypedData, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exchangeFaults } from '../faults.ts'
import { listening } from '../listening.ts'
import { handClock, postJson } from '../stand.ts'
import { exchangeAApp } from './app.ts'
import { EXCHANGE_A_DEPOSITORY } from './chain.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { nonceMemory } from './nonces.ts'
import { OTHER_DEX, PERPS, SPOT, TOKENS, USDC } from './tokens.ts'
import { type SendAssetParameters, signSendAsset } from './wallet.ts'
import { DEVNET_WORDS, PUBLIC_WORDS, sendAssetFields } from './words.ts'

const DAY_MS = 86_400_000
const UNIT = 10n ** 8n
const OTHER = '0x1111111111111111111111111111111111111111'
const clock = handClock()
const faults = exchangeFaults('/exchange')
let ledger: Ledger
let user = privateKeyToAccount(generatePrivateKey())
let url = ''
let stop = async () => {}

beforeAll(async () => {
  ledger = createLedger(clock.now)
  const tools = { ledger, nonces: nonceMemory(), words: DEVNET_WORDS, now: clock.now, faults }
  const server = await listening(exchangeAApp(tools), 'exchangeA', { policy: 'os', exact: {} })
  url = server.url
  stop = server.stop
})
afterAll(() => stop())
beforeEach(() => {
  user = privateKeyToAccount(generatePrivateKey())
  ledger.credit(user.address, { dex: PERPS, token: USDC, amount: 100n * UNIT })
  ledger.activate(user.address)
  faults.clear()
})

const asked = (changed: Partial<SendAssetParameters> = {}): SendAssetParameters => ({
  destination: EXCHANGE_A_DEPOSITORY,
  sourceDex: '',
  destinationDex: '',
  token: `USDC:${USDC.tokenId}`,
  amount: '10.000000',
  fromSubAccount: '',
  nonce: clock.now(),
  ...changed,
})
const send = async (changed: Partial<SendAssetParameters> & Record<string, unknown> = {}) =>
  postJson(`${url}/exchange`, await signSendAsset(user, { ...asked(), ...changed }))
const ask = async (type: string, more: object = {}) =>
  (await postJson(`${url}/info`, { type, user: user.address, ...more })).body
const ok = { status: 200, body: { status: 'ok', response: { type: 'default' } } }
const err = (sentence: string) => ({
  status: 200,
  body: { status: 'err', response: expect.stringContaining(sentence) },
})
const perps = (address: string) => ledger.balance(address, PERPS, USDC)

test('the published vector: digest and signature of a transfer in the public exchange’s words', async () => {
  const key = privateKeyToAccount('0x0123456789012345678901234567890123456789012345678901234567890123')
  const parameters = asked({ destination: OTHER, amount: '1.500000', nonce: 1_700_000_000_000 })
  const { signature, action } = await signSendAsset(key, parameters, { words: PUBLIC_WORDS })
  expect(signature).toEqual({
    r: '0x6b79ea767da67f1a234764c140b19885ad3963a65e4c3d7b09508c9bd544490a',
    s: '0x47cffcb8c1dd94b28450a5bbdeda223bab8ebce91c0ed355ddaaf45a149a77da',
    v: 28,
  })
  const digest = hashTypedData({
    domain: { name: PUBLIC_WORDS.domainName, version: '1', chainId: 1, verifyingContract: zeroAddress },
    types: { [PUBLIC_WORDS.primaryType]: sendAssetFields(PUBLIC_WORDS) },
    primaryType: PUBLIC_WORDS.primaryType,
    message: action,
  })
  expect(digest).toBe('0x7e90a6455b271e309f998bf7a63bd2f86a9a41c4fddc5c62bec918727d4fe319')
})

describe('transfers', () => {
  test('a signed transfer moves the money', async () => {
    const before = perps(EXCHANGE_A_DEPOSITORY)
    expect(await send()).toEqual(ok)
    expect(perps(user.address)).toBe(90n * UNIT)
    expect(perps(EXCHANGE_A_DEPOSITORY) - before).toBe(10n * UNIT)
  })
  test.each([1, 8453, 42161])('signed under chain id %i', async (chainId) => {
    expect(await postJson(`${url}/exchange`, await signSendAsset(user, asked(), { chainId }))).toEqual(ok)
  })
  test('the first transfer of an account costs a dollar more', async () => {
    const fresh = privateKeyToAccount(generatePrivateKey())
    ledger.credit(fresh.address, { dex: PERPS, token: USDC, amount: 20n * UNIT })
    const body = async (amount: string, nonce: number) => signSendAsset(fresh, asked({ amount, nonce }))
    expect(await postJson(`${url}/exchange`, await body('19.500000', 1 + clock.now()))).toEqual(err('fee=1.0 USDC'))
    expect(await postJson(`${url}/exchange`, await body('10', 2 + clock.now()))).toEqual(ok)
    expect(perps(fresh.address)).toBe(9n * UNIT)
    expect(await postJson(`${url}/exchange`, await body('9', 3 + clock.now()))).toEqual(ok)
    expect(perps(fresh.address)).toBe(0n)
  })
  test('tokens move on spot, and USDC between the exchanges of one account', async () => {
    for (const token of TOKENS) ledger.credit(user.address, { dex: SPOT, token, amount: 5n * UNIT })
    const [, hype = USDC] = TOKENS
    const spot = { sourceDex: SPOT, destinationDex: SPOT, token: `HYPE:${hype.tokenId}`, amount: '2.5' }
    expect(await send({ ...spot, destination: OTHER })).toEqual(ok)
    expect(ledger.balance(OTHER, SPOT, hype)).toBe((25n * UNIT) / 10n)
    const across = { destination: user.address, sourceDex: '', destinationDex: OTHER_DEX, nonce: clock.now() + 1 }
    expect(await send(across)).toEqual(ok)
    expect(ledger.balance(user.address, OTHER_DEX, USDC)).toBe(10n * UNIT)
  })
})

describe('refusals', () => {
  test.each<[string, Partial<SendAssetParameters> & Record<string, unknown>, string]>([
    ['another network', { exchangeChain: 'Testnet' }, 'Invalid chain'],
    ['a destination that is no address', { destination: '0x12' }, 'Invalid destination'],
    ['a sub-account', { fromSubAccount: OTHER }, 'Invalid sub-account'],
    ['an unknown token', { token: `USDC:${zeroAddress}` }, 'Unknown token'],
    ['an unknown source dex', { sourceDex: 'nowhere' }, 'Invalid source dex'],
    ['a dex that does not hold the token', { destinationDex: 'nowhere' }, 'Invalid destination dex'],
    ['seven decimals', { amount: '1.0000001' }, 'Invalid amount'],
    ['nothing', { amount: '0.000000' }, 'Invalid amount'],
    ['an exponent', { amount: '1e3' }, 'Invalid amount'],
    ['more than there is', { amount: '100.000001' }, 'Insufficient balance'],
    ['a nonce two days old', { nonce: 1_700_000_000_000 - 2 * DAY_MS }, 'Invalid nonce'],
    ['a nonce a day ahead', { nonce: 1_700_000_000_000 + DAY_MS }, 'Invalid nonce'],
  ])('%s', async (_, changed, sentence) => {
    expect(await send(changed)).toEqual(err(sentence))
    expect(perps(user.address)).toBe(100n * UNIT)
  })
  test('to itself', async () => {
    expect(await send({ destination: user.address })).toEqual(err('same account'))
  })
  test('a nonce is used once, even when the transfer was refused', async () => {
    const body = await signSendAsset(user, asked())
    expect(await postJson(`${url}/exchange`, body)).toEqual(ok)
    expect(await postJson(`${url}/exchange`, body)).toEqual(err('duplicate nonce'))
    expect(await send({ amount: '1000', nonce: clock.now() + 1 })).toEqual(err('Insufficient'))
    expect(await send({ amount: '1', nonce: clock.now() + 1 })).toEqual(err('duplicate nonce'))
    expect(perps(user.address)).toBe(90n * UNIT)
  })
  test('a nonce below the hundred highest', () => {
    const nonces = nonceMemory()
    for (let index = 0; index < 100; index += 1) nonces.use('someone', clock.now() + index, clock.now())
    expect(nonces.use('someone', clock.now() - 1, clock.now())).toContain('is not above')
    expect(nonces.use('someone', clock.now() + 100, clock.now())).toBeUndefined()
  })
  test('another nonce outside the signature', async () => {
    const body = await signSendAsset(user, asked())
    expect(await postJson(`${url}/exchange`, { ...body, nonce: body.nonce + 1 })).toEqual(err('Invalid nonce'))
  })
  test.each<[string, Record<string, unknown>]>([
    ['the amount', { amount: '11.000000' }],
    ['the spelling of the amount', { amount: '10.0' }],
    ['the destination', { destination: OTHER }],
    ['the chain it was signed under', { signatureChainId: '0x2105' }],
  ])('%s changed after signing recovers somebody without an account', async (_, changed) => {
    const body = await signSendAsset(user, asked())
    const posted = await postJson(`${url}/exchange`, { ...body, action: { ...body.action, ...changed } })
    expect(posted).toEqual(err('Must deposit before performing actions'))
  })
  test('a signature in other words', async () => {
    const body = await signSendAsset(user, asked(), { words: { ...DEVNET_WORDS, domainName: 'Other' } })
    expect(await postJson(`${url}/exchange`, body)).toEqual(err('Must deposit'))
  })
  test.each(['no json', {}, { action: { type: 'order' }, nonce: 1 }, [], 'null'])(
    'no transfer at all: %j',
    async (body) => {
      expect(await postJson(`${url}/exchange`, body)).toMatchObject({ status: 422 })
    },
  )
})

describe('questions', () => {
  test('balances by the account’s mode', async () => {
    ledger.credit(user.address, { dex: SPOT, token: USDC, amount: 5n * UNIT })
    expect(await ask('userAbstraction')).toBe('default')
    expect(await ask('clearinghouseState')).toMatchObject({ withdrawable: '100.0', assetPositions: [] })
    expect(await ask('spotClearinghouseState')).toMatchObject({ balances: [{ coin: 'USDC', token: 0, total: '5.0' }] })
    ledger.setAbstraction(user.address, 'unifiedAccount')
    expect(await ask('userAbstraction')).toBe('unifiedAccount')
    expect(await ask('clearinghouseState')).toMatchObject({ withdrawable: '0.0' })
    expect(await ask('spotClearinghouseState')).toMatchObject({ balances: [{ coin: 'USDC', total: '105.0' }] })
    expect(await send({ amount: '105' })).toEqual(ok)
    expect(await ask('spotClearinghouseState')).toEqual({ balances: [] })
  })
  test('another dex has its own state', async () => {
    ledger.credit(user.address, { dex: OTHER_DEX, token: USDC, amount: 7n * UNIT })
    expect(await ask('clearinghouseState', { dex: OTHER_DEX })).toMatchObject({ withdrawable: '7.0' })
  })
  test('tokens and their ids', async () => {
    expect(await ask('spotMeta')).toMatchObject({
      tokens: [{ name: 'USDC', index: 0, tokenId: USDC.tokenId, weiDecimals: 8 }, { name: 'HYPE' }, { name: 'USDT0' }],
    })
  })
  test('what an account sent', async () => {
    await send()
    const delta = { type: 'send', user: user.address.toLowerCase(), amount: '10.0', fee: '0.0', nonce: clock.now() }
    expect(await ask('userNonFundingLedgerUpdates')).toEqual([
      { time: clock.now(), hash: expect.stringMatching(/^0x[0-9a-f]{64}$/), delta: expect.objectContaining(delta) },
    ])
    expect(await ask('userNonFundingLedgerUpdates', { startTime: clock.now() + 1 })).toEqual([])
  })
  test.each([{ type: 'nothing' }, { type: 'constructor' }, {}, 'no json', { type: 'clearinghouseState' }])(
    'what is no question: %j',
    async (body) => {
      expect(await postJson(`${url}/info`, body)).toMatchObject({ status: 422 })
    },
  )
})

describe('faults', () => {
  test('refused, with HTTP 200 or another code: nothing moved, the nonce is free', async () => {
    faults.set({ kind: 'refuse', times: 1, message: 'Not now' })
    expect(await send()).toEqual(err('Not now'))
    faults.set({ kind: 'refuse', times: 1, status: 503 })
    expect(await send()).toMatchObject({ status: 503, body: { status: 'err' } })
    expect(await send()).toEqual(ok)
  })
  test('accepted, but answered with 500: the same bytes again are a duplicate', async () => {
    faults.set({ kind: 'fail-after-accepting', times: 1 })
    expect(await send()).toEqual({ status: 500, body: 'Internal Server Error' })
    expect(perps(user.address)).toBe(90n * UNIT)
    expect(await send()).toEqual(err('duplicate nonce'))
    expect(perps(user.address)).toBe(90n * UNIT)
  })
  test('sent on twice: carried out once, answered as the second', async () => {
    faults.set({ kind: 'duplicate', times: 1 })
    expect(await send()).toEqual(err('duplicate nonce'))
    expect(perps(user.address)).toBe(90n * UNIT)
  })
  test('delayed, then as ever; the other path is not struck', async () => {
    faults.set({ kind: 'delay', ms: 1, times: 1 })
    faults.set({ kind: 'delay', ms: 1, times: 1, when: 'after' })
    expect(await send()).toEqual(ok)
    expect(faults.list()).toEqual([])
  })
  test('hung up before or after acting', async () => {
    faults.set({ kind: 'drop', times: 1 })
    await expect(send()).rejects.toThrow('fetch failed')
    expect(perps(user.address)).toBe(100n * UNIT)
    faults.set({ kind: 'drop', times: 1, when: 'after' })
    await expect(send()).rejects.toThrow('fetch failed')
    expect(perps(user.address)).toBe(90n * UNIT)
  })
  test('a page where JSON is due, on the path that is named', async () => {
    faults.set({ kind: 'html', path: '/info', times: 1 })
    expect(await send()).toEqual(ok)
    expect(await ask('spotMeta')).toContain('<!doctype html>')
  })
  test.each([{ kind: 'sulk' }, { kind: 'delay' }, { kind: 'refuse', status: 99 }, 'refuse'])(
    'what is no fault is refused in words: %j',
    (fault) => {
      expect(() => faults.set(fault)).toThrow(/^fault\./)
    },
  )
})
