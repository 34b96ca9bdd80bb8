import type { Item } from '../item.ts'

/** What no two crossings may share on exchange A: the nonce of an account's transfer, as one name. */
export function nonceName(account: string, nonce: bigint): string {
  return `exchange a ${account.toLowerCase()} ${nonce}`
}

/** How long after its own moment the exchange takes a nonce, milliseconds (its documentation, "Nonces and API wallets"). */
const VALID_MILLISECONDS = 2 * 86_400_000

/** From when on the exchange carries out nothing of a nonce any more, epoch milliseconds. */
export function nonceEndsMilliseconds(nonce: bigint): number {
  return Number(nonce) + VALID_MILLISECONDS
}

/** The nonces that a plan uses up, as their names. */
export function nonceNamesOf(plan: readonly Item[]): readonly string[] {
  return plan.flatMap((item) => (item.kind === 'exchangeATransfer' ? [nonceName(item.from, item.nonce)] : []))
}
