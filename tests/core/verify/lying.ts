import type { Facts } from '../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../src/core/intent/intent.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { decodeQuote } from '../../../src/core/quote/quote.ts'
import type { Finding } from '../../../src/core/review/finding.ts'
import { type VerifiedQuote, type VerifyOptions, verify } from '../../../src/core/verify/verify.ts'
import { ethInput, honestFacts, honestQuote, intentOf, type QuoteJson, rehash } from '../honest.ts'

export type Lie = (quote: QuoteJson) => unknown

export type Judged = Readonly<{
  input?: IntentInput
  quote?: unknown
  facts?: Facts
  profile?: Profile
  options?: VerifyOptions
}>

/** `found` is `code path`. */
export type Judgement = Readonly<{
  verdict: 'accept' | 'override' | 'refuse'
  found: readonly string[]
  findings: readonly Finding[]
  quote: VerifiedQuote | undefined
}>

export function judge({ input = ethInput, quote = honestQuote(input), ...rest }: Judged = {}): Judgement {
  const decoded = decodeQuote(quote)
  if (!decoded.ok) {
    const { code, at } = decoded
    return { verdict: 'refuse', found: [`${code} ${at}`], findings: [], quote: undefined }
  }
  const profile = rest.profile ?? devnet
  const verdict = verify(intentOf(input, profile), decoded.quote, rest.facts ?? honestFacts(), profile, rest.options)
  return {
    verdict: verdict.verdict,
    found: verdict.findings.map(({ code, at }) => `${code} ${at}`),
    findings: verdict.findings,
    quote: verdict.verdict === 'accept' ? verdict.quote : undefined,
  }
}

export function lied(lie: Lie, input: IntentInput = ethInput, approvals: readonly bigint[] = []): QuoteJson {
  const quote = honestQuote(input, approvals)
  lie(quote)
  return quote
}

/** Refits the id, so only the content betrays the lie. */
export function consistent(lie: (order: QuoteJson['protocol']['v2']['orderData'], quote: QuoteJson) => unknown): Lie {
  return (quote) => {
    const { v2 } = quote.protocol
    const before = v2.orderId.slice(2)
    lie(v2.orderData, quote)
    v2.orderId = rehash(v2.orderData)
    for (const step of quote.steps) {
      for (const item of step.items) item.data.data = item.data.data.replace(before, v2.orderId.slice(2))
    }
  }
}
