import { useEffect, useState } from 'preact/hooks'
import { useApp } from '../state/app.ts'

/** True where a chain's node has said that an address has none of the coin that fees are paid in there. */
export function useLacksGas(address: string | undefined, chainId: number | undefined): boolean {
  const { client } = useApp()
  const [lacking, setLacking] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (address === undefined || chainId === undefined) return
    let isOver = false
    client.call('recipient.gas', { address, chainId }).then(
      ({ hasGas }) => {
        if (!isOver) setLacking(hasGas === false ? address : undefined)
      },
      // What nobody knows is not offered.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [address, chainId])
  return address !== undefined && lacking === address
}
