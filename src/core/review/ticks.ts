import { isPaidExternally } from '../execution/item.ts'
import { type ComparedTransfer, type PastTransfer, repeatedTransfer } from '../intent/duplicate-transfer.ts'
import type { VerifiedQuote } from '../verify/verify.ts'
import type { Finding } from './finding.ts'

/** Names the tick for repeating this transfer. */
export function tickOfRepeat(id: string): string {
  return `same ${id}`
}

/** Names the tick for exactly this finding. */
export function tickOfFinding({ code, at, message }: Finding): string {
  return `${code} ${at} ${message}`
}

/**
 * The ticks that an approval needs: for findings, and for repeating a recent transfer that this wallet pays.
 * @param moved is newest first
 */
export function dueTicks(
  quote: Pick<VerifiedQuote, 'intent' | 'plan' | 'ticks'>,
  moved: readonly PastTransfer[],
  nowSeconds: number,
): readonly string[] {
  return [...quote.ticks.map(tickOfFinding), ...tickOfSameMove(quote, moved, nowSeconds)]
}

function tickOfSameMove(
  { intent, plan }: Pick<VerifiedQuote, 'intent' | 'plan'>,
  moved: readonly PastTransfer[],
  nowSeconds: number,
): readonly string[] {
  if (isPaidExternally(plan)) return []
  const { originCurrency: from, destinationCurrency: to } = intent
  const asked: ComparedTransfer = {
    ...intent,
    originChainId: from.chainId,
    originCurrency: from.address,
    destinationChainId: to.chainId,
    destinationCurrency: to.address,
  }
  const same = repeatedTransfer(asked, moved, nowSeconds)
  return same ? [tickOfRepeat(same.id)] : []
}
