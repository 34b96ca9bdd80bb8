import type { Chain, NodeUrls } from '../../../src/core/chain/chain.ts'
import { chainsWith } from '../../../src/core/profiles/chains-with.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { createFundedRetry } from '../../../src/net/families/evm/simulation/funded-retry.ts'
import { createEvmNodes } from '../../../src/net/nodes/node-order.ts'
import { createPageRpc } from '../../../src/net/nodes/page-rpc.ts'
import type { ProviderPorts } from '../../../src/provider/ports.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../../../src/provider/rpc-error.ts'
import type { ChosenNodes } from '../../../src/wallet/nodes/chosen-nodes.ts'
import { nowMilliseconds } from '../wiring/browser/clock.ts'
import { networkFetch } from '../wiring/browser/network.ts'

/** Wires the node reads of pages. */
export function siteReads(
  profile: Profile,
  nodesOf: ChosenNodes['of'],
): Pick<ProviderPorts, 'read' | 'readAsIfFunded'> {
  const chains = chainsWith(profile, 'hasContracts')
  const open = new Map<number, ReturnType<typeof nodesAt>>()
  function nodesOn(chainId: number): ReturnType<typeof nodesAt> | undefined {
    const chain = chains.find(({ id }) => id === chainId)
    if (!chain) return undefined
    const urls = nodesOf(chain)
    const before = open.get(chainId)
    if (before?.urls === urls) return before
    const now = nodesAt(chain, urls)
    open.set(chainId, now)
    return now
  }
  return {
    read: async (chainId, method, params) => {
      const passed = await nodesOn(chainId)?.pass({ method, params })
      if (passed?.said === 'result') return passed.result
      if (passed?.said === 'error') {
        throw new ProviderRpcError(passed.error.code, passed.error.message, passed.error.data)
      }
      throw new ProviderRpcError(
        RPC_ERROR_CODES.chainDisconnected,
        `${method}: ${passed?.message ?? 'this chain has no node'}.`,
      )
    },
    readAsIfFunded: async (chainId, failed) => nodesOn(chainId)?.asIfFunded(failed),
  }
}

function nodesAt({ id: chainId, nodeUrls: [pinnedUrl] }: Chain, urls: NodeUrls) {
  const ports = { fetch: networkFetch, nowMilliseconds, chainId, pinnedUrl }
  const pass = createPageRpc({ ...ports, urls })
  const { rpc } = createEvmNodes({ ...ports, nodeUrls: urls })
  return { urls, pass, asIfFunded: createFundedRetry({ rpc, pass, nowMilliseconds }) }
}
