import type { Sighting } from '../sighting.ts'
import type { Crossing } from './crossings.ts'

/**
 * What is done with a deposit: filled with `amount` (spending `paidOut`), with `excess` of it given back on its own; or
 * refunded in full for a reason (a `failReason` of service-facts.md 3), unless there is one why that fails, too.
 */
export type Verdict =
  | Readonly<{ fills: true; amount: bigint; paidOut: bigint; excess: bigint }>
  | Readonly<{ fills: false; failReason: string; refundFailReason?: string | undefined }>

/**
 * Judges a deposit by its request's order: too little is refunded, enough fills what was quoted, and the excess goes back
 * in a leg of its own (interface.md, `strict`; a deposit by calldata is bound to its order in the same way). After a
 * swap, more than the order's payment brings more out, up to what was expected.
 */
export function judge(crossing: Crossing, deposit: Sighting, nowMs: number): Verdict {
  const { order, fill } = crossing
  const payment = order.inputs[0]?.payment
  const output = order.output.payments[0]
  if (payment?.currency.toLowerCase() !== deposit.currency.toLowerCase()) return refuse('ORIGIN_CURRENCY_MISMATCH')
  const due = BigInt(payment.amount)
  const expected = BigInt(output?.expectedAmount ?? '0')
  if (nowMs > crossing.expiresAtSeconds * 1000) return refuse('TTL_EXPIRED')
  if (crossing.refundAsked) return refuse('UNKNOWN')
  if (deposit.amount < due) return refuse('DEPOSITED_AMOUNT_TOO_LOW_TO_FILL')
  const excess = deposit.amount - due
  if (fill.mayBeMore) {
    const minimum = BigInt(output?.minimumAmount ?? '0')
    const room = fill.paidIn - due
    const more = excess < room ? excess : room
    const amount = room === 0n ? expected : minimum + ((expected - minimum) * more) / room
    return { fills: true, amount, paidOut: (fill.paidOut * deposit.amount) / fill.paidIn, excess: 0n }
  }
  return { fills: true, amount: expected, paidOut: fill.paidOut, excess }
}

/**
 * Whether a deposit asks its quote again: an open address takes any amount at the rate of the day (service-facts.md 7),
 * also after the order's deadline; only a time to live that was asked for ends in a refund.
 */
export function asksAnew(
  { depositAddress, order, asked, ...crossing }: Crossing,
  deposit: Sighting,
  nowMs: number,
): boolean {
  const payment = order.inputs[0]?.payment
  const isOwn = payment?.currency.toLowerCase() === deposit.currency.toLowerCase()
  if (depositAddress?.type !== 'open' || !isOwn || crossing.refundAsked) return false
  if (nowMs > crossing.expiresAtSeconds * 1000) return asked?.ttl === undefined
  return deposit.amount !== BigInt(payment.amount)
}

function refuse(failReason: string): Verdict {
  return { fills: false, failReason }
}
