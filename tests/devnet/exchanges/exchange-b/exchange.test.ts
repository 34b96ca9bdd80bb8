import { bytesToHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exchangeFaults } from '../faults.ts'
import { listening } from '../listening.ts'
import { getJson, handClock } from '../stand.ts'
import { createAccounts } from './accounts.ts'
import { exchangeBApp, SEND_PATH } from './app.ts'
import { publicKeyOf } from './crypto/schnorr.ts'
import type { AnswerShape } from './reads.ts'
import { createTransactionLog } from './transaction-log.ts'
import type { Transfer } from './transactions.ts'
import { freshNonce, type SignedTransaction, signRegistration, signTransfer } from './wallet.ts'

const KEY_INDEX = 5
const FEE = 3_000_000n
const clock = handClock()
const accounts = createAccounts()
const log = createTransactionLog(clock.now)
const faults = exchangeFaults(SEND_PATH)
const relayer = accounts.open('0x1111111111111111111111111111111111111111', 723_071)
let shape: AnswerShape = 'sub_accounts'
let url = ''
let stop = async () => {}
let user = newUser()

function newUser() {
  const wallet = privateKeyToAccount(generatePrivateKey())
  const secretKey = freshNonce()
  const index = accounts.open(wallet.address)
  accounts.add({ accountIndex: index, assetIndex: 3, route: 0 }, 100_000_000n)
  accounts.setApiKey(index, KEY_INDEX, { publicKey: publicKeyOf(secretKey), nextNonce: 0 })
  return { wallet, secretKey, index }
}

beforeAll(async () => {
  const tools = { accounts, log, chainId: 304n, now: clock.now, transferFee: () => FEE, faults, shape: () => shape }
  const server = await listening(exchangeBApp(tools), 'exchangeB', { policy: 'os', exact: {} })
  url = server.url
  stop = server.stop
})
afterAll(() => stop())
beforeEach(() => {
  user = newUser()
  shape = 'sub_accounts'
  faults.clear()
})

const asked = (changed: Partial<Transfer> = {}): Transfer => ({
  accountIndex: BigInt(user.index),
  apiKeyIndex: BigInt(KEY_INDEX),
  toAccountIndex: BigInt(relayer),
  assetIndex: 3n,
  fromRouteType: 0n,
  toRouteType: 0n,
  amount: 20_000_000n,
  usdcFee: FEE,
  expiredAtMs: BigInt(clock.now() + 600_000),
  nonce: 0n,
  memo: `0x${'ab'.repeat(32)}`,
  attributes: {},
  ...changed,
})
async function post(body: RequestInit['body']) {
  const response = await fetch(`${url}${SEND_PATH}`, { method: 'POST', body: body ?? null })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}
const form = ({ tx_type, tx_info }: SignedTransaction) => new URLSearchParams({ tx_type: `${tx_type}`, tx_info })
const send = async (changed: Partial<Transfer> = {}) => post(form(await signTransfer(user, asked(changed))))
const altered = async (changes: Record<string, unknown>) => {
  const signed = await signTransfer(user, asked())
  return post(form({ ...signed, tx_info: JSON.stringify({ ...JSON.parse(signed.tx_info), ...changes }) }))
}
const get = async (path: string) => getJson(`${url}/api/v1/${path}`)
const perps = (accountIndex: number) => accounts.balance({ accountIndex, assetIndex: 3, route: 0 })
const accepted = { status: 200, body: { code: 200, tx_hash: expect.stringMatching(/^[0-9a-f]{80}$/) } }
const refused = (code: number) => ({ status: 400, body: { code, message: expect.any(String) } })

