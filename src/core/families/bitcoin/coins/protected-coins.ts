import type { UtxoFact } from '../../../chain/facts.ts'
import { outpointKey } from '../transaction/transaction.ts'

/** They may carry inscriptions. */
export const MOST_SMALL_SATS = 10_000n

type Coin = Pick<UtxoFact, 'valueSats' | 'isFrozen'>

export type Protection = 'frozen' | 'small'

/** The reason for a tick. */
export function protectionOf({ valueSats, isFrozen }: Coin): Protection | undefined {
  if (isFrozen) return 'frozen'
  return valueSats <= MOST_SMALL_SATS ? 'small' : undefined
}

/** Marks frozen coins. */
export function withFrozen<C extends UtxoFact>(
  coins: readonly C[],
  isFrozen: (outpoint: string) => boolean,
): readonly C[] {
  return coins.map((coin) => (isFrozen(outpointKey(coin)) ? { ...coin, isFrozen: true } : coin))
}

type ListedCoin = Coin & Pick<UtxoFact, 'txid' | 'vout' | 'isLocked' | 'place'>

/** Undefined unless each is spendable. */
export function chosenAmong<C extends ListedCoin>(
  coins: readonly C[],
  outpoints: readonly string[],
): readonly C[] | undefined {
  const chosen = coins.filter((coin) => outpoints.includes(outpointKey(coin)))
  const areSpendable = chosen.every(({ isLocked, place }) => !isLocked && place?.in === 'block')
  return areSpendable && chosen.length === outpoints.length ? chosen : undefined
}

/** Confirmed coins that need no tick. */
export function isFreeCoin(coin: Coin & Pick<UtxoFact, 'isLocked' | 'place'>): boolean {
  return coin.place?.in === 'block' && !coin.isLocked && protectionOf(coin) === undefined
}
