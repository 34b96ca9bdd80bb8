import type { Context } from '../context.ts'
import type { QuotedPermit } from './quoted-permit.ts'

/** Interface, "Limits": ten minutes by default. */
export const LONGEST_PERMIT_SECONDS = 3_600

/** Checks when a permit begins and ends. */
export function checkPermitTimes(
  { deadline, validAfter }: QuotedPermit,
  where: string,
  { facts, quote, report }: Context,
): void {
  const now = BigInt(facts.nowSeconds)
  const path = `${where}.sign.value`
  const order = quote.protocol?.v2?.orderData
  const outlivesOrder = order && deadline > BigInt(order.output.deadline)
  const isOver = deadline <= now
  const isTooLong = deadline > now + BigInt(LONGEST_PERMIT_SECONDS)
  // Published permits are valid from time 0.
  const isLater = validAfter > 0n
  if (outlivesOrder || isOver || isTooLong || isLater) report('E12', path, 'permitTimesWrong')
}
