import { toWire } from '../../lib/bigint-json.ts'
import { type Hex, isHex } from '../../lib/hex.ts'
import { currenciesOf } from '../chain/chain.ts'
import { type Item, type ItemOf, isSendPlan, type TypedData } from '../execution/item.ts'
import { isSameAddress } from '../families/address.ts'
import { isBitcoinPsbt } from '../families/bitcoin/items.ts'
import { type BitcoinFigures, bitcoinFiguresOf } from '../families/bitcoin/transaction-figures.ts'
import { isDepositAddress } from '../families/deposit-address-item.ts'
import { isExchangeAAuthorize } from '../families/exchange-a/items.ts'
import { l1Outline } from '../families/exchange-b/l1-message.ts'
import { type StepWord, stepWordOf } from '../families/items.ts'
import type { TradeType } from '../intent/intent.ts'
import { type Amount, type Currency, isSameCurrency } from '../money/currency.ts'
import { type Imitation, imitationIn } from '../money/custom-token.ts'
import { customTokensAmong } from '../money/custom-token-filter.ts'
import { type PriceSource, priceSourcesOf } from '../money/price-sources.ts'
import { callMeaningOf } from '../page/calls/decode-call.ts'
import type { CallMeaning } from '../page/calls/meaning.ts'
import { type NamedParty as Named, namedParties } from '../page/calls/named-parties.ts'
import { callPartiesOf } from '../policy/call-parties.ts'
import { chainById, type Profile } from '../profiles/profile.ts'
import { needsOf } from '../reservation/needed-resources.ts'
import { typedDataDigestOf } from '../sign/typed-data-hashes.ts'
import type { Swap } from '../verify/evm/swap.ts'
import type { ServiceSays } from '../verify/quote/fees.ts'
import type { VerifiedQuote } from '../verify/verify.ts'
import { type Claim, type ClaimGap, claimGapsOf, claimsOf } from './claims.ts'
import type { Finding } from './finding.ts'

export type ReviewStep = Readonly<{
  word: StepWord
  chainId: number
  /** Leaves the account, or becomes an allowance. */
  amount: Amount
  counterparty: string
  bitcoin: BitcoinFigures | undefined
  /** All signed data as text. */
  raw: Readonly<Record<string, string>>
}>

/** Exactly this call on arrival. */
export type ReviewedArrivalCall = Readonly<{
  to: string
  data: Hex
  value: Amount
  meaning: CallMeaning
  payees: readonly ArrivalPayee[]
  spenders: readonly ArrivalPayee[]
  /** `mayKeep`: it may keep money or pay anybody. */
  called: Party & Readonly<{ mayKeep: boolean }>
}>

export type CustomToken = Readonly<{ currency: Currency; imitation: Imitation | undefined }>

export type ArrivalPayee = Party & Pick<Named, 'token' | 'amount' | 'tokenIds'>

/** A prompt shows only this, derived from the verified quote. */
export type Review = Readonly<{
  requestId: string
  orderId: string
  planHash: string
  tradeType: TradeType
  /** Smallest unit of the fixed side. */
  asked: bigint
  /** The service chooses if undefined. */
  slippageBasisPoints: number | undefined
  hasChosenCoins?: true | undefined
  user: string
  pays: Amount
  expected: Amount
  minimum: Amount
  /** Undefined if unknown or zero. */
  cost: Amount | undefined
  mostGas: Amount
  recipient: Party
  /** `orRecipient`: or a foreign recipient gets it. */
  refund: Party & Readonly<{ amount: Amount; orRecipient?: true | undefined }>
  steps: readonly ReviewStep[]
  /** Nonces and coins; see core/reservation/needed-resources.ts. */
  needs: readonly string[]
  /** Anybody may have made these EVM tokens. */
  customTokens: readonly CustomToken[]
  calls: readonly ReviewedArrivalCall[]
  /** The requested limit; no signature covers it. */
  callsGasLimit: number | undefined
  swap: Swap | undefined
  /** Empty without an independent price. */
  comparedBy: readonly PriceSource[]
  /** The surest comes first (see claims.ts). */
  claims: readonly Claim[]
  gaps: readonly ClaimGap[]
  /** Nothing binds these claims of the service. */
  says: ServiceSays
  warnings: readonly Finding[]
  ticks: readonly Finding[]
  overrides: readonly Finding[]
  timeEstimateSeconds: number | undefined
  expiresAtSeconds: number
  /** An unfilled transfer is refunded this long after its quote. */
  timeToLiveSeconds: number | undefined
  deadlineSeconds: number
}>

/** `watchedAs`: a watched address without a key here. */
type Party = Readonly<{ chainId: number; address: string; isOwn: boolean; watchedAs?: string }>

export type WatchedParty = Readonly<{ address: string; label: string }>

/**
 * Makes the prompt's content from a verified quote.
 * @param ownAddresses only these show as "to you"
 */
