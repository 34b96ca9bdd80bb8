import { afterAll, beforeEach, expect, test } from 'vitest'
import { postJson } from '../stand.ts'
import { OK, startExchangeAStand, UNIT } from './stand.ts'
import { OTHER_DEX, SPOT, USDC } from './tokens.ts'

const { ask, clock, faults, ledger, mids, newUser, prices, send, stop, url } = await startExchangeAStand()
let user = newUser()

afterAll(() => stop())
beforeEach(() => {
  user = newUser()
  faults.clear()
})

test('balances by the account’s mode', async () => {
  ledger.credit(user.address, { dex: SPOT, token: USDC, amount: 5n * UNIT })
  expect(await ask('userAbstraction')).toBe('default')
  expect(await ask('clearinghouseState')).toMatchObject({ withdrawable: '100.0', assetPositions: [] })
  expect(await ask('spotClearinghouseState')).toMatchObject({ balances: [{ coin: 'USDC', token: 0, total: '5.0' }] })
  ledger.setAbstraction(user.address, 'unifiedAccount')
  expect(await ask('userAbstraction')).toBe('unifiedAccount')
  expect(await ask('clearinghouseState')).toMatchObject({ withdrawable: '0.0' })
  expect(await ask('spotClearinghouseState')).toMatchObject({ balances: [{ coin: 'USDC', total: '105.0' }] })
  expect(await send({ amount: '105' })).toEqual(OK)
  expect(await ask('spotClearinghouseState')).toEqual({ balances: [] })
})
test('what spot orders hold, by the account’s mode, cannot leave', async () => {
  ledger.setAbstraction(user.address, 'unifiedAccount')
  ledger.holdForOrders(user.address, USDC, 80n * UNIT)
  const stateOf = async () => (await ask('spotClearinghouseState')) as Readonly<{ balances: unknown }>
  expect((await stateOf()).balances).toMatchObject([{ total: '100.0', hold: '80.0' }])
  ledger.setAbstraction(user.address, 'portfolioMargin')
  expect((await stateOf()).balances).toMatchObject([{ total: '100.0', hold: '0.0', spotHold: '80.0' }])
  expect(await send({ amount: '20.000001' })).toMatchObject({ body: { status: 'err' } })
  expect(await send({ amount: '20', nonce: clock.now() + 1 })).toEqual(OK)
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
test('mid prices follow the table, and a pair of the spot exchange its coin', async () => {
  const start = { BTC: '100000.0', ETH: '2500.0', HYPE: '40.0', '@150': '40.0', '@268': '1.0' }
  expect(await ask('allMids')).toEqual(start)
  prices.set('eth', '2600.25')
  mids.set('HYPE', '41.5')
  expect(await ask('allMids')).toEqual({ ...start, ETH: '2600.25', HYPE: '41.5', '@150': '41.5' })
  expect(await ask('spotMetaAndAssetCtxs')).toEqual([
    await ask('spotMeta'),
    [expect.objectContaining({ coin: '@150', midPx: '41.5' }), expect.objectContaining({ coin: '@268', midPx: '1.0' })],
  ])
  mids.set('HYPE')
  expect(await ask('allMids')).toMatchObject({ HYPE: '40.0' })
  expect(await ask('allMids', { dex: OTHER_DEX })).toEqual({})
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
