import { normalizedHash } from '../../core/chain/transaction-hashes.ts'
import type { ClaimedArrival, OwnParent } from '../../core/execution/cpfp.ts'
import type { ChainPosition } from '../../core/families/bitcoin/block/chain-position.ts'
import { ancestorBytesOf } from '../../core/families/bitcoin/mempool/ancestor-bytes.ts'
import { ancestorsOf, descendantsOf, feesIn, type MempoolCluster } from '../../core/families/bitcoin/mempool/cluster.ts'
import {
  type ClusterPorts,
  type ReadCluster,
  readCluster,
  readSpent,
} from '../../core/families/bitcoin/mempool/read-cluster.ts'
import { scriptOfAddress } from '../../core/families/bitcoin/transaction/script.ts'
import { outpointKey, txidOf, type WholeTransaction } from '../../core/families/bitcoin/transaction/transaction.ts'
import { type Answer, failedFor } from '../../core/reason/reason.ts'
import { bytesToHex, type Hex } from '../../lib/hex.ts'
import { withSizes } from './verified-sizes.ts'

export type ParentPaymentPorts = ClusterPorts &
  Readonly<{
    place: (txid: string) => Promise<Answer<ChainPosition | undefined>>
  }>

/** `cluster` has fees and verified sizes. */
export type UnconfirmedPayment = Readonly<{
  txid: string
  cluster: MempoolCluster
  stripped: Uint8Array
  /** In hex, parents first. */
  bytes: readonly string[]
  output: Readonly<{ vout: number; valueSats: bigint; script: Hex }>
  spentBy: readonly string[]
}>

const MOST_INPUTS = 100
const TRUC_VERSION = 3

type Parent = Readonly<{ txHashes: readonly string[]; voutOf: (whole: WholeTransaction) => number; isOurs: boolean }>

/** Finds the unconfirmed payment to an address; a spend of our own coins is change. */
export function unconfirmedPayment(
  { txHashes, recipient }: Pick<ClaimedArrival, 'txHashes' | 'recipient'>,
  ownScripts: readonly string[],
  ports: ParentPaymentPorts,
): Promise<Answer<UnconfirmedPayment | undefined>> {
  const script = scriptOfAddress(recipient)
  const voutOf = ({ transaction: { outputs } }: WholeTransaction) =>
    outputs.findIndex((output) => bytesToHex(output.script) === script)
  return parentIn({ txHashes, voutOf, isOurs: false }, ownScripts, ports)
}

/** Finds our own waiting transaction, with its largest free output to us. */
export function ownWaitingPayment(
  { txHashes }: Pick<OwnParent, 'txHashes'>,
  { ownScripts, reserved }: Readonly<{ ownScripts: readonly string[]; reserved: ReadonlySet<string> }>,
  ports: ParentPaymentPorts,
): Promise<Answer<UnconfirmedPayment | undefined>> {
  const voutOf = ({ transaction: { outputs }, stripped }: WholeTransaction) => {
    const txid = txidOf(stripped)
    const own = [...outputs.entries()]
      .filter(([, { script }]) => ownScripts.includes(bytesToHex(script)))
      .sort(([, a], [, b]) => Number(b.valueSats - a.valueSats))
    const free = own.find(([vout]) => !reserved.has(outpointKey({ txid, vout })))
    return (free ?? own[0])?.[0] ?? -1
  }
  return parentIn({ txHashes, voutOf, isOurs: true }, ownScripts, ports)
}

async function parentIn(
  { txHashes, voutOf, isOurs }: Parent,
  ownScripts: readonly string[],
  ports: ParentPaymentPorts,
): Promise<Answer<UnconfirmedPayment | undefined>> {
  for (const named of txHashes) {
    const txid = normalizedHash(named)
    const place = await ports.place(txid)
    if (!place.ok) return place
    if (place.value?.in !== 'mempool') continue
    const whole = await ports.transaction(txid)
    if (!whole.ok) return whole
    if (!whole.value) continue
    const vout = voutOf(whole.value)
    const output = whole.value.transaction.outputs[vout]
    if (!output) continue
    // BIP-431: its child is one too.
    if (whole.value.transaction.version === TRUC_VERSION) return failedFor({ code: 'CPFP_TRUC' })
    if (whole.value.transaction.inputs.length > MOST_INPUTS) return failedFor({ code: 'CPFP_TOO_MANY' })
    const spent = await readSpent(whole.value, ports)
    if (!spent.ok) return spent
    if (!isOurs && spent.value.some((coin) => ownScripts.includes(bytesToHex(coin.script)))) continue
    const read = await readCluster(txid, ports)
    if (!read.ok) return read
    const others = descendantsOf(read.value, txid).flatMap((each) => ancestorsOf(read.value, each.txid))
    const cluster = await withSizes(read.value, [...new Set(others)], ports)
    if (!cluster.ok) return cluster
    if (feesIn(ancestorsOf(cluster.value, txid)) === undefined) return failedFor({ code: 'CPFP_SIZE_UNKNOWN' })
    const { stripped } = whole.value
    const own = new Set(ancestorsOf(cluster.value, txid).map((entry) => entry.txid))
    const bytes = ancestorBytesOf(new Map([...read.value.decoded].filter(([each]) => own.has(each))))
    const paid = { vout, valueSats: output.valueSats, script: bytesToHex(output.script) }
    const spentBy = spendersOf(read.value, outpointKey({ txid, vout }))
    return { ok: true, value: { txid, cluster: cluster.value, stripped, bytes, output: paid, spentBy } }
  }
  return { ok: true, value: undefined }
}

function spendersOf({ decoded }: ReadCluster, outpoint: string): readonly string[] {
  const spenders = [...decoded].filter(
    ([
      ,
      {
        transaction: { inputs },
      },
    ]) => inputs.some((input) => outpointKey(input) === outpoint),
  )
  return spenders.map(([txid]) => txid)
}
