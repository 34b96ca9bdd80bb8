import { includesHash } from '../../core/chain/transaction-hashes.ts'
import { ownParentOf } from '../../core/execution/cpfp.ts'
import type { CpfpPayment, Execution } from '../../core/execution/execution.ts'
import type { Reason } from '../../core/reason/reason.ts'
import { broadcastWithAncestors, type PackagePorts } from '../families/bitcoin/package-broadcast.ts'

export type CpfpBroadcastPorts = PackagePorts

export type CpfpRefusal = Readonly<{ hash: string; reason: Reason }>

/** Broadcasts a CPFP's same signed bytes until its parent is in a block; an evicted parent goes first. */
export async function broadcastCpfp(
  { signed, parentTxid, ancestors = [] }: CpfpPayment,
  ports: CpfpBroadcastPorts,
): Promise<CpfpRefusal | undefined> {
  const there = await ports.place(signed.hash)
  if (!there.ok || there.value !== undefined) return undefined
  const parent = await ports.place(parentTxid)
  if (!parent.ok || parent.value?.in === 'block') return undefined
  if (parent.value === undefined && ancestors.length === 0) return undefined
  const sent = await broadcastWithAncestors(signed.bytes, ancestors, ports)
  const isRefused = sent.result === 'underpriced' || sent.result === 'rejected'
  return isRefused ? { hash: signed.hash, reason: sent.reason } : undefined
}

/** Rebroadcasts a transfer's newest CPFP, unless a bump replaces its parent. */
export async function rebroadcastCpfp(
  execution: Pick<Execution, 'cpfpChildren' | 'stage' | 'plan' | 'items'>,
  ports: CpfpBroadcastPorts,
): Promise<CpfpRefusal | undefined> {
  const inForce = execution.cpfpChildren?.find(({ refused }) => !refused)
  if (!inForce) return undefined
  const isOfStep = execution.stage.stage === 'steps'
  if (isOfStep && !includesHash(ownParentOf(execution)?.txHashes ?? [], inForce.parentTxid)) return undefined
  return broadcastCpfp(inForce, ports)
}