describe('transfers', () => {
  test('a transfer that both keys signed moves amount and fee, and can be looked up', async () => {
    const before = perps(relayer)
    const answer = await send()
    expect(answer).toMatchObject(accepted)
    expect(perps(user.index)).toBe(77_000_000n)
    expect(perps(relayer) - before).toBe(20_000_000n)
    expect(await get(`nextNonce?account_index=${user.index}&api_key_index=${KEY_INDEX}`)).toMatchObject({
      body: { code: 200, nonce: 1 },
    })
    const found = await get(`tx?by=hash&value=${answer.body.tx_hash}`)
    expect(found.body).toMatchObject({ code: 200, type: 12, status: 2, account_index: user.index, nonce: 0 })
  })
  test('posted as multipart, too', async () => {
    const signed = await signTransfer(user, asked())
    const data = new FormData()
    data.set('tx_type', `${signed.tx_type}`)
    data.set('tx_info', signed.tx_info)
    data.set('price_protection', 'true')
    expect(await post(data)).toMatchObject(accepted)
  })
  test('with the attribute that skips nonces, any later nonce will do', async () => {
    expect(await send({ nonce: 7n, attributes: { 4: 1n } })).toMatchObject(accepted)
    expect(await send({ nonce: 7n, attributes: { 4: 1n } })).toMatchObject(refused(21_104))
    expect(await send({ nonce: 8n })).toMatchObject(accepted)
  })
  test('between routes, and of the native asset', async () => {
    expect(await send({ toRouteType: 1n })).toMatchObject(accepted)
    expect(accounts.balance({ accountIndex: relayer, assetIndex: 3, route: 1 })).toBe(20_000_000n)
    accounts.add({ accountIndex: user.index, assetIndex: 1, route: 1 }, 5n)
    const native = { assetIndex: 1n, fromRouteType: 1n, toRouteType: 1n, amount: 5n, nonce: 1n }
    expect(await send(native)).toMatchObject(accepted)
  })
  test('the same bytes twice at once move money once', async () => {
    const body = form(await signTransfer(user, asked()))
    const answers = await Promise.all([post(body), post(body), post(body)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(perps(user.index)).toBe(77_000_000n)
  })
})

describe('refusals', () => {
  test.each<[string, Partial<Transfer>, number]>([
    ['a nonce that is not the next', { nonce: 1n }, 21_104],
    ['a transaction that expired', { expiredAtMs: 1_700_000_000_000n }, 21_122],
    ['an account that does not exist', { accountIndex: 1n }, 21_100],
    ['a receiver that does not exist', { toAccountIndex: 2n }, 21_100],
    ['a key that is not registered', { apiKeyIndex: 6n }, 21_109],
    ['an asset that does not exist', { assetIndex: 9n }, 21_123],
    ['less than the fee', { usdcFee: FEE - 1n }, 21_124],
    ['more than there is with the fee', { amount: 97_000_001n }, 21_125],
    ['another side of the account, which is empty', { fromRouteType: 1n }, 21_125],
  ])('%s', async (_, changed, code) => {
    expect(await send(changed)).toMatchObject(refused(code))
    expect(perps(user.index)).toBe(100_000_000n)
  })
  test.each<[string, Record<string, unknown>, number]>([
    ['the amount', { Amount: 20_000_001 }, 21_120],
    ['the receiver', { ToAccountIndex: 100_001 }, 21_120],
    ['the fee', { USDCFee: 4_000_000 }, 21_120],
    ['the attributes', { L2TxAttributes: { 4: 1 } }, 21_120],
    ['the memo, which only the wallet signs', { Memo: Array(32).fill(1) }, 21_121],
  ])('%s changed after signing', async (_, changes, code) => {
    expect(await altered(changes)).toMatchObject(refused(code))
    expect(perps(user.index)).toBe(100_000_000n)
  })
  test.each<[string, Record<string, unknown>]>([
    ['a memo of 31 bytes', { Memo: Array(31).fill(1) }],
    ['a number as a text', { Amount: '20000000' }],
    ['a signature of 79 bytes', { Sig: Buffer.alloc(79).toString('base64') }],
    ['no wallet signature', { L1Sig: '' }],
    ['a route that does not exist', { FromRouteType: 2 }],
    ['an amount of nothing', { Amount: 0 }],
    ['five attributes', { L2TxAttributes: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 } }],
  ])('%s', async (_, changes) => {
    expect(await altered(changes)).toMatchObject(refused(20_001))
  })
  test('signed for the test network, or with another wallet or key', async () => {
    expect(await post(form(await signTransfer(user, asked(), 300n)))).toMatchObject(refused(21_120))
    const other = newUser()
    const wrongWallet = await signTransfer({ ...user, wallet: other.wallet }, asked())
    expect(await post(form(wrongWallet))).toMatchObject(refused(21_121))
    const wrongKey = await signTransfer({ ...user, secretKey: other.secretKey }, asked())
    expect(await post(form(wrongKey))).toMatchObject(refused(21_120))
  })
  test.each(['', 'tx_type=12', 'tx_type=12&tx_info=no', 'tx_type=12&tx_info=[]', 'tx_type=99&tx_info={}'])(
    'what is no transaction: %j',
    async (text) => {
      expect(await post(new URLSearchParams(text))).toMatchObject({ status: 400 })
    },
  )
})

describe('API keys', () => {
  const terms = (apiKeyIndex: bigint, nonce = 0n) => ({
    accountIndex: BigInt(user.index),
    apiKeyIndex,
    nonce,
    expiredAtMs: BigInt(clock.now() + 600_000),
  })
  test('a wallet registers a key, transfers with it, and replaces it', async () => {
    const signer = { ...user, secretKey: freshNonce() }
    expect(await post(form(await signRegistration(signer, terms(9n))))).toMatchObject(accepted)
    expect(await get(`apikeys?account_index=${user.index}&api_key_index=9`)).toMatchObject({
      body: {
        api_keys: [{ api_key_index: 9, nonce: 1, public_key: bytesToHex(publicKeyOf(signer.secretKey)).slice(2) }],
      },
    })
    const transfer = asked({ apiKeyIndex: 9n, nonce: 1n })
    expect(await post(form(await signTransfer(signer, transfer)))).toMatchObject(accepted)
    const next = { ...user, secretKey: freshNonce() }
    expect(await post(form(await signRegistration(next, terms(9n, 2n))))).toMatchObject(accepted)
    const late = asked({ apiKeyIndex: 9n, nonce: 3n })
    expect(await post(form(await signTransfer(signer, late)))).toMatchObject(refused(21_120))
    expect(await post(form(await signTransfer(next, late)))).toMatchObject(accepted)
  })
  test('another wallet, another nonce, a key that did not sign', async () => {
    const thief = { ...newUser(), secretKey: freshNonce() }
    expect(await post(form(await signRegistration(thief, terms(9n))))).toMatchObject(refused(21_121))
    expect(await post(form(await signRegistration(user, terms(9n, 1n))))).toMatchObject(refused(21_104))
    const signed = await signRegistration({ ...user, secretKey: freshNonce() }, terms(9n))
    const PubKey = Buffer.from(publicKeyOf(freshNonce())).toString('base64')
    const tx_info = JSON.stringify({ ...JSON.parse(signed.tx_info), PubKey })
    expect(await post(form({ ...signed, tx_info }))).toMatchObject(refused(21_120))
  })
})

test('a key for which anybody could sign is not registered', async () => {
  const terms = { accountIndex: BigInt(user.index), apiKeyIndex: 9n, nonce: 0n }
  const expiredAtMs = BigInt(clock.now() + 600_000)
  const neutral = await signRegistration({ ...user, secretKey: new Uint8Array(40) }, { ...terms, expiredAtMs })
  expect(await post(form(neutral))).toMatchObject(refused(20_001))
})

describe('questions', () => {
  test('accounts of a wallet, in both shapes', async () => {
    const second = accounts.open(user.wallet.address)
    const path = `accountsByL1Address?l1_address=${user.wallet.address}`
    const l1_address = user.wallet.address.toLowerCase()
    expect((await get(path)).body).toMatchObject({
      code: 200,
      sub_accounts: [{ index: user.index, l1_address, collateral: '100.000000' }, { index: second }],
    })
    shape = 'accountIndex'
    expect((await get(path)).body).toMatchObject({ code: 200, accountIndex: user.index })
  })
  test('an account with its assets', async () => {
    const assets = [{ asset_id: 1 }, { asset_id: 3, symbol: 'USDC', balance: '0.000000', margin_balance: '100.000000' }]
    const body = { code: 200, total: 1, accounts: [{ account_index: user.index, assets }] }
    expect((await get(`account?by=index&value=${user.index}`)).body).toMatchObject(body)
    expect((await get(`account?by=l1_address&value=${user.wallet.address}`)).body).toMatchObject(body)
  })
  test('fees, nonces and keys', async () => {
    const fee = `transferFeeInfo?account_index=${user.index}&to_account_index=${relayer}`
    expect((await get(fee)).body).toEqual({ code: 200, transfer_fee_usdc: 3_000_000 })
    const fresh = `nextNonce?account_index=${user.index}&api_key_index=77`
    expect((await get(fresh)).body).toEqual({ code: 200, nonce: 0 })
    expect((await get(`apikeys?account_index=${user.index}`)).body).toMatchObject({ api_keys: [{ api_key_index: 5 }] })
  })
  test.each([
    'accountsByL1Address?l1_address=0x2222222222222222222222222222222222222222',
    'accountsByL1Address',
    'account?by=index&value=1',
    'account?by=name&value=1',
    'nextNonce?account_index=1&api_key_index=5',
    'nextNonce?account_index=x&api_key_index=5',
    'apikeys?account_index=1',
    'transferFeeInfo?account_index=1&to_account_index=723071',
    'tx?by=hash&value=00',
  ])('%s is refused', async (path) => {
    expect(await get(path)).toMatchObject({ status: 400, body: { code: expect.any(Number) } })
  })
})

describe('faults', () => {
  test('refused: nothing moved, the same bytes may be sent again', async () => {
    const body = form(await signTransfer(user, asked()))
    faults.set({ kind: 'refuse', times: 1, status: 400 })
    expect(await post(body)).toMatchObject(refused(29_500))
    expect(await post(body)).toMatchObject(accepted)
  })
  test('accepted, but answered with 500: the same bytes again have an old nonce', async () => {
    const body = form(await signTransfer(user, asked()))
    faults.set({ kind: 'fail-after-accepting', times: 1 })
    expect(await post(body)).toMatchObject({ status: 500 })
    expect(perps(user.index)).toBe(77_000_000n)
    expect(await post(body)).toMatchObject(refused(21_104))
  })
  test('sent on twice: carried out once, answered as the second', async () => {
    faults.set({ kind: 'duplicate', times: 1 })
    expect(await send()).toMatchObject(refused(21_104))
    expect(perps(user.index)).toBe(77_000_000n)
  })
})
