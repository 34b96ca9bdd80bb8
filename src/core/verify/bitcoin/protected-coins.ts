import { type Protection, protectionOf } from '../../families/bitcoin/coins/protected-coins.ts'
import { outpointKey } from '../../families/bitcoin/transaction/transaction.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import type { OwnUtxo } from './psbt-context.ts'

const SENTENCES = { frozen: 'coinsFrozenSpent', small: 'coinsSmallSpent' } as const satisfies Record<Protection, string>

/** Refuses other coins. */
export function checkChosen(coins: readonly OwnUtxo[], where: string, { intent, report }: Context): void {
  if (intent.coins === undefined) return
  const chosen = new Set(intent.coins)
  const isExact = coins.length === chosen.size && coins.every((coin) => chosen.has(outpointKey(coin)))
  if (!isExact) report('F33', where, 'coinsNotChosen')
}

/** Asks for a tick for protected coins. */
export function checkProtected(coins: readonly OwnUtxo[], where: string, { intent, report }: Context): void {
  for (const protection of ['frozen', 'small'] as const) {
    const spent = coins.filter((coin) => protectionOf(coin) === protection)
    if (spent.length === 0) continue
    const sats = spent.reduce((sum, { valueSats }) => sum + valueSats, 0n)
    const amount = amountWithSymbol(sats, intent.originCurrency)
    report('F32', where, { says: SENTENCES[protection], coins: `${spent.length}`, amount })
  }
}
