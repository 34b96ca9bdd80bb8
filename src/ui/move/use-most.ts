import { useEffect, useState } from 'preact/hooks'
import type { Amount, Currency } from '../../core/currency.ts'
import { useApp } from '../state/app.ts'

/** The most that arrives at once on a way between two chains, by the service's word; undefined while nothing is known. */
export function useMost(from: Currency | undefined, to: Currency | undefined): Amount | undefined {
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
