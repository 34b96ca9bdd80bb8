import type { Item } from '../../execution/item.ts'
import { isExchangeATransfer } from './items.ts'

/** Names the nonce of an account's transfer, which only one execution may use. */
export function nonceName(account: string, nonce: bigint): string {
  return `exchange a ${account.toLowerCase()} ${nonce}`
}

/** The exchange's documentation, "Nonces and API wallets". */
const VALID_MILLISECONDS = 2 * 86_400_000

/** When the exchange stops accepting a nonce, epoch milliseconds. */
export function nonceEndsMilliseconds(nonce: bigint): number {
  return Number(nonce) + VALID_MILLISECONDS
}

export function nonceNamesOf(plan: readonly Item[]): readonly string[] {
  return plan.flatMap((item) => (isExchangeATransfer(item) ? [nonceName(item.from, item.nonce)] : []))
}
