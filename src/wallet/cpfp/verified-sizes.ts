import type { MempoolCluster, MempoolEntry } from '../../core/families/bitcoin/mempool/cluster.ts'
import { type ClusterPorts, type ReadCluster, readSpent } from '../../core/families/bitcoin/mempool/read-cluster.ts'
import type { TransactionOutput } from '../../core/families/bitcoin/transaction/transaction.ts'
import { verifiedVbytes } from '../../core/families/bitcoin/transaction/verified-size.ts'
import type { Answer } from '../../core/reason/reason.ts'

/** Reads fees and verified sizes; none for a larger witness, which no id binds. */
export async function withSizes(
  { entries, isWhole, decoded }: ReadCluster,
  wanted: readonly MempoolEntry[],
  ports: Pick<ClusterPorts, 'transaction'>,
): Promise<Answer<MempoolCluster>> {
  const sized = new Map<string, MempoolEntry>()
  for (const entry of wanted) {
    const made = decoded.get(entry.txid)
    if (!made) break
    const coins = await readSpent(made, ports)
    if (!coins.ok) return coins
    const vbytes = verifiedVbytes(made, coins.value)
    if (vbytes === undefined) continue
    sized.set(entry.txid, { ...entry, vbytes, feeSats: sumOf(coins.value) - sumOf(made.transaction.outputs) })
  }
  return { ok: true, value: { isWhole, entries: entries.map((entry) => sized.get(entry.txid) ?? entry) } }
}

function sumOf(outputs: readonly TransactionOutput[]): bigint {
  return outputs.reduce((sum, { valueSats }) => sum + valueSats, 0n)
}