export function makeReview(
  quote: VerifiedQuote,
  ownAddresses: readonly string[],
  profile: Profile,
  watched: readonly WatchedParty[] = [],
): Review {
  const { intent } = quote
  const isOwn = (address: string) => ownAddresses.some((own) => isSameAddress(own, address))
  const party = (chainId: number, address: string): Party => {
    const known = isOwn(address) ? undefined : watched.find((each) => isSameAddress(each.address, address))
    return { chainId, address, isOwn: isOwn(address), ...(known ? { watchedAs: known.label } : {}) }
  }
  const isShared = quote.refundsRecipient && !isOwn(intent.recipient)
  return {
    requestId: quote.requestId,
    orderId: quote.orderId,
    planHash: quote.planHash,
    tradeType: intent.tradeType,
    asked: intent.amount,
    slippageBasisPoints: intent.slippageBasisPoints,
    ...(intent.coins && { hasChosenCoins: true }),
    user: intent.user,
    pays: quote.pays,
    expected: quote.expected,
    minimum: quote.minimum,
    cost: isSendPlan(quote.plan) ? undefined : quote.cost,
    mostGas: quote.mostGas,
    recipient: party(intent.destinationCurrency.chainId, intent.recipient),
    refund: {
      ...party(intent.originCurrency.chainId, intent.refundTo),
      amount: refundedOf(quote),
      ...(isShared && { orRecipient: true }),
    },
    steps: quote.plan.map((item) => stepOf(item, quote)),
    needs: needsOf(quote.plan),
    customTokens: customTokensOf(quote, profile),
    calls: callsOf(quote, profile, party),
    callsGasLimit: intent.callsGasLimit,
    swap: quote.swap,
    comparedBy: priceSourcesOf(quote.loss?.from ?? [], profile),
    claims: claimsOf(quote, isOwn(intent.refundTo) && !isShared),
    gaps: claimGapsOf(quote),
    says: quote.says,
    warnings: quote.warnings,
    ticks: quote.ticks,
    overrides: quote.overrides,
    timeEstimateSeconds: quote.timeEstimateSeconds,
    expiresAtSeconds: quote.expiresAtSeconds,
    timeToLiveSeconds: intent.timeToLiveSeconds,
    deadlineSeconds: quote.deadlineSeconds,
  }
}

// An order refunds a swap's output.
function refundedOf({ intent, pays, swap }: VerifiedQuote): Amount {
  const isLocal = intent.originCurrency.chainId === intent.destinationCurrency.chainId
  return isLocal ? pays : (swap?.minimum ?? pays)
}

function customTokensOf({ intent }: VerifiedQuote, profile: Profile): readonly CustomToken[] {
  const pinned = profile.chains.flatMap(currenciesOf)
  const { originCurrency: from, destinationCurrency: to } = intent
  const used = isSameCurrency(from, to) ? [from] : [from, to]
  return customTokensAmong(used, profile).map((currency) => ({ currency, imitation: imitationIn(currency, pinned) }))
}

function callsOf(
  { intent }: VerifiedQuote,
  profile: Profile,
  party: (chainId: number, address: string) => Party,
): readonly ReviewedArrivalCall[] {
  const { chainId } = intent.destinationCurrency
  const native = chainById(profile, chainId)?.native
  return intent.calls.flatMap(({ to, data, value }) => {
    if (!native || !isHex(data)) return []
    const meaning = callMeaningOf({ to, value, data }, profile, chainId)
    const parties = namedParties({ to, value, meaning })
    const those = (wanted: Named['as']) =>
      parties
        .filter(({ as }) => as === wanted)
        .map(({ address, token, amount, tokenIds }) => ({ ...party(chainId, address), token, amount, tokenIds }))
    const { named, others } = callPartiesOf({ to, value, meaning })
    // Unknown payees: the called contract counts as keeping its money.
    const isKept = others !== 'nobody' || named.includes(to) || named.includes(undefined)
    const called = { ...party(chainId, to), mayKeep: isKept }
    const amount = { currency: native, value }
    return [{ to, data, value: amount, meaning, payees: those('payee'), spenders: those('spender'), called }]
  })
}

function stepOf(item: Item, quote: VerifiedQuote): ReviewStep {
  return {
    word: stepWordOf(item),
    chainId: item.chainId,
    amount: { currency: quote.intent.originCurrency, value: 'amount' in item ? item.amount : 0n },
    counterparty: counterpartyOf(item),
    bitcoin: isBitcoinPsbt(item) ? bitcoinFiguresOf(item, quote) : undefined,
    raw: rawOf(item),
  }
}

function counterpartyOf(item: Item): string {
  if (isDepositAddress(item)) return item.address
  return isExchangeAAuthorize(item) ? item.from : item.counterparty
}

const asText = (value: unknown) => JSON.stringify(toWire(value), undefined, 2)

const typedOf = ({ typedData }: Readonly<{ typedData: TypedData }>) => ({
  typedData: asText(typedData),
  digest: typedDataDigestOf(typedData),
})

const RAW: { readonly [K in Item['kind']]: (item: ItemOf<K>) => ReviewStep['raw'] } = {
  evmTransaction: (item) => ({ to: item.to, value: item.value.toString(), data: item.data }),
  evmSignature: (item) => ({ ...typedOf(item), post: asText(item.post) }),
  bitcoinPsbt: (item) => ({ psbt: item.psbt }),
  exchangeAAuthorize: (item) => ({ ...typedOf(item), post: asText(item.post) }),
  exchangeATransfer: (item) => ({ ...typedOf(item), action: asText(item.action) }),
  exchangeBTransfer: ({ from, transfer }) => ({
    transfer: asText(transfer),
    message: l1Outline({ accountIndex: Number(from), ...transfer }),
  }),
  depositAddress: (item) => ({ to: item.address, value: item.amount.toString() }),
}

function rawOf<K extends Item['kind']>(item: ItemOf<K>): ReviewStep['raw'] {
  const write: (item: ItemOf<K>) => ReviewStep['raw'] = RAW[item.kind as K]
  return write(item)
}
