import { type Execution, isAwaitingPayment } from '../core/execution.ts'
import { stepInDoubt } from '../core/give-up.ts'
import { type ByHandPorts, byHand } from './by-hand.ts'
import type { Deposited } from './deposit-address/deposit.ts'
import type { Answer } from './node-port.ts'

export type GiveUpPorts = ByHandPorts &
  Readonly<{
    nowSeconds: () => number
    /** What stands at a crossing's deposit address; undefined where it has none. */
    deposited: (execution: Execution) => Promise<Answer<Deposited> | undefined>
  }>

/** What came of giving up; `unread` where nobody says now whether an address of one order was paid. */
export type GivenUp = 'givenUp' | 'tooLate' | 'unread'

/**
 * Ends a crossing because the user wants no more of it, while nothing of it is on its way. An address of one order that
 * was paid is followed to its end, also before the service has seen it; where that cannot be read, it may have been. A transfer
 * of which an exchange may have taken the bytes ends in doubt once it takes too long.
 *
 * @returns `tooLate` where bytes of it may be outside, where it was paid, or where it is over already
 */
export async function giveUp(id: string, ports: GiveUpPorts): Promise<GivenUp> {
  let isUnread = false
  const over = await byHand(id, ports, async (execution) => {
    const paid = await isPaid(execution, ports)
    isUnread = paid === undefined
    if (paid !== false) return undefined
    const index = stepInDoubt(execution)
    const end = index < 0 ? ({ reason: 'abandoned' } as const) : ({ reason: 'inDoubt', index } as const)
    return { event: 'ended', end, atSeconds: ports.nowSeconds() } as const
  })
  if (over !== undefined) return 'givenUp'
  return isUnread ? 'unread' : 'tooLate'
}

// A reusable address may have been paid by an earlier crossing. Undefined where nobody says.
async function isPaid(execution: Execution, { deposited }: GiveUpPorts): Promise<boolean | undefined> {
  if (!isAwaitingPayment(execution) || execution.intent.payment !== 'strictAddress') return false
  const answer = await deposited(execution)
  if (answer === undefined) return false
  return answer.ok ? answer.value.arrived > 0n : undefined
}
