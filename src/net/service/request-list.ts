import * as v from 'valibot'
import type { ListedRequest } from '../../core/bundle/deposit-outcome.ts'
import { decodeStatus } from '../../core/execution/decode-status.ts'
import { isHex } from '../../lib/hex.ts'

/** A list for one transaction cannot be longer. */
export const MOST_LISTED = 50

const text = v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(128))), undefined)
const chainId = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), undefined)
const digits = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9]{1,78}$/),
      v.transform((written) => BigInt(written)),
    ),
  ),
  undefined,
)
const transaction = v.object({ txHash: v.pipe(v.string(), v.minLength(1), v.maxLength(128)), chainId })
const transactions = v.nullish(v.pipe(v.array(transaction), v.maxLength(64)))
const currency = v.object({
  chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  address: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
})
const side = v.fallback(v.optional(v.object({ outputCurrency: v.object({ currency, amount: digits }) })), undefined)
const origin = v.object({
  chainId,
  depository: text,
  depositor: text,
  currency: text,
  amount: digits,
  transactionId: text,
})

const request = v.object({
  id: v.custom<`0x${string}`>((id) => isHex(id, 32)),
  status: v.string(),
  recipient: text,
  data: v.object({
    failReason: v.nullish(v.string()),
    inTxs: transactions,
    outTxs: transactions,
    // Same-chain requests have no destination side.
    route: v.fallback(
      v.optional(v.object({ actual: v.optional(v.object({ origin: side, destination: side })) })),
      undefined,
    ),
  }),
  protocol: v.fallback(
    v.nullish(v.object({ orderId: text, deposit: v.fallback(v.nullish(v.object({ origin })), undefined) })),
    undefined,
  ),
})
const answer = v.object({ requests: v.pipe(v.array(v.unknown()), v.maxLength(MOST_LISTED)) })

/** Decodes GET /requests/v3; undefined when a request is unreadable. Malformed fields become undefined. */
export function decodeListedRequests(body: unknown): readonly ListedRequest[] | undefined {
  const parsed = v.safeParse(answer, body)
  if (!parsed.success) return undefined
  const read = parsed.output.requests.map(listedRequest)
  return read.every((each) => each !== undefined) ? read : undefined
}

function listedRequest(value: unknown): ListedRequest | undefined {
  const parsed = v.safeParse(request, value)
  if (!parsed.success) return undefined
  const { id, recipient, data, protocol } = parsed.output
  const status = decodeStatus({ status: parsed.output.status, failReason: data.failReason?.slice(0, 256) })
  if (!status) return undefined
  const { word, failReason } = status
  const { actual } = data.route ?? {}
  const said = protocol?.deposit?.origin
  return {
    requestId: id,
    status: { status: status.status, word, failReason },
    orderId: protocol?.orderId,
    recipient,
    inTxs: named(data.inTxs),
    outTxs: named(data.outTxs),
    deposit: {
      chainId: said?.chainId,
      depository: said?.depository,
      depositor: said?.depositor,
      currency: said?.currency,
      amount: said?.amount,
      transactionId: said?.transactionId,
    },
    output: outputOf(actual?.destination ?? actual?.origin),
  }
}

function outputOf(of: v.InferOutput<typeof side>): ListedRequest['output'] {
  return of && { ...of.outputCurrency.currency, amount: of.outputCurrency.amount }
}

function named(listed: v.InferOutput<typeof transactions>): ListedRequest['inTxs'] {
  return (listed ?? []).map(({ txHash, chainId: at }) => ({ hash: txHash, chainId: at }))
}
