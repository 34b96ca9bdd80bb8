import * as v from 'valibot'
import { familyOf } from '../../src/core/chain/chain.ts'
import type { Facts } from '../../src/core/chain/facts.ts'
import type { Item } from '../../src/core/execution/item.ts'
import { type Intent, intent } from '../../src/core/intent/intent.ts'
import { INTENT_PROBLEM_TEXTS } from '../../src/core/intent/problem-texts.ts'
import { chainById, type Profile } from '../../src/core/profiles/profile.ts'
import { profileFromFile, shippedProfile } from '../../src/core/profiles/resolve.ts'
import { decodeQuote, decodeQuoteText, type NotAQuote, type Quote } from '../../src/core/quote/quote.ts'
import { saying } from '../../src/core/reason/reason.ts'
import type { Finding } from '../../src/core/review/finding.ts'
import { FINDING_CODES } from '../../src/core/review/finding-codes-and-levels.ts'
import { makeFinding } from '../../src/core/verify/make-finding.ts'
import { verify } from '../../src/core/verify/verify.ts'
import { parseStrictJson } from '../../src/lib/strict-json.ts'
import { factsSchema, type GivenFacts } from './facts-schema.ts'
import { intentSchema } from './intent-schema.ts'

/** Only an accepted quote has a plan. */
export type Checked = Readonly<{
  verdict: 'accept' | 'override' | 'refuse'
  findings: readonly Pick<Finding, 'code' | 'level' | 'at' | 'message'>[]
  plan: readonly Item[]
}>

/** Why a file can't be judged. */
export class BadFile extends Error {
  override readonly name = 'BadFile'
}

const fileSchema = v.strictObject({
  profile: v.union([v.string(), v.looseObject({})], 'expected the name of a shipped profile, or a whole profile'),
  intent: v.unknown(),
  quote: v.unknown(),
  facts: v.optional(v.unknown(), {}),
})

/**
 * Runs the wallet's verifier on a file `{profile, intent, quote, facts?}`.
 *
 * @throws BadFile when the file has another shape; a malformed quote gives a refusal instead
 */
export function check(text: string): Checked {
  const strict = parseStrictJson(text)
  if (!strict.ok) {
    if (!holdsQuote(text)) throw new BadFile(`expected {"profile","intent","quote"} as JSON: ${strict.message}`)
    return refused({ code: 'A20', at: '', message: strict.message })
  }
  const file = decode(fileSchema, strict.value, 'the file')
  const profile = profileOf(file.profile)
  const frozen = intentOf(file.intent, profile)
  const origin = chainById(profile, frozen.originCurrency.chainId)
  if (!origin) throw new BadFile('intent.originChainId: expected a chain of the profile')
  const schema = factsSchema(familyOf(origin), profile.exchangeA.signatureChainId)
  const given = decode(schema, file.facts, 'facts')
  const decoded = typeof file.quote === 'string' ? decodeQuoteText(file.quote) : decodeQuote(file.quote)
  if (!decoded.ok) return refused(decoded)
  const { facts, findings } = timed(given, decoded.quote)
  const judged = verify(frozen, decoded.quote, facts, profile)
  const all = [...judged.findings, ...findings].map(({ code, level, at, message }) => ({ code, level, at, message }))
  if (judged.verdict !== 'accept') return { verdict: judged.verdict, findings: all, plan: [] }
  if (findings.length > 0) return { verdict: 'override', findings: all, plan: [] }
  return { verdict: 'accept', findings: all, plan: judged.quote.plan }
}

// Duplicate keys and similar faults are quote refusals, not bad files.
function holdsQuote(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'quote' in value
  } catch {
    return false
  }
}

function profileOf(named: string | object): Profile {
  if (typeof named === 'string') {
    const shipped = shippedProfile(named)
    if (!shipped) throw new BadFile(`profile: expected devnet, relay or a whole profile, got ${JSON.stringify(named)}`)
    return shipped
  }
  try {
    return profileFromFile(named)
  } catch (cause) {
    throw new BadFile(`profile: ${cause instanceof v.ValiError ? sentence(cause.issues) : String(cause)}`)
  }
}

function intentOf(value: unknown, profile: Profile): Intent {
  const made = intent(decode(intentSchema, value, 'intent'), profile)
  if (made.ok) return made.intent
  throw new BadFile(
    made.problems.map(({ field, problem }) => `intent.${field} ${INTENT_PROBLEM_TEXTS[problem]}`).join('; '),
  )
}

/** Service facts 1: an order's life from its quote. */
const ORDER_SECONDS = 7 * 86_400

// Without the quote's arrival time, a finding says so. The order's end then gives the time for the other checks.
function timed(given: GivenFacts, quote: Quote): Readonly<{ facts: Facts; findings: readonly Finding[] }> {
  const deadline = quote.protocol?.v2?.orderData?.output.deadline
  const supposed = deadline === undefined ? Math.floor(Date.now() / 1_000) : deadline - ORDER_SECONDS
  const nowSeconds = given.nowSeconds ?? given.receivedAtSeconds ?? supposed
  const facts = { ...given, nowSeconds, receivedAtSeconds: given.receivedAtSeconds ?? nowSeconds }
  const isTimed = given.nowSeconds !== undefined || given.receivedAtSeconds !== undefined
  const message = 'It is not known when this quote came, so neither its age nor its deadlines could be judged.'
  const [name, level] = FINDING_CODES.D32
  const untimed = { code: 'D32', name, level, at: 'facts.nowSeconds', message } as const
  return { facts, findings: isTimed ? [] : [untimed] }
}

function refused({ code, at, message }: Pick<NotAQuote, 'code' | 'at' | 'message'>): Checked {
  const { name: _name, ...found } = makeFinding(code, at, { says: 'answerNotAQuote', why: saying(message) })
  return { verdict: 'refuse', findings: [found], plan: [] }
}

function decode<T>(schema: v.GenericSchema<unknown, T>, value: unknown, what: string): T {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new BadFile(`${what}: ${sentence(result.issues)}`)
}

function sentence([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issue)
  return path ? `${path}: ${issue.message}` : issue.message
}
