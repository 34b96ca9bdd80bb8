import { type Currency, isSameCurrency } from '../core/currency.ts'
import type { Balance } from './balances.ts'

/** A balance that was read once, with what was on its way then, smallest unit; and when. */
export type KeptBalance = Readonly<{
  currency: Currency
  value: bigint
  pending?: bigint | undefined
  isShared?: true | undefined
  readAtSeconds: number
}>

/** How much older than now what is kept may say to be, seconds, before it is written again for its time alone. */
const SAME_SECONDS = 30

/**
 * What is to be kept of balances that were just read: those, and of what could not be read now what was read of it before.
 *
 * @returns undefined where what is kept says the same already
 */
export function keptAfter(
  before: readonly KeptBalance[],
  balances: readonly Balance[],
  nowSeconds: number,
): readonly KeptBalance[] | undefined {
  const after = balances.flatMap((balance): readonly KeptBalance[] => {
    if (!balance.known) return before.filter((each) => isSameCurrency(each.currency, balance.currency))
    const { account: _account, known: _known, ...read } = balance
    return [{ ...read, readAtSeconds: nowSeconds }]
  })
  const isSame = before.length === after.length && after.every((each, index) => saysTheSame(each, before[index]))
  return isSame ? undefined : after
}

function saysTheSame(after: KeptBalance, before: KeptBalance | undefined): boolean {
  return (
    before !== undefined &&
    isSameCurrency(after.currency, before.currency) &&
    after.value === before.value &&
    after.pending === before.pending &&
    after.isShared === before.isShared &&
    Math.abs(after.readAtSeconds - before.readAtSeconds) < SAME_SECONDS
  )
}
