import type { Asset } from '../chain.ts'
import { type AmountObject, exactly, type Money, type Present } from './currencies.ts'
import type { Trade } from './trade.ts'

/** interface.md, `fees`: all but `gas` in the deposit's currency. */
export type Fees = Readonly<
  Record<'gas' | 'relayer' | 'relayerGas' | 'relayerService' | 'app' | 'subsidized', AmountObject>
>

/** Makes the `fees` of an answer; `relayer` is the sum of its two parts. */
export function feesOf(
  parts: Readonly<{ gas: bigint; input: Asset; payIn: Asset; trade: Trade }>,
  present: Present,
): Fees {
  const { input, payIn, trade } = parts
  const { execution, swap, relay, app } = trade.charges
  const gas: Money = exactly({ chain: input.chain, currency: input.chain.native }, parts.gas)
  const money = (amount: bigint) => present(exactly(payIn, amount))
  return {
    gas: present(gas),
    relayer: money(execution + swap + relay),
    relayerGas: money(execution),
    relayerService: money(swap + relay),
    app: money(app),
    subsidized: money(trade.split.sponsoredTotal),
  }
}
