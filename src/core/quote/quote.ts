import * as v from 'valibot'
import { parseStrictJson } from '../../lib/strict-json.ts'
import type { FindingCode } from '../review/finding.ts'
import { outOfBounds } from './json-bounds.ts'

// Interface, "Amount object": canonical integers in the smallest unit. BigInt() alone would accept '', ' 1 ', '0x1' and
// '01'.
const digits = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9][0-9]{0,77})$/, 'expected digits'),
  v.transform((text) => BigInt(text)),
)
const signedDigits = v.pipe(
  v.string(),
  v.regex(/^(0|-?[1-9][0-9]{0,77})$/, 'expected digits'),
  v.transform((text) => BigInt(text)),
)
const hash32 = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/, 'expected 32 bytes as 0x and 64 hex digits'))
const shortText = v.pipe(v.string(), v.maxLength(512))
const chainId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

// An answer may send null for absent fields.
function maybe<T extends v.GenericSchema>(schema: T) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  )
}

const currency = v.looseObject({
  chainId,
  address: shortText,
  symbol: shortText,
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
})
const amount = v.looseObject({ currency, amount: digits, minimumAmount: maybe(digits) })
const feeAmount = v.looseObject({ currency, amount: signedDigits })

const stepItem = v.looseObject({ status: shortText, data: v.optional(v.record(v.string(), v.unknown())) })
const step = v.looseObject({
  id: shortText,
  kind: v.picklist(['transaction', 'signature']),
  requestId: maybe(hash32),
  depositAddress: maybe(shortText),
  items: v.pipe(v.array(stepItem), v.maxLength(16)),
})

const refund = v.strictObject({
  chainId: shortText,
  recipient: shortText,
  currency: shortText,
  minimumAmount: digits,
  deadline: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2 ** 32 - 1)),
  extraData: shortText,
})
const orderData = v.strictObject({
  version: shortText,
  solverChainId: shortText,
  solver: shortText,
  salt: v.pipe(v.string(), v.regex(/^(0x[0-9a-fA-F]{1,64}|0|[1-9][0-9]{0,77})$/, 'expected an integer')),
  inputs: v.pipe(
    v.array(
      v.strictObject({
        payment: v.strictObject({ chainId: shortText, currency: shortText, amount: digits, weight: digits }),
        refunds: v.pipe(v.array(refund), v.maxLength(8)),
      }),
    ),
    v.maxLength(4),
  ),
  output: v.strictObject({
    chainId: shortText,
    payments: v.pipe(
      v.array(
        v.strictObject({ recipient: shortText, currency: shortText, minimumAmount: digits, expectedAmount: digits }),
      ),
      v.maxLength(4),
    ),
    calls: v.pipe(v.array(v.pipe(v.string(), v.maxLength(131_072))), v.maxLength(16)),
    deadline: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2 ** 32 - 1)),
    extraData: shortText,
  }),
  fees: v.pipe(
    v.array(
      v.strictObject({
        recipientChainId: shortText,
        recipient: shortText,
        currencyChainId: shortText,
        currency: shortText,
        amount: digits,
      }),
    ),
    v.maxLength(8),
  ),
})
const protocol = v.looseObject({
  orderId: hash32,
  orderData: maybe(orderData),
  orderSignature: maybe(shortText),
  paymentDetails: maybe(
    v.looseObject({ chainId: shortText, depository: shortText, currency: shortText, amount: digits }),
  ),
})
// Unreadable display values are left out.
const shown = v.fallback(maybe(feeAmount), undefined)
const sponsorship = v.looseObject({
  maxSubsidizationAmount: maybe(digits),
  sponsoredTotal: shown,
  userPaysTotal: shown,
  capHit: v.fallback(maybe(v.boolean()), undefined),
})

const quoteSchema = v.looseObject({
  requestId: maybe(hash32),
  steps: v.pipe(v.array(step), v.minLength(1), v.maxLength(8)),
  fees: maybe(v.record(v.string(), feeAmount)),
  feeSponsorship: maybe(v.looseObject({ quoted: maybe(sponsorship) })),
  details: v.looseObject({
    sender: shortText,
    recipient: shortText,
    currencyIn: amount,
    currencyOut: amount,
    refundCurrency: maybe(amount),
    currencyGasTopup: maybe(amount),
    slippageTolerance: maybe(v.looseObject({ total: maybe(shortText) })),
    timeEstimate: maybe(v.number()),
  }),
  protocol: maybe(v.looseObject({ v2: maybe(protocol) })),
})

/** A decoded, unverified answer (interface, "Quote response"). */
export type Quote = Readonly<v.InferOutput<typeof quoteSchema>>
export type QuoteStep = Quote['steps'][number]
export type QuoteStepItem = QuoteStep['items'][number]
export type OrderData = Readonly<v.InferOutput<typeof orderData>>

/** `code` and `at` (a JSON path) make the finding. */
export type NotAQuote = Readonly<{ ok: false; code: FindingCode; at: string; message: string }>

/** Decodes a quote, or returns an error with its place. */
export function decodeQuote(body: unknown): { ok: true; quote: Quote } | NotAQuote {
  const problem = outOfBounds(body)
  if (problem) return notAQuote('A20', problem.at, problem.message)
  const result = v.safeParse(quoteSchema, body)
  if (result.success) return { ok: true, quote: result.output }
  const [issue] = result.issues
  const at = (v.getDotPath(issue) ?? '').replace(/\.([0-9]+)/g, '[$1]')
  const [code] = (issue.kind === 'schema' && MALFORMED.find(([, place]) => place.test(at))) || ['A20' as const]
  return notAQuote(code, at, issue.message)
}

/** Lies A01 limits characters. */
const MOST_CHARACTERS = 2 * 1024 * 1024

/** Decodes a quote's text by strict JSON (see lib/strict-json.ts). */
export function decodeQuoteText(text: string): { ok: true; quote: Quote } | NotAQuote {
  if (text.length > MOST_CHARACTERS) return notAQuote('A20', '', 'it is larger than an answer can be')
  const parsed = parseStrictJson(text)
  return parsed.ok ? decodeQuote(parsed.value) : notAQuote('A20', '', parsed.message)
}

const MALFORMED: readonly (readonly [FindingCode, RegExp])[] = [
  ['B01', /^steps\[[0-9]+\]\.kind$/],
  ['B08', /^steps\[[0-9]+\]\.items$/],
]

function notAQuote(code: FindingCode, at: string, message: string): NotAQuote {
  return { ok: false, code, at, message: `${at || 'the quote'}: ${message.slice(0, 200)}` }
}
