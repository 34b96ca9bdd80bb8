import * as v from 'valibot'
import { isSameAddress } from '../../../core/families/address.ts'
import type { Price } from '../../../core/money/price.ts'
import { type Failure, failedFor, misused } from '../../../core/reason/reason.ts'
import { isHex } from '../../../lib/hex.ts'
import { parseStrictJson } from '../../../lib/strict-json.ts'
import { cachedAnswer } from '../../http/answer-cache.ts'
import { coalesced } from '../../http/coalescing.ts'
import { displayText, httpRefusalReason, schemaMismatch } from '../../http/foreign-text.ts'
import { type Fetch, requestText } from '../../http/request.ts'
import type { Answer } from '../../nodes/rpc.ts'
import { type ExchangeABroadcastResult, exchangeABroadcastResult } from './broadcast-result.ts'
import {
  abstraction,
  dexes,
  EXCHANGE_A_DECIMALS,
  type LedgerTransfer,
  ledgerUpdates,
  midPrices,
  perpsState,
  type SpotToken,
  spotMeta,
  spotState,
} from './schema.ts'

/** Smallest unit, without the part that orders block. */
export type SpotHolding = Readonly<{ token: SpotToken; value: bigint }>

/** Every failure is a value; nothing is retried here. */
export type ExchangeAClient = Readonly<{
  source: string
  /** The withdrawable balance, USDC with eight decimals. */
  withdrawable: (user: string, dex: string) => Promise<Answer<bigint>>
  spotHoldings: (user: string) => Promise<Answer<readonly SpotHolding[]>>
  dexes: () => Promise<Answer<readonly string[]>>
  /** Middle prices in dollars, by book. */
  mids: () => Promise<Answer<ReadonlyMap<string, Price>>>
  spotTokens: () => Promise<Answer<readonly SpotToken[]>>
  /** Whether the spot state holds all USDC. */
  isUnified: (user: string) => Promise<Answer<boolean>>
  /** Oldest first. */
  movements: (user: string, sinceMilliseconds: number) => Promise<Answer<readonly LedgerTransfer[]>>
  /** Broadcasts a signed action, once. */
  submit: (body: string) => Promise<ExchangeABroadcastResult>
}>

const TIMEOUT_MILLISECONDS = 10_000
/** The metadata list every token. */
const MAX_META_BYTES = 8 * 1024 * 1024
/** The exchange's page size. */
const PAGE = 500
const MOST_PAGES = 20
/** Tokens and DEXes change rarely. */
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
  // Parallel reads of one account share a request.
  const post = coalesced((text) =>
    requestText(ports.fetch, {
      method: 'POST',
      url: `${base}/info`,
      text,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
      maxBytes: MAX_META_BYTES,
    }),
  )

  async function info<T>(
    question: Readonly<{ type: string }> & Readonly<Record<string, unknown>>,
    schema: v.GenericSchema<unknown, T>,
  ): Promise<Answer<T>> {
    const answer = await post(JSON.stringify(question))
    if (!answer.ok) return failedFor(answer.reason, `${answer.message} (${question.type} of the exchange)`)
    if (answer.status !== 200) {
      const words = displayText(answer.text)
      const message = `The exchange refused ${question.type} (HTTP status ${answer.status}): ${words ?? 'no reason'}`
      return failedFor(httpRefusalReason(answer.status, words), message)
    }
    const parsed = parseStrictJson(answer.text)
    if (!parsed.ok) return unreadable(question.type, parsed.message)
    const decoded = v.safeParse(schema, parsed.value)
    if (decoded.success) return { ok: true, value: decoded.output }
    const [issue] = decoded.issues
    return unreadable(question.type, schemaMismatch(issue))
  }

  function ofUser<T>(type: string, user: string, schema: v.GenericSchema<unknown, T>, more: object = {}) {
    if (!isHex(user, 20)) return Promise.resolve(misused('Expected an address of the exchange'))
    return info({ type, user: user.toLowerCase(), ...more }, schema)
  }

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
      // The first token of an index counts.
      const byIndex = new Map(known.value.toReversed().map((token) => [token.index, token]))
      const holdings = state.value.balances.flatMap(({ token: index, total, hold }) => {
        const token = byIndex.get(index)
        return token ? [{ token, value: inUnitsOf(token, total > hold ? total - hold : 0n) }] : []
      })
      return { ok: true, value: holdings }
    },
    isUnified: async (user) => {
      const answer = await ofUser('userAbstraction', user, abstraction)
      if (!answer.ok) return answer
      if (UNIFIED.includes(answer.value)) return { ok: true, value: true }
      if (ORDINARY.includes(answer.value)) return { ok: true, value: false }
      const message = `The exchange keeps this account in a way that is not known here: ${displayText(answer.value) ?? '?'}`
      return failedFor({ code: 'EXCHANGE_ACCOUNT_KIND' }, message)
    },
    movements: async (user, sinceMilliseconds) => {
      const all: LedgerTransfer[] = []
      const seen = new Set<string>()
      let startTime = Math.max(0, Math.trunc(sinceMilliseconds))
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const answer = await ofUser('userNonFundingLedgerUpdates', user, ledgerUpdates, { startTime })
        if (!answer.ok) return answer
        const { count, newestMilliseconds, movements } = answer.value
        // Pages overlap at their ends.
        for (const each of movements.filter((one) => !seen.has(nameOf(one)))) all.push(each)
        if (count < PAGE || newestMilliseconds <= startTime) return { ok: true, value: all.filter(isOf(user)) }
        for (const each of movements) seen.add(nameOf(each))
        startTime = newestMilliseconds
      }
      return failedFor({ code: 'TOO_LARGE' }, 'The exchange lists more of this account than can be read')
    },
    submit: async (body) =>
      exchangeABroadcastResult(
        await requestText(ports.fetch, {
          method: 'POST',
          url: `${base}/exchange`,
          text: body,
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          timeoutMilliseconds: TIMEOUT_MILLISECONDS,
        }),
      ),
  }
}

/** Converts eight decimals to a token's smallest unit. */
export function inUnitsOf({ decimals }: Pick<SpotToken, 'decimals'>, amount: bigint): bigint {
  return decimals >= EXCHANGE_A_DECIMALS
    ? amount * 10n ** BigInt(decimals - EXCHANGE_A_DECIMALS)
    : amount / 10n ** BigInt(EXCHANGE_A_DECIMALS - decimals)
}

// A list of another account proves nothing.
function isOf(user: string): (movement: LedgerTransfer) => boolean {
  return ({ from, to }) => isSameAddress(from, user) || isSameAddress(to, user)
}

function nameOf({ hash, from, to, token, amount }: LedgerTransfer): string {
  return JSON.stringify([hash, from, to, token, `${amount}`])
}

function unreadable(type: string, why: string): Failure {
  return failedFor({ code: 'UNREADABLE' }, `The answer to ${type} cannot be read: ${why}`)
}
