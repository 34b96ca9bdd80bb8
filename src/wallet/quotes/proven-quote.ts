import { isSameAddress } from '../../core/families/address.ts'
import { type Intent, type IntentInput, type IntentProblem, intent } from '../../core/intent/intent.ts'
import { isByAddress } from '../../core/intent/payment-method.ts'
import { chainById, currencyOf, type Profile } from '../../core/profiles/profile.ts'
import { decodeQuote, type Quote } from '../../core/quote/quote.ts'
import { type QuoteRequest, quoteRequest } from '../../core/quote/quote-request.ts'
import { type Reason, saying } from '../../core/reason/reason.ts'
import { type OpenApproval, overridePhraseOf, type Requester } from '../../core/review/approval.ts'
import type { Finding, FindingCode } from '../../core/review/finding.ts'
import { makeReview, type Review, type WatchedParty } from '../../core/review/review.ts'
import type { Limits } from '../../core/verify/above-user-limits.ts'
import { makeFinding } from '../../core/verify/make-finding.ts'
import { isSendIntent } from '../../core/verify/route.ts'
import { rulesAt } from '../families/rules-by-family.ts'
import type { MarketPrices } from '../prices/market-prices.ts'
import { MOST_LIST_AGE_SECONDS } from './chain-list.ts'
import type { FactsPort } from './facts-port.ts'
import type { QuoteAnswer, SendQuotePorts } from './quote-answer.ts'

const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i

export type QuotePorts = SendQuotePorts &
  Readonly<{
    profile: Profile
    quote: (request: QuoteRequest) => Promise<QuoteAnswer>
    facts: FactsPort
    ownAddresses: () => Promise<readonly string[]>
    watched: () => Promise<readonly WatchedParty[]>
    isExpert: () => Promise<boolean>
    /** See market-prices.ts. */
    prices: MarketPrices
    limits: () => Promise<Limits>
    nowSeconds: () => number
  }>

export type AskedQuote =
  | Readonly<{ state: 'proven'; open: OpenApproval; quoteText: string; review: Review }>
  | Readonly<{ state: 'refused'; findings: readonly Finding[] }>
  /** Experts must type `phrase` to insist despite `findings`. */
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

/** Turns a request into a proven plan. The intent is frozen before any request. */
export async function askQuote(input: IntentInput, requester: Requester, ports: QuotePorts): Promise<AskedQuote> {
  const frozen = intent(input, ports.profile)
  if (!frozen.ok) return { state: 'problems', problems: frozen.problems }
  // Prices load in parallel with the quote.
  const begun = ports.prices(pricedIn(frozen.intent, ports.profile))
  begun.catch(() => undefined)
  if (await isAccountGone(frozen.intent, ports)) {
    return { state: 'unavailable', code: 'NO_SUCH_ACCOUNT', why: { code: 'NO_SUCH_ACCOUNT' }, retryable: false }
  }
  const [answer, { FIRST_TIME, overridable, verify }] = await Promise.all([
    answerTo(frozen.intent, ports),
    import('../../core/verify/verify.ts'),
  ])
  if (!answer.ok) return { state: 'unavailable', code: answer.code, why: answer.reason, retryable: answer.retryable }
  const receivedAtSeconds = ports.nowSeconds()
  const decoded = decodeQuote(answer.body)
  if (!decoded.ok) {
    const says = { says: 'answerNotAQuote', why: saying(decoded.message) } as const
    return { state: 'refused', findings: [makeFinding(decoded.code, decoded.at, says)] }
  }
  const { dateMilliseconds } = answer
  const serviceSeconds = dateMilliseconds === undefined ? undefined : Math.floor(dateMilliseconds / 1_000)
  const about = { intent: frozen.intent, quote: decoded.quote, receivedAtSeconds, serviceSeconds }
  const site = requester.from === 'dapp' ? requester.origin : undefined
  const question = { ...about, site, stepsDone: 0, exceptId: '', listSeconds: MOST_LIST_AGE_SECONDS.forQuote }
  const [read, prices, limits] = await Promise.all([
    ports.facts(question),
    // Without prices the verdict is stricter.
    ports.prices(pricedIn(frozen.intent, ports.profile, decoded.quote)).catch(() => []),
    ports.limits(),
  ])
  const facts = { ...read, prices }
  const prove = (overridden: readonly FindingCode[]) =>
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
  const shown = { open, quoteText: answer.text, review: makeReview(verdict.quote, own, ports.profile, watched) }
  const phrase = overridePhraseOf(verdict.quote.overrides)
  return phrase === undefined
    ? { state: 'proven', ...shown }
    : { state: 'override', ...shown, findings: verdict.quote.overrides, phrase }
}

async function answerTo(asked: Intent, ports: QuotePorts): Promise<QuoteAnswer> {
  const { quoteSend, quoteWithCoins } = rulesAt(asked.originCurrency.chainId, ports.profile) ?? {}
  if (quoteSend && isSendIntent(asked)) return quoteSend(asked, ports)
  const answer = await ports.quote(quoteRequest(asked, ports.profile))
  return quoteWithCoins && asked.coins ? quoteWithCoins(asked, answer, ports) : answer
}

/** Whether the account that must pay was removed from the wallet. */
export async function isAccountGone(
  { user, payment }: Pick<Intent, 'user' | 'payment'>,
  { ownAddresses }: Pick<QuotePorts, 'ownAddresses'>,
): Promise<boolean> {
  if (isByAddress({ payment }) || !EVM_ADDRESS.test(user)) return false
  return !(await ownAddresses()).some((own) => isSameAddress(own, user))
}

function pricedIn({ originCurrency, destinationCurrency, topupGasUsd }: Intent, profile: Profile, quote?: Quote) {
  const gas = topupGasUsd === undefined ? undefined : chainById(profile, destinationCurrency.chainId)?.native
  const payment = quote?.protocol?.v2?.orderData?.inputs[0]?.payment
  const paid = payment && currencyOf(profile, originCurrency.chainId, payment.currency)
  const fees = Object.values(quote?.fees ?? {}).map(({ currency }) => currency)
  return [originCurrency, destinationCurrency, gas ?? [], paid ?? [], fees].flat()
}

/** Returns the answer's open approval, if any. */
export function openApprovalOf(asked: AskedQuote | undefined): OpenApproval | undefined {
  return asked?.state === 'proven' || asked?.state === 'override' ? asked.open : undefined
}
