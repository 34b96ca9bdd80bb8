import type { ReceivedAmount } from '../../../src/core/execution/received-amount.ts'
import type { IntentInput } from '../../../src/core/intent/intent.ts'
import { sameIdentifier } from '../../../src/core/money/currency.ts'

/** Refunds pay the refund address on the origin chain, others the recipient on the destination. */
export function broughtBy(
  hash: string,
  at: Readonly<{ chainId: number; recipient: string }>,
  { intent, value }: Readonly<{ intent: IntentInput; value: bigint }>,
): ReceivedAmount | undefined {
  const isBack = hash.includes('refund')
  const chainId = isBack ? intent.originChainId : intent.destinationChainId
  const paid = isBack ? intent.refundTo : intent.recipient
  if (at.chainId !== chainId) return undefined
  return { value: sameIdentifier(at.recipient, paid) ? value : 0n }
}
