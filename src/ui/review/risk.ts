import type { RecipientView } from '../../api/form-views.ts'

/**
 * What may lose all that is sent to an address, and in calls: `ordinary` and `unread` who may take something and is no
 * contract, or perhaps none; `empty` where there is nothing to be called; `stranger` whom the user does not know.
 */
export type Risk = 'looksLike' | 'exchange' | 'contract' | 'elsewhere' | 'ordinary' | 'unread' | 'empty' | 'stranger'

/**
 * What is to be ticked before a yes: a contract that the user knows by a name, or by earlier payments on the same chain,
 * asks for nothing. A name is of no one chain, so that it says nothing of a contract that is on another one only.
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
