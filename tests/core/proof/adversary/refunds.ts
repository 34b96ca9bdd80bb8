import { DEPOSITORY } from '../../../devnet/chains.ts'
import { encode } from './abi.ts'
import type { Tx } from './chain.ts'
import { type Coin, isNative } from './money.ts'
import type { Answer } from './service/quote.ts'

/** So long a deposit takes to be seen and filled, at most: an order that is over before is filled by nobody. */
const FILL_SECONDS = 60

/** Whether there is time to fill an order. */
export function canBeFilled({ output }: Answer['order'], nowSeconds: number): boolean {
  return output.deadline >= nowSeconds + FILL_SECONDS
}

/**
 * What comes back of an order that nobody fills, by its own terms: the allocator pays what the depository was given to
 * the first refund that can still be made once the order is over. Nothing, where no refund can.
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
