import { MOST_ARRIVAL_CALLS } from '../../core/intent/arrival-call-limit.ts'
import { ARRIVAL_FUNCTION_NAMES, type ArrivalFunctionName } from '../../core/intent/arrival-functions.ts'
import { MOST_COINS, OUTPOINT } from '../../core/intent/chosen-coins.ts'
import type { TradeType } from '../../core/intent/intent.ts'
import { type CleanTokenMetadata, cleanTokenMetadata } from '../../core/money/custom-token.ts'
import { TIME_LIMITS, TOPUPS } from './options/option-choices.ts'
import { SLIPPAGES } from './options/slippage.ts'

export const DRAFT_KEY = 'form'

/**
 * `said` is the chain's description of a token that the wallet doesn't know otherwise. The verifier asks the chain
 * again.
 */
export type CurrencyRef = Readonly<{ chainId: number; address: string; said?: CleanTokenMetadata }>

/**
 * The wallet pays by a deposit or a permit. Otherwise the user pays from elsewhere, to a strict or an open deposit
 * address.
 */
export const PAYMENTS = ['deposit', 'permit', 'strictAddress', 'openAddress'] as const

export function isOwnPayment(payment: (typeof PAYMENTS)[number]): boolean {
  return payment === 'deposit' || payment === 'permit'
}

export const TRADES = ['EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT'] as const satisfies readonly TradeType[]

/** `name` is undefined before a function is picked. `isMeant` is false while the pasted bytes count. */
export type TypedPick = Readonly<{ isMeant: boolean; name: ArrivalFunctionName | undefined; given: readonly string[] }>

/** `data` is hex; `value` is in native currency. */
export type TypedCall = Readonly<{ to: string; data: string; value: string; pick?: TypedPick }>

export type ChosenCoin = Readonly<{ outpoint: string; sats: string }>

/**
 * The form as typed. `amount` is of the input where `trade` fixes that. Without a recipient the account itself
 * receives.
 */
export type Draft = Readonly<{
  from: CurrencyRef | undefined
  to: CurrencyRef | undefined
  amount: string
  trade: TradeType
  recipient: string | undefined
  /** None means the account itself. */
  refundTo: string | undefined
  payment: (typeof PAYMENTS)[number]
  slippageBasisPoints: (typeof SLIPPAGES)[number] | 'own'
  /** Percent as typed for `own`; kept while another choice is active. */
  ownSlippage: string
  /** The most to pay where the output is typed; while empty, the first quote sets the limit. */
  most: string
  timeToLiveSeconds: (typeof TIME_LIMITS)[number]
  hasTopup: boolean
  /** Dollars; kept while `hasTopup` is false. */
  topupUsd: (typeof TOPUPS)[number]
  isSponsored: boolean
  /** Dollars as typed; empty means all fees. */
  sponsorMost: string
  /** Empty means any. */
  coins: readonly ChosenCoin[]
  calls: readonly TypedCall[]
  /** While empty, the service works it out. */
  callsGas: string
  account: string | undefined
}>

export const EMPTY_DRAFT: Draft = {
  from: undefined,
  to: undefined,
  amount: '',
  trade: 'EXACT_INPUT',
  recipient: undefined,
  refundTo: undefined,
  payment: 'deposit',
  slippageBasisPoints: 'automatic',
  ownSlippage: '',
  most: '',
  timeToLiveSeconds: 'automatic',
  hasTopup: false,
  topupUsd: '2',
  isSponsored: false,
  sponsorMost: '',
  coins: [],
  calls: [],
  callsGas: '',
  account: undefined,
}

/** Without calls a gas limit has no meaning. */
export const NO_CALLS = { calls: [], callsGas: '' } as const satisfies Partial<Draft>

export function writeDraft(draft: Draft): string {
  return JSON.stringify(draft)
}

