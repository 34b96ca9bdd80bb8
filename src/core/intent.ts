import type { Brand } from '../lib/brand.ts'
import { isHex } from '../lib/hex.ts'
import { isSameAddress, parseAddress } from './address.ts'
import { LEAST_CALLS_GAS, MOST_CALLS_GAS } from './calls-gas.ts'
import { familyOf } from './chain.ts'
import { type Currency, isSameCurrency } from './currency.ts'
import { fingerprint } from './fingerprint.ts'
import { MOST_CALLS } from './most-calls.ts'
import { isByAddress, type Payment } from './payment.ts'
import { chainById, currencyOf, type Profile } from './profile.ts'

/** Interface, "Quote request body": which side of the trade `amount` fixes. */
export type TradeType = 'EXACT_INPUT' | 'EXACT_OUTPUT' | 'EXPECTED_OUTPUT'

/** A transaction that the solver is to make on the destination chain (`txs`): address, calldata, wei. */
export type DestinationCall = Readonly<{ to: string; data: string; value: bigint }>

/** Who else may pay the fees (`subsidizeFees`): which components, and up to how many millionths of a dollar. */
export type Sponsorship = Readonly<{
  components?: readonly ('execution' | 'swap' | 'relay' | 'app' | 'rent')[] | undefined
  mostUsd?: bigint | undefined
}>

/** What a person or a dApp asks for, not yet checked. Amounts are integers in the smallest unit. */
export type IntentInput = Readonly<{
  user: string
  originChainId: number
  originCurrency: string
  destinationChainId: number
  destinationCurrency: string
  amount: bigint
  tradeType: TradeType
  recipient: string
  refundTo: string
  slippageBasisPoints?: number | undefined
  /** The most that may leave, smallest unit of the origin currency, where the trade fixes what arrives. */
  mostIn?: bigint | undefined
  /** The least that may arrive, smallest unit of the destination currency. */
  leastOut?: bigint | undefined
  /** `deposit` unless said otherwise. */
  payment?: Payment | undefined
  /** True when the user pays a deposit address by means of their own, such as an exchange account. */
  paidElsewhere?: boolean | undefined
  /** Gas for the recipient on arrival, millionths of a dollar. */
  topupGasUsd?: bigint | undefined
  calls?: readonly DestinationCall[] | undefined
  /** The most gas that all calls together may use (`txsGasLimit`); the service works it out where none is said. */
  callsGasLimit?: number | undefined
  sponsorship?: Sponsorship | undefined
  /** How long after its quote a crossing may wait to be filled; unfilled by then, it is refunded (`ttl`). */
  timeToLiveSeconds?: number | undefined
  /** Currencies that the profile does not pin and the user has chosen all the same; a node must confirm them. */
  currencies?: readonly Currency[] | undefined
}>

/** Long enough to be approved while the quote is fresh, and for a chain to take the deposit. */
const SHORTEST_LIFE_SECONDS = 120
const LONGEST_LIFE_SECONDS = 86_400

type Fields = Readonly<{
  user: string
  originCurrency: Currency
  destinationCurrency: Currency
  amount: bigint
  tradeType: TradeType
  recipient: string
  refundTo: string
  slippageBasisPoints: number | undefined
  mostIn: bigint | undefined
  leastOut: bigint | undefined
  payment: Payment
  paidElsewhere: boolean
  topupGasUsd: bigint | undefined
  calls: readonly DestinationCall[]
  callsGasLimit: number | undefined
  sponsorship: Sponsorship | undefined
  timeToLiveSeconds: number | undefined
  currencies: readonly Currency[]
}>

/**
 * The user's own words, frozen: everything that comes later is compared with this and with nothing else. `hash` is
 * the fingerprint of every other field.
 */
export type Intent = Brand<Fields & Readonly<{ hash: string }>, 'Intent'>

export type IntentField =
  | 'user'
  | 'originCurrency'
  | 'destinationCurrency'
  | 'amount'
  | 'recipient'
  | 'refundTo'
  | 'slippageBasisPoints'
  | 'payment'
  | 'topupGasUsd'
  | 'calls'
  | 'sponsorship'
  | 'timeToLiveSeconds'

