/** Interface, "States". `decode-status.ts` folds older words in. */
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
