import type { CallView, EffectsView } from '../../../api/views/approvals.ts'
import type { Amount } from '../../../core/money/currency.ts'
import { isSameCurrency } from '../../../core/money/currency.ts'

/** Undefined unless the simulation shows this outflow and nothing else; both then say the same. */
export function singlePayment(calls: readonly CallView[], effects: EffectsView): Amount | undefined {
  const [call, ...others] = calls
  if (!call || others.length > 0 || !effects.known || effects.reverted !== undefined) return undefined
  const [change, ...further] = effects.changes
  if (!change?.currency || further.length + effects.allowances.length + effects.deposits.length > 0) return undefined
  const paid = paidBy(call)
  const isSame = paid && isSameCurrency(paid.currency, change.currency) && paid.value === -change.amount
  return isSame ? paid : undefined
}

export function paidBy({ meaning: { act }, value }: CallView): Amount | undefined {
  if (act.kind === 'payment') return value
  if (act.kind !== 'transfer' || !act.token.currency || value.value !== 0n) return undefined
  return { currency: act.token.currency, value: act.amount }
}

export function outflowsOf(calls: readonly CallView[], effects: EffectsView): readonly Amount[] | undefined {
  const [call, ...others] = calls
  if (!effects.known) {
    const paid = call && others.length === 0 ? paidBy(call) : undefined
    return paid && [paid]
  }
  const leaving = effects.changes.filter(({ amount }) => amount < 0n)
  const known = leaving.flatMap(({ currency, amount }) => (currency ? [{ currency, value: -amount }] : []))
  return known.length === leaving.length ? known : undefined
}
