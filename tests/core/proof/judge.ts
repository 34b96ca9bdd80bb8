import type { Facts } from '../../../src/core/chain/facts.ts'
import { type Intent, type IntentInput, intent } from '../../../src/core/intent/intent.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { decodeQuote } from '../../../src/core/quote/quote.ts'
import type { Finding } from '../../../src/core/review/finding.ts'
import { makeReview, type Review } from '../../../src/core/review/review.ts'
import { type VerifiedQuote, verify } from '../../../src/core/verify/verify.ts'
import type { Json } from '../honest/json.ts'

export type Asked = Readonly<{ profile: Profile; input: IntentInput; quote: Json; facts: Facts }>

/** A patched copy can replace them. */
export type Subject = Readonly<{
  intent: typeof intent
  decodeQuote: typeof decodeQuote
  verify: typeof verify
  review: typeof makeReview
}>

export const SUBJECT: Subject = { intent, decodeQuote, verify, review: makeReview }

/** A proven quote adds the review. */
export type Judgement = Readonly<{ codes: readonly string[]; findings: readonly Finding[] }> &
  (
    | Readonly<{ verdict: 'accept'; proven: VerifiedQuote; shown: Review }>
    | Readonly<{ verdict: 'override' | 'refuse'; proven?: undefined; shown?: undefined }>
  )

/** Judges an intent's quote from decoding to verdict. Throws only for an invalid intent. */
export function judge({ profile, input, quote, facts }: Asked, subject: Subject = SUBJECT): Judgement {
  const asked = intentOf(input, profile, subject)
  const decoded = subject.decodeQuote(quote)
  if (!decoded.ok) return { verdict: 'refuse', codes: [decoded.code], findings: [] }
  const judged = subject.verify(asked, decoded.quote, facts, profile)
  const { findings } = judged
  const codes = findings.map((each) => each.code)
  if (judged.verdict !== 'accept') return { verdict: judged.verdict, codes, findings }
  return {
    verdict: 'accept',
    codes,
    findings,
    proven: judged.quote,
    shown: subject.review(judged.quote, [input.user], profile),
  }
}

// One intent serves thousands of quotes, and its hash is costly.
const made = new WeakMap<Subject, WeakMap<IntentInput, Intent>>()

function intentOf(input: IntentInput, profile: Profile, subject: Subject): Intent {
  const intents = made.get(subject) ?? new WeakMap<IntentInput, Intent>()
  made.set(subject, intents)
  const before = intents.get(input)
  if (before) return before
  const frozen = subject.intent(input, profile)
  if (!frozen.ok) throw new Error(`expected an intent, got ${JSON.stringify(frozen.problems)}`)
  intents.set(input, frozen.intent)
  return frozen.intent
}
