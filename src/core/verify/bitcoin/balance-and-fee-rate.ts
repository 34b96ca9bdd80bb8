import type { BitcoinFacts, Facts } from '../../chain/facts.ts'
import { MOST_SATS_PER_VBYTE } from '../../families/bitcoin/fees/fee-limits.ts'
import { bitcoinFactsOf } from '../../families/bitcoin/origin-facts.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { isPayersCoin } from './utxos.ts'

/** The believable fee rate, satoshis per virtual byte. */
export function believableFeeRate(facts: Facts): number | undefined {
  const rate = bitcoinFactsOf(facts)?.highPriorityRate
  return rate?.known && isBelievable(rate.value) ? rate.value : undefined
}

/** Checks the explorer's Bitcoin facts. */
export function checkBitcoinFacts(context: Context, bitcoin: BitcoinFacts): void {
  const { intent, origin, report } = context
  // A deposit address may be paid from other coins.
  if (intent.payment !== 'deposit') return
  const { highPriorityRate: rate } = bitcoin
  if (!rate.known) {
    report('D32', 'facts.highPriorityRate', { says: 'feeRateUnsaid', chain: origin.name, why: rate.why })
  } else if (!isBelievable(rate.value)) {
    report('P08', 'facts.highPriorityRate', { says: 'feeRateNotBelievable', rate: `${rate.value}` })
  }
  checkBalance(context, bitcoin)
}

function checkBalance(context: Context, { coins }: BitcoinFacts): void {
  const { intent, amountIn, report } = context
  if (!coins.known) return
  const own = coins.value.filter((coin) => isPayersCoin(coin, context) && !coin.isLocked)
  const balance = own.reduce((sum, { valueSats }) => sum + valueSats, 0n)
  if (balance > amountIn) return
  const words = (sats: bigint) => amountWithSymbol(sats, intent.originCurrency)
  report('D30', 'facts.coins', { says: 'coinsNotEnough', needs: words(amountIn), have: words(balance) })
}

function isBelievable(rate: number): boolean {
  return Number.isFinite(rate) && rate > 0 && rate <= MOST_SATS_PER_VBYTE
}
