import * as v from 'valibot'
import { isSameAddress } from '../core/address.ts'
import type { Price } from '../core/price.ts'
import { type Failure, failedFor, misused } from '../core/reason.ts'
import { isHex } from '../lib/hex.ts'
import { parseStrictJson } from '../lib/strict-json.ts'
import {
  abstraction,
  dexes,
  EXCHANGE_A_DECIMALS,
  ledgerUpdates,
  type Movement,
  mids,
  perpsState,
  type SpotToken,
  spotMeta,
  spotState,
} from './exchange-a-schema.ts'
import { type ExchangeASending, exchangeASendingOf } from './exchange-a-sending.ts'
import { type Fetch, requestText } from './http.ts'
import { keptAnswer } from './kept-answer.ts'
import type { Answer } from './rpc.ts'
import { misfitOf, refusalOf, said } from './said.ts'
import { askedOnce } from './same-moment.ts'

/** What is held of a spot token, smallest unit of that token; what orders hold back is left out. */
export type SpotHolding = Readonly<{ token: SpotToken; value: bigint }>

/** Exchange A's own interface, as far as this wallet asks it. Every failure is a value; nothing is retried here. */
export type ExchangeA = Readonly<{
  /** Where answers come from, fit to be shown. */
  source: string
  /** What can leave a perps account, or the account on a DEX of others; USDC with eight decimals. */
  withdrawable: (user: string, dex: string) => Promise<Answer<bigint>>
  /** What is held on the spot exchange. */
  spotHoldings: (user: string) => Promise<Answer<readonly SpotHolding[]>>
  /** The DEXes of others, by their names. */
  dexes: () => Promise<Answer<readonly string[]>>
  /** What the books stand at, in dollars, by their names: the middle between the best bid and the best offer. */
  mids: () => Promise<Answer<ReadonlyMap<string, Price>>>
  /** All tokens of the spot exchange. */
  spotTokens: () => Promise<Answer<readonly SpotToken[]>>
  /** Whether the account keeps its USDC in one place, which is then the spot state. */
  isUnified: (user: string) => Promise<Answer<boolean>>
  /** What moved from and to an account since then, the oldest first. */
  movements: (user: string, sinceMilliseconds: number) => Promise<Answer<readonly Movement[]>>
  /** Hands a signed action over, once, byte for byte. */
  submit: (body: string) => Promise<ExchangeASending>
}>

const TIMEOUT_MILLISECONDS = 10_000
/** The metadata name every token there is. */
const MAX_META_BYTES = 8 * 1024 * 1024
/** So many entries at most come at once; then the list goes on behind the newest of them. */
const PAGE = 500
const MOST_PAGES = 20
/** New tokens come seldom, and so do new DEXes. */
const KEPT_MILLISECONDS = 600_000

const UNIFIED = ['unifiedAccount', 'portfolioMargin']
const ORDINARY = ['default', 'disabled', 'dexAbstraction']

/**
 * Makes the client of exchange A; `url` is its base, behind which come `/info` and `/exchange` (interface, "Exchange A
 * withdrawal execution" 3 and 4; service facts 7 for accounts that keep all USDC in one place).
 */
export function createExchangeA(
  ports: Readonly<{ fetch: Fetch; url: string; nowMilliseconds: () => number }>,
): ExchangeA {
  const base = ports.url.replace(/\/+$/, '')
  const keeping = { milliseconds: KEPT_MILLISECONDS, nowMilliseconds: ports.nowMilliseconds }
  // Several currencies of an account are read at once, and two of them may stand in one state.
  const post = askedOnce((text) =>
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
      const words = said(answer.text)
      const message = `The exchange refused ${question.type} (HTTP status ${answer.status}): ${words ?? 'no reason'}`
      return failedFor(refusalOf(answer.status, words), message)
    }
    const parsed = parseStrictJson(answer.text)
    if (!parsed.ok) return unreadable(question.type, parsed.message)
    const decoded = v.safeParse(schema, parsed.value)
    if (decoded.success) return { ok: true, value: decoded.output }
    const [issue] = decoded.issues
    return unreadable(question.type, misfitOf(issue))
  }

  function ofUser<T>(type: string, user: string, schema: v.GenericSchema<unknown, T>, more: object = {}) {
    if (!isHex(user, 20)) return Promise.resolve(misused('Expected an address of the exchange'))
    return info({ type, user: user.toLowerCase(), ...more }, schema)
  }

  const spotTokens = keptAnswer(() => info({ type: 'spotMeta' }, spotMeta), keeping)

  return {
    source: new URL(base).origin,
    spotTokens,
    mids: () => info({ type: 'allMids' }, mids),
    dexes: keptAnswer(() => info({ type: 'perpDexs' }, dexes), keeping),
    withdrawable: async (user, dex) => {
      const answer = await ofUser('clearinghouseState', user, perpsState, dex === '' ? {} : { dex })
      return answer.ok ? { ok: true, value: answer.value.withdrawable } : answer
    },
    spotHoldings: async (user) => {
      const [state, known] = await Promise.all([ofUser('spotClearinghouseState', user, spotState), spotTokens()])
      if (!state.ok) return state
      if (!known.ok) return known
      // Where two have one number, the first one is meant.
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
      const message = `The exchange keeps this account in a way that is not known here: ${said(answer.value) ?? '?'}`
      return failedFor({ code: 'EXCHANGE_ACCOUNT_KIND' }, message)
    },
    movements: async (user, sinceMilliseconds) => {
      const all: Movement[] = []
      const seen = new Set<string>()
      let startTime = Math.max(0, Math.trunc(sinceMilliseconds))
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const answer = await ofUser('userNonFundingLedgerUpdates', user, ledgerUpdates, { startTime })
        if (!answer.ok) return answer
        const { count, newestMilliseconds, movements } = answer.value
        // What stood at the end of a page stands at the beginning of the next one, too.
        for (const each of movements.filter((one) => !seen.has(nameOf(one)))) all.push(each)
        if (count < PAGE || newestMilliseconds <= startTime) return { ok: true, value: all.filter(isOf(user)) }
        for (const each of movements) seen.add(nameOf(each))
        startTime = newestMilliseconds
      }
      return failedFor({ code: 'TOO_LARGE' }, 'The exchange lists more of this account than can be read')
    },
    submit: async (body) =>
      exchangeASendingOf(
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

/** An amount with the exchange's eight decimals in the smallest unit of a token. */
export function inUnitsOf({ decimals }: Pick<SpotToken, 'decimals'>, amount: bigint): bigint {
  return decimals >= EXCHANGE_A_DECIMALS
    ? amount * 10n ** BigInt(decimals - EXCHANGE_A_DECIMALS)
    : amount / 10n ** BigInt(EXCHANGE_A_DECIMALS - decimals)
}

// A list about somebody else says nothing about this account.
function isOf(user: string): (movement: Movement) => boolean {
  return ({ from, to }) => isSameAddress(from, user) || isSameAddress(to, user)
}

function nameOf({ hash, from, to, token, amount }: Movement): string {
  return JSON.stringify([hash, from, to, token, `${amount}`])
}

function unreadable(type: string, why: string): Failure {
  return failedFor({ code: 'UNREADABLE' }, `The answer to ${type} cannot be read: ${why}`)
}
