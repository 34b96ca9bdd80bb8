import type { Item } from '../../../core/execution/item.ts'
import type { ChainPosition } from '../../../core/families/bitcoin/block/chain-position.ts'
import { isBitcoinPsbt } from '../../../core/families/bitcoin/items.ts'
import { readSpent } from '../../../core/families/bitcoin/mempool/read-cluster.ts'
import { scriptKindOf } from '../../../core/families/bitcoin/transaction/script.ts'
import {
  decodeTransaction,
  outpointKey,
  type TransactionOutput,
} from '../../../core/families/bitcoin/transaction/transaction.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { AncestorSpend, Signed } from '../../../core/sign/signed.ts'
import { bytesToHex, hexToBytes } from '../../../lib/hex.ts'
import { coinbaseHeightIn, outpointNamed, spendsOf } from './ancestry.ts'
import type { ExplorerPort } from './explorer-port.ts'

export type SpendConflict = Readonly<{ txid: string; place: ChainPosition }>

type Explorer = Pick<ExplorerPort, 'outspend' | 'transaction' | 'blockHash' | 'coinbase'>
type Spend = AncestorSpend & Readonly<{ isOurs?: true }>
type Found = Answer<SpendConflict | undefined>

const AT_ONCE = 6
const MOST_SPENDS = 200
const MOST_INPUTS = 200
const NONE: Found = { ok: true, value: undefined }

/** Finds another spend of a step's coins by our key. A bump's further coins don't count. */
export function spendConflictOf(signed: Signed, item: Item, explorer: Explorer): Promise<Found> {
  const { inputs } = decodeTransaction(hexToBytes(`0x${signed.bytes}`)).transaction
  const shared = isBitcoinPsbt(item) ? item.inputs.map(outpointKey) : []
  const spends = inputs.map((coin) => ({ outpoint: outpointKey(coin), spentBy: signed.hash, isOurs: true }) as const)
  return firstConflict(
    spends.filter(({ outpoint }) => shared.includes(outpoint)),
    explorer,
  )
}

/** Finds a transaction that conflicts with an ancestor. */
export function ancestorConflictOf(spends: readonly AncestorSpend[], explorer: Explorer): Promise<Found> {
  return firstConflict(spends.slice(0, MOST_SPENDS), explorer)
}

async function firstConflict(spends: readonly Spend[], explorer: Explorer): Promise<Found> {
  for (let from = 0; from < spends.length; from += AT_ONCE) {
    const found = await Promise.all(spends.slice(from, from + AT_ONCE).map((spend) => conflictOn(spend, explorer)))
    const first = found.find((answer) => answer.ok && answer.value) ?? found.find(({ ok }) => !ok)
    if (first) return first
  }
  return NONE
}

async function conflictOn(spend: Spend, explorer: Explorer): Promise<Found> {
  const { outpoint, spentBy, isOurs } = spend
  const height = coinbaseHeightIn(spend)
  if (height !== undefined) return coinbaseConflict(spend, height, explorer)
  const outspend = await explorer.outspend(outpointNamed(outpoint))
  if (!outspend.ok) return outspend
  if (!outspend.value?.spent) return NONE
  const { txid, place } = outspend.value
  if (txid === spentBy) return isOurs ? failedFor({ code: 'CONTRADICTION' }) : NONE
  const other = await explorer.transaction(txid)
  if (!other.ok) return other
  const { inputs = [] } = other.value?.transaction ?? {}
  const index = inputs.findIndex((input) => outpointKey(input) === outpoint)
  if (!other.value || index < 0 || (isOurs && inputs.length > MOST_INPUTS)) return notShown(txid)
  const spent = await readSpent(other.value, explorer)
  if (!spent.ok) return spent
  const isByKey = isOurs || isOfOneKey(spent.value[index], other.value.witnesses[index])
  const { isSignedSpend } = await import('../../../core/families/bitcoin/transaction/signature-check.ts')
  if (!isByKey || isSignedSpend(other.value, index, spent.value)) return { ok: true, value: { txid, place } }
  return failedFor(
    { code: 'SPEND_NOT_SIGNED' },
    `The explorer says that ${txid} spends your coins, but your key did not sign it`,
  )
}

async function coinbaseConflict(
  { outpoint, spentBy }: AncestorSpend,
  blockHeight: number,
  explorer: Explorer,
): Promise<Found> {
  const block = await explorer.blockHash(blockHeight)
  if (!block.ok || block.value === undefined) return block.ok ? NONE : block
  const other = await explorer.coinbase(block.value)
  if (!other.ok || other.value === undefined || other.value === spentBy) return other.ok ? NONE : other
  const txid = other.value
  const made = await explorer.transaction(txid)
  if (!made.ok) return made
  const isOfHeight = made.value && spendsOf(made.value.transaction, txid)[0]?.outpoint === outpoint
  if (!isOfHeight) return notShown(txid)
  return { ok: true, value: { txid, place: { in: 'block', blockHeight, blockHash: block.value } } }
}

// Other scripts of strangers count once final.
function isOfOneKey(spent: TransactionOutput | undefined, witness: readonly Uint8Array[] = []): boolean {
  const kind = scriptKindOf(bytesToHex(spent?.script ?? new Uint8Array()))
  return kind === 'p2wpkh' || (kind === 'p2tr' && witness.length === 1)
}

function notShown(txid: string): Found {
  return failedFor({ code: 'SPEND_NOT_SHOWN' }, `The explorer does not show ${txid}`)
}
