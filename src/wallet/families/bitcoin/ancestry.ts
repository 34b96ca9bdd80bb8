import type { BitcoinPsbtItem } from '../../../core/execution/item.ts'
import { ancestorBytesOf } from '../../../core/families/bitcoin/mempool/ancestor-bytes.ts'
import { CHAIN_LIMITS } from '../../../core/families/bitcoin/mempool/cluster.ts'
import { readSpent } from '../../../core/families/bitcoin/mempool/read-cluster.ts'
import { scriptKindOf } from '../../../core/families/bitcoin/transaction/script.ts'
import {
  type BitcoinTransactionParts,
  type DecodedTransaction,
  decodeTransaction,
  type Outpoint,
  outpointKey,
  type WholeTransaction,
} from '../../../core/families/bitcoin/transaction/transaction.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { AncestorSpend } from '../../../core/sign/signed.ts'
import { bytesToHex, hexToBytes } from '../../../lib/hex.ts'
import type { ExplorerPort } from './explorer-port.ts'
import type { SpendConflict } from './spend-conflict.ts'

// BIP-174: an input's whole previous transaction.
const PREVIOUS_TRANSACTION = 0x00
const AT_ONCE = 6
const MOST_SPENDS = 200

/** `bytes`: in hex, parents first. */
export type Ancestry = Readonly<{ spends: readonly AncestorSpend[]; bytes: readonly string[] }>

/** Reads the unconfirmed ancestors, whose bytes hash to their ids. */
export async function ancestryOf(
  { inputs }: Pick<BitcoinPsbtItem, 'inputs'>,
  explorer: Pick<ExplorerPort, 'place' | 'transaction'>,
): Promise<Answer<Ancestry>> {
  const wanted = new Set(inputs.map(({ txid }) => txid))
  const spends: AncestorSpend[] = []
  const read = new Map<string, WholeTransaction>()
  for (const txid of wanted) {
    const place = await explorer.place(txid)
    if (!place.ok) return place
    if (place.value?.in !== 'mempool' || read.size > CHAIN_LIMITS.ancestors) continue
    const made = await explorer.transaction(txid)
    if (!made.ok) return made
    if (!made.value) return failedFor({ code: 'EXPLORER_LACKS' })
    read.set(txid, made.value)
    spends.push(...spendsOf(made.value.transaction, txid))
    for (const input of made.value.transaction.inputs) wanted.add(input.txid)
  }
  return { ok: true, value: { spends, bytes: ancestorBytesOf(read) } }
}

/** Reads the parents' spends from the PSBT's copies. */
export async function parentSpendsOf({
  psbt,
  inputs,
}: Pick<BitcoinPsbtItem, 'psbt' | 'inputs'>): Promise<readonly AncestorSpend[]> {
  const { readPsbt } = await import('../../../core/families/bitcoin/transaction/psbt.ts')
  const fields = readPsbt(hexToBytes(psbt)).inputs
  const spends = inputs.flatMap(({ txid }, index) => {
    const previous = fields[index]?.find(({ type }) => type === PREVIOUS_TRANSACTION)?.value
    return previous && previous.length > 0 ? spendsOf(decodeTransaction(previous).transaction, txid) : []
  })
  return [...new Map(spends.map((each) => [each.outpoint, each])).values()]
}

/** Finds a transaction that conflicts with an ancestor. */
export async function ancestorConflictOf(
  spends: readonly AncestorSpend[],
  explorer: Pick<ExplorerPort, 'outspend' | 'transaction'>,
): Promise<Answer<SpendConflict | undefined>> {
  const asked = spends.slice(0, MOST_SPENDS)
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const found = await Promise.all(asked.slice(from, from + AT_ONCE).map((spend) => conflictOn(spend, explorer)))
    const first = found.find((answer) => !answer.ok || answer.value !== undefined)
    if (first) return first
  }
  return { ok: true, value: undefined }
}

async function conflictOn(
  { outpoint, spentBy }: AncestorSpend,
  explorer: Pick<ExplorerPort, 'outspend' | 'transaction'>,
): Promise<Answer<SpendConflict | undefined>> {
  const outspend = await explorer.outspend(outpointOf(outpoint))
  if (!outspend.ok) return outspend
  if (!outspend.value?.spent || outspend.value.txid === spentBy) return { ok: true, value: undefined }
  const { txid, place } = outspend.value
  const other = await explorer.transaction(txid)
  if (!other.ok) return other
  const index = other.value?.transaction.inputs.findIndex((input) => outpointKey(input) === outpoint) ?? -1
  if (!other.value || index < 0) return failedFor({ code: 'SPEND_NOT_SHOWN' })
  const spent = await readSpent(other.value, explorer)
  if (!spent.ok) return spent
  if (!(await isOwnersSpend(other.value, index, spent.value))) return failedFor({ code: 'SPEND_NOT_SIGNED' })
  return { ok: true, value: { txid, place } }
}

// Checks only single keys; other scripts count once final.
async function isOwnersSpend(
  other: DecodedTransaction,
  index: number,
  spent: readonly BitcoinTransactionParts['outputs'][number][],
): Promise<boolean> {
  const kind = scriptKindOf(bytesToHex(spent[index]?.script ?? new Uint8Array()))
  const isByKey = kind === 'p2wpkh' || (kind === 'p2tr' && other.witnesses[index]?.length === 1)
  if (!isByKey) return true
  const { isSignedSpend } = await import('../../../core/families/bitcoin/transaction/signature-check.ts')
  return isSignedSpend(other, index, spent)
}

function spendsOf({ inputs }: BitcoinTransactionParts, spentBy: string): readonly AncestorSpend[] {
  return inputs.map((input) => ({ outpoint: outpointKey(input), spentBy }))
}

function outpointOf(name: string): Outpoint {
  const [txid = '', vout = ''] = name.split(':')
  return { txid, vout: Number(vout) }
}
