import type { Execution } from '../../core/execution.ts'
import type { Reason } from '../../core/reason.ts'
import type { Deposited } from '../deposit-address/deposit.ts'
import type { Answer } from '../node-port.ts'
import type { StatusAnswer } from '../pushed.ts'

export type PaidMeanwhilePorts = Readonly<{
  status: (requestId: string) => Promise<StatusAnswer>
  /** Reads the deposit address of a plan on its own chain; undefined where it has none. */
  deposited: (execution: Pick<Execution, 'plan' | 'intent'>) => Promise<Answer<Deposited> | undefined>
}>

/**
 * Whether the deposit address that the wallet is about to pay has been paid from elsewhere since the yes: by the origin
 * chain, or by the service, which may have taken the money from the address already. Both must answer.
 */
export async function paidMeanwhile(
  { ownPayment, requestId, intent }: Pick<Execution, 'ownPayment' | 'requestId' | 'intent'>,
  ports: PaidMeanwhilePorts,
): Promise<Readonly<{ is: 'paid' | 'unpaid' }> | Readonly<{ is: 'unread'; reason: Reason }>> {
  if (!ownPayment) return { is: 'unpaid' }
  const [deposited, answer] = await Promise.all([
    ports.deposited({ plan: [ownPayment.asked], intent }),
    ports.status(requestId),
  ])
  if (deposited?.ok && deposited.value.arrived > 0n) return { is: 'paid' }
  if (answer.ok && answer.status.status !== 'waiting' && answer.status.status !== 'unknown') return { is: 'paid' }
  if (!deposited) return { is: 'unread', reason: { code: 'NOT_SAID' } }
  if (!deposited.ok) return { is: 'unread', reason: deposited.reason }
  return answer.ok ? { is: 'unpaid' } : { is: 'unread', reason: answer.reason }
}
