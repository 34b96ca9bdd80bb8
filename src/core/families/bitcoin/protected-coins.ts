import type { UtxoFact } from '../../chain/facts.ts'
import { outpointKey } from './transaction/transaction.ts'

/** Coins up to this value may carry an inscription. */
export const MOST_SMALL_SATS = 10_000n

type Coin = Pick<UtxoFact, 'valueSats' | 'isFrozen'>

export type Protection = 'frozen' | 'small'

/** The reason why a coin is spent only after a tick; undefined for others. */
export function protectionOf({ valueSats, isFrozen }: Coin): Protection | undefined {
  if (isFrozen) return 'frozen'
  return valueSats <= MOST_SMALL_SATS ? 'small' : undefined
}

/** Marks the coins that the user froze. */
export function withFrozen<C extends UtxoFact>(
  coins: readonly C[],
  isFrozen: (outpoint: string) => boolean,
): readonly C[] {
  return coins.map((coin) => (isFrozen(outpointKey(coin)) ? { ...coin, isFrozen: true } : coin))
}

/** A confirmed coin that the wallet spends without a tick. */
export function isFreeCoin(coin: Coin & Pick<UtxoFact, 'isLocked' | 'place'>): boolean {
  return coin.place?.in === 'block' && !coin.isLocked && protectionOf(coin) === undefined
}
