import type { Brought } from '../../../src/core/brought.ts'
import { sameIdentifier } from '../../../src/core/currency.ts'
import type { IntentInput } from '../../../src/core/intent.ts'

/**
 * A transaction named for a refund pays the refund address on the origin chain. Others pay the recipient on the
 * destination chain.
 */
export function broughtBy(
  hash: string,
  at: Readonly<{ chainId: number; recipient: string }>,
  { intent, value }: Readonly<{ intent: IntentInput; value: bigint }>,
): Brought | undefined {
  const isBack = hash.includes('refund')
  const chainId = isBack ? intent.originChainId : intent.destinationChainId
  const paid = isBack ? intent.refundTo : intent.recipient
  if (at.chainId !== chainId) return undefined
  return { value: sameIdentifier(at.recipient, paid) ? value : 0n }
}
