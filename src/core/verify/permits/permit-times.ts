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
  if (order && deadline > BigInt(order.output.deadline)) report('E12', path, 'permitOutlivesOrder')
  if (deadline <= now) report('E12', path, 'permitOver')
  if (deadline > now + BigInt(LONGEST_PERMIT_SECONDS)) report('E12', path, 'permitTooLong')
  // Published permits are valid from time 0.
  if (validAfter > 0n) report('E12', path, 'permitLater')
}
