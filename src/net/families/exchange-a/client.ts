import type * as v from 'valibot'
import type { Price } from '../../../core/money/price.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import { cachedAnswer } from '../../http/answer-cache.ts'
import { displayText } from '../../http/foreign-text.ts'
import { type Fetch, requestText } from '../../http/request.ts'
import { type ExchangeABroadcastResult, exchangeABroadcastResult } from './broadcast-result.ts'
import { createExchangeAInfo, EXCHANGE_A_TIMEOUT_MILLISECONDS } from './info.ts'
import { type IsEnough, type Movements, readMovements } from './movements.ts'
import {
  abstraction,
  dexes,
  EXCHANGE_A_DECIMALS,
  midPrices,
  perpsState,
  perpsTime,
  type SpotToken,
  spotMeta,
  spotState,
  type UnreadSpotRow,
} from './schema.ts'

/** Smallest unit, without the part that orders block. */
export type SpotHolding = Readonly<{ token: SpotToken; value: bigint }>

export type UnreadHolding = UnreadSpotRow & Readonly<{ token: SpotToken | undefined }>

export type SpotHoldings = Answer<readonly SpotHolding[]> & Readonly<{ unread?: readonly UnreadHolding[] }>

/** Every failure is a value; nothing is retried here. */
export type ExchangeAClient = Readonly<{
  source: string
  /** The withdrawable balance, USDC with eight decimals. */
  withdrawable: (user: string, dex: string) => Promise<Answer<bigint>>
  spotHoldings: (user: string) => Promise<SpotHoldings>
  dexes: () => Promise<Answer<readonly string[]>>
  /** Middle prices in dollars, by book. */
  mids: () => Promise<Answer<ReadonlyMap<string, Price>>>
  spotTokens: () => Promise<Answer<readonly SpotToken[]>>
  /** Whether the spot state holds all USDC. */
  isUnified: (user: string) => Promise<Answer<boolean>>
  /** Oldest first. */
  movements: (user: string, sinceMilliseconds: number, isEnough?: IsEnough) => Promise<Movements>
  /** The time of the exchange's newest state, epoch milliseconds. */
  timeMilliseconds: (user: string) => Promise<Answer<number>>
  /** Once. */
  submit: (body: string) => Promise<ExchangeABroadcastResult>
}>

const KEPT_MILLISECONDS = 600_000

const UNIFIED = ['unifiedAccount', 'portfolioMargin']
const ORDINARY = ['default', 'disabled', 'dexAbstraction']

/**
 * Makes a client of exchange A at base `url` (interface, "Exchange A withdrawal execution" 3 and 4; service facts 7).
 */
export function createExchangeAClient(
  ports: Readonly<{ fetch: Fetch; url: string; nowMilliseconds: () => number }>,
): ExchangeAClient {
  const base = ports.url.replace(/\/+$/, '')
  const keeping = { milliseconds: KEPT_MILLISECONDS, nowMilliseconds: ports.nowMilliseconds }
  const { info, ofUser } = createExchangeAInfo(ports.fetch, base)
  const spotTokens = cachedAnswer(() => info({ type: 'spotMeta' }, spotMeta), keeping)

  return {
    source: new URL(base).origin,
    spotTokens,
    mids: () => info({ type: 'allMids' }, midPrices),
    dexes: cachedAnswer(() => info({ type: 'perpDexs' }, dexes), keeping),
    withdrawable: async (user, dex) => {
      const answer = await ofUser('clearinghouseState', user, perpsState, dex === '' ? {} : { dex })
      return answer.ok ? { ok: true, value: answer.value.withdrawable } : answer
    },
    spotHoldings: async (user) => {
      const [state, known] = await Promise.all([ofUser('spotClearinghouseState', user, spotState), spotTokens()])
      if (!state.ok) return state
      if (!known.ok) return known
      return { ok: true, ...holdingsOf(state.value, known.value) }
    },
    isUnified: async (user) => {
      const answer = await ofUser('userAbstraction', user, abstraction)
      if (!answer.ok) return answer
      if (UNIFIED.includes(answer.value)) return { ok: true, value: true }
      if (ORDINARY.includes(answer.value)) return { ok: true, value: false }
      const message = `The exchange keeps this account in a way that is not known here: ${displayText(answer.value) ?? '?'}`
      return failedFor({ code: 'EXCHANGE_ACCOUNT_KIND' }, message)
    },
    timeMilliseconds: async (user) => {
      const answer = await ofUser('clearinghouseState', user, perpsTime)
      return answer.ok ? { ok: true, value: answer.value.time } : answer
    },
    movements: (...about) => readMovements(ofUser, ...about),
    submit: async (body) =>
      exchangeABroadcastResult(
        await requestText(ports.fetch, {
          method: 'POST',
          url: `${base}/exchange`,
          text: body,
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          timeoutMilliseconds: EXCHANGE_A_TIMEOUT_MILLISECONDS,
        }),
      ),
  }
}

function holdingsOf({ rows, unread }: v.InferOutput<typeof spotState>, tokens: readonly SpotToken[]) {
  const byIndex = new Map(tokens.toReversed().map((token) => [token.index, token]))
  const odd = [...unread, ...rows.filter(({ index, total }) => total > 0n && !byIndex.has(index))].map(
    ({ coin, index }): UnreadHolding => ({ coin, index, token: byIndex.get(index ?? -1) }),
  )
  const value = rows.flatMap(({ index, movable }): SpotHolding[] => {
    const token = byIndex.get(index)
    return token ? [{ token, value: inUnitsOf(token, movable) }] : []
  })
  return { value, ...(odd.length > 0 ? { unread: odd } : {}) }
}

/** Converts eight decimals to a token's smallest unit. */
export function inUnitsOf({ decimals }: Pick<SpotToken, 'decimals'>, amount: bigint): bigint {
  return decimals >= EXCHANGE_A_DECIMALS
    ? amount * 10n ** BigInt(decimals - EXCHANGE_A_DECIMALS)
    : amount / 10n ** BigInt(EXCHANGE_A_DECIMALS - decimals)
}
