import { useEffect, useState } from 'preact/hooks'
import type { QuoteView } from '../../../api/views/quotes.ts'
import type { Currency } from '../../../core/money/currency.ts'
import type { Finding } from '../../../core/review/finding.ts'
import type { QuoteNow } from '../../quote/refresh-loop.ts'
import { isSignableQuote } from '../../quote/signable.ts'
import type { ChosenCurrencies } from '../sides/chosen-currencies.ts'

/** See src/core/verify/README.md. */
const DISAGREE = ['L08', 'L11']

export function usePricesDisagree({ from, to }: ChosenCurrencies, quote: QuoteNow): boolean {
  const [disputed, setDisputed] = useState<string | undefined>(undefined)
  const found = quote.state === 'answered' ? findingsOf(quote.view) : undefined
  const isDisputed = found?.some(({ code }) => DISAGREE.includes(code))
  const quoted =
    quote.state === 'answered'
      ? routeKey(
          { chainId: quote.transfer.originChainId, address: quote.transfer.originCurrency },
          { chainId: quote.transfer.destinationChainId, address: quote.transfer.destinationCurrency },
        )
      : undefined
  useEffect(() => {
    if (isDisputed !== undefined) setDisputed(isDisputed ? quoted : undefined)
  }, [isDisputed, quoted])
  return from !== undefined && to !== undefined && disputed === routeKey(from, to)
}

function findingsOf(view: QuoteView): readonly Finding[] | undefined {
  if (view.state === 'refused') return view.findings
  if (!isSignableQuote(view)) return undefined
  const { warnings, ticks, overrides } = view.review
  return [...warnings, ...ticks, ...overrides]
}

function routeKey(...sides: readonly Pick<Currency, 'chainId' | 'address'>[]): string {
  return sides.map(({ chainId, address }) => `${chainId} ${address}`).join(' ')
}
