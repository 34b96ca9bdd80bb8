import { describe, expect, it } from 'vitest'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../../src/core/profiles/profile.ts'
import { createExchangeBClient } from '../../../../src/net/families/exchange-b/client.ts'
import { movableBalance, readExchangeBFacts } from '../../../../src/net/families/exchange-b/facts.ts'
import { readExchangeBReceived, readExchangeBTime } from '../../../../src/net/families/exchange-b/received.ts'
import { createExchangeBAccounts } from '../../../../src/wallet/families/exchange-b/accounts.ts'

const OWNER = '0x14791697260e4c9a71f18484c9f997b308e59325'
const KEY = `0x${'ab'.repeat(40)}` as const

function exchangeOf(answer: (path: string) => unknown) {
  const fake = async (input: unknown) =>
    new Response(JSON.stringify(answer(`${input}`.slice('http://b.invalid/api/v1/'.length))), {
      headers: { 'content-type': 'application/json' },
    })
  return createExchangeBClient({ fetch: fake as typeof fetch, url: 'http://b.invalid' })
}
const account = (index: number, changes: object = {}) => ({
  ...{ index, l1_address: OWNER, collateral: '10.5', available_balance: '10.5' },
  ...changes,
})

describe('a sub-account of exchange B', () => {
  it.each([
    [{ available_balance: '-3.000001' }],
    [{ available_balance: '-0.000000' }],
    [{ collateral: '-1.5', available_balance: '-1.5' }],
    [{ collateral: '-1.5' }],
  ])('with %o can move nothing, and hides no other account', async (change) => {
    const all = [account(7), account(8, change), account(9)]
    const exchange = exchangeOf((path) =>
      path.startsWith('accountsByL1Address')
        ? { code: 200, sub_accounts: all }
        : { code: 200, accounts: all.filter(({ index }) => path.endsWith(`value=${index}`)) },
    )
    const own = createExchangeBAccounts({
      exchange,
      choice: { chosenOf: async () => 8, choose: async () => undefined },
      nowMilliseconds: () => 0,
    })
    expect(await own.of(OWNER)).toEqual({ ok: true, value: [7, 8, 9] })
    const [odd, usual] = await Promise.all([exchange.account(8), exchange.account(9)])
    expect([odd, usual].map((each) => each.ok && movableBalance(each.value))).toEqual([0n, 10_500_000n])
  })

  it('that cannot be read is listed by its index, and the others are read', async () => {
    const odd = [account(8, { l1_address: 'nobody' }), { index: 'nine' }, null]
    const exchange = exchangeOf(() => ({ code: 200, sub_accounts: [account(7), ...odd] }))
    expect(await exchange.accountsOf(OWNER)).toEqual({ ok: true, value: [7], unread: [8, undefined, undefined] })
    const asked = exchangeOf(() => ({ code: 200, accounts: [account(7), ...odd] }))
    expect(await asked.account(7)).toMatchObject({ ok: true, value: { index: 7 } })
  })
})

describe('the accounts of a wallet on several pages', () => {
  const paged = (pages: readonly (readonly unknown[])[], last = '') =>
    exchangeOf((path) => {
      const at = Number(/&cursor=at%3D([0-9]+)$/.exec(path)?.[1] ?? 0)
      const next_cursor = at + 1 < pages.length ? `at=${at + 1}` : last
      return { code: 200, l1_address: OWNER, sub_accounts: pages[at], next_cursor }
    })

  it('are all listed, each once', async () => {
    const exchange = paged([[account(7), null], [], [account(8), account(7)]])
    expect(await exchange.accountsOf(OWNER)).toEqual({ ok: true, value: [7, 8], unread: [undefined] })
  })

  it.each([null, '', undefined])('end where the next one is %o', async (next_cursor) => {
    const exchange = exchangeOf(() => ({ code: 200, message: null, sub_accounts: [account(7)], next_cursor }))
    expect(await exchange.accountsOf(OWNER)).toEqual({ ok: true, value: [7] })
  })

  it('are no whole list where the pages never end', async () => {
    expect(await paged([[account(7)]], 'at=0').accountsOf(OWNER)).toMatchObject({ reason: { code: 'TOO_LARGE' } })
  })
})

