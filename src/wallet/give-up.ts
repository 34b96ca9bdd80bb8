import { type Execution, isAwaitingPayment } from '../core/execution.ts'
import { type ByHandPorts, byHand } from './by-hand.ts'
import type { Deposited } from './deposit.ts'
import type { Answer } from './node-port.ts'

export type GiveUpPorts = ByHandPorts &
  Readonly<{
    nowSeconds: () => number
    /** What stands at a crossing's deposit address; undefined where it has none. */
    deposited: (execution: Execution) => Promise<Answer<Deposited> | undefined>
  }>

/**
 * Ends a crossing because the user wants no more of it, while nothing of it is on its way. An address of one order that
 * was paid is followed to its end, also before the service has seen it.
 *
 * @returns true when it ended; false where bytes of it may be outside, where it was paid, or where it is over already
 */
export async function giveUp(id: string, ports: GiveUpPorts): Promise<boolean> {
  const over = await byHand(id, ports, async (execution) => {
    if (await isPaid(execution, ports)) return undefined
    return { event: 'ended', end: { reason: 'abandoned' }, atSeconds: ports.nowSeconds() } as const
  })
  return over !== undefined
}

// A reusable address may have been paid by an earlier crossing.
async function isPaid(execution: Execution, { deposited }: GiveUpPorts): Promise<boolean> {
  if (!isAwaitingPayment(execution) || execution.intent.payment !== 'strictAddress') return false
  const answer = await deposited(execution)
  return answer?.ok === true && answer.value.arrived > 0n
}
