import { useEffect, useState } from 'preact/hooks'
import type { Amount, Currency } from '../../core/currency.ts'
import { refusalKind } from '../review/refusal-kind.ts'
import { useApp } from '../state/app.ts'
import { arrivingAtMost } from './offers.ts'
import type { QuoteNow } from './quote-loop.ts'
import type { useMove } from './use-move.ts'

/**
 * The most that arrives at once, where what is asked for is more than that: by the form's own figures before a quote is
 * there, and by the service's refusal where the form cannot tell.
 */
export function useExceededMost({ sides, read, quote }: ReturnType<typeof useMove>): Amount | undefined {
  const most = useMost(sides.from, sides.to)
  if (!most || !read.ok) return undefined
  const arrives = arrivingAtMost(read.crossing, sides)
  return (arrives === undefined ? isTooMuch(quote) : arrives > most.value) ? most : undefined
}

/** Whether the service has refused to move that much at once. */
export function isTooMuch(quote: QuoteNow): boolean {
  return quote.state === 'answered' && quote.view.state === 'unavailable' && refusalKind(quote.view.code) === 'tooMuch'
}

// By the service's word; undefined while nothing is known.
function useMost(from: Currency | undefined, to: Currency | undefined): Amount | undefined {
  const { client } = useApp()
  const [found, setFound] = useState<Readonly<{ key: string; most: Amount }> | undefined>(undefined)
  const isCrossing = from !== undefined && to !== undefined && from.chainId !== to.chainId
  const key = isCrossing ? `${from.chainId} ${to.chainId} ${to.address}` : ''
  useEffect(() => {
    if (!isCrossing) return
    let isHere = true
    const { chainId: originChainId } = from
    const { chainId: destinationChainId, address: destinationCurrency } = to
    client.call('route.most', { originChainId, destinationChainId, destinationCurrency }).then(
      (most) => isHere && most && setFound({ key, most }),
      // A word that is not said changes nothing: the quote says the rest.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [client, key])
  return found?.key === key ? found.most : undefined
}
