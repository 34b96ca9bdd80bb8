import { describe, expect, it } from 'vitest'
import type { ExchangeATransferItem } from '../../../../src/core/execution/item.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../../src/core/profiles/profile.ts'
import { isReason } from '../../../../src/core/reason/reason.ts'
import { createExchangeAClient } from '../../../../src/net/families/exchange-a/client.ts'
import { customBalancesOnExchangeA } from '../../../../src/net/families/exchange-a/custom-balances.ts'
import { exchangeABalance, firstTransferFee } from '../../../../src/net/families/exchange-a/facts.ts'
import { readExchangeAReceived } from '../../../../src/net/families/exchange-a/received.ts'
import type { LookupContext } from '../../../../src/wallet/engine/adapters/step-adapter.ts'
import { exchangeATransport } from '../../../../src/wallet/families/exchange-a/transports.ts'
import { only } from '../../../made.ts'
import { rowLiesOf } from '../row-lies.ts'
import { type ShapeLie, shapeLiesOf } from '../shape-lies.ts'

const USER = '0x14791697260e4c9a71f18484c9f997b308e59325'
const DEPOSITORY = '0x865eb9baa5492cef598adf7afb1038654fcb7081'
const FRIEND = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
const UNIT = 10n ** 8n
const NONCE = 1_700_000_000_000
const DAY = 86_400_000
const chain = chainById(devnet, 1337) ?? expect.fail('no exchange A')
const [usdc, hype] = chain.tokens
if (!usdc || !hype) throw new Error('no spot tokens')

const USDT_ID = `0x${'ab'.repeat(16)}`
const tokens = [usdc.address, hype.address, USDT_ID].map((tokenId, at) => {
  const name = ['USDC', 'HYPE', 'USDT0'][at]
  return { name, fullName: null, index: at, tokenId, szDecimals: 2, weiDecimals: 8, isCanonical: true }
})
const row = (coin: string, token: number, total: string) => ({ coin, token, total, hold: '1.0', entryNtl: '0.0' })
const margin = { accountValue: '512.4', totalNtlPos: '300.0', totalRawUsd: '512.4', totalMarginUsed: '60.0' }
const entry = (time: number, hash: string, delta: object) => ({ time, hash, delta })
const send = { type: 'send', user: USER, destination: DEPOSITORY, sourceDex: '', destinationDex: '', token: 'USDC' }

const ANSWERS = {
  spotMeta: { tokens, universe: [] },
  userAbstraction: 'default',
  perpDexs: [null, { name: 'xyz', fullName: 'XYZ' }],
  clearinghouseState: { marginSummary: margin, withdrawable: '452.4', assetPositions: [], time: NONCE },
  spotClearinghouseState: { balances: [row('USDC', 0, '8.0'), row('HYPE', 1, '3.0'), row('USDT0', 2, '5.0')] },
  userNonFundingLedgerUpdates: [
    entry(NONCE - DAY, '0x01', { type: 'deposit', usdc: '500.0' }),
    entry(NONCE - DAY, '0x02', { ...send, destination: FRIEND, amount: '7.0', nonce: NONCE - DAY, fee: '0.0' }),
    entry(NONCE + 1_000, '0x03', { ...send, amount: '20.0', nonce: NONCE, fee: '0.0', nativeTokenFee: '0.0' }),
    entry(NONCE + 4 * DAY, '0x04', { type: 'accountClassTransfer', usdc: '1.0', toPerp: true }),
    entry(NONCE + 5 * DAY, '0x05', { ...send, destination: FRIEND, amount: '3.0', nonce: NONCE + 5 * DAY, fee: '0.0' }),
  ],
}
type Question = keyof typeof ANSWERS
const MINE = 2

