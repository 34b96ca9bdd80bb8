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
export function paidByCrossing({ intent, items, stage, paid, successor }: Paying): readonly string[] {
  if (stage.stage === 'refunded') return [intent.refundTo]
  if (stage.stage === 'refunding') return []
  const last = items.at(-1)
  const isPaying = last !== undefined && isHandedOut(last) && !wasSignedToCancel(last)
  const read = paid ?? successor?.paid
  return isPaying || (read !== undefined && read.value > 0n) ? [intent.recipient] : []
}
