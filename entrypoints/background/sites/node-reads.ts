import { chainsWith } from '../../../src/core/profiles/chains-with.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { createFundedRetry } from '../../../src/net/families/evm/simulation/funded-retry.ts'
import { createEvmNodes } from '../../../src/net/nodes/node-order.ts'
import { createPageRpc } from '../../../src/net/nodes/page-rpc.ts'
import type { ProviderPorts } from '../../../src/provider/ports.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../../../src/provider/rpc-error.ts'
import { nowMilliseconds } from '../wiring/browser/clock.ts'
import { networkFetch } from '../wiring/browser/network.ts'

/** Wires the node reads of pages. */
export function siteReads(profile: Profile): Pick<ProviderPorts, 'read' | 'readAsIfFunded'> {
  const nodes = new Map(
    chainsWith(profile, 'hasContracts').map(({ id, nodeUrls }) => {
      const ports = { fetch: networkFetch, nowMilliseconds }
      const pass = createPageRpc({ ...ports, urls: nodeUrls })
      const { rpc } = createEvmNodes({ ...ports, nodeUrls, chainId: id })
      const asIfFunded = createFundedRetry({ rpc, pass, nowMilliseconds })
      return [id, { pass, asIfFunded }] as const
    }),
  )
  return {
    read: async (chainId, method, params) => {
      const passed = await nodes.get(chainId)?.pass({ method, params })
      if (passed?.said === 'result') return passed.result
      if (passed?.said === 'error') {
        throw new ProviderRpcError(passed.error.code, passed.error.message, passed.error.data)
      }
      throw new ProviderRpcError(
        RPC_ERROR_CODES.chainDisconnected,
        `${method}: ${passed?.message ?? 'this chain has no node'}.`,
      )
    },
    readAsIfFunded: async (chainId, failed) => nodes.get(chainId)?.asIfFunded(failed),
  }
}
