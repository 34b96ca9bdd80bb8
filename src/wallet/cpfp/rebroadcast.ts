import type { BroadcastResult } from '../../core/chain/broadcast-result.ts'
import type { CpfpPayment, Execution } from '../../core/execution/execution.ts'
import type { ChainPosition } from '../../core/families/bitcoin/block/chain-position.ts'
import type { Answer, Reason } from '../../core/reason/reason.ts'

export type CpfpBroadcastPorts = Readonly<{
  place: (txid: string) => Promise<Answer<ChainPosition | undefined>>
  broadcast: (transaction: string) => Promise<BroadcastResult>
}>

export type CpfpRefusal = Readonly<{ hash: string; reason: Reason }>

/** Broadcasts a CPFP's same signed bytes while its parent waits; returns a refusal, since a time-out proves nothing. */
export async function broadcastCpfp(
  { signed, parentTxid }: CpfpPayment,
  { place, broadcast }: CpfpBroadcastPorts,
): Promise<CpfpRefusal | undefined> {
  const there = await place(signed.hash)
  if (!there.ok || there.value !== undefined) return undefined
  const parent = await place(parentTxid)
  if (!parent.ok || parent.value?.in !== 'mempool') return undefined
  const sent = await broadcast(signed.bytes)
  const isRefused = sent.result === 'underpriced' || sent.result === 'rejected'
  return isRefused ? { hash: signed.hash, reason: sent.reason } : undefined
}

/** Rebroadcasts a transfer's newest CPFP. */
export async function rebroadcastCpfp(
  { cpfpChildren }: Pick<Execution, 'cpfpChildren'>,
  ports: CpfpBroadcastPorts,
): Promise<CpfpRefusal | undefined> {
  const inForce = cpfpChildren?.find(({ refused }) => !refused)
  return inForce && broadcastCpfp(inForce, ports)
}
