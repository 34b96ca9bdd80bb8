import type { BundleCall } from '../../bundle/bundle.ts'
import type { Profile } from '../../profiles/profile.ts'
import { abiWord, abiWords, selectorOf } from '../../verify/evm/calldata.ts'
import { callMeaningOf } from './decode-call.ts'
import type { CallAct } from './meaning.ts'

/** The amount's word, by selector: `approve`, `increaseAllowance`, and `approve` of Permit2. */
const AMOUNT_AT: Readonly<Record<string, number>> = { '0x095ea7b3': 1, '0x39509351': 1, '0x87517c45': 2 }

/** The user may lower its amount. */
export type LimitableAct = Extract<CallAct, { kind: 'allowance' | 'permit2' }>

/** Whether a call's own allowance is unlimited and can be limited; an inner call's can't. */
export function isLimitable(act: CallAct): act is LimitableAct {
  if (act.kind === 'permit2') return act.isUnlimited
  return act.kind === 'allowance' && act.change !== 'lower' && act.isUnlimited
}

/** Whether a call gives an unlimited allowance, or one for a whole collection, that nobody can limit. */
export function isUnlimitable(act: CallAct): boolean {
  if (act.kind === 'operator') return act.isAllowed
  if (act.kind === 'permit') return act.isUnlimited
  if (act.kind !== 'batch') return false
  return act.calls.some((inner) => isLimitable(inner.act) || isUnlimitable(inner.act))
}

/**
 * Lowers the unlimited allowance of a call, and changes nothing else in it.
 *
 * @returns undefined for any other call, or an amount that isn't lower
 */
export function limitedCall(
  call: BundleCall,
  amount: bigint,
  { profile, chainId }: Readonly<{ profile: Profile; chainId: number }>,
): BundleCall | undefined {
  const { act } = callMeaningOf(call, profile, chainId)
  const at = AMOUNT_AT[selectorOf(call.data)]
  if (at === undefined || !isLimitable(act) || amount <= 0n || amount >= act.amount) return undefined
  const words = abiWords(call.data).map((word, index) => (index === at ? abiWord(amount) : word))
  const limited = { ...call, data: `${call.data.slice(0, 10)}${words.join('')}` as BundleCall['data'] }
  const { act: made } = callMeaningOf(limited, profile, chainId)
  const isSame = made.kind === act.kind && made.spender === act.spender && made.amount === amount
  return isSame ? limited : undefined
}
