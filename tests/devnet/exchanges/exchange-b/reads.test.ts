import { afterAll, beforeEach, expect, test } from 'vitest'
import { startExchangeBStand } from './stand.ts'

const { accounts, faults, get, renew, relayer, setShape, stop } = await startExchangeBStand()
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
