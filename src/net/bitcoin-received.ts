import { scriptOfAddress } from '../core/bitcoin/script.ts'
import type { Brought } from '../core/brought.ts'
import { failedFor, misused } from '../core/reason.ts'
import { plainName } from '../core/transaction-name.ts'
import { bytesToHex } from '../lib/hex.ts'
import type { Bitcoin } from './bitcoin.ts'
import type { Answer } from './rpc.ts'

/**
 * How much a transaction brought to an address, satoshis: read out of its own bytes, and only once it is in a block that
 * the explorer has at that height. Undefined while it is in none.
 *
 * @param txid as the service names it: 64 hex digits, with or without `0x`
 */
export async function bitcoinReceived(
  bitcoin: Pick<Bitcoin, 'place' | 'transaction' | 'blockHash'>,
  { txid, recipient }: Readonly<{ txid: string; recipient: string }>,
): Promise<Answer<Brought | undefined>> {
  const id = plainName(txid)
  if (!/^[0-9a-f]{64}$/.test(id)) return { ok: true, value: undefined }
  const script = scriptOfAddress(recipient)
  if (script === undefined) return misused('Expected an address of Bitcoin')
  const [place, made] = await Promise.all([bitcoin.place(id), bitcoin.transaction(id)])
  if (!place.ok) return place
  if (!made.ok) return made
  if (place.value?.in !== 'block' || !made.value) return { ok: true, value: undefined }
  const { blockHeight, blockHash } = place.value
  const block = await bitcoin.blockHash(blockHeight)
  if (!block.ok) return block
  if (block.value !== blockHash) {
    return failedFor({ code: 'CONTRADICTION' }, `The explorer contradicts itself about the block ${blockHeight}`)
  }
  const own = made.value.transaction.outputs.filter((output) => bytesToHex(output.script) === script)
  return { ok: true, value: { value: own.reduce((sum, { valueSats }) => sum + valueSats, 0n) } }
}
