import { useEffect, useState } from 'preact/hooks'
import type { Currency } from '../../core/currency.ts'
import { useApp } from '../state/app.ts'

/**
 * Whether a currency can be paid by a signature in place of a transaction (EIP-3009), as its own contract answers;
 * undefined while nothing is known.
 */
export function useSignable(account: string, from: Currency | undefined): boolean | undefined {
  const { client } = useApp()
  const [found, setFound] = useState<Readonly<{ key: string; is: boolean | undefined }> | undefined>(undefined)
  const key = from && account ? `${account} ${from.chainId} ${from.address}` : ''
  useEffect(() => {
    if (!key || !from) return
    let isHere = true
    client.call('currency.isSignable', { account, chainId: from.chainId, currency: from.address }).then(
      (is) => isHere && setFound({ key, is: is ?? undefined }),
      // Nothing is offered that is not known to work.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [client, key])
  return found?.key === key ? found.is : undefined
}
