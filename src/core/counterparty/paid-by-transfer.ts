import type { Execution } from '../execution/execution.ts'
import { wasBroadcast, wasSignedToCancel } from '../execution/steps/step.ts'

export type PayingRecord = Pick<Execution, 'items' | 'stage' | 'paid' | 'requote'> &
  Readonly<{ intent: Pick<Execution['intent'], 'recipient' | 'refundTo'> }>

/**
 * The recipient after a broadcast or external payment, or the refund address after a refund. An approval alone
 * makes no address familiar.
 */
export function paidByTransfer(transfer: PayingRecord): readonly string[] {
  const end = endPaidBy(transfer)
  return end ? [transfer.intent[end]] : []
}

/** `currency` is an address there. */
export type PaidAddress = Readonly<{ address: string; chainId: number; currency: string }>

export function placesPaidByTransfer(transfer: PayingRecord & Pick<Execution, 'intent'>): readonly PaidAddress[] {
  const { intent } = transfer
  const end = endPaidBy(transfer)
  if (!end) return []
  const { originChainId, originCurrency, destinationChainId, destinationCurrency } = intent
  return end === 'refundTo'
    ? [{ address: intent.refundTo, chainId: originChainId, currency: originCurrency }]
    : [{ address: intent.recipient, chainId: destinationChainId, currency: destinationCurrency }]
}

function endPaidBy({ items, stage, paid, requote }: PayingRecord): 'recipient' | 'refundTo' | undefined {
  if (stage.stage === 'refunded') return 'refundTo'
  if (stage.stage === 'refunding') return undefined
  const last = items.at(-1)
  const isPaying = last !== undefined && wasBroadcast(last) && !wasSignedToCancel(last)
  const read = paid ?? requote?.paid
  return isPaying || (read !== undefined && read.value > 0n) ? 'recipient' : undefined
}
