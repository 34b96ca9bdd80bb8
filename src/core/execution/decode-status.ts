import * as v from 'valibot'
import { type ServiceStatus, STATUS_WORDS, type StatusWord } from './service-status.ts'

const SYNONYMS: ReadonlyMap<string, StatusWord> = new Map([
  ['refunded', 'refund'],
  ['fallback', 'refund'],
  ['received', 'pending'],
])

const hashes = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(128))), v.maxLength(64)), [])
const reason = v.nullish(v.pipe(v.string(), v.maxLength(256)))
const schema = v.looseObject({
  status: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  inTxHashes: v.nullish(hashes),
  txHashes: v.nullish(hashes),
  updatedAt: v.optional(v.number()),
  failReason: reason,
  refundFailReason: reason,
})

/** Decodes a status answer or stream message. */
export function decodeStatus(body: unknown): ServiceStatus | undefined {
  const result = v.safeParse(schema, body)
  if (!result.success) return undefined
  const { status: word, inTxHashes, txHashes, updatedAt, failReason, refundFailReason } = result.output
  return {
    status: statusOf(word),
    word,
    inTxHashes: inTxHashes ?? [],
    txHashes: txHashes ?? [],
    updatedAtMilliseconds: updatedAt,
    failReason: said(failReason),
    ...(said(refundFailReason) === undefined ? {} : { refundFailReason: said(refundFailReason) }),
  }
}

function said(reason: string | null | undefined): string | undefined {
  return reason && reason !== 'N/A' ? reason : undefined
}

function statusOf(word: string): StatusWord | 'unknown' {
  return STATUS_WORDS.find((known) => known === word) ?? SYNONYMS.get(word) ?? 'unknown'
}
