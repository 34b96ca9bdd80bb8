import { carriedChains, type Profile } from '../../src/core/profile.ts'
import { createAsIfFunded } from '../../src/net/as-if-funded.ts'
import { createNodes } from '../../src/net/evm-nodes.ts'
import { createPassage } from '../../src/net/rpc-passage.ts'
import type { ProviderPorts } from '../../src/provider/ports.ts'
import { CODES, ProviderRpcError } from '../../src/provider/rpc-error.ts'
import { nowMilliseconds } from './clock.ts'

/** Wires the node reads of pages for the provider's router. */
export function siteReads(profile: Profile): Pick<ProviderPorts, 'read' | 'readAsIfFunded'> {
  const nodes = new Map(
    carriedChains(profile, ['evm']).map(({ id, nodeUrls }) => {
      const ports = { fetch: (...request: Parameters<typeof fetch>) => fetch(...request), nowMilliseconds }
      const pass = createPassage({ ...ports, urls: nodeUrls })
      const { rpc } = createNodes({ ...ports, nodeUrls, chainId: id })
      const asIfFunded = createAsIfFunded({ rpc, pass, nowMilliseconds })
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
      throw new ProviderRpcError(CODES.chainDisconnected, `${method}: ${passed?.message ?? 'this chain has no node'}.`)
    },
    readAsIfFunded: async (chainId, failed) => nodes.get(chainId)?.asIfFunded(failed),
  }
}
