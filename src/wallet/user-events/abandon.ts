import { stepInDoubt } from '../../core/execution/abandon.ts'
import { type Execution, isAwaitingPayment } from '../../core/execution/execution.ts'
import type { Answer } from '../../core/reason/reason.ts'
import type { AddressDeposit } from '../deposit-address/address-deposit.ts'
import { applyUserEvent, type UserEventPorts } from './user-event.ts'

export type AbandonPorts = UserEventPorts &
  Readonly<{
    nowSeconds: () => number
    /** Undefined means no deposit address. */
    deposited: (execution: Execution) => Promise<Answer<AddressDeposit> | undefined>
  }>

/** `unread`: the strict address's payments are unknown. */
export type AbandonResult = 'abandoned' | 'tooLate' | 'unread'

/** Abandons a transfer while nothing is in flight. `tooLate` means bytes out, paid or over. */
export async function abandonTransfer(id: string, ports: AbandonPorts): Promise<AbandonResult> {
  let isUnread = false
  const over = await applyUserEvent(id, ports, async (execution) => {
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
