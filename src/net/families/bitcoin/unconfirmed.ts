import type { OwnScript, UnconfirmedFact, UtxoFact } from '../../../core/chain/facts.ts'
import { ancestorsOf, type MempoolEntry } from '../../../core/families/bitcoin/mempool/cluster.ts'
import { type ReadCluster, readCluster, readSpent } from '../../../core/families/bitcoin/mempool/read-cluster.ts'
import type { Answer } from '../../../core/reason/reason.ts'
import { bytesToHex } from '../../../lib/hex.ts'
import type { BitcoinClient } from './client.ts'

export type ClusterClient = Pick<BitcoinClient, 'transaction' | 'place' | 'outspends'>

/** Reads an unconfirmed coin's ancestors. */
export async function readUnconfirmed(
  { txid }: Pick<UtxoFact, 'txid'>,
  ownScripts: readonly OwnScript[],
  bitcoin: ClusterClient,
): Promise<Answer<UnconfirmedFact>> {
  const cluster = await readCluster(txid, bitcoin)
  if (!cluster.ok) return cluster
  const own = new Set(ownScripts.map(({ script }) => script))
  const fees = await ownFees(cluster.value, ancestorsOf(cluster.value, txid), own, bitcoin)
  if (!fees.ok) return fees
  const { isWhole } = cluster.value
  const entries = cluster.value.entries.map((entry) => ({ ...entry, feeSats: fees.value?.get(entry.txid) }))
  return { ok: true, value: { entries, isWhole, isOwn: isWhole && fees.value !== undefined } }
}

/** Undefined if one spends a stranger's coin. */
async function ownFees(
  { decoded }: ReadCluster,
  entries: readonly MempoolEntry[],
  own: ReadonlySet<string>,
  bitcoin: ClusterClient,
): Promise<Answer<ReadonlyMap<string, bigint> | undefined>> {
  const fees = new Map<string, bigint>()
  for (const { txid } of entries) {
    const made = decoded.get(txid)
    const spent = made && (await readSpent(made, bitcoin))
    if (!spent) return { ok: true, value: undefined }
    if (!spent.ok) return spent
    if (!spent.value.every(({ script }) => own.has(bytesToHex(script)))) return { ok: true, value: undefined }
    const sum = (outputs: typeof spent.value) => outputs.reduce((total, { valueSats }) => total + valueSats, 0n)
    fees.set(txid, sum(spent.value) - sum(made.transaction.outputs))
  }
  return { ok: true, value: fees }
}
