import type { Execution } from './execution.ts'
import { isHandedOut, wasSignedToCancel } from './step.ts'

/** As much of a crossing as says whom it has paid. */
export type Paying = Pick<Execution, 'items' | 'stage' | 'paid' | 'successor'> &
  Readonly<{ intent: Pick<Execution['intent'], 'recipient' | 'refundTo'> }>

/**
 * Whom a crossing has paid, or is paying: the recipient once its last step, which is the one that pays, was handed out and
 * not refused, or once a payment from elsewhere was read; and where the money came back, whoever got it back. A yes alone
 * pays nobody, so that it makes nobody look familiar.
 */
export function paidByCrossing(crossing: Paying): readonly string[] {
  const end = endPaidBy(crossing)
  return end ? [crossing.intent[end]] : []
}

/** A payment to somebody: where, and with what; `currency` is the address of it there. */
export type PaidPlace = Readonly<{ address: string; chainId: number; currency: string }>

/** The same as `paidByCrossing`, with the chain and the currency of it. */
export function placesPaidByCrossing(crossing: Paying & Pick<Execution, 'intent'>): readonly PaidPlace[] {
  const { intent } = crossing
  const end = endPaidBy(crossing)
  if (!end) return []
  const { originChainId, originCurrency, destinationChainId, destinationCurrency } = intent
  return end === 'refundTo'
    ? [{ address: intent.refundTo, chainId: originChainId, currency: originCurrency }]
    : [{ address: intent.recipient, chainId: destinationChainId, currency: destinationCurrency }]
}

function endPaidBy({ items, stage, paid, successor }: Paying): 'recipient' | 'refundTo' | undefined {
  if (stage.stage === 'refunded') return 'refundTo'
  if (stage.stage === 'refunding') return undefined
  const last = items.at(-1)
  const isPaying = last !== undefined && isHandedOut(last) && !wasSignedToCancel(last)
  const read = paid ?? successor?.paid
  return isPaying || (read !== undefined && read.value > 0n) ? 'recipient' : undefined
}
