import { useApp } from '../state/app.ts'
import { useAsked } from '../state/use-asked.ts'

/** True where a chain's node has said that an address has none of the coin that fees are paid in there. */
export function useLacksGas(address: string | undefined, chainId: number | undefined): boolean {
  const { client } = useApp()
  const about = address !== undefined && chainId !== undefined ? { address, chainId } : undefined
  // What nobody knows is not offered.
  return useAsked(about, (of) => client.call('recipient.gas', of))?.hasGas === false
}
