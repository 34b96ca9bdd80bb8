import type { RequestListener } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../../src/core/profiles/profile.ts'
import { failedSaying } from '../../../../src/core/reason/reason.ts'
import { createExchangeAClient } from '../../../../src/net/families/exchange-a/client.ts'
import { customBalancesOnExchangeA } from '../../../../src/net/families/exchange-a/custom-balances.ts'
import {
  exchangeABalance,
  firstTransferFee,
  readExchangeAFacts,
} from '../../../../src/net/families/exchange-a/facts.ts'
import { readExchangeAReceived, readExchangeATime } from '../../../../src/net/families/exchange-a/received.ts'
import { EXCHANGE_A_DEPOSITORY } from '../../../devnet/exchanges/exchange-a/chain.ts'
import { startExchangeAStand, UNIT } from '../../../devnet/exchanges/exchange-a/stand.ts'
import { SPOT, TOKENS, USDC } from '../../../devnet/exchanges/exchange-a/tokens.ts'
import { signSendAsset } from '../../../devnet/exchanges/exchange-a/wallet.ts'
import { answering, serve, type TestServer } from '../../servers.ts'

const chain = chainById(devnet, 1337) ?? expect.fail('no exchange A')
const perps = chain.native
const [spotUsdc, hype] = chain.tokens
if (!spotUsdc || !hype) throw new Error('no spot tokens')
const [, HYPE, USDT] = TOKENS
if (!HYPE || !USDT) throw new Error('no tokens')

