import * as v from 'valibot'

/** Interface, "States", with older words folded in. */
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

const SYNONYMS: ReadonlyMap<string, StatusWord> = new Map([
  ['refunded', 'refund'],
  ['fallback', 'refund'],
  ['received', 'pending'],
])

/**
 * The service's status; unknown words are shown, never guessed. Hashes are claims until the wallet reads them on chain.
 */
export type ServiceStatus = Readonly<{
  status: StatusWord | 'unknown'
  word: string
  inTxHashes: readonly string[]
  txHashes: readonly string[]
  updatedAtMilliseconds: number | undefined
  failReason: string | undefined
  refundFailReason?: string | undefined
}>

/** Whether the service may need a report of the deposit. */
export function isDepositUnseen({ status }: ServiceStatus): boolean {
  return status === 'waiting' || status === 'unknown'
}

/** Whether the service reports the deposit; a failure alone does not. */
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
