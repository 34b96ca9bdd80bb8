import { describe, expect, it } from 'vitest'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../../src/core/profiles/profile.ts'
import { createExchangeAClient } from '../../../../src/net/families/exchange-a/client.ts'
import { exchangeABalance } from '../../../../src/net/families/exchange-a/facts.ts'

const USER = '0x14791697260E4c9A71f18484C9f997B308e59325'
const chain = chainById(devnet, 1337) ?? expect.fail('no exchange A')
const [usdc, hype] = chain.tokens
if (!usdc || !hype) throw new Error('no spot tokens')
const UNIT = 10n ** 8n

const margin = { accountValue: '512.4', totalNtlPos: '300.0', totalRawUsd: '512.4', totalMarginUsed: '60.0' }
const position = {
  type: 'oneWay',
  position: {
    ...{ coin: 'ETH', szi: '-0.1', entryPx: '3000.0', positionValue: '300.0', unrealizedPnl: '-2.5' },
    ...{ returnOnEquity: '-0.04', liquidationPx: null, marginUsed: '60.0', maxLeverage: 25 },
    ...{ leverage: { type: 'cross', value: 5 }, cumFunding: { allTime: '1.0', sinceOpen: '0.0', sinceChange: '0.0' } },
  },
}
const perps = (withdrawable: string, more: object = {}) => ({
  ...{ marginSummary: margin, crossMarginSummary: margin, crossMaintenanceMarginUsed: '12.0' },
  ...{ withdrawable, assetPositions: [position], time: 1_700_000_000_000, ...more },
})
const row = (coin: string, token: number, total: string, hold: string, more: object = {}) => ({
  ...{ coin, token, total, hold, entryNtl: '0.0' },
  ...more,
})
const lending = { borrowed: '0.0', ltv: '0.5', supplied: '40.0' }

/** The exchange's "Info endpoint" and public clients; undefined is unreadable. */
type Mode = Readonly<{ mode: unknown; perps: object; spot: object; usd: bigint | undefined; hype: bigint | undefined }>

const MODES: Readonly<Record<string, Mode>> = {
  'standard, with an open position': {
    mode: 'disabled',
    perps: perps('452.4'),
    spot: { balances: [row('USDC', 0, '80.0', '0.0'), row('HYPE', 150, '5.0', '2.0')] },
    ...{ usd: 4_524n, hype: 30n },
  },
  'default, without a spot balance': {
    ...{ mode: 'default', perps: perps('0.0', { assetPositions: [] }), spot: { balances: [] }, usd: 0n, hype: 0n },
  },
  'DEX abstraction, with an outcome and no USDC': {
    mode: 'dexAbstraction',
    perps: perps('10.5'),
    spot: { balances: [{ coin: '+12', total: '3.0', hold: '0.0', entryNtl: '1.0' }, row('HYPE', 150, '5.0', '5.0')] },
    ...{ usd: 105n, hype: 0n },
  },
  'unified, whose perps state is empty': {
    mode: 'unifiedAccount',
    perps: perps('0.0'),
    spot: {
      balances: [row('USDC', 0, '300.0', '60.5'), row('HYPE', 150, '1.5', '0.0')],
      tokenToAvailableAfterMaintenance: [[0, '239.5']],
    },
    ...{ usd: 2_395n, hype: 15n },
  },
  'unified, whose losses bind more than its hold': {
    mode: 'unifiedAccount',
    perps: perps('0.0'),
    spot: {
      balances: [row('USDC', 0, '250.0', '0.0'), row('HYPE', 150, '1.5', '0.0')],
      tokenToAvailableAfterMaintenance: [[0, '180.0'], ['odd'], [150, '-0.5'], null, [360, '9.0']],
    },
    ...{ usd: 1_800n, hype: 0n },
  },
  'unified, with a limit that cannot be read': {
    mode: 'unifiedAccount',
    perps: perps('0.0'),
    spot: {
      balances: [row('USDC', 0, '250.0', '0.0'), row('HYPE', 150, '1.5', '0.0')],
      tokenToAvailableAfterMaintenance: [
        [0, '1e-7'],
        [150, '1.0'],
      ],
    },
    ...{ usd: undefined, hype: 10n },
  },
  'unified, all of whose balance is held': {
    mode: 'unifiedAccount',
    perps: perps('0.0'),
    spot: {
      balances: [row('USDC', 0, '11.515057', '11.515057'), { coin: '+92260', total: '0.0', hold: '0.0' }],
      tokenToAvailableAfterMaintenance: [[0, '8.554471']],
    },
    ...{ usd: 0n, hype: 0n },
  },
  'portfolio margin, with orders and a loan': {
    mode: 'portfolioMargin',
    perps: perps('0.0'),
    spot: {
      balances: [
        row('USDC', 0, '100.0', '0.0', { spotHold: '80.0', ...lending }),
        row('HYPE', 150, '7.0', '1.0', { spotHold: '3.0', ...lending }),
      ],
      ...{ portfolioMarginEnabled: true, portfolioMarginRatio: '0.1', tokenToPortfolioMargin: [] },
    },
    ...{ usd: 200n, hype: 40n },
  },
  'portfolio margin, which may borrow more than its orders hold': {
    mode: 'portfolioMargin',
    perps: perps('0.0'),
    spot: {
      balances: [
        row('USDC', 0, '100.0', '-5.92201599', { spotHold: '30.0', ...lending }),
        row('HYPE', 150, '7.0', '0.0', lending),
      ],
      portfolioMarginEnabled: true,
    },
    ...{ usd: 700n, hype: 70n },
  },
  'portfolio margin in debt': {
    mode: 'portfolioMargin',
    perps: perps('0.0'),
    spot: {
      balances: [row('USDC', 0, '-25.0', '0.0', { borrowed: '25.0' }), row('HYPE', 150, '7.0', '0.0')],
      portfolioMarginEnabled: true,
    },
    ...{ usd: undefined, hype: 70n },
  },
  'a vault, which holds no spot balance': {
    ...{ mode: 'default', perps: perps('452.4'), spot: { balances: [] }, usd: 4_524n, hype: 0n },
  },
  'a mode that comes later': {
    ...{ mode: 'tomorrow', perps: perps('452.4'), spot: { balances: [row('HYPE', 150, '1.0', '0.0')] } },
    ...{ usd: undefined, hype: 10n },
  },
}

describe.each(Object.entries(MODES))(
  'an account of exchange A: %s',
  (_name, { mode, perps: state, spot, usd, hype: left }) => {
    const tokens = [usdc, hype].map(({ address, symbol }, at) => {
      return { name: symbol, fullName: null, index: at * 150, tokenId: address, szDecimals: 2, weiDecimals: 8 }
    })
    const answers = new Map<unknown, unknown>([
      ['spotMeta', { tokens, universe: [] }],
      ['userAbstraction', mode],
      ['clearinghouseState', state],
      ['spotClearinghouseState', spot],
    ])
    const fetch = async (_input: unknown, init?: RequestInit) =>
      new Response(JSON.stringify(answers.get(JSON.parse(`${init?.body}`).type)))
    const exchange = createExchangeAClient({ fetch, url: 'http://a.invalid', nowMilliseconds: () => 0 })
    const expected = (tenths: bigint | undefined) =>
      tenths === undefined
        ? { ok: false, reason: { code: expect.any(String) } }
        : { ok: true, value: (tenths * UNIT) / 10n }

    it('shows only money that can leave', async () => {
      expect(await exchangeABalance(exchange, chain.native, USER)).toMatchObject(expected(usd))
      expect(await exchangeABalance(exchange, hype, USER)).toMatchObject(expected(left))
    })
  },
)
