import type { Crossing, StatusWord } from './crossings.ts'

/** interface.md, "Status response", and the reasons of service-facts.md 3 once something went wrong. */
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

/** The answer of the older path: the same, with older words and the time under `time`. */
export type OlderStatusAnswer = Omit<StatusAnswer, 'updatedAt'> & Readonly<{ time: number }>

/** GET /intents/status/v3. */
export function statusOf(crossing: Crossing): StatusAnswer {
  return { status: crossing.status, ...hashes(crossing), updatedAt: crossing.updatedAtMs, ...ends(crossing) }
}

// The older vocabulary is success, failure, pending, received and fallback (service-facts.md 3). "received" is read as
// "the deposit was received", "pending" as "not yet"; which of the newer words each stands for is nowhere published.
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

/** GET /intents/status. */
export function olderStatusOf(crossing: Crossing): OlderStatusAnswer {
  const status = OLDER_WORDS[crossing.status]
  return { status, ...hashes(crossing), time: crossing.updatedAtMs, ...ends(crossing) }
}

function hashes({ inTxHashes, txHashes }: Crossing) {
  return { inTxHashes, txHashes }
}

function ends({ originChainId, destinationChainId, failReason, refundFailReason }: Crossing) {
  return {
    originChainId,
    destinationChainId,
    ...(failReason === undefined ? {} : { failReason }),
    ...(refundFailReason === undefined ? {} : { refundFailReason }),
  }
}
