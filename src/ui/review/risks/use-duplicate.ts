import type { SignableQuote } from '../../../api/views/quotes.ts'
import type { ExecutionView } from '../../../api/views/transfers.ts'
import { repeatedTransfer } from '../../../core/intent/duplicate-transfer.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'

export type DuplicateTransfer = Readonly<{ isLooking: boolean; transfer: ExecutionView | undefined }>

/** Hears of other pages' transfers too. */
export function useDuplicate({ approvalId, review }: SignableQuote, nowMilliseconds: number): DuplicateTransfer {
  const loaded = useApp().store.executions.now.value
  // This approval becomes a transfer of the same id.
  const others = (readyValue(loaded) ?? []).filter(({ id }) => id !== approvalId)
  const { pays, expected, recipient, tradeType, asked } = review
  const transfer = repeatedTransfer(
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
  return { isLooking: loaded.state === 'loading', transfer }
}
