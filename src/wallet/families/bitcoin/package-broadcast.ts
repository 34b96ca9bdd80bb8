import type { BroadcastResult } from '../../../core/chain/broadcast-result.ts'
import type { ChainPosition } from '../../../core/families/bitcoin/block/chain-position.ts'
import {
  type DecodedTransaction,
  decodeTransaction,
  txidOf,
} from '../../../core/families/bitcoin/transaction/transaction.ts'
import { hexToBytes } from '../../../lib/hex.ts'
import type { ExplorerPort } from './explorer-port.ts'

export type PackagePorts = Pick<ExplorerPort, 'place' | 'outspend' | 'broadcast' | 'broadcastPackage'>

const MOST_INPUTS = 50

type Ancestor = Readonly<{ txid: string; bytes: string; made: DecodedTransaction; place: ChainPosition | undefined }>

/**
 * Broadcasts a transaction, after the ancestors that left the mempool.
 * @param ancestors in hex, parents first
 */
export async function broadcastWithAncestors(
  bytes: string,
  ancestors: readonly string[],
  ports: PackagePorts,
): Promise<BroadcastResult> {
  const sent = await ports.broadcast(bytes)
  if (sent.result !== 'conflict' || ancestors.length === 0) return sent
  const waiting = await unconfirmedOf(ancestors, ports)
  const gone = waiting?.filter(({ place }) => place === undefined) ?? []
  if (!waiting || gone.length === 0 || (await areTaken(gone, ports))) return sent
  const spent = new Set(decoded(bytes).transaction.inputs.map(({ txid }) => txid))
  for (const each of gone) if (!spent.has(each.txid)) await ports.broadcast(each.bytes)
  // `submitpackage` wants every unconfirmed parent.
  const parents = waiting.filter(({ txid }) => spent.has(txid))
  const together = await ports.broadcastPackage([...parents.map((each) => each.bytes), bytes])
  if (together) return together
  for (const each of gone) if (spent.has(each.txid)) await ports.broadcast(each.bytes)
  return ports.broadcast(bytes)
}

async function unconfirmedOf(
  ancestors: readonly string[],
  { place }: Pick<PackagePorts, 'place'>,
): Promise<readonly Ancestor[] | undefined> {
  const found: Ancestor[] = []
  for (const bytes of ancestors) {
    const made = decoded(bytes)
    const txid = txidOf(made.stripped)
    const at = await place(txid)
    if (!at.ok) return undefined
    if (at.value?.in !== 'block') found.push({ txid, bytes, made, place: at.value })
  }
  return found
}

// A replaced ancestor isn't brought back.
async function areTaken(gone: readonly Ancestor[], { outspend }: Pick<PackagePorts, 'outspend'>): Promise<boolean> {
  const inputs = gone.flatMap(({ made }) => made.transaction.inputs)
  if (inputs.length > MOST_INPUTS) return true
  for (const input of inputs) {
    const spend = await outspend(input)
    if (!spend.ok || spend.value?.spent) return true
  }
  return false
}

function decoded(bytes: string): DecodedTransaction {
  return decodeTransaction(hexToBytes(`0x${bytes}`))
}
