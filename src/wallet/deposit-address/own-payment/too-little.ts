import type { UtxoFact } from '../../../core/chain/facts.ts'
import type { Reason } from '../../../core/reason/reason.ts'
import { formatDecimal } from '../../../lib/decimal.ts'

const BITCOIN_DECIMALS = 8

type TooLittle = 'COINS_TOO_LITTLE' | 'ALL_COINS_TOO_LITTLE' | 'CHOSEN_COINS_TOO_LITTLE'

export function notEnough(coins: readonly UtxoFact[], amount: bigint, code: TooLittle): Reason {
  const has = coins.reduce((sum, { valueSats }) => sum + valueSats, 0n)
  return { code, needs: inBitcoin(amount), has: inBitcoin(has) }
}

export function inBitcoin(sats: bigint): string {
  return `${formatDecimal(sats, BITCOIN_DECIMALS)} BTC`
}