const item = only<ExchangeATransferItem>({
  ...{ kind: 'exchangeATransfer', from: USER, nonce: BigInt(NONCE), counterparty: DEPOSITORY },
  typedData: { message: { token: `USDC:${usdc.address}`, amount: '20.000000' } },
})
const NOW = Math.floor(NONCE / 1_000) + 6 * 86_400
const about: LookupContext = {
  ...{ item, recordId: 'a', step: 'a 0', requestId: 'request', terms: undefined },
  ...{ agreedAtSeconds: Math.floor(NONCE / 1_000) - 60, broadcastAtSeconds: Math.floor(NONCE / 1_000) },
}

async function read(question?: Question, body?: unknown) {
  const fetch = async (_input: unknown, init?: RequestInit) => {
    const { type } = JSON.parse(`${init?.body}`)
    return new Response(JSON.stringify(type === question ? body : Reflect.get(ANSWERS, type)) ?? 'null')
  }
  const exchange = createExchangeAClient({ fetch, url: 'http://a.invalid', nowMilliseconds: () => NOW * 1_000 })
  const none = async () => expect.fail('expected no question')
  const transport = exchangeATransport({
    ...{ authorize: none, submit: none, usedAmong: async () => [], isDepositReported: async () => false },
    ...{ movements: exchange.movements, timeMilliseconds: exchange.timeMilliseconds, nowSeconds: () => NOW },
  })
  const custom = await customBalancesOnExchangeA(exchange, chain, USER)
  const received = { hash: '0x03', currency: chain.native, recipient: DEPOSITORY }
  return {
    perps: await exchangeABalance(exchange, chain.native, USER),
    usdc: await exchangeABalance(exchange, usdc as never, USER),
    hype: await exchangeABalance(exchange, hype as never, USER),
    usdt: custom.find(({ currency }) => currency.address === USDT_ID),
    custom: custom.map(({ currency }) => currency.address),
    fee: await firstTransferFee(exchange, USER),
    look: await transport.look({ bytes: '', hash: '' } as never, about),
    received: await readExchangeAReceived(exchange, received, NOW * 1_000),
  }
}

type Read = Awaited<ReturnType<typeof read>>

async function eachLie(question: Question, check: (lie: ShapeLie, found: Read) => void): Promise<number> {
  const lies = shapeLiesOf(ANSWERS[question])
  for (const lie of lies) {
    const found = await read(question, lie.body)
    for (const answer of [found.perps, found.usdc, found.hype, found.fee, found.look, found.received]) {
      if (!answer.ok) expect(isReason(answer.reason), lie.name).toBe(true)
    }
    check(lie, found)
  }
  return lies.length
}

describe('an answer of exchange A with one field of another shape', () => {
  it('of the balances hides no other row, and shows no other amount', async () => {
    const honest = await read()
    expect([honest.usdc, honest.hype, honest.usdt]).toMatchObject([7n, 2n, 4n].map((left) => ({ value: left * UNIT })))
    const names = ['usdc', 'hype', 'usdt'] as const
    const count = await eachLie('spotClearinghouseState', ({ at: [list, index], name }, found) => {
      if (list !== 'balances' || index === undefined) return
      for (const [at, each] of names.entries()) if (at !== index) expect(found[each], name).toEqual(honest[each])
      expect(found.perps, name).toEqual(honest.perps)
    })
    expect(count).toBeGreaterThan(200)
  })

  it('of the tokens hides no other token', async () => {
    const honest = await read()
    const names = ['usdc', 'hype', 'usdt'] as const
    await eachLie('spotMeta', ({ at: [list, index], name }, found) => {
      if (list !== 'tokens' || index === undefined) return
      for (const [at, each] of names.entries()) if (at !== index) expect(found[each], name).toEqual(honest[each])
    })
  })

  it('of the ledger hides no other entry, and never makes a transfer that was paid a failed one', async () => {
    const honest = await read()
    expect(honest.look).toMatchObject({ value: { is: 'included' } })
    expect(honest.received).toEqual({ ok: true, value: { value: 20n * UNIT } })
    const count = await eachLie('userNonFundingLedgerUpdates', ({ at: [index], name, body }, { look, received }) => {
      const isWhole = !Array.isArray(body) || body.length === ANSWERS.userNonFundingLedgerUpdates.length
      if (look.ok && isWhole) expect(look.value.is, name).not.toBe('reverted')
      if (index === undefined) return
      if (index !== MINE) expect([look, received], name).toEqual([honest.look, honest.received])
    })
    expect(count).toBeGreaterThan(400)
  })

  it.each(['clearinghouseState', 'userAbstraction', 'perpDexs'] as const)(
    'of %s changes no other answer',
    async (question) => {
      const { perps: _perps, custom: _custom, ...honest } = await read()
      await eachLie(question, ({ name }, { perps, custom: _other, ...found }) => {
        if (perps.ok) expect(perps.value, name).toBeLessThan(10n ** 50n)
        expect(found, name).toEqual(honest)
      })
    },
  )
})

