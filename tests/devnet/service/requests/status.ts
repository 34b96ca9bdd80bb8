import type { StatusWord, Transfer } from './transfers.ts'

/** interface.md, "Status response"; reasons from service-facts.md 3. */
export type StatusAnswer = Readonly<{
  status: string
  inTxHashes: readonly string[]
  txHashes: readonly string[]
  updatedAt: number
  originChainId: number
  destinationChainId: number
  failReason?: string
  refundFailReason?: string
}>

/** The older paths also have `time`. */
export type OlderStatusAnswer = StatusAnswer & Readonly<{ time: number }>

/** Answers GET /intents/status/v3. */
export function statusOf(transfer: Transfer): StatusAnswer {
  return { status: transfer.status, ...hashes(transfer), updatedAt: transfer.updatedAtMs, ...ends(transfer) }
}

// success, failure, pending, received, fallback (service-facts.md 3). The mapping is unpublished: here "received" means
// that the deposit arrived.
const OLDER_WORDS: Readonly<Record<StatusWord, string>> = {
  waiting: 'pending',
  depositing: 'pending',
  pending: 'received',
  delayed: 'received',
  submitted: 'received',
  success: 'success',
  failure: 'failure',
  refund: 'fallback',
}

// service-facts.md 3: v2 lacks two words of v3.
const SECOND_WORDS: Readonly<Partial<Record<StatusWord, string>>> = { delayed: 'pending', submitted: 'pending' }

/** Answers GET /intents/status. */
export function olderStatusOf(transfer: Transfer): OlderStatusAnswer {
  return { ...statusOf(transfer), status: OLDER_WORDS[transfer.status], time: transfer.updatedAtMs }
}

/** Answers GET /intents/status/v2. */
export function secondStatusOf(transfer: Transfer): OlderStatusAnswer {
  const { status, updatedAtMs } = transfer
  return { ...statusOf(transfer), status: SECOND_WORDS[status] ?? status, time: updatedAtMs }
}

function hashes({ inTxHashes, txHashes }: Transfer) {
  return { inTxHashes, txHashes }
}

function ends({ originChainId, destinationChainId, failReason, refundFailReason }: Transfer) {
  return {
    originChainId,
    destinationChainId,
    ...(failReason === undefined ? {} : { failReason }),
    ...(refundFailReason === undefined ? {} : { refundFailReason }),
  }
}
