import type { BundleView } from '../../api/transfer-views.ts'
import type { DepositFate } from '../../core/deposit-fate.ts'
import type { ChipTone } from '../parts/chip.tsx'

/** `refunded`: the funding money came back. */
export type SentState = 'funding' | 'calls' | 'done' | 'refunded' | 'failed'

const SENT_TONES: Readonly<Record<SentState, ChipTone>> = {
  funding: 'busy',
  calls: 'busy',
  done: 'good',
  refunded: 'plain',
  failed: 'bad',
}

export function sentStateOf({ bundle: { stage } }: Pick<BundleView, 'bundle'>): SentState {
  if (stage.stage !== 'failed') return stage.stage
  return stage.end.reason === 'notFunded' && stage.end.isRefunded ? 'refunded' : 'failed'
}

/** `well` also without deposits; `saidFailed` rests on the service's word alone. */
export type DepositsEnd = 'well' | 'open' | 'unlike' | 'failed' | 'saidFailed'

/** The worst of all outcomes; `well` only where the wallet read it. */
export function depositsEnd(deposits: BundleView['deposits']): DepositsEnd {
  const fates = deposits.map(({ fate }) => fate)
  const bad = fates.filter((fate) => fate !== undefined && isBad(fate))
  const isRead = bad.some((fate) => fate?.fate === 'refunded' && fate.proof.proof === 'verified')
  if (bad.length > 0) return bad.every((fate) => fate?.fate === 'unlike') ? 'unlike' : isRead ? 'failed' : 'saidFailed'
  return fates.every((fate) => fate?.fate === 'filled' && fate.proof.proof === 'verified') ? 'well' : 'open'
}

/** Green only where the deposits arrived, too. */
export function sentTone(view: Pick<BundleView, 'bundle' | 'deposits'>): ChipTone {
  const state = sentStateOf(view)
  return state === 'done' && depositsEnd(view.deposits) !== 'well' ? 'plain' : SENT_TONES[state]
}

/** Also true with an obstacle, or where a deposit is missing or failed. */
export function isAmiss(view: Pick<BundleView, 'bundle' | 'deposits'>): boolean {
  const state = sentStateOf(view)
  if (state === 'failed' || state === 'refunded' || view.bundle.obstacle !== undefined) return true
  return view.deposits.some(({ progress, fate }) => progress === 'missing' || (fate !== undefined && isBad(fate)))
}

function isBad(fate: DepositFate): boolean {
  if (fate.fate === 'said') return fate.status === 'failure' || fate.status === 'refund'
  return fate.fate === 'unlike' || fate.fate === 'refunded'
}
