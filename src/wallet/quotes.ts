import { type OpenApproval, phraseOf, type Requester } from '../core/approval.ts'
import type { Code, Finding } from '../core/finding.ts'
import { type Intent, type IntentInput, type IntentProblem, intent } from '../core/intent.ts'
import { chainById, currencyOf, type Profile } from '../core/profile.ts'
import { decodeQuote, type Quote } from '../core/quote.ts'
import { type QuoteRequest, quoteRequest } from '../core/quote-request.ts'
import { type Failure, type Reason, saying } from '../core/reason.ts'
import { type Review, review, type WatchedParty } from '../core/review.ts'
import { finding } from '../core/verify/found.ts'
import type { Limits } from '../core/verify/limits.ts'
import { FIRST_TIME, overridable, verify } from '../core/verify/verify.ts'
import { LIST_SECONDS } from './chain-list.ts'
import type { FactsPort } from './facts-port.ts'
import type { MarketPrices } from './market-prices.ts'

/**
 * The service's answer to a quote request: the body as text and as JSON, with the time that the service gave it, or why
 * there is none.
 */
export type QuoteAnswer =
  | Readonly<{ ok: true; text: string; body: unknown; dateMilliseconds?: number | undefined }>
  | (Failure & Readonly<{ code: string; retryable: boolean }>)

export type QuotePorts = Readonly<{
  profile: Profile
  quote: (request: QuoteRequest) => Promise<QuoteAnswer>
  facts: FactsPort
  ownAddresses: () => Promise<readonly string[]>
  /** What the user watches without having its key. */
  watched: () => Promise<readonly WatchedParty[]>
  /** Whether the user has chosen to be an expert, who may insist. */
  isExpert: () => Promise<boolean>
  /** What these cost by sources that the service does not control; see market-prices.ts. */
  prices: MarketPrices
  /** What the user allows at most. */
  limits: () => Promise<Limits>
  nowSeconds: () => number
  /** An unguessable name of 128 bits or more. */
  randomName: () => string
}>

/** A quote that was asked for: proven and open for a decision, or why not. */
export type AskedQuote =
  | Readonly<{ state: 'proven'; open: OpenApproval; quoteText: string; review: Review }>
  | Readonly<{ state: 'refused'; findings: readonly Finding[] }>
  /** Only for experts: open for a decision, although `findings` speak against it; `phrase` must be typed to insist. */
  | Readonly<{
      state: 'override'
      open: OpenApproval
      quoteText: string
      review: Review
      findings: readonly Finding[]
      phrase: string
    }>
  | Readonly<{ state: 'problems'; problems: readonly IntentProblem[] }>
  | Readonly<{ state: 'unavailable'; code: string; why: Reason; retryable: boolean }>

/**
 * Goes the whole way from what was asked to a proven plan: freezes the intent, asks the service, reads the facts, and
 * proves the answer. The intent is frozen before any request leaves.
 */
export async function askQuote(input: IntentInput, requester: Requester, ports: QuotePorts): Promise<AskedQuote> {
  const frozen = intent(input, ports.profile)
  if (!frozen.ok) return { state: 'problems', problems: frozen.problems }
  // Prices are asked for while the quote is: what is known then need not be waited for.
  const begun = ports.prices(pricedIn(frozen.intent, ports.profile))
  begun.catch(() => undefined)
  const answer = await ports.quote(quoteRequest(frozen.intent, ports.profile))
  if (!answer.ok) return { state: 'unavailable', code: answer.code, why: answer.reason, retryable: answer.retryable }
  const receivedAtSeconds = ports.nowSeconds()
  const decoded = decodeQuote(answer.body)
  if (!decoded.ok) {
    const says = { says: 'answerNotAQuote', why: saying(decoded.message) } as const
    return { state: 'refused', findings: [finding(decoded.code, decoded.at, says)] }
  }
  const { dateMilliseconds } = answer
  const serviceSeconds = dateMilliseconds === undefined ? undefined : Math.floor(dateMilliseconds / 1_000)
  const about = { intent: frozen.intent, quote: decoded.quote, receivedAtSeconds, serviceSeconds }
  const site = requester.from === 'dapp' ? requester.origin : undefined
  const question = { ...about, site, stepsDone: 0, exceptId: '', listSeconds: LIST_SECONDS.forQuote }
  const [read, prices, limits] = await Promise.all([
    ports.facts(question),
    // Without prices a quote is still judged, more strictly.
    ports.prices(pricedIn(frozen.intent, ports.profile, decoded.quote)).catch(() => []),
    ports.limits(),
  ])
  const facts = { ...read, prices }
  const prove = (overridden: readonly Code[]) =>
    verify(frozen.intent, decoded.quote, facts, ports.profile, { ...FIRST_TIME, limits, overridden })
  const plain = prove([])
  const insistedOn = overridable(plain)
  const verdict = insistedOn.length > 0 && (await ports.isExpert()) ? prove(insistedOn) : plain
  if (verdict.verdict !== 'accept') return { state: 'refused', findings: verdict.findings }
  const open: OpenApproval = {
    state: 'open',
    id: ports.randomName(),
    ticket: ports.randomName(),
    requester,
    quote: verdict.quote,
    createdAtSeconds: ports.nowSeconds(),
  }
  const [own, watched] = await Promise.all([ports.ownAddresses(), ports.watched()])
  const shown = { open, quoteText: answer.text, review: review(verdict.quote, own, ports.profile, watched) }
  const phrase = phraseOf(verdict.quote.overrides)
  return phrase === undefined
    ? { state: 'proven', ...shown }
    : { state: 'override', ...shown, findings: verdict.quote.overrides, phrase }
}

// What a verdict rests on: both sides, the gas that was asked for, what the order is paid in, and what fees are in.
function pricedIn({ originCurrency, destinationCurrency, topupGasUsd }: Intent, profile: Profile, quote?: Quote) {
  const gas = topupGasUsd === undefined ? undefined : chainById(profile, destinationCurrency.chainId)?.native
  const payment = quote?.protocol?.v2?.orderData?.inputs[0]?.payment
  const paid = payment && currencyOf(profile, originCurrency.chainId, payment.currency)
  const fees = Object.values(quote?.fees ?? {}).map(({ currency }) => currency)
  return [originCurrency, destinationCurrency, gas ?? [], paid ?? [], fees].flat()
}

/** The question that an answer left open, whether something speaks against it or not. */
export function openOf(asked: AskedQuote | undefined): OpenApproval | undefined {
  return asked?.state === 'proven' || asked?.state === 'override' ? asked.open : undefined
}
