import { type Hex, isHex } from '../lib/hex.ts'
import { toWire } from '../lib/wire.ts'
import { isSameAddress } from './address.ts'
import { type BitcoinFigures, figuresOf } from './bitcoin/figures.ts'
import { currenciesOf } from './chain.ts'
import { type Claim, claimsOf, type Gap, gapsOf } from './claims.ts'
import { type Amount, type Currency, isSameCurrency } from './currency.ts'
import { l1Outline } from './exchange-b/l1-text.ts'
import type { Finding } from './finding.ts'
import type { TradeType } from './intent.ts'
import { type Item, type ItemOf, isSend, type TypedData } from './item.ts'
import { meaningOf } from './page/call.ts'
import type { CallMeaning } from './page/call-meaning.ts'
import { type Party as Named, partiesOf } from './page/parties.ts'
import { type PriceSource, priceSourcesOf } from './price-sources.ts'
import { chainById, type Profile } from './profile.ts'
import { calledBy } from './safeguards/called.ts'
import { digestOf } from './sign/typed-data.ts'
import { type Imitation, imitationIn } from './unpinned.ts'
import { unpinnedTokens } from './unpinned-tokens.ts'
import type { Swap } from './verify/evm/swap.ts'
import type { ServiceSays } from './verify/quote/fees.ts'
import { type StepWord, wordOf } from './verify/sequence.ts'
import type { VerifiedQuote } from './verify/verify.ts'

/** One thing that will be signed, in the words of our own rebuilt bytes. */
export type ReviewStep = Readonly<{
  word: StepWord
  chainId: number
  /** What leaves, or what may be taken from now on. */
  amount: Amount
  counterparty: string
  /** Fee, change and order of a Bitcoin transaction; undefined for every other step. */
  bitcoin: BitcoinFigures | undefined
  /** Everything that will be signed, for those who want to read it: names and values as text. */
  raw: Readonly<Record<string, string>>
}>

/** A call that the order makes on arrival, exactly as it was asked for, and what its bytes say. */
export type ArrivalCall = Readonly<{
  to: string
  data: Hex
  value: Amount
  meaning: CallMeaning
  /** Whom it pays, as far as its bytes say so. */
  payees: readonly ArrivalPayee[]
  /** Whom it lets take something, as far as its bytes say so. */
  spenders: readonly ArrivalPayee[]
  /** The contract, and whether it may keep some of the money, or pay anybody, by a call that says no more. */
  called: Party & Readonly<{ mayKeep: boolean }>
}>

/** A token that the profile does not pin, and for which one it could be taken. */
export type UnpinnedToken = Readonly<{ currency: Currency; imitation: Imitation | undefined }>

/** Whom a call pays where money arrives. */
export type ArrivalPayee = Party & Pick<Named, 'token' | 'amount' | 'tokenIds'>

/** The only thing that a prompt may show: every value derives from the proven quote, none from the service's prose. */
export type Review = Readonly<{
  requestId: string
  orderId: string
  planHash: string
  tradeType: TradeType
  /** The amount that was asked for, smallest unit: of what leaves where that is fixed, else of what arrives. */
  asked: bigint
  /** How much less than expected may arrive, as it was asked for; undefined where the service chose it. */
  slippageBasisPoints: number | undefined
  user: string
  pays: Amount
  expected: Amount
  minimum: Amount
  /** The most that is taken out of the amount; undefined where nobody knows, or nobody takes anything. */
  cost: Amount | undefined
  mostGas: Amount
  recipient: Party
  refund: Party & Readonly<{ amount: Amount }>
  steps: readonly ReviewStep[]
  /** What leaves or arrives and is no currency of the profile: a token of an EVM chain, which anybody may have made. */
  unpinned: readonly UnpinnedToken[]
  /** What is done with the money where it arrives, by the order; mostly nothing. */
  calls: readonly ArrivalCall[]
  /** How much gas the service was asked to let the calls use at most; nothing that is signed says it. */
  callsGasLimit: number | undefined
  /** The swap on the way out, and whether the chain enforces what it brings. */
  swap: Swap | undefined
  /** By which prices what is paid and what arrives were compared; empty where no independent price is known. */
  comparedBy: readonly PriceSource[]
  /** What is said of the plan, the surest first; claims.ts says how each is known. */
  claims: readonly Claim[]
  /** What could not be proven. */
  gaps: readonly Gap[]
  /** What the service says of the price: its words, bound to nothing. */
  says: ServiceSays
  warnings: readonly Finding[]
  /** What the user must tick before the plan can be confirmed. */
  ticks: readonly Finding[]
  /** What speaks against the plan; only where an expert may insist. */
  overrides: readonly Finding[]
  timeEstimateSeconds: number | undefined
  expiresAtSeconds: number
  /** How long after its quote it may wait to be filled, where the user has set that; then it is refunded. */
  timeToLiveSeconds: number | undefined
  deadlineSeconds: number
}>

