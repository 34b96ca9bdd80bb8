import * as v from 'valibot'

// Interface, "Amount object": integers in the smallest unit, written canonically. BigInt() would also take '', ' 1 ',
// '0x1' and '01', so the digits are checked before.
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

const currency = v.looseObject({
  chainId,
  address: shortText,
  symbol: shortText,
  name: v.optional(shortText),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
})
const amount = v.looseObject({
  currency,
  amount: digits,
  amountUsd: v.optional(shortText),
  minimumAmount: v.optional(digits),
})
const feeAmount = v.looseObject({ currency, amount: signedDigits, amountUsd: v.optional(shortText) })

const stepItem = v.looseObject({
  status: v.picklist(['incomplete', 'complete']),
  data: v.optional(v.record(v.string(), v.unknown())),
  check: v.optional(v.looseObject({ endpoint: shortText, method: shortText })),
})
const step = v.looseObject({
  id: shortText,
  kind: v.picklist(['transaction', 'signature']),
  requestId: v.optional(hash32),
  depositAddress: v.optional(shortText),
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
  orderData: v.optional(orderData),
  orderSignature: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  paymentDetails: v.optional(
    v.looseObject({ chainId: shortText, depository: shortText, currency: shortText, amount: digits }),
  ),
})

const quoteSchema = v.looseObject({
  requestId: v.optional(hash32),
  steps: v.pipe(v.array(step), v.minLength(1), v.maxLength(8)),
  fees: v.optional(v.record(v.string(), feeAmount)),
  details: v.looseObject({
    operation: v.optional(shortText),
    sender: shortText,
    recipient: shortText,
    currencyIn: amount,
    currencyOut: amount,
    refundCurrency: v.optional(amount),
    currencyGasTopup: v.optional(amount),
    slippageTolerance: v.optional(v.record(v.string(), v.unknown())),
    timeEstimate: v.optional(v.number()),
  }),
  protocol: v.optional(v.looseObject({ v2: v.optional(protocol) })),
})

/** The service's answer, decoded but not believed (interface, "Quote response"). */
export type Quote = Readonly<v.InferOutput<typeof quoteSchema>>
export type QuoteStep = Quote['steps'][number]
export type QuoteStepItem = QuoteStep['items'][number]
export type OrderData = Readonly<v.InferOutput<typeof orderData>>

/**
 * Decodes the body of a quote.
 *
 * @param body the parsed JSON, of any shape
 * @returns the quote, or one sentence that says what was expected, what came, and where
 */
export function decodeQuote(body: unknown): { ok: true; quote: Quote } | { ok: false; message: string } {
  const result = v.safeParse(quoteSchema, body)
  if (result.success) return { ok: true, quote: result.output }
  const [issue] = result.issues
  const path = v.getDotPath(issue) ?? 'the quote'
  return { ok: false, message: `${path}: ${issue.message.slice(0, 200)}` }
}
