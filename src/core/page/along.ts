import type { CallAct } from './call-meaning.ts'

/** What native money is the matter of, and does not just go along with. */
const ABOUT_MONEY: readonly CallAct['kind'][] = ['payment', 'wrap']

/**
 * Whether native money goes along with what a call is about, as it does with many functions of contracts.
 *
 * @param value the native money of the call, wei
 */
export function goesAlong(act: CallAct, value: bigint): boolean {
  const isNativeDeposit = act.kind === 'deposit' && act.token.currency?.isNative === true
  return value > 0n && !ABOUT_MONEY.includes(act.kind) && !isNativeDeposit
}
