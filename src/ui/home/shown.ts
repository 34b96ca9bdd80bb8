import type { BalanceView } from '../../api/money-views.ts'
import { readyValue } from '../state/resource.ts'
import type { Store } from '../state/store.ts'

/** The balances to show: those of now, or those of before and from when, epoch seconds. */
export type Shown = Readonly<{ balances: readonly BalanceView[]; fromSeconds: number | undefined }>

/** Those of now once they are there; those of before until then, and where none of them can be read. */
export function shownBalances(store: Pick<Store, 'balances' | 'keptBalances'>): Shown | undefined {
  const read = readyValue(store.balances.now.value)
  const now = read && readable(read)
  const kept = readyValue(store.keptBalances.now.value)
  if (now && !(kept && isUnread(now))) return { balances: now, fromSeconds: undefined }
  return kept ? { balances: kept.balances, fromSeconds: kept.readAtSeconds } : undefined
}

/** Without those of chains where the account can have no address: nothing of them failed, and nothing is to be read. */
export function readable(balances: readonly BalanceView[]): readonly BalanceView[] {
  return balances.filter((balance) => balance.known || balance.why.code !== 'NO_OWN_ADDRESS')
}

/** Without the tokens that the user added: nobody but themselves says what those are, and they stand apart. */
export function withoutAdded(balances: readonly BalanceView[]): readonly BalanceView[] {
  return balances.filter(({ unlisted }) => unlisted !== 'added')
}

/** True when there are balances to read, and none could be. */
export function isUnread(balances: readonly BalanceView[]): boolean {
  return balances.length > 0 && balances.every((balance) => !balance.known)
}
