import type { ChainView } from '../../../api/views/balances.ts'
import type { Family } from '../../../core/chain/chain.ts'
import { useApp } from '../app.ts'
import { readyValue } from '../resource.ts'

/** An unlisted chain counts as an EVM chain, as most are. */
export function familyOn(chains: readonly ChainView[], chainId: number | undefined): Family {
  return chains.find((chain) => chain.id === chainId)?.family ?? 'evm'
}

export function useFamily(): (chainId: number) => Family {
  const chains = readyValue(useApp().store.chains.now.value) ?? []
  return (chainId) => familyOn(chains, chainId)
}
