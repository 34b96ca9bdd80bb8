import type { Sighting } from '../sighting.ts'
import type { Transfer } from './transfers.ts'

/**
 * A fill of `amount` with an `excess` to return, or a refund for a `failReason` (service-facts.md 3).
 * `refundFailReason` makes the refund fail.
 */
export type Verdict =
  | Readonly<{ fills: true; amount: bigint; paidOut: bigint; excess: bigint }>
  | Readonly<{ fills: false; failReason: string; refundFailReason?: string | undefined }>

/**
 * Judges a deposit by its order.
 *
 * Too little is refunded; an excess is returned (interface.md, `strict`). A swap's excess raises the output up to the
 * expected amount.
 */
export function judge(transfer: Transfer, deposit: Sighting, nowMs: number): Verdict {
  const { order, fill } = transfer
  const payment = order.inputs[0]?.payment
  const output = order.output.payments[0]
  if (payment?.currency.toLowerCase() !== deposit.currency.toLowerCase()) return refuse('ORIGIN_CURRENCY_MISMATCH')
  const due = BigInt(payment.amount)
  const expected = BigInt(output?.expectedAmount ?? '0')
  if (nowMs > transfer.expiresAtSeconds * 1000) return refuse('TTL_EXPIRED')
  if (transfer.refundAsked) return refuse('UNKNOWN')
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
 * Whether a deposit is quoted again: an open address takes any amount (service-facts.md 7).
 *
 * The order's deadline doesn't matter, only a requested time to live.
 */
export function asksAnew(
  { depositAddress, order, asked, ...transfer }: Transfer,
  deposit: Sighting,
  nowMs: number,
): boolean {
  const payment = order.inputs[0]?.payment
  const isOwn = payment?.currency.toLowerCase() === deposit.currency.toLowerCase()
  if (depositAddress?.type !== 'open' || !isOwn || transfer.refundAsked) return false
  if (nowMs > transfer.expiresAtSeconds * 1000) return asked?.ttl === undefined
  return deposit.amount !== BigInt(payment.amount)
}

function refuse(failReason: string): Verdict {
  return { fills: false, failReason }
}
