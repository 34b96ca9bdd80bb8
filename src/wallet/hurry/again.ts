import type { Execution, Hurry } from '../../core/execution.ts'
import type { Place } from '../explorer-port.ts'
import type { Answer } from '../node-port.ts'

export type HandOverPorts = Readonly<{
  place: (txid: string) => Promise<Answer<Place | undefined>>
  broadcast: (transaction: string) => Promise<unknown>
}>

/** Hands over what was signed to hurry an arrival, unless it is there already; the same bytes every time. */
export async function handOver({ signed }: Hurry, { place, broadcast }: HandOverPorts): Promise<void> {
  const there = await place(signed.hash)
  if (there.ok && there.value === undefined) await broadcast(signed.bytes)
}

/** Sends the newest of a crossing's again where it is not there: after a kill, or when a node has forgotten it. */
export async function keepHurrying({ hurries }: Pick<Execution, 'hurries'>, ports: HandOverPorts): Promise<void> {
  const [newest] = hurries ?? []
  if (newest) await handOver(newest, ports)
}
