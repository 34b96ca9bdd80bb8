import { scriptOfAddress } from '../../bitcoin/script.ts'
import type { BitcoinFacts, Facts } from '../../facts.ts'
import { inWords } from '../amounts.ts'
import type { Context } from '../context.ts'

/** More than any block has asked so far, satoshis per virtual byte; an explorer that says more is not believed. */
const MOST_BELIEVABLE_RATE = 2_000

/** What the next block asks, satoshis per virtual byte; undefined where it is not known or cannot be believed. */
export function believableFeeRate({ origin }: Facts): number | undefined {
  const rate = origin.family === 'bitcoin' ? origin.highPriorityRate : undefined
  return rate?.known && isBelievable(rate.value) ? rate.value : undefined
}

/** What the explorer says must suffice for, and agree with, a Bitcoin transaction of ours. */
export function checkBitcoinFacts(context: Context, bitcoin: BitcoinFacts): void {
  const { intent, origin, report } = context
  // A deposit address is paid by any means of the user's, from coins that need not be these.
  if (intent.payment !== 'deposit') return
  const { highPriorityRate: rate } = bitcoin
  if (!rate.known) {
    report(
      'D32',
      'facts.highPriorityRate',
      `The explorer for ${origin.name} did not say what a block asks: ${rate.why}.`,
    )
  } else if (!isBelievable(rate.value)) {
    const said = `The explorer says that the next block asks ${rate.value} satoshis per byte`
    report('P08', 'facts.highPriorityRate', `${said}; no fee can be judged by that.`)
  }
  checkBalance(context, bitcoin)
}

function checkBalance({ intent, amountIn, report }: Context, { coins }: BitcoinFacts): void {
  if (!coins.known) return
  const script = scriptOfAddress(intent.user)
  const own = coins.value.filter((coin) => coin.script === script && !coin.isLocked)
  const balance = own.reduce((sum, { valueSats }) => sum + valueSats, 0n)
  if (balance > amountIn) return
  const [needs, have] = [amountIn, balance].map((sats) => inWords(sats, intent.originCurrency))
  report('D30', 'facts.coins', `This needs ${needs} and the network fee; your free coins are worth ${have}.`)
}

function isBelievable(rate: number): boolean {
  return Number.isFinite(rate) && rate > 0 && rate <= MOST_BELIEVABLE_RATE
}