it.each([
  [1_700_000_000_000, 1_700_000_000],
  [1_700_000_000, 1_700_000_000],
  [1_700_000_000_000_000, undefined],
  [1_700_000, undefined],
  [0, undefined],
])(
  'a final transaction of exchange B executed at %i has the time %o, or none that can be read',
  async (at, expected) => {
    const hash = 'ab'.repeat(40)
    const about = { code: 200, hash, type: 12, account_index: 7, nonce: 4, block_height: 9, executed_at: at }
    const timeOf = (status: number) =>
      readExchangeBTime(
        exchangeOf(() => ({ ...about, status })),
        hash,
      )
    expect(await timeOf(3)).toMatchObject(expected === undefined ? { ok: false } : { ok: true, value: expected })
    expect(await timeOf(1)).toEqual({ ok: true, value: expected })
  },
)

describe('a transaction of exchange B', () => {
  const hash = 'ab'.repeat(40)
  const info = JSON.stringify({ ToAccountIndex: 9, AssetIndex: 3, ToRouteType: 0, Amount: 5 })
  const whole = { code: 200, hash, status: 3, type: 12, account_index: 7, info, executed_at: 1_700_000_000 }
  const usdc = chainById(devnet, 3_586_256)?.native ?? expect.fail('no exchange B')
  const read = async (change: object) => {
    const exchange = exchangeOf(() => ({ ...whole, ...change }))
    const about = { hash, currency: usdc, recipient: '9' }
    return { known: await exchange.transaction(hash), received: await readExchangeBReceived(exchange, about) }
  }

  it.each([
    { message: null },
    { nonce: null },
    { nonce: -1 },
    { block_height: null },
    { block_height: -1 },
    { executed_at: null },
    { executed_at: 'now' },
    { executed_at: -1 },
  ])('is final and has its amount with %o', async (change) => {
    const { known, received } = await read(change)
    expect(known).toMatchObject({ ok: true, value: { progress: { is: 'final' } } })
    expect(received).toEqual({ ok: true, value: { value: 5n } })
  })

  it.each([{ info: null }, { info: 5 }, { info: '{' }, { type: null }, { account_index: null }])(
    'is final, with an amount that cannot be read, with %o',
    async (change) => {
      const { known, received } = await read(change)
      expect(known).toMatchObject({ ok: true, value: { progress: { is: 'final' } } })
      expect(received).toMatchObject({ ok: false })
    },
  )

  it.each([{ status: null }, { status: '3' }, { hash: null }])('is unread with %o', async (change) => {
    expect((await read(change)).known).toMatchObject({ ok: false, reason: { code: 'UNREADABLE' } })
  })

  it('is absent where the exchange gives no words', async () => {
    const absent = exchangeOf(() => ({ code: 21_500, message: null }))
    expect(await absent.transaction(hash)).toEqual({ ok: true, value: undefined })
    const accepted = exchangeOf(() => ({ code: 200, message: null, tx_hash: hash }))
    expect(await accepted.send({ bytes: 'x', hash })).toMatchObject({ result: 'accepted' })
  })
})

describe('an API key of exchange B', () => {
  const key = (index: number, changes: object = {}) => ({
    ...{ account_index: 7, api_key_index: index, nonce: 0, public_key: KEY.slice(2) },
    ...changes,
  })
  const exchange = (...keys: unknown[]) => exchangeOf(() => ({ code: 200, api_keys: keys, transfer_fee_usdc: 1 }))

  it('that cannot be read keeps its index, and the others are read', async () => {
    const list = await exchange(key(4), key(5, { public_key: 'odd' }), key(6, { nonce: -1 }), {
      api_key_index: '7',
    }).apiKeys(7)
    expect(list).toMatchObject({ ok: true, value: [{ apiKeyIndex: 4 }] })
    expect(list.unread).toEqual([{ apiKeyIndex: 5 }, { apiKeyIndex: 6 }, { apiKeyIndex: undefined }])
  })

  it('of ours that cannot be read is unknown, not replaced', async () => {
    const stateOf = async (...keys: unknown[]) => {
      const ownKey = { apiKeyIndex: 5, publicKey: KEY }
      const about = {
        exchange: exchange(...keys),
        intent: { user: '7' },
        depository: '1',
        ownAddresses: [OWNER],
        ownKey,
      }
      return (await readExchangeBFacts(about)).apiKey
    }
    expect(await stateOf(key(5), key(4, { public_key: 'odd' }))).toMatchObject({ value: 'ready' })
    expect(await stateOf(key(5, { public_key: 'odd' }))).toMatchObject({ known: false })
    expect(await stateOf(null)).toMatchObject({ known: false })
    expect(await stateOf(key(4, { public_key: 'odd' }))).toMatchObject({ value: 'replaced' })
  })
})
