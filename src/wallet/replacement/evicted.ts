import type { Execution } from '../../core/execution/execution.ts'
import type { BitcoinPsbtItem } from '../../core/execution/item.ts'
import { attemptsOf } from '../../core/execution/steps/step.ts'
import type { SizedFee } from '../../core/families/bitcoin/fees/fee-policy.ts'
import { isBitcoinPsbt } from '../../core/families/bitcoin/items.ts'
import { ancestorsOf, descendantsOf } from '../../core/families/bitcoin/mempool/cluster.ts'
import { wholePackageOf } from '../../core/families/bitcoin/mempool/package.ts'
import {
  type ClusterPorts,
  type ReadCluster,
  readCluster,
  readSpent,
} from '../../core/families/bitcoin/mempool/read-cluster.ts'
import { changeIndexOf } from '../../core/families/bitcoin/spending.ts'
import { type DecodedTransaction, outpointKey } from '../../core/families/bitcoin/transaction/transaction.ts'
import { type Answer, failedFor } from '../../core/reason/reason.ts'
import { withSizes } from '../cpfp/verified-sizes.ts'

export type EvictionPorts = ClusterPorts &
  Readonly<{
    /** By `txid:vout`. */
    reserved: (exceptId: string) => Promise<ReadonlySet<string>>
  }>

/** `together`: with its ancestors, so with the replaced transaction. */
export type Evicted = readonly (SizedFee & Readonly<{ together?: SizedFee | undefined }>)[]

export function evictedFeeSats(evicted: Evicted): bigint {
  return evicted.reduce((sum, { feeSats }) => sum + feeSats, 0n)
}

const NEEDED = failedFor({ code: 'RAISE_EVICTS' })

/** Reads what a replacement evicts (BIP-125, rule 3); `RAISE_EVICTS` if others need our change. */
export async function evictedBy(execution: Execution, index: number, ports: EvictionPorts): Promise<Answer<Evicted>> {
  const [item, state] = [execution.plan[index], execution.items[index]]
  if (!isBitcoinPsbt(item) || !state) return { ok: true, value: [] }
  const hashes = attemptsOf(state).map(({ hash }) => hash)
  const children = execution.cpfpChildren?.map(({ signed }) => signed.hash) ?? []
  const reserved = [...(await ports.reserved(execution.id))]
  if (hashes.some((hash) => reserved.some((outpoint) => outpoint.startsWith(`${hash}:`)))) return NEEDED
  const fees = new Map<string, Evicted[number]>()
  for (const hash of hashes) {
    const place = await ports.place(hash)
    if (!place.ok) return place
    if (place.value?.in !== 'mempool') continue
    const cluster = await readCluster(hash, ports)
    if (!cluster.ok) return cluster
    const found = await feesOfDescendants(cluster.value, { hash, item, children }, ports)
    if (!found.ok) return found
    for (const [txid, fee] of found.value) fees.set(txid, fee)
  }
  return { ok: true, value: [...fees.values()] }
}

async function feesOfDescendants(
  cluster: ReadCluster,
  { hash, item, children }: Readonly<{ hash: string; item: BitcoinPsbtItem; children: readonly string[] }>,
  ports: Pick<ClusterPorts, 'transaction'>,
): Promise<Answer<ReadonlyMap<string, Evicted[number]>>> {
  const fees = new Map<string, Evicted[number]>()
  const change = outpointKey({ txid: hash, vout: changeIndexOf(item) })
  if (!cluster.isWhole) return NEEDED
  const descendants = descendantsOf(cluster, hash).filter((each) => each.txid !== hash)
  const related = new Set(descendants.flatMap(({ txid }) => ancestorsOf(cluster, txid)))
  const sized = await withSizes(cluster, [...related], ports)
  if (!sized.ok) return sized
  for (const { txid, vbytes } of descendants) {
    const made = cluster.decoded.get(txid)
    // A CPFP child only pays ourselves.
    if (!made || (spendsAny(made, [change]) && !children.includes(txid))) return NEEDED
    const spent = await readSpent(made, ports)
    if (!spent.ok) return spent
    const together = children.includes(txid) ? undefined : wholePackageOf(sized.value, txid)
    fees.set(txid, { feeSats: sumOf(spent.value) - sumOf(made.transaction.outputs), vbytes, together })
  }
  return { ok: true, value: fees }
}

function spendsAny({ transaction: { inputs } }: DecodedTransaction, outpoints: readonly string[]): boolean {
  return inputs.some((input) => outpoints.includes(outpointKey(input)))
}

function sumOf(outputs: readonly Readonly<{ valueSats: bigint }>[]): bigint {
  return outputs.reduce((sum, { valueSats }) => sum + valueSats, 0n)
}
