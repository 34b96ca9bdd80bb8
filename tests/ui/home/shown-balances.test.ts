import { expect, it } from 'vitest'
import type { BalanceView } from '../../../src/api/views/balances.ts'
import { readableBalances } from '../../../src/ui/home/shown-balances.ts'
import { balancesValuation } from '../../../src/ui/home/valuation.ts'
import { balances, prices, someUnread } from '../data.ts'

it('leaves out where the account can have no address, as nothing failed there', () => {
  const without = balances.map(
    (each): BalanceView =>
      each.currency.symbol === 'BTC'
        ? { currency: each.currency, account: each.account, known: false, why: { code: 'NO_OWN_ADDRESS' } }
        : each,
  )
  const shown = readableBalances(without)
  expect(shown).toEqual(balances.filter(({ currency }) => currency.symbol !== 'BTC'))
  expect(balancesValuation(shown, prices).isWhole).toBe(true)
  expect(readableBalances(someUnread)).toEqual(someUnread)
})