/** Whom money goes to. `watchedAs` is what the user calls an address that is watched: known, and without a key here. */
type Party = Readonly<{ chainId: number; address: string; isOwn: boolean; watchedAs?: string }>

/** An address that the user watches, and what it is called. */
export type WatchedParty = Readonly<{ address: string; label: string }>

/**
 * Makes what the prompt shows from a proven quote.
 *
 * @param ownAddresses the wallet's own accounts, so that "to you" is said only where it is true
 * @param profile the one that the quote was proven against
 * @param watched what the user watches, which is never taken for an account of the wallet
 */
export function review(
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
  return {
    requestId: quote.requestId,
    orderId: quote.orderId,
    planHash: quote.planHash,
    tradeType: intent.tradeType,
    asked: intent.amount,
    slippageBasisPoints: intent.slippageBasisPoints,
    user: intent.user,
    pays: quote.pays,
    expected: quote.expected,
    minimum: quote.minimum,
    cost: isSend(quote.plan) ? undefined : quote.cost,
    mostGas: quote.mostGas,
    recipient: party(intent.destinationCurrency.chainId, intent.recipient),
    refund: { ...party(intent.originCurrency.chainId, intent.refundTo), amount: quote.pays },
    steps: quote.plan.map((item) => stepOf(item, quote)),
    unpinned: unpinnedOf(quote, profile),
    calls: callsOf(quote, profile, party),
    callsGasLimit: intent.callsGasLimit,
    swap: quote.swap,
    comparedBy: priceSourcesOf(quote.loss?.from ?? [], profile),
    claims: claimsOf(quote, isOwn(intent.refundTo)),
    gaps: gapsOf(quote),
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

function unpinnedOf({ intent }: VerifiedQuote, profile: Profile): readonly UnpinnedToken[] {
  const pinned = profile.chains.flatMap(currenciesOf)
  const { originCurrency: from, destinationCurrency: to } = intent
  const used = isSameCurrency(from, to) ? [from] : [from, to]
  return unpinnedTokens(used, profile).map((currency) => ({ currency, imitation: imitationIn(currency, pinned) }))
}

function callsOf(
  { intent }: VerifiedQuote,
  profile: Profile,
  party: (chainId: number, address: string) => Party,
): readonly ArrivalCall[] {
  const { chainId } = intent.destinationCurrency
  const native = chainById(profile, chainId)?.native
  return intent.calls.flatMap(({ to, data, value }) => {
    if (!native || !isHex(data)) return []
    const meaning = meaningOf({ to, value, data }, profile, chainId)
    const parties = partiesOf({ to, value, meaning })
    const those = (wanted: Named['as']) =>
      parties
        .filter(({ as }) => as === wanted)
        .map(({ address, token, amount, tokenIds }) => ({ ...party(chainId, address), token, amount, tokenIds }))
    const { named, others } = calledBy({ to, value, meaning })
    // Whom an order of somebody else pays, nobody can name: whoever is called takes the money for it.
    const isKept = others !== 'nobody' || named.includes(to) || named.includes(undefined)
    const called = { ...party(chainId, to), mayKeep: isKept }
    const amount = { currency: native, value }
    return [{ to, data, value: amount, meaning, payees: those('payee'), spenders: those('spender'), called }]
  })
}

function stepOf(item: Item, quote: VerifiedQuote): ReviewStep {
  return {
    word: wordOf(item),
    chainId: item.chainId,
    amount: { currency: quote.intent.originCurrency, value: 'amount' in item ? item.amount : 0n },
    counterparty: counterpartyOf(item),
    bitcoin: item.kind === 'bitcoinPsbt' ? figuresOf(item) : undefined,
    raw: rawOf(item),
  }
}

function counterpartyOf(item: Item): string {
  if (item.kind === 'depositAddress') return item.address
  return item.kind === 'exchangeAAuthorize' ? item.from : item.counterparty
}

const asText = (value: unknown) => JSON.stringify(toWire(value), undefined, 2)

const typedOf = ({ typedData }: Readonly<{ typedData: TypedData }>) => ({
  typedData: asText(typedData),
  digest: digestOf(typedData),
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