/** One reason why the input is not yet an intent: which field, and what is wrong with it. Never in words. */
export type IntentProblem = Readonly<{
  field: IntentField
  problem:
    | 'unknownCurrency'
    | 'notOnOrigin'
    | 'notOnDestination'
    | 'notPositive'
    | 'tooLarge'
    | 'notBasisPoints'
    | 'notLifetime'
    | 'noLifetimeAtAddress'
    | 'noLifetimeWithBitcoin'
    | 'alreadyThere'
    | 'notToAddress'
    | 'mustBeStrict'
    | 'mustBeAddress'
    | 'needsOriginToken'
    | 'needsDestinationToken'
    | 'needCrossing'
    | 'needEvm'
    | 'tooMany'
    | 'malformed'
}>

/**
 * Makes the frozen intent from what was asked, against the profile's pinned chains and currencies.
 *
 * @returns the intent, or every problem found; never a half-checked intent
 */
export function intent(
  input: IntentInput,
  profile: Profile,
): { ok: true; intent: Intent } | { ok: false; problems: readonly IntentProblem[] } {
  const problems: IntentProblem[] = []
  const refuse = (field: IntentField, problem: IntentProblem['problem']) => void problems.push({ field, problem })
  const originCurrency = pickCurrency(input, profile, input.originChainId, input.originCurrency)
  const destinationCurrency = pickCurrency(input, profile, input.destinationChainId, input.destinationCurrency)
  if (!originCurrency) refuse('originCurrency', 'unknownCurrency')
  if (!destinationCurrency) refuse('destinationCurrency', 'unknownCurrency')
  const user = addressOn(profile, input.originChainId, input.user)
  const refundTo = addressOn(profile, input.originChainId, input.refundTo)
  const recipient = addressOn(profile, input.destinationChainId, input.recipient)
  if (!user) refuse('user', 'notOnOrigin')
  if (!refundTo) refuse('refundTo', 'notOnOrigin')
  if (!recipient) refuse('recipient', 'notOnDestination')
  checkAmounts(input, refuse)
  if (!originCurrency || !destinationCurrency || !user || !refundTo || !recipient) return { ok: false, problems }
  const fields: Fields = {
    user,
    originCurrency,
    destinationCurrency,
    amount: input.amount,
    tradeType: input.tradeType,
    recipient,
    refundTo,
    slippageBasisPoints: input.slippageBasisPoints,
    mostIn: input.mostIn,
    leastOut: input.leastOut,
    payment: input.payment ?? 'deposit',
    paidElsewhere: input.paidElsewhere ?? false,
    topupGasUsd: input.topupGasUsd,
    calls: input.calls ?? [],
    callsGasLimit: input.callsGasLimit,
    sponsorship: input.sponsorship,
    timeToLiveSeconds: input.timeToLiveSeconds,
    currencies: input.currencies ?? [],
  }
  checkRoute(fields, profile, refuse)
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, intent: Object.freeze({ ...fields, hash: fingerprint(fields) }) as Intent }
}

/** The input that makes this very intent again: what the journal keeps, so that resuming re-checks all of it. */
export function inputOf(frozen: Intent): IntentInput {
  return {
    user: frozen.user,
    originChainId: frozen.originCurrency.chainId,
    originCurrency: frozen.originCurrency.address,
    destinationChainId: frozen.destinationCurrency.chainId,
    destinationCurrency: frozen.destinationCurrency.address,
    amount: frozen.amount,
    tradeType: frozen.tradeType,
    recipient: frozen.recipient,
    refundTo: frozen.refundTo,
    slippageBasisPoints: frozen.slippageBasisPoints,
    mostIn: frozen.mostIn,
    leastOut: frozen.leastOut,
    payment: frozen.payment,
    paidElsewhere: frozen.paidElsewhere,
    topupGasUsd: frozen.topupGasUsd,
    calls: frozen.calls,
    callsGasLimit: frozen.callsGasLimit,
    sponsorship: frozen.sponsorship,
    timeToLiveSeconds: frozen.timeToLiveSeconds,
    currencies: frozen.currencies,
  }
}

type Refuse = (field: IntentField, problem: IntentProblem['problem']) => void

