import { type Answer, failedFor } from '../../../reason/reason.ts'
import { weightOfDecoded } from '../transaction/size.ts'
import { type DecodedTransaction, outpointKey, type WholeTransaction } from '../transaction/transaction.ts'
import { CHAIN_LIMITS, type MempoolCluster, type MempoolEntry } from './cluster.ts'

type Place = Readonly<{ in: 'mempool' | 'block' }>

/** Undefined means absent. */
export type ClusterPorts = Readonly<{
  /** The bytes hash to the id. */
  transaction: (txid: string) => Promise<Answer<WholeTransaction | undefined>>
  place: (txid: string) => Promise<Answer<Place | undefined>>
  /** One for each output. */
  outspends: (
    txid: string,
  ) => Promise<
    Answer<readonly (Readonly<{ spent: false }> | Readonly<{ spent: true; txid: string; place: Place }>)[] | undefined>
  >
}>

export type ReadCluster = MempoolCluster & Readonly<{ decoded: ReadonlyMap<string, WholeTransaction> }>

type Relatives = Readonly<{ parents: readonly string[]; children: readonly string[] }>

const MOST_INPUTS = 100

/** Reads a transaction's unconfirmed relatives within the limits; their bytes prove the connections. */
export async function readCluster(txid: string, ports: ClusterPorts): Promise<Answer<ReadCluster>> {
  const decoded = new Map<string, WholeTransaction>()
  const entries: MempoolEntry[] = []
  const wanted = new Map<string, string | undefined>([[txid, undefined]])
  for (const [next, spends] of wanted) {
    if (entries.length > CHAIN_LIMITS.cluster) return { ok: true, value: { entries, isWhole: false, decoded } }
    const made = await transactionOf(next, ports)
    if (!made.ok) return made
    const { inputs } = made.value.transaction
    if (spends !== undefined && !inputs.some((input) => outpointKey(input) === spends)) {
      return failedFor({ code: 'CONTRADICTION' }, `The explorer says that ${next} spends ${spends}, which it does not`)
    }
    if (inputs.length > MOST_INPUTS) return { ok: true, value: { entries, isWhole: false, decoded } }
    const relatives = await relativesOf(next, made.value, ports)
    if (!relatives.ok) return relatives
    const { parents, children } = relatives.value
    decoded.set(next, made.value)
    entries.push({ txid: next, vbytes: Math.ceil(weightOfDecoded(made.value) / 4), feeSats: undefined, parents })
    for (const parent of parents) if (!wanted.has(parent)) wanted.set(parent, undefined)
    for (const [vout, child] of children.entries()) {
      if (child !== '' && !wanted.has(child)) wanted.set(child, outpointKey({ txid: next, vout }))
    }
  }
  return { ok: true, value: { entries, isWhole: true, decoded } }
}

/** Reads the spent outputs; bytes must hash to their ids. */
export async function readSpent(
  { transaction: { inputs } }: DecodedTransaction,
  ports: Pick<ClusterPorts, 'transaction'>,
): Promise<Answer<readonly DecodedTransaction['transaction']['outputs'][number][]>> {
  const made = new Map<string, DecodedTransaction>()
  const spent: DecodedTransaction['transaction']['outputs'][number][] = []
  for (const { txid, vout } of inputs) {
    const known = made.get(txid)
    const previous = known ? { ok: true as const, value: known } : await transactionOf(txid, ports)
    if (!previous.ok) return previous
    made.set(txid, previous.value)
    const output = previous.value.transaction.outputs[vout]
    if (!output) return failedFor({ code: 'CONTRADICTION' }, `The transaction ${txid} has no output ${vout}`)
    spent.push(output)
  }
  return { ok: true, value: spent }
}

async function transactionOf(
  txid: string,
  { transaction }: Pick<ClusterPorts, 'transaction'>,
): Promise<Answer<WholeTransaction>> {
  const answer = await transaction(txid)
  if (!answer.ok) return answer
  if (answer.value) return { ok: true, value: answer.value }
  return failedFor({ code: 'EXPLORER_LACKS' }, `The explorer does not show the transaction ${txid}`)
}

async function relativesOf(
  txid: string,
  { transaction: { inputs } }: DecodedTransaction,
  { place, outspends }: ClusterPorts,
): Promise<Answer<Relatives>> {
  const parents: string[] = []
  for (const each of new Set(inputs.map((input) => input.txid))) {
    const at = await place(each)
    if (!at.ok) return at
    if (at.value?.in !== 'block') parents.push(each)
  }
  const spends = await outspends(txid)
  if (!spends.ok) return spends
  // By output; empty without an unconfirmed child.
  const children = (spends.value ?? []).map((each) => (each.spent && each.place.in === 'mempool' ? each.txid : ''))
  return { ok: true, value: { parents, children } }
}
