import { m } from '../messages/messages.ts'
import { useApp } from './app.ts'
import { readyValue } from './resource.ts'

/** Gives the names of chains as the profile pins them; an unknown one is called by its number, once they were read. */
export function useChainName(): (chainId: number) => string {
  const loaded = useApp().store.chains.now.value
  return (chainId) =>
    loaded.state === 'loading'
      ? '…'
      : (readyValue(loaded)?.find((chain) => chain.id === chainId)?.name ?? m().common.chainNumber(chainId))
}
