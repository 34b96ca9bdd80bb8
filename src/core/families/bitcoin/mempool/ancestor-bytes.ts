import type { WholeTransaction } from '../transaction/transaction.ts'

/** Larger chains aren't kept. */
const MOST_BYTES = 100_000

/** Whole transactions in hex, parents first; none if one is unread. */
export function ancestorBytesOf(made: ReadonlyMap<string, WholeTransaction>): readonly string[] {
  const ordered = new Map<string, string | undefined>()
  const visit = (txid: string) => {
    const whole = made.get(txid)
    if (!whole || ordered.has(txid)) return
    for (const input of whole.transaction.inputs) visit(input.txid)
    ordered.set(txid, whole.raw?.slice(2))
  }
  for (const txid of made.keys()) visit(txid)
  const all = [...ordered.values()]
  const known = all.filter((bytes) => bytes !== undefined)
  const isSmall = known.reduce((sum, { length }) => sum + length / 2, 0) <= MOST_BYTES
  return isSmall && known.length === all.length ? known : []
}
