import type { Answer } from '../node-port.ts'
import type { Held, Holdings } from './holdings.ts'

export type BitcoinBalancePorts = Readonly<{
  holdings: Pick<Holdings, 'look'>
  after: (milliseconds: number, call: () => void) => () => void
  /** What was still being read when it was asked for is known now. */
  changed: () => void
}>

/** How long the other balances may wait for this one, milliseconds. */
const PATIENCE_MILLISECONDS = 1_000

const STILL_READING = { ok: false, message: 'Your Bitcoin addresses are still being looked through' } as const

/**
 * What can be sent from Bitcoin, over both accounts of an index, satoshis. An account that is looked at for the first time
 * takes dozens of questions; for those nobody waits: it is not known yet, and told when it is.
 */
export async function balanceSoon(index: number, ports: BitcoinBalancePorts): Promise<Answer<bigint>> {
  const looking = ports.holdings.look(index)
  const answer = await Promise.race([looking, tooLong(ports)])
  if (answer !== undefined) return answer.ok ? { ok: true, value: sum(answer.value) } : answer
  looking.then(ports.changed, ports.changed)
  return STILL_READING
}

function tooLong({ after }: BitcoinBalancePorts): Promise<undefined> {
  return new Promise((resolve) => void after(PATIENCE_MILLISECONDS, () => resolve(undefined)))
}

function sum(held: readonly Held[]): bigint {
  return held.reduce((total, { found }) => total + found.balance.availableSats, 0n)
}
