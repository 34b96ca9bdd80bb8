import { afterAll, beforeEach, expect, test } from 'vitest'
import { authTokenOf } from './auth-token.ts'
import { KEY_INDEX, startExchangeBStand } from './stand.ts'

const { accounts, clock, faults, get, newUser, renew, relayer, setShape, stop, url } = await startExchangeBStand()
let user = renew()

afterAll(() => stop())
beforeEach(() => {
  user = renew()
  faults.clear()
  setShape('sub_accounts')
})

test('accounts of a wallet, in both shapes', async () => {
  const second = accounts.open(user.wallet.address)
  const path = `accountsByL1Address?l1_address=${user.wallet.address}`
  const l1_address = user.wallet.address.toLowerCase()
  expect((await get(path)).body).toMatchObject({
    code: 200,
    sub_accounts: [{ index: user.index, l1_address, collateral: '100.000000' }, { index: second }],
  })
  setShape('accountIndex')
  expect((await get(path)).body).toMatchObject({ code: 200, accountIndex: user.index })
})
test('an account with its assets', async () => {
  const assets = [{ asset_id: 1 }, { asset_id: 3, symbol: 'USDC', balance: '0.000000', margin_balance: '100.000000' }]
  const body = { code: 200, total: 1, accounts: [{ account_index: user.index, assets }] }
  expect((await get(`account?by=index&value=${user.index}`)).body).toMatchObject(body)
  expect((await get(`account?by=l1_address&value=${user.wallet.address}`)).body).toMatchObject(body)
})
test('nonces and keys', async () => {
  const fresh = `nextNonce?account_index=${user.index}&api_key_index=77`
  expect((await get(fresh)).body).toEqual({ code: 200, nonce: 0 })
  expect((await get(`apikeys?account_index=${user.index}`)).body).toMatchObject({ api_keys: [{ api_key_index: 5 }] })
})
test('the fee, to a token of a key of the account alone', async () => {
  const path = `transferFeeInfo?account_index=${user.index}&to_account_index=${relayer}`
  const nowSeconds = Math.floor(clock.now() / 1_000)
  const key = { accountIndex: user.index, apiKeyIndex: KEY_INDEX, secretKey: user.secretKey }
  const other = newUser()
  const good = authTokenOf(key, nowSeconds + 600)
  const ask = async (authorization?: string, query = '') => {
    const headers: HeadersInit = authorization === undefined ? {} : { authorization }
    const response = await fetch(`${url}/api/v1/${path}${query}`, { headers })
    return { status: response.status, body: await response.json() }
  }
  const fee = { status: 200, body: { code: 200, transfer_fee_usdc: 3_000_000 } }
  expect(await ask(good)).toEqual(fee)
  expect(await ask(undefined, `&auth=${good}`)).toEqual(fee)
  for (const token of [
    undefined,
    '',
    `${good}00`,
    good.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    authTokenOf(key, nowSeconds - 1),
    authTokenOf(key, nowSeconds + 8 * 3_600 + 60),
    authTokenOf({ ...key, apiKeyIndex: KEY_INDEX + 1 }, nowSeconds + 600),
    authTokenOf({ ...key, secretKey: other.secretKey }, nowSeconds + 600),
    authTokenOf({ ...key, accountIndex: other.index, secretKey: other.secretKey }, nowSeconds + 600),
  ]) {
    expect(await ask(token)).toEqual({ status: 401, body: { code: 20_013, message: expect.any(String) } })
  }
})
test.each([
  'accountsByL1Address?l1_address=0x2222222222222222222222222222222222222222',
  'accountsByL1Address',
  'account?by=index&value=1',
  'account?by=name&value=1',
  'nextNonce?account_index=1&api_key_index=5',
  'nextNonce?account_index=x&api_key_index=5',
  'apikeys?account_index=1',
  'tx?by=hash&value=00',
])('%s is refused', async (path) => {
  expect(await get(path)).toMatchObject({ status: 400, body: { code: expect.any(Number) } })
})
