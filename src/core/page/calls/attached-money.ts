import type { CallAct } from './meaning.ts'

/** These acts are about the native money itself. */
const ABOUT_MONEY: readonly CallAct['kind'][] = ['payment', 'wrap']

/**
 * Whether native money accompanies a call that is about something else.
 *
 * @param value wei
 */
export function hasAttachedMoney(act: CallAct, value: bigint): boolean {
  const isNativeDeposit = act.kind === 'deposit' && act.token.currency?.isNative === true
  return value > 0n && !ABOUT_MONEY.includes(act.kind) && !isNativeDeposit
}
