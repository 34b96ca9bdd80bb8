import type { RecipientView } from '../../../api/views/counterparties.ts'

/**
 * `ordinary` and `unread`: a spender that is no contract, or perhaps none. `empty`: a call target without code.
 * `stranger`: unknown to the user.
 */
export type Risk = 'looksLike' | 'exchange' | 'contract' | 'elsewhere' | 'ordinary' | 'unread' | 'empty' | 'stranger'

/**
 * A contract that the user named, or paid earlier on the same chain, needs no tick. A name covers all chains, so
 * it doesn't clear a contract of another chain.
 */
export function risksOf(known: RecipientView | undefined): readonly Risk[] {
  if (!known || known.isOwn) return []
  const isFamiliar = known.paidHere.length > 0 || known.name !== null
  const risks: readonly [Risk, boolean][] = [
    ['looksLike', known.looksLike !== null],
    ['exchange', known.exchange !== null],
    ['contract', known.isContract === true && !isFamiliar],
    ['elsewhere', known.elsewhere.contractOn.length > 0],
  ]
  return risks.filter(([, isThere]) => isThere).map(([risk]) => risk)
}
