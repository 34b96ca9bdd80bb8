import { signal } from '@preact/signals'
import { expect, it } from 'vitest'
import type { BalanceView, CachedBalancesView } from '../../../../src/api/views/balances.ts'
import { shownBalances } from '../../../../src/ui/home/balances/shown-balances.ts'
import type { Loaded, Resource } from '../../../../src/ui/state/resource.ts'
import { currency, OWN } from '../../data.ts'

const loaded = <T>(value: T): Resource<T> => ({
  now: signal<Loaded<T>>({ state: 'ready', value, isRefreshing: false, problem: undefined }),
  reload: async () => undefined,
  clear: () => undefined,
})

it('keeps the earlier balance of a slow chain, and marks it', () => {
  const [ether, base] = [currency(1, 'ETH'), currency(8453, 'ETH')]
  const read: readonly BalanceView[] = [
    { currency: ether, account: OWN, known: false, why: { code: 'SLOW' } },
    { currency: base, account: OWN, known: true, value: 2n },
  ]
  const before: CachedBalancesView = {
    balances: [
      { currency: ether, account: OWN, known: true, value: 5n },
      { currency: base, account: OWN, known: true, value: 1n },
    ],
    readAtSeconds: 1,
  }
  expect(shownBalances({ balances: loaded(read), cachedBalances: loaded<CachedBalancesView | null>(before) })).toEqual({
    balances: [{ ...before.balances[0], isEarlier: true }, read[1]],
    fromSeconds: undefined,
  })
})