/** Anything unreadable is an empty draft. */
export function readDraft(text: string | undefined): Draft {
  const value = parse(text)
  if (typeof value !== 'object' || value === null) return EMPTY_DRAFT
  const said = value as Readonly<Record<string, unknown>>
  const { from, to, amount, trade, recipient, refundTo, payment, ownSlippage, hasTopup, isSponsored } = said
  return {
    from: refOf(from),
    to: refOf(to),
    amount: typeof amount === 'string' ? amount.slice(0, 100) : '',
    trade: TRADES.find((each) => each === trade) ?? 'EXACT_INPUT',
    recipient: typeof recipient === 'string' ? recipient.slice(0, 200) : undefined,
    refundTo: typeof refundTo === 'string' ? refundTo.slice(0, 200) : undefined,
    payment: PAYMENTS.find((each) => each === payment) ?? 'deposit',
    slippageBasisPoints:
      [...SLIPPAGES, 'own' as const].find((each) => each === said['slippageBasisPoints']) ?? 'automatic',
    ownSlippage: typeof ownSlippage === 'string' ? ownSlippage.slice(0, 12) : '',
    most: typeof said['most'] === 'string' ? said['most'].slice(0, 100) : '',
    timeToLiveSeconds: TIME_LIMITS.find((each) => each === said['timeToLiveSeconds']) ?? 'automatic',
    hasTopup: hasTopup === true,
    topupUsd: TOPUPS.find((each) => each === said['topupUsd']) ?? '2',
    isSponsored: isSponsored === true,
    sponsorMost: typeof said['sponsorMost'] === 'string' ? said['sponsorMost'].slice(0, 16) : '',
    coins: allOrNone(said['coins'], coinOf, MOST_COINS),
    calls: allOrNone(said['calls'], callOf, MOST_ARRIVAL_CALLS),
    callsGas: typeof said['callsGas'] === 'string' ? said['callsGas'].slice(0, 12) : '',
    account: typeof said['account'] === 'string' ? said['account'].slice(0, 100) : undefined,
  }
}

export function reversedDraft(draft: Draft): Draft {
  const { from, to } = draft
  return { ...draft, from: to, to: from, amount: '', trade: 'EXACT_INPUT', most: '', coins: [], ...NO_CALLS }
}

export function withoutOriginChoices(draft: Draft): Draft {
  return { ...draft, refundTo: undefined, payment: 'deposit', coins: [] }
}

/** Drops choices that were made for the earlier route and could cost money on this one. */
export function withoutRouteChoices(draft: Draft): Draft {
  return {
    ...draft,
    payment: draft.payment === 'permit' ? 'deposit' : draft.payment,
    hasTopup: false,
    most: '',
    ...NO_CALLS,
  }
}

export function withoutAccountChoices(draft: Draft): Draft {
  return { ...withoutRouteChoices(draft), coins: [] }
}

export function hasRouteChoices({ payment, hasTopup, calls, most }: Draft): boolean {
  return payment === 'permit' || hasTopup || calls.length > 0 || most !== ''
}

// One unreadable entry drops all of them.
function allOrNone<T>(said: unknown, read: (value: unknown) => T | undefined, most: number): readonly T[] {
  const values: readonly unknown[] = Array.isArray(said) ? said : []
  const all = values.flatMap((each) => read(each) ?? [])
  return all.length === values.length && all.length <= most ? all : []
}

function coinOf(value: unknown): ChosenCoin | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { outpoint, sats } = value as Readonly<Record<string, unknown>>
  if (typeof outpoint !== 'string' || typeof sats !== 'string') return undefined
  return OUTPOINT.test(outpoint) && /^\d{1,16}$/.test(sats) ? { outpoint, sats } : undefined
}

function callOf(value: unknown): TypedCall | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { to, data, value: amount, pick } = value as Readonly<Record<string, unknown>>
  if (typeof to !== 'string' || typeof data !== 'string' || typeof amount !== 'string') return undefined
  const typed = { to: to.slice(0, 200), data: data.slice(0, 20_100), value: amount.slice(0, 100) }
  const picked = pickOf(pick)
  return picked ? { ...typed, pick: picked } : typed
}

function pickOf(value: unknown): TypedPick | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { isMeant, name, given } = value as Readonly<Record<string, unknown>>
  if (typeof isMeant !== 'boolean' || !Array.isArray(given)) return undefined
  return {
    isMeant,
    name: ARRIVAL_FUNCTION_NAMES.find((each) => each === name),
    given: given.slice(0, 4).map((each) => (typeof each === 'string' ? each.slice(0, 200) : '')),
  }
}

function refOf(value: unknown): CurrencyRef | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { chainId, address, said } = value as Readonly<Record<string, unknown>>
  if (typeof chainId !== 'number' || typeof address !== 'string') return undefined
  const described = saidOf(said)
  return { chainId, address, ...(described ? { said: described } : {}) }
}

function saidOf(value: unknown): CleanTokenMetadata | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { symbol, name, decimals } = value as Readonly<Record<string, unknown>>
  if (typeof symbol !== 'string' || typeof name !== 'string' || !Number.isInteger(decimals)) return undefined
  return cleanTokenMetadata({ symbol, name, decimals: BigInt(Number(decimals)) })
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
