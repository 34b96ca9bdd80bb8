/** `feeSats` is undefined if unread. */
export type MempoolEntry = Readonly<{
  txid: string
  vbytes: number
  feeSats: bigint | undefined
  parents: readonly string[]
}>

/** `isWhole` is false above the limits, where reading stops. */
export type MempoolCluster = Readonly<{ entries: readonly MempoolEntry[]; isWhole: boolean }>

/** The strictest of Bitcoin Core until 30 (25 and 101 kvB) and its clusters since 31. */
export const CHAIN_LIMITS = { ancestors: 25, descendants: 25, cluster: 64, vbytes: 101_000 } as const

export type ChainProblem = 'ancestors' | 'descendants' | 'cluster'

export function ancestorsOf({ entries }: MempoolCluster, txid: string): readonly MempoolEntry[] {
  return reached(entries, txid, ({ parents }) => entries.filter((each) => parents.includes(each.txid)))
}

export function descendantsOf({ entries }: MempoolCluster, txid: string): readonly MempoolEntry[] {
  return reached(entries, txid, (parent) => entries.filter(({ parents }) => parents.includes(parent.txid)))
}

export function joinedClusters(clusters: readonly MempoolCluster[]): MempoolCluster {
  const entries = new Map(clusters.flatMap((each) => each.entries.map((entry) => [entry.txid, entry] as const)))
  return { entries: [...entries.values()], isWhole: clusters.every(({ isWhole }) => isWhole) }
}

/** Every unconfirmed ancestor of a transaction that spends these. */
export function ancestorsOfAll(cluster: MempoolCluster, txids: readonly string[]): readonly MempoolEntry[] {
  return [...new Set(txids.flatMap((txid) => ancestorsOf(cluster, txid)))]
}

/** The limit that a transaction with these `spends` breaks, if any. */
export function chainProblemOf(
  cluster: MempoolCluster,
  { spends, vbytes }: Readonly<{ spends: readonly string[]; vbytes: number }>,
): ChainProblem | undefined {
  if (spends.length === 0) return undefined
  const isAbove = (entries: readonly MempoolEntry[], most: number) =>
    entries.length + 1 > most || vbytesIn(entries) + vbytes > CHAIN_LIMITS.vbytes
  if (!cluster.isWhole || isAbove(cluster.entries, CHAIN_LIMITS.cluster)) return 'cluster'
  const ancestors = ancestorsOfAll(cluster, spends)
  if (isAbove(ancestors, CHAIN_LIMITS.ancestors)) return 'ancestors'
  const isFull = ({ txid }: MempoolEntry) => isAbove(descendantsOf(cluster, txid), CHAIN_LIMITS.descendants)
  return ancestors.some(isFull) ? 'descendants' : undefined
}

export function vbytesIn(entries: readonly MempoolEntry[]): number {
  return entries.reduce((sum, { vbytes }) => sum + vbytes, 0)
}

/** Fees of all entries, satoshis; undefined if one is unread. */
export function feesIn(entries: readonly MempoolEntry[]): bigint | undefined {
  return entries.reduce<bigint | undefined>(
    (sum, { feeSats }) => (sum === undefined || feeSats === undefined ? undefined : sum + feeSats),
    0n,
  )
}

function reached(
  entries: readonly MempoolEntry[],
  txid: string,
  onward: (entry: MempoolEntry) => readonly MempoolEntry[],
): readonly MempoolEntry[] {
  const found = new Set(entries.filter((entry) => entry.txid === txid))
  for (const entry of found) for (const next of onward(entry)) found.add(next)
  return [...found]
}
