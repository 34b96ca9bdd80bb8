import * as v from 'valibot'

/** The status words that this wallet understands (interface, "States"; the older path's words are folded in). */
export const STATUS_WORDS = [
  'waiting',
  'depositing',
  'pending',
  'submitted',
  'delayed',
  'success',
  'failure',
  'refund',
] as const
export type StatusWord = (typeof STATUS_WORDS)[number]

/** Other words for the same states, seen on older paths. */
const SYNONYMS: ReadonlyMap<string, StatusWord> = new Map([
  ['refunded', 'refund'],
  ['fallback', 'refund'],
  ['received', 'pending'],
])

/**
 * What the service says of a request. An unknown word is kept and shown, never guessed.
 * `inTxHashes` and `txHashes` are claims until the wallet has read them from a chain.
 */
export type ServiceStatus = Readonly<{
  status: StatusWord | 'unknown'
  word: string
  inTxHashes: readonly string[]
  txHashes: readonly string[]
  updatedAtMilliseconds: number | undefined
  failReason: string | undefined
  /** Why a refund could not be made. */
  refundFailReason?: string | undefined
}>

/** Whether the service's own indexer may not have seen the deposit yet: then it can be pointed to it. */
export function isNotSeenYet({ status }: ServiceStatus): boolean {
  return status === 'waiting' || status === 'unknown'
}

/** Whether the service reports that it has the deposit. A failure alone says nothing of it. */
export function isDepositReported({ status }: ServiceStatus): boolean {
  return DEPOSITED.some((word) => word === status)
}

const DEPOSITED: readonly StatusWord[] = ['depositing', 'pending', 'submitted', 'delayed', 'success', 'refund']

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

/** Decodes the body of a status answer or of a stream message; undefined when it is not one. */
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
