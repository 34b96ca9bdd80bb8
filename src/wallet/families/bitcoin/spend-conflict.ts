import type { Item } from '../../../core/execution/item.ts'
import type { ChainPosition } from '../../../core/families/bitcoin/block/chain-position.ts'
import { isBitcoinPsbt } from '../../../core/families/bitcoin/items.ts'
import {
  type DecodedTransaction,
  decodeTransaction,
  type Outpoint,
  outpointKey,
  type TransactionOutput,
} from '../../../core/families/bitcoin/transaction/transaction.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { Signed } from '../../../core/sign/signed.ts'
import { hexToBytes } from '../../../lib/hex.ts'
import type { ExplorerPort } from './explorer-port.ts'

export type SpendConflict = Readonly<{ txid: string; place: ChainPosition }>

const AT_ONCE = 6
/** A foreign transaction with more inputs isn't checked. */
const MOST_INPUTS = 200

/**
 * Finds another spend of a step's coins, signed by our own key: explorers aren't trusted. A bump's further coins don't
 * count: the former bytes need none.
 */
export async function spendConflictOf(
  signed: Signed,
  item: Item,
  explorer: ExplorerPort,
): Promise<Answer<SpendConflict | undefined>> {
  const { inputs: spent } = decodeTransaction(hexToBytes(`0x${signed.bytes}`)).transaction
  const shared = isBitcoinPsbt(item) ? item.inputs.map(outpointKey) : []
  const inputs = spent.filter((coin) => shared.includes(outpointKey(coin)))
  for (let from = 0; from < inputs.length; from += AT_ONCE) {
    const found = await Promise.all(
      inputs.slice(from, from + AT_ONCE).map((coin) => conflictOn(coin, signed, explorer)),
    )
    const first = found.find((answer) => !answer.ok || answer.value !== undefined)
    if (first) return first
  }
  return { ok: true, value: undefined }
}

async function conflictOn(
  coin: Outpoint,
  { hash }: Signed,
  explorer: ExplorerPort,
): Promise<Answer<SpendConflict | undefined>> {
  const outspend = await explorer.outspend(coin)
  if (!outspend.ok) return outspend
  if (!outspend.value?.spent) return { ok: true, value: undefined }
  const { txid, place } = outspend.value
  if (txid === hash) return failedFor({ code: 'CONTRADICTION' })
  const other = await explorer.transaction(txid)
  if (!other.ok) return other
  const proven = other.value && (await isOurSpend(other.value, coin, explorer))
  if (!proven) return failedFor({ code: 'SPEND_NOT_SHOWN' }, `The explorer does not show ${txid}`)
  if (!proven.ok) return proven
  if (proven.value) return { ok: true, value: { txid, place } }
  return failedFor(
    { code: 'SPEND_NOT_SIGNED' },
    `The explorer says that ${txid} spends your coins, but your key did not sign it`,
  )
}

async function isOurSpend(other: DecodedTransaction, coin: Outpoint, explorer: ExplorerPort): Promise<Answer<boolean>> {
  const { inputs } = other.transaction
  const index = inputs.findIndex((input) => outpointKey(input) === outpointKey(coin))
  if (index < 0 || inputs.length > MOST_INPUTS) return { ok: true, value: false }
  const spent: TransactionOutput[] = []
  const made = new Map<string, DecodedTransaction>()
  for (const { txid, vout } of inputs) {
    const before = made.get(txid)
    const previous = before ? { ok: true as const, value: before } : await explorer.transaction(txid)
    if (!previous.ok) return previous
    const output = previous.value?.transaction.outputs[vout]
    if (!previous.value || !output) return failedFor({ code: 'EXPLORER_LACKS' })
    made.set(txid, previous.value)
    spent.push(output)
  }
  const { isSignedSpend } = await import('../../../core/families/bitcoin/transaction/signature-check.ts')
  return { ok: true, value: isSignedSpend(other, index, spent) }
}
