import { DEPOSITORY } from '../../../devnet/chains.ts'
import { encode } from './abi.ts'
import type { Tx } from './chain.ts'
import { type Coin, isNative } from './money.ts'
import type { Answer } from './service/quote.ts'

/** The longest time to see and fill a deposit; earlier deadlines rule out a fill. */
const FILL_SECONDS = 60

export function canBeFilled({ output }: Answer['order'], nowSeconds: number): boolean {
  return output.deadline >= nowSeconds + FILL_SECONDS
}

/**
 * The order's refund if it stays unfilled: the allocator pays the first refund still possible after expiry. Without
 * one, nothing returns.
 */
export function refundsOf(order: Answer['order'], coin: Coin, held: bigint, nowSeconds: number): readonly Tx[] {
  const over = Math.max(order.output.deadline, nowSeconds + FILL_SECONDS)
  const refunds = order.inputs.flatMap((each) => each.refunds)
  const possible = refunds.find(
    (refund) =>
      refund.currency.toLowerCase() === coin.address.toLowerCase() &&
      BigInt(refund.minimumAmount) <= held &&
      refund.deadline >= over,
  )
  if (!possible) return []
  const story = `the allocator refunds ${held} of ${coin.symbol} to ${possible.recipient}`
  if (isNative(coin)) return [{ from: DEPOSITORY, to: possible.recipient, data: '0x', value: held, story }]
  const data = encode('USDC', 'transfer', [possible.recipient, held])
  return [{ from: DEPOSITORY, to: coin.address, data, value: 0n, story }]
}
