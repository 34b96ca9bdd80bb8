import { normalizedHash } from '../../../core/chain/transaction-hashes.ts'
import type { ReceivedAmount } from '../../../core/execution/received-amount.ts'
import { scriptOfAddress } from '../../../core/families/bitcoin/transaction/script.ts'
import type { BitcoinTransactionParts } from '../../../core/families/bitcoin/transaction/transaction.ts'
import { type Answer, failedFor, misused } from '../../../core/reason/reason.ts'
import { bytesToHex } from '../../../lib/hex.ts'
import type { BitcoinClient } from './client.ts'
import type { InclusionReader } from './inclusion/reader.ts'

export type ReceivedPorts = Pick<BitcoinClient, 'transaction'> & Readonly<{ inclusion: InclusionReader }>

/** `isSent`: it is no change. */
type ReceivedQuery = Readonly<{
  txid: string
  recipient: string
  ownScripts: readonly string[]
  isSent?: boolean | undefined
}>

/** Reads the satoshis that a verified transaction paid to an address, without change. */
export async function readBitcoinReceived(
  bitcoin: ReceivedPorts,
  { txid, recipient, ownScripts, isSent = false }: ReceivedQuery,
): Promise<Answer<ReceivedAmount | undefined>> {
  const id = normalizedHash(txid)
  if (!/^[0-9a-f]{64}$/.test(id)) return { ok: true, value: undefined }
  const script = scriptOfAddress(recipient)
  if (script === undefined) return misused('Expected an address of Bitcoin')
  const included = await bitcoin.inclusion(id)
  if (!included.ok || !included.value) return included.ok ? { ok: true, value: undefined } : included
  const { transaction } = included.value
  const own = transaction.outputs.filter((output) => bytesToHex(output.script) === script)
  const value = own.reduce((sum, { valueSats }) => sum + valueSats, 0n)
  const wallet = ownScripts.includes(script) && !isSent ? ownScripts : [script]
  const isChange = value > 0n ? await spendsOf(wallet, transaction, bitcoin) : OF_OTHERS
  if (!isChange.ok) return isChange
  return { ok: true, value: { value: isChange.value ? 0n : value } }
}

const OF_OTHERS: Answer<boolean> = { ok: true, value: false }

async function spendsOf(
  scripts: readonly string[],
  { inputs }: Pick<BitcoinTransactionParts, 'inputs'>,
  bitcoin: Pick<BitcoinClient, 'transaction'>,
): Promise<Answer<boolean>> {
  const made = new Map<string, BitcoinTransactionParts>()
  for (const { txid, vout } of inputs) {
    // A coinbase input has no earlier owner.
    if (/^0+$/.test(txid)) continue
    let parent = made.get(txid)
    if (!parent) {
      const answer = await bitcoin.transaction(txid)
      if (!answer.ok) return answer
      parent = answer.value?.transaction
    }
    const coin = parent?.outputs[vout]
    if (!parent || !coin) {
      return failedFor({ code: 'EXPLORER_LACKS' }, `The explorer does not have ${txid}, which made one of its coins`)
    }
    if (scripts.includes(bytesToHex(coin.script))) return { ok: true, value: true }
    made.set(txid, parent)
  }
  return OF_OTHERS
}
