import { type Currency, isSameCurrency } from '../../../core/money/currency.ts'
import { useApp } from '../app.ts'
import { readyValue } from '../resource.ts'

/** Every currency counts as pinned until the chains are loaded. */
export function useIsPinned(): (currency: Pick<Currency, 'chainId' | 'address'>) => boolean {
  const chains = readyValue(useApp().store.chains.now.value)
  return (currency) => chains?.some((chain) => chain.currencies.some((each) => isSameCurrency(each, currency))) ?? true
}
