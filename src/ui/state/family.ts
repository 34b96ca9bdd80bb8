import type { ChainView } from '../../api/money-views.ts'
import type { Family } from '../../core/chain.ts'
import { useApp } from './app.ts'
import { readyValue } from './resource.ts'

/** Which kind of chain an id names; the ones that are not in the list are taken for EVM chains, as most are. */
export function familyOn(chains: readonly ChainView[], chainId: number | undefined): Family {
  return chains.find((chain) => chain.id === chainId)?.family ?? 'evm'
}

/** The same, of the chains that the background knows. */
export function useFamily(): (chainId: number) => Family {
  const chains = readyValue(useApp().store.chains.now.value) ?? []
  return (chainId) => familyOn(chains, chainId)
}
