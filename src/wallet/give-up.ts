import { type Execution, isAwaitingPayment } from '../core/execution.ts'
import { stepInDoubt } from '../core/give-up.ts'
import { type ByHandPorts, byHand } from './by-hand.ts'
import type { Deposited } from './deposit-address/deposit.ts'
import type { Answer } from './node-port.ts'

export type AbandonPorts = ByHandPorts &
  Readonly<{
    nowSeconds: () => number
    /** Undefined means no deposit address. */
    deposited: (execution: Execution) => Promise<Answer<Deposited> | undefined>
  }>

/** `unread` means that the strict address's payments are unknown. */
export type GivenUp = 'abandoned' | 'tooLate' | 'unread'

/**
 * Abandons a transfer while nothing is in flight. A paid strict address is tracked to its end; unread, it may be paid.
 * A slow exchange transfer ends in doubt. `tooLate` means bytes out, paid or over.
 */
export async function abandon(id: string, ports: AbandonPorts): Promise<GivenUp> {
  let isUnread = false
  const over = await byHand(id, ports, async (execution) => {
    const paid = await isPaid(execution, ports)
    isUnread = paid === undefined
    if (paid !== false) return undefined
    const index = stepInDoubt(execution)
    const end = index < 0 ? ({ reason: 'abandoned' } as const) : ({ reason: 'inDoubt', index } as const)
    return { event: 'ended', end, atSeconds: ports.nowSeconds() } as const
  })
  if (over !== undefined) return 'abandoned'
  return isUnread ? 'unread' : 'tooLate'
}

// Earlier transfers may have paid a reusable address. Undefined means unread.
async function isPaid(execution: Execution, { deposited }: AbandonPorts): Promise<boolean | undefined> {
  if (!isAwaitingPayment(execution) || execution.intent.payment !== 'strictAddress') return false
  const answer = await deposited(execution)
  if (answer === undefined) return false
  return answer.ok ? answer.value.arrived > 0n : undefined
}
