import type { Brand } from '../../lib/brand.ts'
import { fingerprint } from '../../lib/fingerprint.ts'
import { isHex } from '../../lib/hex.ts'
import { familyOf } from '../chain/chain.ts'
import { isSameAddress, parseAddress } from '../families/address.ts'
import { traitsOf } from '../families/families.ts'
import { type Currency, isSameCurrency } from '../money/currency.ts'
import { chainById, currencyOf, type Profile } from '../profiles/profile.ts'
import { MOST_ARRIVAL_CALLS } from './arrival-call-limit.ts'
import { LEAST_ARRIVAL_GAS, MOST_ARRIVAL_GAS } from './arrival-gas-limits.ts'
import { MOST_COINS, OUTPOINT } from './chosen-coins.ts'
import { isByAddress, type PaymentMethodName } from './payment-method.ts'

/** Interface, "Quote request body": the side that `amount` fixes. */
export type TradeType = 'EXACT_INPUT' | 'EXACT_OUTPUT' | 'EXPECTED_OUTPUT'

/** The solver makes this call (`txs`); `value` is wei. */
export type DestinationCall = Readonly<{ to: string; data: string; value: bigint }>

/** The sponsor pays these components (`subsidizeFees`) up to `mostUsd`, millionths of a dollar. */
export type Sponsorship = Readonly<{
  components?: readonly ('execution' | 'swap' | 'relay' | 'app' | 'rent')[] | undefined
  mostUsd?: bigint | undefined
}>

/** Amounts are in the smallest unit. */
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
  /** Limits fixed-output trades, in the origin's smallest unit. */
  mostIn?: bigint | undefined
  /** In the destination's smallest unit. */
  leastOut?: bigint | undefined
  /** Defaults to `deposit`. */
  payment?: PaymentMethodName | undefined
  /** The user pays from elsewhere, such as an exchange. */
  paidElsewhere?: boolean | undefined
  /** The recipient gets this gas, in millionths of a dollar. */
  topupGasUsd?: bigint | undefined
  calls?: readonly DestinationCall[] | undefined
  /** For all calls (`txsGasLimit`). */
  callsGasLimit?: number | undefined
  sponsorship?: Sponsorship | undefined
  /** An unfilled transfer is refunded this long after its quote (`ttl`). */
  timeToLiveSeconds?: number | undefined
  /** A node must confirm these custom currencies. */
  currencies?: readonly Currency[] | undefined
  /** Exactly these outpoints of one address. */
  coins?: readonly string[] | undefined
}>

/** It leaves time for approval and a deposit's inclusion. */
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
  payment: PaymentMethodName
  paidElsewhere: boolean
  topupGasUsd: bigint | undefined
  calls: readonly DestinationCall[]
  callsGasLimit: number | undefined
  sponsorship: Sponsorship | undefined
  timeToLiveSeconds: number | undefined
  currencies: readonly Currency[]
  coins: readonly string[] | undefined
}>

/** Frozen instructions; every check compares with them. `hash` covers all other fields. */
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
  | 'coins'

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
    | 'needTransfer'
    | 'needEvm'
    | 'tooMany'
    | 'malformed'
    | 'notWithCoins'
}>

/** Makes a frozen intent against the profile, or returns every problem. */
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
    coins: input.coins,
  }
  checkRoute(fields, profile, refuse)
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, intent: Object.freeze({ ...fields, hash: fingerprint(fields) }) as Intent }
}

/** An intent's input, so that resuming can re-check it. */
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
    coins: frozen.coins,
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

// Interface, "Quote request body" allows these combinations.
function checkRoute(fields: Fields, profile: Profile, refuse: Refuse): void {
  const { originCurrency, destinationCurrency, payment, tradeType, calls, user, recipient } = fields
  const isSame = isSameCurrency(originCurrency, destinationCurrency)
  if (isSame && (isSameAddress(user, recipient) || payment !== 'deposit')) {
    refuse('destinationCurrency', 'alreadyThere')
  }
  const [origin, destination] = [originCurrency, destinationCurrency].map(({ chainId }) => {
    const chain = chainById(profile, chainId)
    return chain && traitsOf(chain)
  })
  const needsAddress = isByAddress(fields)
  if (needsAddress && calls.length > 0) refuse('calls', 'notToAddress')
  if (payment === 'openAddress' && tradeType === 'EXACT_OUTPUT') {
    refuse('payment', 'mustBeStrict')
  }
  if (!needsAddress && fields.paidElsewhere) refuse('payment', 'mustBeAddress')
  const needsToken = payment === 'transfer' || payment === 'permit'
  if (needsToken && (!origin?.hasContracts || originCurrency.isNative)) refuse('payment', 'needsOriginToken')
  if (calls.length > 0 && !destination?.hasContracts) refuse('calls', 'needEvm')
  // Only an order binds calls; same-chain trades may lack one.
  if (calls.length > 0 && originCurrency.chainId === destinationCurrency.chainId) {
    refuse('calls', 'needTransfer')
  }
  if (calls.length > MOST_ARRIVAL_CALLS) refuse('calls', 'tooMany')
  if (!calls.every((call) => parseAddress('evm', call.to).ok && isHex(call.data) && call.value >= 0n)) {
    refuse('calls', 'malformed')
  }
  if (!isGasLimit(fields)) refuse('calls', 'malformed')
  checkCoins(fields, origin?.hasUtxos === true, refuse)
  checkTimeToLive(
    fields,
    [origin, destination].some((each) => each?.hasSlowBlocks),
    refuse,
  )
  if (fields.topupGasUsd !== undefined && (!destination?.paysGas || destinationCurrency.isNative)) {
    refuse('topupGasUsd', 'needsDestinationToken')
  }
}

function checkCoins({ coins, payment }: Fields, isOnBitcoin: boolean, refuse: Refuse): void {
  if (coins === undefined) return
  const areOutpoints = coins.length > 0 && coins.length <= MOST_COINS && coins.every((each) => OUTPOINT.test(each))
  if (!areOutpoints || new Set(coins).size < coins.length) refuse('coins', 'malformed')
  if (!isOnBitcoin || payment !== 'deposit') refuse('coins', 'notWithCoins')
}

function isGasLimit({ callsGasLimit: limit, calls }: Fields): boolean {
  if (limit === undefined) return true
  return calls.length > 0 && Number.isInteger(limit) && limit >= LEAST_ARRIVAL_GAS && limit <= MOST_ARRIVAL_GAS
}

// It starts at the quote, so slow payments would mostly be refunded.
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
  // Natives are always pinned; a false one would skip its contract check.
  return input.currencies?.find((each) => !each.isNative && isSameCurrency(each, { chainId, address }))
}

function addressOn(profile: Profile, chainId: number, text: string): string | undefined {
  const chain = chainById(profile, chainId)
  const parsed = chain && parseAddress(familyOf(chain), text)
  return parsed?.ok ? parsed.address : undefined
}
