import { describe, expect, it } from 'vitest'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../../src/core/profiles/profile.ts'
import { createExchangeAClient } from '../../../../src/net/families/exchange-a/client.ts'
import { customBalancesOnExchangeA } from '../../../../src/net/families/exchange-a/custom-balances.ts'
import { exchangeABalance, firstTransferFee } from '../../../../src/net/families/exchange-a/facts.ts'
import { readExchangeAReceived } from '../../../../src/net/families/exchange-a/received.ts'
import { balancesOf } from '../../../../src/wallet/balances/currency-balances.ts'

const USER = '0x14791697260E4c9A71f18484C9f997B308e59325'
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const UNIT = 10n ** 8n
const TIME = 1_700_000_000_000
const chain = chainById(devnet, 1337) ?? expect.fail('no exchange A')
const [usdc, hype] = chain.tokens
if (!usdc || !hype) throw new Error('no spot tokens')

const meta = (symbol: string, index: number, tokenId: string, changes: object = {}) => ({
  ...{ name: symbol, fullName: null, index, tokenId, weiDecimals: 8 },
  ...changes,
})
const USDT_ID = `0x${'ab'.repeat(16)}`
const TOKENS = [meta('USDC', 0, usdc.address), meta('HYPE', 150, hype.address), meta('USDT0', 268, USDT_ID)]
const row = (coin: string, token: number, total: string, more: object = {}) => ({
  coin,
  token,
  total,
  hold: '0.0',
  ...more,
})

function exchangeOf(answers: Readonly<Record<string, unknown>>) {
  const fake = async (_input: unknown, init?: RequestInit) => {
    const { type } = JSON.parse(`${init?.body}`) as { type: string }
    const all: Readonly<Record<string, unknown>> = {
      ...{ spotMeta: { tokens: TOKENS }, userAbstraction: 'default', perpDexs: [null] },
      ...{ spotClearinghouseState: { balances: [] }, clearinghouseState: { withdrawable: '0.0' } },
      ...{ userNonFundingLedgerUpdates: [], ...answers },
    }
    return new Response(JSON.stringify(all[type]), { headers: { 'content-type': 'application/json' } })
  }
  return createExchangeAClient({ fetch: fake as typeof fetch, url: 'http://a.invalid', nowMilliseconds: () => TIME })
}
const holding = (...balances: unknown[]) => exchangeOf({ spotClearinghouseState: { balances } })
const UNREAD = { ok: false, reason: { code: 'UNREADABLE' } }

describe('an odd spot row of exchange A', () => {
  const ODD = [
    ['negative', row('HYPE', 150, '-5.0')],
    ['negative zero', row('HYPE', 150, '-0.0')],
    ['with an exponent', row('HYPE', 150, '1e-7')],
    ['of nine decimals', row('HYPE', 150, '1.123456789')],
    ['a number', row('HYPE', 150, 5 as never)],
    ['held in a negative amount', row('HYPE', 150, '5.0', { hold: '-1.0' })],
    ['held for orders in words', row('HYPE', 150, '5.0', { spotHold: 'much' })],
    ['without its hold', { coin: 'HYPE', token: 150, total: '5.0' }],
  ] as const

  it.each(ODD)('that is %s is unread, and the others are shown', async (_name, odd) => {
    const exchange = holding(row('USDC', 0, '7.0'), odd, row('USDT0', 268, '3.0'))
    expect(await exchangeABalance(exchange, usdc, USER)).toEqual({ ok: true, value: 7n * UNIT })
    expect(await exchangeABalance(exchange, hype, USER)).toMatchObject(UNREAD)
    expect(await customBalancesOnExchangeA(exchange, chain, USER)).toMatchObject([
      { currency: { address: USDT_ID }, value: 3n * UNIT },
    ])
  })

  it.each(ODD)('Couldn’t read that is %s is listed as one that', async (_name, odd) => {
    const exchange = holding(odd, { ...odd, coin: 'USDT0', token: 268 })
    const balances = await balancesOf(
      USER,
      {
        profile: devnet,
        balance: (currency: typeof usdc) => exchangeABalance(exchange, currency, USER),
        isShared: async () => false,
        heldBesides: () => customBalancesOnExchangeA(exchange, chain, USER),
      } as never,
      [chain],
    )
    const known = Object.fromEntries(balances.map(({ currency, known }) => [currency.address, known]))
    expect(known).toEqual({
      [chain.native.address]: true,
      [usdc.address]: true,
      [hype.address]: false,
      [USDT_ID]: false,
    })
  })

  it('is named by its index where the exchange describes no such token, never by a name that could imitate', async () => {
    const exchange = holding(
      row('USDC', 0, '7.0'),
      row('ODD', 900, '1.0'),
      row('US\u202eDC', 901, '-1'),
      row('NONE', 902, '0.0'),
    )
    const found = await customBalancesOnExchangeA(exchange, chain, USER)
    expect(found.map((each) => [each.currency.symbol, each.currency.name, 'why' in each])).toEqual([
      ['#901', '', true],
      ['#900', 'ODD', true],
    ])
  })

  it('of an outcome market is no balance of a token', async () => {
    const exchange = holding({ coin: '+14720', total: '3.0', hold: '0.0' }, row('USDC', 0, '7.0'))
    expect(await customBalancesOnExchangeA(exchange, chain, USER)).toEqual([])
    expect(await exchangeABalance(exchange, usdc, USER)).toEqual({ ok: true, value: 7n * UNIT })
  })
})

