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

/** The answer of the older paths: the same in older words, with the time under the name that they have for it, too. */
export type OlderStatusAnswer = StatusAnswer & Readonly<{ time: number }>

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

// service-facts.md 3: the second version has the words of the third, but for two that came later.
const SECOND_WORDS: Readonly<Partial<Record<StatusWord, string>>> = { delayed: 'pending', submitted: 'pending' }

/** GET /intents/status. */
export function olderStatusOf(crossing: Crossing): OlderStatusAnswer {
  return { ...statusOf(crossing), status: OLDER_WORDS[crossing.status], time: crossing.updatedAtMs }
}

/** GET /intents/status/v2. */
export function secondStatusOf(crossing: Crossing): OlderStatusAnswer {
  const { status, updatedAtMs } = crossing
  return { ...statusOf(crossing), status: SECOND_WORDS[status] ?? status, time: updatedAtMs }
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
