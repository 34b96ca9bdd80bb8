import type { TradeType } from '../../core/intent.ts'
import { MOST_CALLS } from '../../core/most-calls.ts'
import { PICK_NAMES, type PickName } from '../../core/page/picks.ts'
import { type TokenSaid, tokenSaid } from '../../core/unpinned.ts'

/** Under which the host keeps what stands in the form. */
export const DRAFT_KEY = 'move'

/**
 * A currency as the form names it; `said` is how its chain describes it, where the wallet knows it by nothing else. The
 * proof asks about that again.
 */
export type CurrencyRef = Readonly<{ chainId: number; address: string; said?: TokenSaid }>

/**
 * Who pays: this wallet by a deposit of its own, or by a signature that the service carries out; or the user from
 * elsewhere, to an address of one order or to a reusable one.
 */
export const PAYMENTS = ['deposit', 'permit', 'strictAddress', 'openAddress'] as const

/** Whether a way to pay takes what this wallet holds. */
export function isOwnPayment(payment: (typeof PAYMENTS)[number]): boolean {
  return payment === 'deposit' || payment === 'permit'
}

/** Which side is typed, and whether what arrives may differ from it a little. */
export const TRADES = ['EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT'] as const satisfies readonly TradeType[]

/** What slippage is set to by one click, basis points. */
export const SLIPPAGES = ['automatic', '50', '100', '300'] as const

/** What gas on arrival is worth, dollars; the interface’s own default is the second (`topupGasAmount`). */
export const TOPUPS = ['1', '2', '5'] as const

/** How long the service may take until it sends the money back, seconds. */
export const LIVES = ['automatic', '300', '600', '1800'] as const

/** A function that is picked, none before one is, and what it takes as typed; `isMeant` while it is not its pasted bytes that are. */
export type TypedPick = Readonly<{ isMeant: boolean; name: PickName | undefined; given: readonly string[] }>

/** A call as it is typed: a contract, its calldata in hex or as a function, and an amount of the native currency. */
export type TypedCall = Readonly<{ to: string; data: string; value: string; pick?: TypedPick }>

/** What stands in the form, as typed: `amount` is of what leaves where `trade` fixes that. No recipient means the account itself. */
export type Draft = Readonly<{
  from: CurrencyRef | undefined
  to: CurrencyRef | undefined
  amount: string
  trade: TradeType
  recipient: string | undefined
  /** Where it comes back to if it fails; none means the account itself. */
  refundTo: string | undefined
  payment: (typeof PAYMENTS)[number]
  slippageBasisPoints: (typeof SLIPPAGES)[number] | 'own'
  /** What is typed for `own`, percent; kept while another is chosen. */
  ownSlippage: string
  /** The most that may be paid where what arrives is typed; the price that is shown first limits it while it is empty. */
  most: string
  timeToLiveSeconds: (typeof LIVES)[number]
  /** Whether a part of what is moved arrives as gas, where that is of use. */
  hasTopup: boolean
  /** How much of it, in dollars; kept while none does. */
  topupUsd: (typeof TOPUPS)[number]
  /** Whether the owner of the API key pays the fees. */
  isSponsored: boolean
  /** The most that they pay, as typed in dollars; all of the fees while it is empty. */
  sponsorMost: string
  /** What is called with the money where it arrives, in this order; nothing, unless asked for. */
  calls: readonly TypedCall[]
  /** The most gas that they may use together, as typed; the service works it out while it is empty. */
  callsGas: string
  /** Whose account it was typed for; none before anything was. */
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
  calls: [],
  callsGas: '',
  account: undefined,
}

/** What a limit is typed for goes with it. */
export const NO_CALLS = { calls: [], callsGas: '' } as const satisfies Partial<Draft>

/** Writes a draft for the host to keep. */
export function writeDraft(draft: Draft): string {
  return JSON.stringify(draft)
}

/** Reads what `writeDraft` wrote; anything else is an empty draft. */
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
    timeToLiveSeconds: LIVES.find((each) => each === said['timeToLiveSeconds']) ?? 'automatic',
    hasTopup: hasTopup === true,
    topupUsd: TOPUPS.find((each) => each === said['topupUsd']) ?? '2',
    isSponsored: isSponsored === true,
    sponsorMost: typeof said['sponsorMost'] === 'string' ? said['sponsorMost'].slice(0, 16) : '',
    calls: callsOf(said),
    callsGas: typeof said['callsGas'] === 'string' ? said['callsGas'].slice(0, 12) : '',
    account: typeof said['account'] === 'string' ? said['account'].slice(0, 100) : undefined,
  }
}

/** The draft with both sides changed for each other. */
export function turned(draft: Draft): Draft {
  const { from, to } = draft
  return { ...draft, from: to, to: from, amount: '', trade: 'EXACT_INPUT', most: '', ...NO_CALLS }
}

/** The draft when money leaves another kind of chain: where it comes back to and who pays were said of the one before. */
export function onOtherKind(draft: Draft): Draft {
  return { ...draft, refundTo: undefined, payment: 'deposit' }
}

/** The draft on another way or from another account: what was chosen for the one before, and could cost money on this one, is not. */
export function onOtherWay(draft: Draft): Draft {
  return {
    ...draft,
    payment: draft.payment === 'permit' ? 'deposit' : draft.payment,
    hasTopup: false,
    most: '',
    ...NO_CALLS,
  }
}

/** Whether a draft has choices that are good for its own way only. */
export function hasOfWay({ payment, hasTopup, calls, most }: Draft): boolean {
  return payment === 'permit' || hasTopup || calls.length > 0 || most !== ''
}

// A draft of before there could be several has one, or none. Calls of which one cannot be read are not made without it.
function callsOf({ calls, call }: Readonly<Record<string, unknown>>): readonly TypedCall[] {
  const said: readonly unknown[] = Array.isArray(calls) ? calls : call === undefined ? [] : [call]
  const read = said.flatMap((each) => callOf(each) ?? [])
  return read.length === said.length && read.length <= MOST_CALLS ? read : []
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
    name: PICK_NAMES.find((each) => each === name),
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

function saidOf(value: unknown): TokenSaid | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { symbol, name, decimals } = value as Readonly<Record<string, unknown>>
  if (typeof symbol !== 'string' || typeof name !== 'string' || !Number.isInteger(decimals)) return undefined
  return tokenSaid({ symbol, name, decimals: BigInt(Number(decimals)) })
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
