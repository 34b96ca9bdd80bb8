import type { Execution } from '../../../core/execution/execution.ts'
import type { Answer, Reason } from '../../../core/reason/reason.ts'
import type { StatusAnswer } from '../../engine/polling/pushed-status.ts'
import type { AddressDeposit } from '../address-deposit.ts'

export type PaidElsewherePorts = Readonly<{
  status: (requestId: string) => Promise<StatusAnswer>
  /** Undefined means no deposit address. */
  deposited: (
    execution: Pick<Execution, 'plan' | 'intent' | 'paidBefore'>,
  ) => Promise<Answer<AddressDeposit> | undefined>
}>

/**
 * Whether the deposit address was paid elsewhere since approval. Chain and service must answer: the service may
 * have collected already.
 */
export async function readPaidElsewhere(
  { ownPayment, requestId, intent, paidBefore }: Pick<Execution, 'ownPayment' | 'requestId' | 'intent' | 'paidBefore'>,
  ports: PaidElsewherePorts,
): Promise<Readonly<{ is: 'paid' | 'unpaid' }> | Readonly<{ is: 'unread'; reason: Reason }>> {
  if (!ownPayment) return { is: 'unpaid' }
  const [deposited, answer] = await Promise.all([
    ports.deposited({ plan: [ownPayment.asked], intent, ...(paidBefore ? { paidBefore } : {}) }),
    ports.status(requestId),
  ])
  if (deposited?.ok && deposited.value.arrived > 0n) return { is: 'paid' }
  if (answer.ok && answer.status.status !== 'waiting' && answer.status.status !== 'unknown') return { is: 'paid' }
  if (!deposited) return { is: 'unread', reason: { code: 'NOT_SAID' } }
  if (!deposited.ok) return { is: 'unread', reason: deposited.reason }
  return answer.ok ? { is: 'unpaid' } : { is: 'unread', reason: answer.reason }
}
