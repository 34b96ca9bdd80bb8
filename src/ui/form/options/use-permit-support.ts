import type { Currency } from '../../../core/money/currency.ts'
import { useApp } from '../../state/app.ts'
import { useAnswer } from '../../state/use-answer.ts'

/** EIP-3009, as the token contract answers; undefined while unread. */
export function usePermitSupport(account: string, from: Currency | undefined): boolean | undefined {
  const { client } = useApp()
  const about = from && account ? { account, chainId: from.chainId, currency: from.address } : undefined
  // The form offers only a signature that is known to work.
  return useAnswer(about, (of) => client.call('currency.isSignable', of)) ?? undefined
}
