import { m } from '../../messages/messages.ts'
import { useApp } from '../app.ts'
import { readyValue } from '../resource.ts'

/** An unknown chain gets its number, once the chains are loaded. */
export function useChainName(): (chainId: number) => string {
  const loaded = useApp().store.chains.now.value
  return (chainId) =>
    loaded.state === 'loading'
      ? '…'
      : (readyValue(loaded)?.find((chain) => chain.id === chainId)?.name ?? m().common.chainNumber({ id: chainId }))
}