function checkAmounts(input: IntentInput, refuse: Refuse): void {
  if (input.amount <= 0n) refuse('amount', 'notPositive')
  if (input.amount >= 2n ** 256n) refuse('amount', 'tooLarge')
  const slippage = input.slippageBasisPoints
  if (slippage !== undefined && !(Number.isInteger(slippage) && slippage >= 0 && slippage <= 10_000)) {
    refuse('slippageBasisPoints', 'notBasisPoints')
  }
  if (input.topupGasUsd !== undefined && input.topupGasUsd <= 0n) refuse('topupGasUsd', 'notPositive')
}

// Interface, "Quote request body": what goes together with what.
function checkRoute(fields: Fields, profile: Profile, refuse: Refuse): void {
  const { originCurrency, destinationCurrency, payment, tradeType, calls, user, recipient } = fields
  const isSame = isSameCurrency(originCurrency, destinationCurrency)
  if (isSame && (isSameAddress(user, recipient) || payment !== 'deposit')) {
    refuse('destinationCurrency', 'alreadyThere')
  }
  const families = [originCurrency, destinationCurrency].map(({ chainId }) => {
    const chain = chainById(profile, chainId)
    return chain && familyOf(chain)
  })
  const needsAddress = isByAddress(fields)
  if (needsAddress && calls.length > 0) refuse('calls', 'notToAddress')
  if (payment === 'openAddress' && tradeType === 'EXACT_OUTPUT') {
    refuse('payment', 'mustBeStrict')
  }
  if (!needsAddress && fields.paidElsewhere) refuse('payment', 'mustBeAddress')
  const needsToken = payment === 'transfer' || payment === 'permit'
  if (needsToken && (families[0] !== 'evm' || originCurrency.isNative)) refuse('payment', 'needsOriginToken')
  if (calls.length > 0 && families[1] !== 'evm') refuse('calls', 'needEvm')
  // What crosses nothing may have no order, and only an order binds calls.
  if (calls.length > 0 && originCurrency.chainId === destinationCurrency.chainId) {
    refuse('calls', 'needCrossing')
  }
  if (calls.length > MOST_CALLS) refuse('calls', 'tooMany')
  if (!calls.every((call) => parseAddress('evm', call.to).ok && isHex(call.data) && call.value >= 0n)) {
    refuse('calls', 'malformed')
  }
  if (!isGasLimit(fields)) refuse('calls', 'malformed')
  checkTimeToLive(fields, families.includes('bitcoin'), refuse)
  if (fields.topupGasUsd !== undefined && (families[1] !== 'evm' || destinationCurrency.isNative)) {
    refuse('topupGasUsd', 'needsDestinationToken')
  }
}

function isGasLimit({ callsGasLimit: limit, calls }: Fields): boolean {
  if (limit === undefined) return true
  return calls.length > 0 && Number.isInteger(limit) && limit >= LEAST_CALLS_GAS && limit <= MOST_CALLS_GAS
}

// It begins with the quote: whoever pays an address by hand, or waits for blocks of ten minutes, would mostly be refunded.
function checkTimeToLive({ timeToLiveSeconds: seconds, payment }: Fields, isOnBitcoin: boolean, refuse: Refuse): void {
  if (seconds === undefined) return
  if (!Number.isInteger(seconds) || seconds < SHORTEST_LIFE_SECONDS || seconds > LONGEST_LIFE_SECONDS) {
    refuse('timeToLiveSeconds', 'notLifetime')
  }
  if (isByAddress({ payment })) refuse('timeToLiveSeconds', 'noLifetimeAtAddress')
  if (isOnBitcoin) refuse('timeToLiveSeconds', 'noLifetimeWithBitcoin')
}

function pickCurrency(input: IntentInput, profile: Profile, chainId: number, address: string): Currency | undefined {
  const pinned = currencyOf(profile, chainId, address)
  if (pinned || !chainById(profile, chainId)) return pinned
  // A native currency is always pinned: whoever calls another one native would have nobody ask its contract.
  return input.currencies?.find((each) => !each.isNative && isSameCurrency(each, { chainId, address }))
}

function addressOn(profile: Profile, chainId: number, text: string): string | undefined {
  const chain = chainById(profile, chainId)
  const parsed = chain && parseAddress(familyOf(chain), text)
  return parsed?.ok ? parsed.address : undefined
}
