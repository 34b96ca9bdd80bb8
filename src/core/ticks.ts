import type { Finding } from './finding.ts'
import { isPaidElsewhere } from './item.ts'
import { type Asked, type Moved, sameMove } from './same-move.ts'
import type { VerifiedQuote } from './verify/verify.ts'

/** Names the tick for repeating this transfer. */
export function tickOfSame(id: string): string {
  return `same ${id}`
}

/** Names the tick for exactly this finding. */
export function tickOfFinding({ code, at, message }: Finding): string {
  return `${code} ${at} ${message}`
}

/**
 * Returns the ticks that an approval needs: for findings, and for repeating a recent transfer that this wallet pays.
 * @param moved is newest first
 */
export function dueTicks(
  quote: Pick<VerifiedQuote, 'intent' | 'plan' | 'ticks'>,
  moved: readonly Moved[],
  nowSeconds: number,
): readonly string[] {
  return [...quote.ticks.map(tickOfFinding), ...tickOfSameMove(quote, moved, nowSeconds)]
}

function tickOfSameMove(
  { intent, plan }: Pick<VerifiedQuote, 'intent' | 'plan'>,
  moved: readonly Moved[],
  nowSeconds: number,
): readonly string[] {
  if (isPaidElsewhere(plan)) return []
  const { originCurrency: from, destinationCurrency: to } = intent
  const asked: Asked = {
    ...intent,
    originChainId: from.chainId,
    originCurrency: from.address,
    destinationChainId: to.chainId,
    destinationCurrency: to.address,
  }
  const same = sameMove(asked, moved, nowSeconds)
  return same ? [tickOfSame(same.id)] : []
}