describe('an odd token of exchange A', () => {
  it.each([
    ['of 19 decimals', { weiDecimals: 19 }],
    ['with a short id', { tokenId: '0x12' }],
    ['without a name', { name: '' }],
    ['with a hidden character in its name', { name: 'HY\u200bPE' }],
    ['without an index', { index: null }],
  ])('%s makes its own balance unread and no other', async (_name, change) => {
    const [first, , third] = TOKENS
    const exchange = exchangeOf({
      spotMeta: { tokens: [first, meta('HYPE', 150, hype.address, change), third] },
      spotClearinghouseState: { balances: [row('USDC', 0, '7.0'), row('HYPE', 150, '2.0'), row('USDT0', 268, '3.0')] },
    })
    expect(await exchangeABalance(exchange, usdc, USER)).toEqual({ ok: true, value: 7n * UNIT })
    expect(await exchangeABalance(exchange, hype, USER)).toMatchObject(UNREAD)
    expect(await customBalancesOnExchangeA(exchange, chain, USER)).toMatchObject([{ currency: { address: USDT_ID } }])
  })

  it('is no reason to forget the DEXes after it', async () => {
    const exchange = exchangeOf({ perpDexs: [null, { name: 5 }, 'odd', { name: 'xyz' }] })
    expect(await exchange.dexes()).toEqual({ ok: true, value: ['xyz'] })
  })
})

describe('what spot orders hold', () => {
  it('cannot leave an account of portfolio margin, whose hold is lessened by what it may borrow', async () => {
    const balances = [row('USDC', 0, '100.0', { hold: '0.0', spotHold: '80.0' })]
    const exchange = exchangeOf({ userAbstraction: 'portfolioMargin', spotClearinghouseState: { balances } })
    expect(await exchangeABalance(exchange, usdc, USER)).toEqual({ ok: true, value: 20n * UNIT })
    expect(await exchangeABalance(exchange, chain.native, USER)).toEqual({ ok: true, value: 20n * UNIT })
  })

  it.each([
    [{ hold: '30.0' }, 70n],
    [{ hold: '30.0', spotHold: '10.0' }, 70n],
    [{ hold: '30.0', spotHold: null }, 70n],
    [{ hold: '0.0', spotHold: '120.0' }, 0n],
    [{ hold: '-5.92201599', spotHold: '0.0' }, 100n],
    [{ hold: '-5.92201599', spotHold: '80.0' }, 20n],
  ])('with %o of 100 leaves %i', async (holds, left) => {
    const exchange = holding(row('USDC', 0, '100.0', holds))
    expect(await exchangeABalance(exchange, usdc, USER)).toEqual({ ok: true, value: left * UNIT })
  })
})

describe('an odd entry of the ledger of exchange A', () => {
  const send = { type: 'send', user: USER, destination: OTHER, destinationDex: '', token: 'USDC', amount: '2.5' }
  const entry = (hash: string, delta: object) => ({ time: TIME, hash, delta })
  const ledger = (...list: unknown[]) => exchangeOf({ userNonFundingLedgerUpdates: list })

  it.each([null, undefined, 'words', -1, '1700000000000'])('has no nonce where it says %o', async (nonce) => {
    const spot = { type: 'spotTransfer', user: USER, destination: OTHER, token: 'HYPE', amount: '1.0', nonce }
    const list = await ledger(entry('0x01', spot), entry('0x02', { ...send, nonce: TIME })).movements(USER, 0)
    expect(list).toMatchObject({ ok: true, value: [{ hash: '0x01' }, { hash: '0x02', nonce: TIME }] })
    expect(list.ok && list.value[0]?.nonce).toBeUndefined()
    expect(list.unread).toBeUndefined()
  })

  it.each([
    ['of a negative amount', entry('0x01', { ...send, amount: '-1.0' })],
    ['with an exponent', entry('0x01', { ...send, amount: '1e-7' })],
    ['of nine decimals', entry('0x01', { ...send, amount: '1.123456789' })],
    ['to no address', entry('0x01', { ...send, destination: 'somebody' })],
    ['without a kind', entry('0x01', {})],
  ])('%s is unread, and the others are read', async (_name, odd) => {
    const list = await ledger(odd, entry('0x02', send)).movements(USER, 0)
    expect(list).toMatchObject({
      ok: true,
      value: [{ hash: '0x02' }],
      unread: [{ hash: '0x01', atMilliseconds: TIME }],
    })
  })

  it.each([[null], [7], [{ hash: '0x01', delta: send }], [{ time: 'now', delta: send }]])(
    'that is %o is unread, and the others are read',
    async (odd) => {
      const list = await ledger(odd, entry('0x02', send)).movements(USER, 0)
      expect(list).toMatchObject({ ok: true, value: [{ hash: '0x02' }], unread: [{}] })
    },
  )

  it('hides no earlier transfer, so the first one costs its dollar once', async () => {
    expect(await firstTransferFee(ledger(null, entry('0x02', send)), USER)).toEqual({ ok: true, value: 0n })
    expect(await firstTransferFee(ledger(null), USER)).toEqual({ ok: true, value: UNIT })
  })

  it('leaves the amount of its own transfer unread, and of no other', async () => {
    const odd = entry('0x01', { ...send, amount: '-1.0' })
    const exchange = ledger(odd, entry('0x02', send))
    const received = (hash: string) =>
      readExchangeAReceived(exchange, { hash, currency: chain.native, recipient: OTHER }, TIME)
    expect(await received('0x01')).toMatchObject(UNREAD)
    expect(await received('0x02')).toEqual({ ok: true, value: { value: 250_000_000n } })
  })
})
