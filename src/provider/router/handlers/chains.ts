import { chainIdToHex } from '../../methods/chains.ts'
import type { ProviderHandlers } from '../../methods.ts'
import type { ProviderPorts } from '../../ports.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../../rpc-error.ts'

type ChainHandlers = Pick<
  ProviderHandlers,
  'eth_chainId' | 'net_version' | 'wallet_switchEthereumChain' | 'wallet_addEthereumChain'
>

/** Makes the handlers of a site's chain. */
export function chainHandlers(
  ports: Pick<ProviderPorts, 'chainIdOf' | 'chainIds' | 'switchChain'>,
  refresh: (origin: string) => Promise<void>,
): ChainHandlers {
  const switchTo = async (origin: string, chainId: number, sentence: string) => {
    if (!ports.chainIds.includes(chainId)) throw new ProviderRpcError(RPC_ERROR_CODES.unknownChain, sentence)
    await ports.switchChain(origin, chainId)
    // Clients expect the event before the answer.
    await refresh(origin)
    return null
  }
  return {
    eth_chainId: async (_, { origin }) => chainIdToHex(await ports.chainIdOf(origin)),
    net_version: async (_, { origin }) => `${await ports.chainIdOf(origin)}`,
    wallet_switchEthereumChain: ([{ chainId }], { origin }) => {
      const id = chainIdToHex(chainId)
      const sentence = `Unrecognized chain ID "${id}". Causeway has only the chains that it can move money on.`
      return switchTo(origin, chainId, sentence)
    },
    wallet_addEthereumChain: ([{ chainId }], { origin }) => {
      const sentence = `Causeway cannot add chain ${chainIdToHex(chainId)}: it has only the chains that it can move money on.`
      return switchTo(origin, chainId, sentence)
    },
  }
}
