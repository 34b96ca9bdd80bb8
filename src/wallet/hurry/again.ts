import type { CpfpChild, Execution } from '../../core/execution.ts'
import type { Place } from '../explorer-port.ts'
import type { Answer } from '../node-port.ts'

export type HandOverPorts = Readonly<{
  place: (txid: string) => Promise<Answer<Place | undefined>>
  broadcast: (transaction: string) => Promise<unknown>
}>

/** Broadcasts a CPFP's signed bytes unless they are known; always the same bytes. */
export async function handOver({ signed }: CpfpChild, { place, broadcast }: HandOverPorts): Promise<void> {
  const there = await place(signed.hash)
  if (there.ok && there.value === undefined) await broadcast(signed.bytes)
}

/** Rebroadcasts a transfer's newest CPFP after a kill or eviction. */
export async function rebroadcastCpfp(
  { cpfpChildren }: Pick<Execution, 'cpfpChildren'>,
  ports: HandOverPorts,
): Promise<void> {
  const [newest] = cpfpChildren ?? []
  if (newest) await handOver(newest, ports)
}
