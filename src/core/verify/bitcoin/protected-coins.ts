import { type Protection, protectionOf } from '../../families/bitcoin/coins/protected-coins.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import type { OwnUtxo } from './psbt-context.ts'

const SENTENCES = { frozen: 'coinsFrozenSpent', small: 'coinsSmallSpent' } as const satisfies Record<Protection, string>

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
