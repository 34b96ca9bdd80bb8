import type { BalanceView } from '../../../api/views/balances.ts'
import { isSameCurrency } from '../../../core/money/currency.ts'
import { readyValue } from '../../state/resource.ts'
import type { Store } from '../../state/store.ts'

/** `fromSeconds`: the time of stored balances, epoch seconds; undefined for current ones. */
export type ShownBalances = Readonly<{ balances: readonly BalanceView[]; fromSeconds: number | undefined }>

export function shownBalances(store: Pick<Store, 'balances' | 'cachedBalances'>): ShownBalances | undefined {
  const read = readyValue(store.balances.now.value)
  const now = read && readableBalances(read)
  const cached = readyValue(store.cachedBalances.now.value)
  if (now && !(cached && hasUnreadBalance(now))) {
    return { balances: now.map((each) => earlierOf(each, cached?.balances ?? []) ?? each), fromSeconds: undefined }
  }
  return cached ? { balances: cached.balances, fromSeconds: cached.readAtSeconds } : undefined
}

function earlierOf(balance: BalanceView, cached: readonly BalanceView[]): BalanceView | undefined {
  if (balance.known) return undefined
  const earlier = cached.find(({ currency }) => isSameCurrency(currency, balance.currency))
  return earlier?.known ? { ...earlier, isEarlier: true } : undefined
}

export function readableBalances(balances: readonly BalanceView[]): readonly BalanceView[] {
  return balances.filter((balance) => balance.known || balance.why.code !== 'NO_OWN_ADDRESS')
}

/** Custom tokens describe only themselves, so they are listed apart. */
export function withoutCustomTokens(balances: readonly BalanceView[]): readonly BalanceView[] {
  return balances.filter(({ unlisted }) => unlisted !== 'added')
}

export function hasUnreadBalance(balances: readonly BalanceView[]): boolean {
  return balances.length > 0 && balances.every((balance) => !balance.known)
}
