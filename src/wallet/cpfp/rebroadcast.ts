import type { CpfpPayment, Execution } from '../../core/execution/execution.ts'
import type { ChainPosition } from '../families/bitcoin/explorer-port.ts'
import type { Answer } from '../families/evm/node-port.ts'

export type CpfpBroadcastPorts = Readonly<{
  place: (txid: string) => Promise<Answer<ChainPosition | undefined>>
  broadcast: (transaction: string) => Promise<unknown>
}>

/** Broadcasts a CPFP's signed bytes unless they are known; always the same bytes. */
export async function broadcastCpfp({ signed }: CpfpPayment, { place, broadcast }: CpfpBroadcastPorts): Promise<void> {
  const there = await place(signed.hash)
  if (there.ok && there.value === undefined) await broadcast(signed.bytes)
}

/** Rebroadcasts a transfer's newest CPFP after a kill or eviction. */
export async function rebroadcastCpfp(
  { cpfpChildren }: Pick<Execution, 'cpfpChildren'>,
  ports: CpfpBroadcastPorts,
): Promise<void> {
  const [newest] = cpfpChildren ?? []
  if (newest) await broadcastCpfp(newest, ports)
}
