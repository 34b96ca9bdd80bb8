import type { Item } from '../item.ts'

/** What no two crossings may share on exchange A: the nonce of an account's transfer, as one name. */
export function nonceName(account: string, nonce: bigint): string {
  return `exchange a ${account.toLowerCase()} ${nonce}`
}

/** The nonces that a plan uses up, as their names. */
export function nonceNamesOf(plan: readonly Item[]): readonly string[] {
  return plan.flatMap((item) => (item.kind === 'exchangeATransfer' ? [nonceName(item.from, item.nonce)] : []))
}
