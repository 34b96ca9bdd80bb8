import { isSameAddress } from '../core/address.ts'
import type { Brought } from '../core/brought.ts'
import { misused } from '../core/reason.ts'
import { isHex } from '../lib/hex.ts'
import { logsTo } from './erc20.ts'
import type { EvmReads } from './evm-reads.ts'
import type { Answer } from './rpc.ts'

/** What is looked for in a transaction: a currency by its contract, or the native one, coming to an account. */
export type Incoming = Readonly<{ currency: string; isNative: boolean; recipient: string }>

/**
 * Reads how much a transaction brought to an account, smallest unit: what "received" is said of.
 *
 * @returns undefined while no block of the node holds the transaction, or when the name is no transaction's at all;
 * 0 when it is in a block and brought nothing, as a reverted one does, and one by which an account pays itself
 */
export async function received(
  read: EvmReads,
  hash: string,
  { currency, isNative, recipient }: Incoming,
): Promise<Answer<Brought | undefined>> {
  if (isNative) return nativeReceived(read, hash, recipient)
  if (!isHex(hash, 32)) return { ok: true, value: undefined }
  if (!isHex(recipient, 20)) return misused('Expected an address')
  const receipt = await read.receipt(hash)
  if (!receipt.ok) return receipt
  if (receipt.value?.status !== 'success') return { ok: true, value: receipt.value && NOTHING }
  const logs = logsTo(receipt.value, { currency, recipient })
  if (logs.length === 0) return { ok: true, value: NOTHING }
  return { ok: true, value: { value: logs.reduce((sum, { value }) => sum + value, 0n), logs } }
}

const NOTHING: Brought = { value: 0n }

/**
 * The same for the native currency, wei. A plain payment carries it as its value. One that goes through a contract
 * leaves no log, so the recipient's balance before and after the block is compared: whatever else came to it in that
 * very block is counted too, what it spent there is taken off, and less than nothing is nothing. So the block is named.
 */
export async function nativeReceived(
  read: EvmReads,
  hash: string,
  recipient: string,
): Promise<Answer<Brought | undefined>> {
  if (!isHex(hash, 32)) return { ok: true, value: undefined }
  const [receipt, transaction] = await Promise.all([read.receipt(hash), read.transaction(hash)])
  if (!receipt.ok) return receipt
  if (!transaction.ok) return transaction
  if (!receipt.value || !transaction.value) return { ok: true, value: undefined }
  if (receipt.value.status !== 'success') return { ok: true, value: NOTHING }
  const { from, to, value } = transaction.value
  const { blockNumber } = receipt.value
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
  const rise = after.value - before.value
  return { ok: true, value: rise > 0n ? { value: rise, block: { number: blockNumber, isRise: true } } : NOTHING }
}
