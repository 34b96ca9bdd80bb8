import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ACCEPTED, FEE, form, KEY_INDEX, refused, startExchangeBStand } from './stand.ts'
import type { Transfer } from './transactions.ts'
import { signTransfer } from './wallet.ts'

const { accounts, asked, faults, get, newUser, renew, perps, post, relayer, send, stop } = await startExchangeBStand()
let user = renew()

afterAll(() => stop())
beforeEach(() => {
  user = renew()
  faults.clear()
})

const altered = async (changes: Record<string, unknown>) => {
  const signed = await signTransfer(user, asked())
  return post(form({ ...signed, tx_info: JSON.stringify({ ...JSON.parse(signed.tx_info), ...changes }) }))
}

describe('transfers', () => {
  test('a transfer that both keys signed moves amount and fee, and can be looked up', async () => {
    const before = perps(relayer)
    const answer = await send()
    expect(answer).toMatchObject(ACCEPTED)
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
    expect(await post(data)).toMatchObject(ACCEPTED)
  })
  test('with the attribute that skips nonces, any later nonce will do', async () => {
    expect(await send({ nonce: 7n, attributes: { 4: 1n } })).toMatchObject(ACCEPTED)
    expect(await send({ nonce: 7n, attributes: { 4: 1n } })).toMatchObject(refused(21_104))
    expect(await send({ nonce: 8n })).toMatchObject(ACCEPTED)
  })
  test('between routes, and of the native asset', async () => {
    expect(await send({ toRouteType: 1n })).toMatchObject(ACCEPTED)
    expect(accounts.balance({ accountIndex: relayer, assetIndex: 3, route: 1 })).toBe(20_000_000n)
    accounts.add({ accountIndex: user.index, assetIndex: 1, route: 1 }, 5n)
    const native = { assetIndex: 1n, fromRouteType: 1n, toRouteType: 1n, amount: 5n, nonce: 1n }
    expect(await send(native)).toMatchObject(ACCEPTED)
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
