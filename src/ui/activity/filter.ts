import { siteRequesterOf } from '../../core/bundle/bundle.ts'
import { requestingSite } from '../../core/review/approval.ts'
import { bundleState } from '../bundle/state.ts'
import type { TransferState } from '../transfer/state.ts'
import { transferState } from '../transfer/state.ts'
import type { ActivityEntry } from './entry.ts'

export type Filter = Readonly<{
  words: string
  outcome: FilterOutcome | undefined
  chainId: number | undefined
  /** A site's origin, or `wallet` for the user's own transfers. */
  asker: string | undefined
}>

export const FILTER_OUTCOMES = ['moving', 'done', 'returned', 'failed'] as const
export type FilterOutcome = (typeof FILTER_OUTCOMES)[number]

export const NO_FILTER: Filter = { words: '', outcome: undefined, chainId: undefined, asker: undefined }

export function isFilterEmpty({ words, outcome, chainId, asker }: Filter): boolean {
  return words.trim() === '' && outcome === undefined && chainId === undefined && asker === undefined
}

export function filterEntries(
  past: readonly ActivityEntry[],
  filter: Filter,
  textOf: (past: ActivityEntry) => string,
): readonly ActivityEntry[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean)
  return past.filter((each) => {
    if (filter.outcome !== undefined && outcomeOf(each) !== filter.outcome) return false
    if (filter.chainId !== undefined && !chainsOf(each).includes(filter.chainId)) return false
    if (filter.asker !== undefined && requesterOf(each) !== filter.asker) return false
    if (words.length === 0) return true
    const text = textOf(each).toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

export function chainsOf(past: ActivityEntry): readonly number[] {
  if (past.kind === 'bundle') return [past.view.bundle.chainId]
  const { originChainId, destinationChainId } = past.execution.intent
  return [originChainId, destinationChainId]
}

export function requesterOf(past: ActivityEntry): string {
  if (past.kind === 'bundle') return siteRequesterOf(past.view.bundle)?.origin ?? 'wallet'
  return requestingSite(past.execution.requester) ?? 'wallet'
}

const OUTCOME_OF: Readonly<Record<TransferState, FilterOutcome>> = {
  sending: 'moving',
  cancelling: 'moving',
  held: 'moving',
  unpaid: 'moving',
  paid: 'moving',
  waiting: 'moving',
  filling: 'moving',
  delayed: 'moving',
  refunding: 'moving',
  askRefund: 'moving',
  unknown: 'moving',
  received: 'done',
  reported: 'done',
  refunded: 'returned',
  refundReported: 'returned',
  failed: 'failed',
  cancelled: 'failed',
  left: 'failed',
  unproven: 'failed',
}
const OUTCOME_OF_SENT = {
  funding: 'moving',
  calls: 'moving',
  done: 'done',
  refunded: 'returned',
  failed: 'failed',
  unproven: 'failed',
} as const

function outcomeOf(past: ActivityEntry): FilterOutcome {
  return past.kind === 'bundle' ? OUTCOME_OF_SENT[bundleState(past.view)] : OUTCOME_OF[transferState(past.execution)]
}
