import type { Currency } from '../../core/currency.ts'
import { useApp } from '../state/app.ts'
import { useAsked } from '../state/use-asked.ts'

/**
 * Whether a currency can be paid by a signature in place of a transaction (EIP-3009), as its own contract answers;
 * undefined while nothing is known.
 */
export function useSignable(account: string, from: Currency | undefined): boolean | undefined {
  const { client } = useApp()
  const about = from && account ? { account, chainId: from.chainId, currency: from.address } : undefined
  // Nothing is offered that is not known to work.
  return useAsked(about, (of) => client.call('currency.isSignable', of)) ?? undefined
}