describe('exchange A', () => {
  let stand: Awaited<ReturnType<typeof startExchangeAStand>>
  const at = (url: string) => createExchangeAClient({ fetch, url, nowMilliseconds: () => stand.clock.now() })
  beforeAll(async () => {
    stand = await startExchangeAStand()
  })
  afterAll(() => stand?.stop())
  afterEach(() => stand.faults.clear())

  it('tells what can leave a perps account, a spot balance, and one on another DEX', async () => {
    const exchange = at(stand.url)
    const { address } = stand.newUser()
    stand.ledger.credit(address, { dex: SPOT, token: HYPE, amount: 7n * UNIT })
    stand.ledger.credit(address, { dex: 'xyz', token: USDC, amount: 3n * UNIT })
    expect(await exchangeABalance(exchange, perps, address)).toEqual({ ok: true, value: 100n * UNIT })
    expect(await exchangeABalance(exchange, hype, address)).toEqual({ ok: true, value: 7n * UNIT })
    expect(await exchangeABalance(exchange, spotUsdc, address)).toEqual({ ok: true, value: 0n })
    const other = { ...perps, address: `${USDC.tokenId}78797a` }
    expect(await exchangeABalance(exchange, other, address)).toEqual({ ok: true, value: 3n * UNIT })
  })

  it('asks once what several currencies stand in, and anew when they are read again', async () => {
    const asked: string[] = []
    const counting: typeof fetch = (input, init) => {
      asked.push(JSON.parse(`${init?.body}`).type)
      return fetch(input, init)
    }
    const exchange = createExchangeAClient({
      fetch: counting,
      url: stand.url,
      nowMilliseconds: () => stand.clock.now(),
    })
    const { address } = stand.newUser()
    const readAll = () =>
      Promise.all([
        customBalancesOnExchangeA(exchange, chain, address),
        ...[perps, spotUsdc, hype].map((currency) => exchangeABalance(exchange, currency, address)),
      ])
    await readAll()
    const each = ['clearinghouseState', 'clearinghouseState', 'spotClearinghouseState', 'userAbstraction']
    expect(asked.splice(0).toSorted()).toEqual([...each, 'perpDexs', 'spotMeta'].toSorted())
    stand.ledger.credit(address, { dex: SPOT, token: HYPE, amount: 7n * UNIT })
    expect((await readAll())[3]).toEqual({ ok: true, value: 7n * UNIT })
    expect(asked.toSorted()).toEqual(each)
  })

  it.each(['unifiedAccount', 'portfolioMargin'] as const)('reads the spot state of an account in %s', async (mode) => {
    const { address } = stand.newUser()
    stand.ledger.setAbstraction(address, mode)
    const exchange = at(stand.url)
    expect(await exchange.withdrawable(address, '')).toEqual({ ok: true, value: 0n })
    expect(await exchangeABalance(exchange, perps, address)).toEqual({ ok: true, value: 100n * UNIT })
  })

  it('reads the time of the exchange', async () => {
    expect(await at(stand.url).timeMilliseconds(stand.newUser().address)).toEqual({
      ok: true,
      value: stand.clock.now(),
    })
  })

  it('leaves out what spot orders hold of an account in portfolio margin', async () => {
    const { address } = stand.newUser()
    stand.ledger.setAbstraction(address, 'portfolioMargin')
    stand.ledger.holdForOrders(address, USDC, 80n * UNIT)
    for (const currency of [perps, spotUsdc]) {
      expect(await exchangeABalance(at(stand.url), currency, address)).toEqual({ ok: true, value: 20n * UNIT })
    }
    expect(await stand.send({ amount: '20.000001' })).toMatchObject({ body: { status: 'err' } })
    expect(await stand.send({ amount: '20.000000', nonce: stand.clock.now() + 1 })).toMatchObject({
      body: { status: 'ok' },
    })
  })

  it('says the dollar of a first transfer before it, and no more after it', async () => {
    const { address } = stand.newUser()
    const exchange = at(stand.url)
    expect(await firstTransferFee(exchange, address)).toEqual({ ok: true, value: UNIT })
    await stand.send()
    expect(await firstTransferFee(exchange, address)).toEqual({ ok: true, value: 0n })
  })

  it('lists what is held besides the pinned currencies, and leaves out what is not said', async () => {
    const { address } = stand.newUser()
    const exchange = at(stand.url)
    expect(await customBalancesOnExchangeA(exchange, chain, address)).toEqual([])
    stand.ledger.credit(address, { dex: SPOT, token: HYPE, amount: UNIT })
    stand.ledger.credit(address, { dex: SPOT, token: USDT, amount: 2n * UNIT })
    stand.ledger.credit(address, { dex: 'xyz', token: USDC, amount: 3n * UNIT })
    const listed = async (from: typeof exchange) =>
      (await customBalancesOnExchangeA(from, chain, address)).map((each) => [
        each.currency.address,
        each.currency.name,
        'why' in each ? each.why : each.value,
      ])
    const token = [USDT.tokenId, 'Tether USD (Spot)', 2n * UNIT]
    const dex = [`${USDC.tokenId}78797a`, 'USDC (xyz)', 3n * UNIT]
    expect(await listed(exchange)).toEqual([token, dex])
    const silent = async () => failedSaying('no answer')
    expect(await listed({ ...exchange, dexes: silent })).toEqual([token])
    expect(await listed({ ...exchange, spotHoldings: silent })).toEqual([dex])
  })

  it('knows a token that the profile does not pin by its id', async () => {
    const { address } = stand.newUser()
    const currency = { ...hype, address: USDT.tokenId, symbol: 'USDT0' }
    const about = { exchange: at(stand.url), chain, user: address, currency, usedNonces: [], signatureChainId: 1 }
    expect(await readExchangeAFacts(about)).toMatchObject({
      family: 'exchangeA',
      balance: { known: true, value: 0n },
      token: { known: true, value: { symbol: 'USDT0', decimals: 8 } },
      firstTransferFee: { known: true, value: UNIT },
    })
    const nobody = { ...currency, address: `0x${'12'.repeat(16)}` }
    expect((await readExchangeAFacts({ ...about, currency: nobody })).token).toMatchObject({ known: false })
  })

  it('reads what a transfer brought to an account, and when', async () => {
    const exchange = at(stand.url)
    const { address } = stand.newUser()
    await stand.send()
    const [entry] = stand.ledger.entries().filter(({ from }) => from === address.toLowerCase())
    const hash = entry?.hash ?? expect.fail('nothing was sent')
    const now = stand.clock.now()
    const received = (currency: typeof perps, recipient: string) =>
      readExchangeAReceived(exchange, { hash, currency, recipient }, now)
    expect(await received(perps, EXCHANGE_A_DEPOSITORY)).toEqual({ ok: true, value: { value: 10n * UNIT } })
    expect(await received(spotUsdc, EXCHANGE_A_DEPOSITORY)).toEqual({ ok: true, value: { value: 0n } })
    expect(await received(perps, address)).toEqual({ ok: true, value: { value: 0n } })
    const list = await exchange.movements(EXCHANGE_A_DEPOSITORY, 0)
    const toItself = list.ok ? list.value.map((each) => ({ ...each, from: each.to })) : []
    const movements = async () => ({ ok: true, value: toItself }) as const
    const paidItself = await readExchangeAReceived(
      { movements },
      { hash, currency: perps, recipient: EXCHANGE_A_DEPOSITORY },
      now,
    )
    expect(paidItself).toEqual({ ok: true, value: { value: 0n } })
    const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
    expect(await received(perps, stranger)).toEqual({ ok: true, value: undefined })
    const recipient = EXCHANGE_A_DEPOSITORY
    expect(await readExchangeATime(exchange, { hash, recipient }, now)).toEqual({
      ok: true,
      value: Math.floor(now / 1_000),
    })
    expect(await readExchangeATime(exchange, { hash: `0x${'00'.repeat(32)}`, recipient }, now)).toEqual({
      ok: true,
      value: undefined,
    })
  })

  describe('a signed action', () => {
    const body = async (nonce = stand.clock.now()) =>
      JSON.stringify(await signSendAsset(stand.newUser(), { ...stand.asked(), nonce }))

    it('is accepted once, and the second time refused for its nonce', async () => {
      const exchange = at(stand.url)
      const action = await body()
      expect(await exchange.submit(action)).toEqual({ result: 'accepted', message: '' })
      expect(await exchange.submit(action)).toMatchObject({ result: 'nonceUsed' })
    })

    it.each([
      ['refused in words', { kind: 'refuse', message: 'Insufficient balance' }, 'rejected'],
      ['refused with another status', { kind: 'refuse', status: 422 }, 'refused'],
      ['refused for a limit', { kind: 'refuse', message: 'Too many cumulative requests sent' }, 'unknown'],
      ['refused with HTTP 500', { kind: 'refuse', status: 500 }, 'unknown'],
      ['accepted and answered with 500', { kind: 'fail-after-accepting' }, 'unknown'],
      ['accepted and not answered', { kind: 'drop', when: 'after' }, 'unknown'],
      ['answered with a page', { kind: 'html', status: 200 }, 'unknown'],
      ['done twice by somebody between us', { kind: 'duplicate' }, 'nonceUsed'],
    ])('that is %s', async (_name, fault, result) => {
      stand.faults.set(fault)
      expect(await at(stand.url).submit(await body())).toMatchObject({ result })
    })
  })

  describe('what is not as it should be', () => {
    const servers: TestServer[] = []
    afterEach(async () => {
      await Promise.all(servers.splice(0).map((server) => server.stop()))
    })
    const USER = '0x14791697260E4c9A71f18484C9f997B308e59325'
    async function answered(listener: RequestListener) {
      const server = await serve(listener)
      servers.push(server)
      return at(server.url)
    }

    it.each([
      ['a balance with nine digits', { withdrawable: '1.000000001' }],
      ['a negative balance', { withdrawable: '-1.0' }],
      ['a number for a balance', { withdrawable: 5 }],
      ['nothing', {}],
      ['a list', []],
    ])('is no balance: %s', async (_name, json) => {
      const exchange = await answered(answering(json))
      expect(await exchange.withdrawable(USER, '')).toMatchObject({ ok: false })
    })

    it.each([{}, { time: 1 }, { time: '1700000000000' }, { time: 1e300 }])('is no time: %o', async (json) => {
      const exchange = await answered(answering(json))
      expect(await exchange.timeMilliseconds(USER)).toMatchObject({ ok: false })
    })

    it('keeps a word for an account that nobody knows, and concludes nothing from it', async () => {
      const exchange = await answered(answering('"quantumAccount"'))
      expect(await exchange.isUnified(USER)).toMatchObject({ ok: false, message: expect.stringContaining('quantum') })
    })

    it('leaves out entries of unknown kinds, and lists about somebody else', async () => {
      const time = 1_700_000_000_000
      const send = { type: 'send', user: USER, destination: EXCHANGE_A_DEPOSITORY, destinationDex: '', token: 'USDC' }
      const stranger = `0x${'12'.repeat(20)}`
      const exchange = await answered(
        answering([
          { time, hash: '0x01', delta: { type: 'vaultCreate', vault: stranger, usdc: '5.0' } },
          { time, hash: '0x02', delta: { ...send, user: stranger, destination: stranger, amount: '1.0' } },
          { time, hash: '0x03', delta: { ...send, amount: '2.5', nonce: time } },
        ]),
      )
      const list = await exchange.movements(USER, 0)
      expect(list.ok && list.value.map(({ hash, amount, nonce }) => [hash, amount, nonce])).toEqual([
        ['0x03', 250_000_000n, time],
      ])
    })

    it.each([10_001, 400_000])('reads no list of %i entries, and says so', async (count) => {
      const exchange = await answered(answering(Array.from({ length: count }, () => ({ time: 1 }))))
      expect(await exchange.movements(USER, 0)).toMatchObject({
        ok: false,
        message: expect.stringContaining('expected 10000 entries at most'),
        reason: { code: 'UNREADABLE' },
      })
    })

    it('reads what the books stand at, digit by digit, and leaves out what is no price', async () => {
      const body = { BTC: '60000.5', '@107': '39.995', NONE: '0.0', LESS: '-1', WORDS: 'much', NUMBER: 5, FAR: '1e99' }
      const mids = await (await answered(answering(body))).mids()
      expect(mids.ok && [...mids.value]).toEqual([
        ['BTC', 60_000_500_000_000_000_000_000n],
        ['@107', 39_995_000_000_000_000_000n],
      ])
      for (const other of ['words', null]) expect((await (await answered(answering(other))).mids()).ok).toBe(false)
    })

    it('leaves out tokens and DEXes whose names hide something, and cleans what else a token is called', async () => {
      const token = (index: number, name: string, fullName: string | null = null) => ({
        ...{ name, fullName, index, tokenId: `0x${`${index}`.repeat(32)}`, weiDecimals: 8 },
      })
      const tokens = [token(0, 'USD\u200bC'), token(1, 'HYPE', 'Hyper\u202eliquid\n'), token(2, 'US\u202eDC')]
      expect(await (await answered(answering({ tokens }))).spotTokens()).toMatchObject({
        ok: true,
        value: [{ symbol: 'HYPE', name: 'Hyperliquid (Spot)', index: 1 }],
      })
      const dexes = [null, { name: 'xyz' }, { name: 'x\u2066yz' }]
      expect(await (await answered(answering(dexes))).dexes()).toEqual({ ok: true, value: ['xyz'] })
    })

    it('asks about addresses alone', async () => {
      expect(await at(stand.url).withdrawable('0x12', '')).toMatchObject({ ok: false })
    })
  })
})
