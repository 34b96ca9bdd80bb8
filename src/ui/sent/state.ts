import type { BundleView } from '../../api/crossing-views.ts'
import type { DepositFate } from '../../core/deposit-fate.ts'
import type { ChipTone } from '../parts/chip.tsx'

/** How far a page's transactions have come, in one word; `refunded` where the money for them came back instead. */
export type SentState = 'funding' | 'calls' | 'done' | 'refunded' | 'failed'

const SENT_TONES: Readonly<Record<SentState, ChipTone>> = {
  funding: 'busy',
  calls: 'busy',
  done: 'good',
  refunded: 'plain',
  failed: 'bad',
}

/** The word for a bundle. */
export function sentStateOf({ bundle: { stage } }: Pick<BundleView, 'bundle'>): SentState {
  if (stage.stage !== 'failed') return stage.stage
  return stage.end.reason === 'notFunded' && stage.end.isRefunded ? 'refunded' : 'failed'
}

/**
 * How what was paid to the crossing service for a page stands; `well` also where nothing was. `saidFailed` is by the
 * service's word alone.
 */
export type DepositsEnd = 'well' | 'open' | 'unlike' | 'failed' | 'saidFailed'

/** The worst of what became of deposits; well only by what the wallet has read itself. */
export function depositsEnd(deposits: BundleView['deposits']): DepositsEnd {
  const fates = deposits.map(({ fate }) => fate)
  const bad = fates.filter((fate) => fate !== undefined && isBad(fate))
  const isRead = bad.some((fate) => fate?.fate === 'refunded' && fate.proof.proof === 'verified')
  if (bad.length > 0) return bad.every((fate) => fate?.fate === 'unlike') ? 'unlike' : isRead ? 'failed' : 'saidFailed'
  return fates.every((fate) => fate?.fate === 'filled' && fate.proof.proof === 'verified') ? 'well' : 'open'
}

/** The colour of the word for a bundle: green only where what was paid for has arrived, too. */
export function sentTone(view: Pick<BundleView, 'bundle' | 'deposits'>): ChipTone {
  const state = sentStateOf(view)
  return state === 'done' && depositsEnd(view.deposits) !== 'well' ? 'plain' : SENT_TONES[state]
}

/** Whether something went wrong, is stuck, or did not arrive as it was said to. */
export function isAmiss(view: Pick<BundleView, 'bundle' | 'deposits'>): boolean {
  const state = sentStateOf(view)
  if (state === 'failed' || state === 'refunded' || view.bundle.trouble !== undefined) return true
  return view.deposits.some(({ progress, fate }) => progress === 'missing' || (fate !== undefined && isBad(fate)))
}

function isBad(fate: DepositFate): boolean {
  if (fate.fate === 'said') return fate.status === 'failure' || fate.status === 'refund'
  return fate.fate === 'unlike' || fate.fate === 'refunded'
}
