import { ancestorsOf, feesIn, type MempoolCluster, type MempoolEntry, vbytesIn } from './cluster.ts'

/** Satoshis and virtual bytes. */
export type PackageSize = Readonly<{ feeSats: bigint; vbytes: number }>

/**
 * The part that a child raises: the transaction with its unconfirmed ancestors, without those mined at that rate anyway.
 * @returns undefined if a fee is unread
 */
export function packageAt(cluster: MempoolCluster, txid: string, satsPerVbyte: number): PackageSize | undefined {
  let left = ancestorsOf(cluster, txid)
  const inLeft = (each: string) => ancestorsOf({ ...cluster, entries: left }, each)
  const isTaken = (entries: readonly MempoolEntry[]) =>
    paysRate({ feeSats: feesIn(entries) ?? 0n, vbytes: vbytesIn(entries) }, satsPerVbyte)
  for (;;) {
    const taken = left
      .map((each) => (each.txid === txid ? [] : inLeft(each.txid)))
      .find((each) => each.length > 0 && isTaken(each))
    if (!taken) break
    left = left.filter((each) => !taken.includes(each))
  }
  const feeSats = feesIn(left)
  return feeSats === undefined ? undefined : { feeSats, vbytes: vbytesIn(left) }
}

/** With all ancestors; undefined if a fee is unread. */
export function wholePackageOf(cluster: MempoolCluster, txid: string): PackageSize | undefined {
  const entries = ancestorsOf(cluster, txid)
  const feeSats = feesIn(entries)
  return feeSats === undefined ? undefined : { feeSats, vbytes: vbytesIn(entries) }
}

export function paysRate({ feeSats, vbytes }: PackageSize, satsPerVbyte: number): boolean {
  return feeSats >= BigInt(Math.ceil(vbytes * satsPerVbyte))
}
