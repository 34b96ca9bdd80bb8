import type { ExecutionView } from '../../api/crossing-views.ts'
import type { SignableQuote } from '../../api/quote-views.ts'
import { sameMove } from '../../core/same-move.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'

/** Whether the same was sent before, as far as the newest crossings say. */
export type Same = Readonly<{ isLooking: boolean; move: ExecutionView | undefined }>

/** Looks for the same move among the newest; every page hears of one that another page confirms. */
export function useSame({ approvalId, review }: SignableQuote, nowMilliseconds: number): Same {
  const loaded = useApp().store.executions.now.value
  // What is confirmed here becomes a move by this very id.
  const others = (readyValue(loaded) ?? []).filter(({ id }) => id !== approvalId)
  const { pays, expected, recipient, tradeType, asked } = review
  const move = sameMove(
    {
      originChainId: pays.currency.chainId,
      originCurrency: pays.currency.address,
      destinationChainId: recipient.chainId,
      destinationCurrency: expected.currency.address,
      amount: asked,
      tradeType,
      recipient: recipient.address,
    },
    others,
    Math.floor(nowMilliseconds / 1_000),
  )
  return { isLooking: loaded.state === 'loading', move }
}
