import { expect, it } from 'vitest'
import { createExchangeBClient } from '../../../../src/net/families/exchange-b/client.ts'
import { movableBalance, readExchangeBFacts } from '../../../../src/net/families/exchange-b/facts.ts'
import { createExchangeBAccounts } from '../../../../src/wallet/families/exchange-b/accounts.ts'

const OWNER = '0x14791697260e4c9a71f18484c9f997b308e59325'
const SUB = 2 ** 48 - 2

const shape = {
  ...{ code: 0, cancel_all_time: 0, total_order_count: 1, total_isolated_order_count: 0, pending_order_count: 0 },
  ...{
    status: 1,
    name: '',
    description: '',
    can_invite: true,
    referral_points_percentage: '',
    positions: [],
    shares: [],
  },
}
const account = (
  index: number,
  account_type: number,
  collateral: string,
  available_balance: string,
  more: object = {},
) => ({
  ...{ ...shape, index, account_index: index, account_type, l1_address: OWNER, collateral, available_balance },
  ...more,
})

const ACCOUNTS = [
  account(7, 0, '120.500000', '100.250000', { account_trading_mode: 0 }),
  account(SUB, 1, '40.000000', '-3.000001'),
  account(SUB - 1, 1, '-12.000000', '-12.000000'),
  account(SUB - 2, 1, '60.000000', '75.000000', { account_trading_mode: 1, total_asset_value: '80' }),
  account(SUB - 3, 1, '0.000000', '0.000000', { status: 0 }),
]
const MOVABLE = [100_250_000n, 0n, 0n, 60_000_000n, 0n]

function exchange(all: readonly object[] = ACCOUNTS) {
  const fetch = async (input: unknown) => {
    const url = new URL(`${input}`)
    const value = Number(url.searchParams.get('value'))
    const body = url.pathname.endsWith('/accountsByL1Address')
      ? { code: 200, l1_address: OWNER, sub_accounts: all.map((each) => ({ ...each, available_balance: '' })) }
      : url.pathname.endsWith('/apikeys')
        ? { code: 200, api_keys: [] }
        : { code: 200, total: 1, accounts: all.filter((each) => Reflect.get(each, 'index') === value) }
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  }
  return createExchangeBClient({ fetch, url: 'http://b.invalid' })
}
const choice = { chosenOf: async () => undefined, choose: async () => undefined }

it('every account of a wallet is listed, of each kind and mode, with the money that can leave', async () => {
  const own = createExchangeBAccounts({ exchange: exchange(), choice, nowMilliseconds: () => 0 })
  const indexes = ACCOUNTS.map(({ index }) => index)
  expect(await own.of(OWNER)).toEqual({ ok: true, value: indexes.toSorted((a, b) => a - b) })
  expect(await own.meant(OWNER)).toEqual({ ok: true, value: 7 })
  const read = await Promise.all(indexes.map((index) => exchange().account(index)))
  expect(read.map((each) => each.ok && movableBalance(each.value))).toEqual(MOVABLE)
})

it('one odd account is unread, and hides no other', async () => {
  const odd = account(SUB - 4, 1, '', '')
  const own = createExchangeBAccounts({ exchange: exchange([...ACCOUNTS, odd]), choice, nowMilliseconds: () => 0 })
  expect(await own.of(OWNER)).toMatchObject({ ok: true, value: { length: 5 }, unread: [{ index: SUB - 4 }] })
})

it('an account without a registered key is read, and says that the key is missing', async () => {
  const ownKey = { apiKeyIndex: 4, publicKey: `0x${'ab'.repeat(40)}` } as const
  const about = { exchange: exchange(), intent: { user: '7' }, depository: '3', ownAddresses: [OWNER] }
  const without = await readExchangeBFacts({ ...about, ownKey: undefined })
  expect(without).toMatchObject({ balance: { known: true, value: MOVABLE[0] }, apiKey: { known: true, value: 'none' } })
  expect(without.transferFeeUsd).toMatchObject({ known: false })
  expect(await readExchangeBFacts({ ...about, ownKey })).toMatchObject({ apiKey: { known: true, value: 'replaced' } })
})
