import * as v from 'valibot'
import { decimalText } from '../decimal.ts'
import { type ExchangeFaults, lagOf } from '../faults.ts'
import type { Answer } from '../faulty.ts'
import type { Entry, Ledger } from './ledger.ts'
import type { Mids } from './mids.ts'
import { LEDGER_DECIMALS, OTHER_DEX, PERPS, SPOT, TOKENS, USDC } from './tokens.ts'

const QUESTION = v.object({
  type: v.string(),
  user: v.optional(v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/))),
  dex: v.optional(v.string(), PERPS),
  startTime: v.optional(v.number(), 0),
  endTime: v.nullish(v.number()),
})
type Question = v.InferOutput<typeof QUESTION>
type Reader = (ledger: Ledger, question: Question & Readonly<{ user: string }>, at: At) => unknown
type At = Readonly<{ nowMs: number; listedMs: number }>

const READERS: Readonly<Record<string, Reader>> = {
  clearinghouseState: (ledger, { user, dex }, { nowMs }) => perpsState(ledger, user, dex, nowMs),
  spotClearinghouseState: (ledger, { user }) => spotState(ledger, user),
  userAbstraction: (ledger, { user }) => ledger.abstraction(user),
  userNonFundingLedgerUpdates: (ledger, question, { listedMs }) => updates(ledger, question, listedMs),
}

/** `now` in epoch milliseconds. */
export type InfoTools = Readonly<{ ledger: Ledger; mids: Mids; faults: ExchangeFaults; now: () => number }>

/** POST /info: reads the ledger; unknown or malformed questions get HTTP 422. */
export function info(json: unknown, { ledger, mids, faults, now }: InfoTools): Answer {
  const parsed = v.safeParse(QUESTION, json)
  if (!parsed.success) return { status: 422, text: 'Failed to deserialize the JSON body into the target type' }
  const { type, user, dex } = parsed.output
  if (type === 'spotMeta') return { status: 200, body: SPOT_META }
  if (type === 'perpDexs') return { status: 200, body: PERP_DEXES }
  if (type === 'allMids') return { status: 200, body: dex === PERPS ? mids.all() : {} }
  if (type === 'spotMetaAndAssetCtxs') return { status: 200, body: [SPOT_META, spotContexts(mids)] }
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined
  if (!reader || user === undefined) {
    return { status: 422, text: 'Failed to deserialize the JSON body into the target type' }
  }
  const nowMs = now()
  const at = { nowMs, listedMs: nowMs - lagOf(faults) }
  return { status: 200, body: reader(ledger, { ...parsed.output, user: user.toLowerCase() }, at) }
}

const text = (amount: bigint) => decimalText(amount, LEDGER_DECIMALS)

function perpsState(ledger: Ledger, user: string, dex: string, nowMs: number): unknown {
  // A unified account keeps its USDC in the spot state.
  const isPerps = ledger.holdings(user).some((holding) => holding.dex === dex)
  const value = text((dex === PERPS || dex === OTHER_DEX) && isPerps ? ledger.balance(user, dex, USDC) : 0n)
  const summary = { accountValue: value, totalNtlPos: '0.0', totalRawUsd: value, totalMarginUsed: '0.0' }
  return {
    marginSummary: summary,
    crossMarginSummary: summary,
    crossMaintenanceMarginUsed: '0.0',
    withdrawable: value,
    assetPositions: [],
    time: nowMs,
  }
}

// With portfolio margin `hold` omits what could be borrowed: here all of it.
function spotState(ledger: Ledger, user: string): unknown {
  const spot = ledger.holdings(user).filter(({ dex }) => dex === SPOT)
  const isMargin = ledger.abstraction(user) === 'portfolioMargin'
  return {
    ...(isMargin ? { portfolioMarginEnabled: true } : {}),
    balances: spot.map(({ token, amount }) => {
      const held = ledger.spotHold(user, token)
      return {
        coin: token.name,
        token: token.index,
        total: text(amount),
        hold: text(isMargin ? 0n : held),
        entryNtl: '0.0',
        ...(isMargin && held > 0n ? { spotHold: text(held) } : {}),
      }
    }),
  }
}

function updates(
  ledger: Ledger,
  { user, startTime, endTime }: Question & Readonly<{ user: string }>,
  listedMs: number,
): unknown {
  return ledger
    .entries()
    .filter(({ from, to }) => from === user || to === user)
    .filter(({ atMs }) => atMs >= startTime && atMs <= Math.min(endTime ?? listedMs, listedMs))
    .map((entry) => ({ time: entry.atMs, hash: entry.hash, delta: sendDelta(entry) }))
}

function sendDelta(entry: Entry): unknown {
  return {
    type: 'send',
    user: entry.from,
    destination: entry.to,
    sourceDex: entry.sourceDex,
    destinationDex: entry.destinationDex,
    token: entry.token.name,
    amount: text(entry.amount),
    usdcValue: entry.token === USDC ? text(entry.amount) : '0.0',
    fee: text(entry.fee),
    nativeTokenFee: '0.0',
    nonce: entry.nonce,
    feeToken: USDC.name,
  }
}

const PERP_DEXES = [null, { name: OTHER_DEX, fullName: OTHER_DEX.toUpperCase() }]

/** In universe order: no trade, and a constant price. */
function spotContexts(mids: Mids): unknown {
  const prices = mids.all()
  return SPOT_META.universe.map(({ name }) => ({
    coin: name,
    prevDayPx: prices[name],
    markPx: prices[name],
    midPx: prices[name],
    dayNtlVlm: '0.0',
    dayBaseVlm: '0.0',
    circulatingSupply: '0.0',
    totalSupply: '0.0',
  }))
}

const SPOT_META = {
  universe: TOKENS.filter((token) => token !== USDC).map((token, index) => ({
    tokens: [token.index, USDC.index],
    name: `@${token.index}`,
    index,
    isCanonical: true,
  })),
  tokens: TOKENS.map(({ name, fullName, index, tokenId, szDecimals }) => ({
    name,
    szDecimals,
    weiDecimals: LEDGER_DECIMALS,
    index,
    tokenId,
    isCanonical: true,
    evmContract: null,
    fullName,
    deployerTradingFeeShare: '0.0',
  })),
}