describe('an answer of exchange A with one other row', () => {
  const names = ['usdc', 'hype', 'usdt'] as const

  it('of the balances changes no other balance, and an absent one is not called empty', async () => {
    const honest = await read()
    const { balances } = ANSWERS.spotClearinghouseState
    const foreign = () => [row('FOREIGN', 900, '5.0'), { coin: '+12', total: '3.0', hold: '0.0' }]
    const lies = rowLiesOf(balances, foreign)
    for (const { name, index, rows } of lies) {
      const found = await read('spotClearinghouseState', { balances: rows })
      for (const [at, each] of names.entries()) if (at !== index) expect(found[each], name).toEqual(honest[each])
      expect(found.perps, name).toEqual(honest.perps)
      const isNameless = rows.some((each) => typeof each !== 'object' || each === null || !('coin' in each))
      if (index === 1 && isNameless) expect(found.hype, name).toMatchObject({ ok: false })
    }
    expect(lies.length).toBeGreaterThan(50)
  })

  it('of the tokens changes no other token', async () => {
    const honest = await read()
    const foreign = (token: object) => [{ ...token, index: 900, tokenId: `0x${'99'.repeat(16)}`, name: 'OTHER' }]
    for (const { name, index, rows } of rowLiesOf(tokens, foreign)) {
      const found = await read('spotMeta', { tokens: rows, universe: [] })
      for (const [at, each] of names.entries()) if (at !== index) expect(found[each], name).toEqual(honest[each])
    }
  })

  it('of the DEXes lists each once', async () => {
    const more = [{ name: 'abc' }, { name: 'xyz' }]
    for (const { name, index, rows } of rowLiesOf(more, () => [{ name: 'other' }])) {
      const { custom } = await read('perpDexs', [null, ...rows])
      expect(new Set(custom).size, name).toBe(custom.length)
      const left = ['616263', '78797a'].filter((_each, at) => at !== index)
      expect(custom, name).toEqual(expect.arrayContaining(left.map((hex) => `${usdc.address}${hex}`)))
    }
  })

  it('of the ledger changes no other entry, and counts no arrival twice', async () => {
    const honest = await read()
    const ledger = ANSWERS.userNonFundingLedgerUpdates
    const foreign = (each: object) => [
      { ...each, delta: { ...send, user: FRIEND, destination: FRIEND, amount: '20.0', nonce: NONCE } },
      { ...each, hash: '0x09', delta: { ...send, user: FRIEND, amount: '20.0', nonce: NONCE } },
    ]
    const lies = rowLiesOf(ledger, foreign)
    for (const { name, index, rows } of lies) {
      const found = await read('userNonFundingLedgerUpdates', rows)
      if (found.look.ok) expect(found.look.value.is, name).not.toBe('reverted')
      if (index !== MINE) expect([found.look, found.received], name).toEqual([honest.look, honest.received])
    }
    expect(lies.length).toBeGreaterThan(100)
  })
})
