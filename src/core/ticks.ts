import type { Finding } from './finding.ts'
import { isPaidElsewhere } from './item.ts'
import { type Asked, type Moved, sameMove } from './same-move.ts'
import type { VerifiedQuote } from './verify/verify.ts'

/** What a yes carries that was ticked to make a move although it is the same as this one. */
export function tickOfSame(id: string): string {
  return `same ${id}`
}

/** What a yes carries that was ticked for a finding: the name of exactly what was shown. */
export function tickOfFinding({ code, at, message }: Finding): string {
  return `${code} ${at} ${message}`
}

/**
 * What has to be ticked before a yes to a quote, by its names: its findings that ask for it, and that the same move was
 * made a moment ago, unless this wallet sends nothing.
 *
 * @param moved newest first
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
