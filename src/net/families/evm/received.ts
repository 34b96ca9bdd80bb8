import type { ReceivedAmount } from '../../../core/execution/received-amount.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import { type Answer, misused } from '../../../core/reason/reason.ts'
import { isHex } from '../../../lib/hex.ts'
import type { EvmReads } from './balance-and-receipt-reads.ts'
import { logsTo } from './tokens/erc20.ts'

export type ReceivedQuery = Readonly<{ currency: string; isNative: boolean; recipient: string }>

/**
 * Reads a transaction's received amount, smallest unit.
 * Undefined while pending or for an invalid hash.
 */
export async function readReceived(
  read: EvmReads,
  hash: string,
  { currency, isNative, recipient }: ReceivedQuery,
): Promise<Answer<ReceivedAmount | undefined>> {
  if (isNative) return readNativeReceived(read, hash, recipient)
  if (!isHex(hash, 32)) return { ok: true, value: undefined }
  if (!isHex(recipient, 20)) return misused('Expected an address')
  const receipt = await read.receipt(hash)
  if (!receipt.ok) return receipt
  if (receipt.value?.status !== 'success') return { ok: true, value: receipt.value && NOTHING }
  const logs = logsTo(receipt.value, { currency, recipient })
  if (logs.length === 0) return { ok: true, value: NOTHING }
  return { ok: true, value: { value: logs.reduce((sum, { value }) => sum + value, 0n), logs } }
}

const NOTHING: ReceivedAmount = { value: 0n }

/** Reads the same for the native currency, wei, as the block's balance delta: contract payments leave no log. */
export async function readNativeReceived(
  read: EvmReads,
  hash: string,
  recipient: string,
): Promise<Answer<ReceivedAmount | undefined>> {
  if (!isHex(hash, 32)) return { ok: true, value: undefined }
  const [receipt, transaction] = await Promise.all([read.receipt(hash), read.transaction(hash)])
  if (!receipt.ok) return receipt
  if (!transaction.ok) return transaction
  if (!receipt.value || !transaction.value) return { ok: true, value: undefined }
  if (receipt.value.status !== 'success') return { ok: true, value: NOTHING }
  const { from, to, value } = transaction.value
  const { blockNumber, charge } = receipt.value
  if (to !== null && isSameAddress(to, recipient)) {
    const isOfItself = isSameAddress(from, recipient)
    return { ok: true, value: isOfItself ? NOTHING : { value, block: { number: blockNumber, isRise: false } } }
  }
  const [before, after] = await Promise.all([
    read.balance(recipient, blockNumber > 0n ? blockNumber - 1n : 0n),
    read.balance(recipient, blockNumber),
  ])
  if (!before.ok) return before
  if (!after.ok) return after
  const paid = charge && isSameAddress(from, recipient) ? charge.gasUsed * charge.gasPriceWei + charge.dataFeeWei : 0n
  const rise = after.value - before.value + paid
  return { ok: true, value: rise > 0n ? { value: rise, block: { number: blockNumber, isRise: true } } : NOTHING }
}
