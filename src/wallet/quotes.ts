import { type OpenApproval, phraseOf, type Requester } from '../core/approval.ts'
import type { Currency } from '../core/currency.ts'
import type { PriceFact } from '../core/facts.ts'
import type { Code, Finding } from '../core/finding.ts'
import { type IntentInput, type IntentProblem, intent } from '../core/intent.ts'
import { chainById, type Profile } from '../core/profile.ts'
import { decodeQuote } from '../core/quote.ts'
import { type QuoteRequest, quoteRequest } from '../core/quote-request.ts'
import { type Failure, type Reason, saying } from '../core/reason.ts'
import { type Review, review, type WatchedParty } from '../core/review.ts'
import { finding } from '../core/verify/found.ts'
import type { Limits } from '../core/verify/limits.ts'
import { FIRST_TIME, overridable, verify } from '../core/verify/verify.ts'
import { LIST_SECONDS } from './chain-list.ts'
import type { FactsPort } from './facts-port.ts'
import type { KnownPrice } from './prices.ts'

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
  /** What is known at once of what these cost; what is not is asked for meanwhile. */
  prices: (currencies: readonly Currency[]) => Promise<readonly KnownPrice[]>
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
  const { originCurrency, destinationCurrency, topupGasUsd } = frozen.intent
  const gas = topupGasUsd === undefined ? undefined : chainById(ports.profile, destinationCurrency.chainId)?.native
  const currencies = [originCurrency, destinationCurrency, ...(gas ? [gas] : [])]
  // Prices that are not known are asked for while the quote is.
  const [answer] = await Promise.all([
    ports.quote(quoteRequest(frozen.intent, ports.profile)),
    ports.prices(currencies),
  ])
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
  const facts = {
    ...(await ports.facts(question)),
    prices: pricesIn(await ports.prices(currencies), receivedAtSeconds),
  }
  const limits = await ports.limits()
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

/** A market moves as far as a crossing may lose in longer than this. */
const MOST_PRICE_SECONDS = 3_600

function pricesIn(known: readonly KnownPrice[], nowSeconds: number): readonly PriceFact[] {
  return known.flatMap(({ chainId, address, price, saidAtSeconds }) =>
    price !== undefined && saidAtSeconds > nowSeconds - MOST_PRICE_SECONDS ? [{ chainId, address, price }] : [],
  )
}

/** The question that an answer left open, whether something speaks against it or not. */
export function openOf(asked: AskedQuote | undefined): OpenApproval | undefined {
  return asked?.state === 'proven' || asked?.state === 'override' ? asked.open : undefined
}
