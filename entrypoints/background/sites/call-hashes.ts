import { type Bundle, siteRequesterOf } from '../../../src/core/bundle/bundle.ts'
import type { ProviderPorts } from '../../../src/provider/ports.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../../../src/provider/rpc-error.ts'
import { firstCallHash } from '../../../src/wallet/bundles/send-calls.ts'

type Parts = Readonly<{
  bundleOf: ProviderPorts['bundleOf']
  isTaken: (hash: string) => boolean
}>

/** The transaction hashes that pages wait for. */
export type CallHashes = Pick<ProviderPorts, 'hashOf'> & Readonly<{ bundleChanged: (bundle: Bundle) => void }>

/** Waits for the first broadcast of a page's calls. */
export function createCallHashes({ bundleOf, isTaken }: Parts): CallHashes {
  const waiting = new Set<(bundle: Bundle) => void>()
  const told = (bundle: Bundle) => firstCallHash(bundle, isTaken)
  // It listens before it reads, so it misses no change.
  async function decided(origin: string, callsId: string): Promise<ReturnType<typeof firstCallHash>> {
    let hear: (bundle: Bundle) => void = () => undefined
    const changed = new Promise<Bundle>((resolve) => {
      hear = (bundle) => {
        const site = siteRequesterOf(bundle)
        if (site?.origin === origin && site.callsId === callsId && told(bundle)) resolve(bundle)
      }
    })
    waiting.add(hear)
    try {
      const now = await bundleOf(origin, callsId)
      return (now && told(now)) ?? told(await changed)
    } finally {
      waiting.delete(hear)
    }
  }

  return {
    hashOf: async (origin, callsId) => {
      const outcome = await decided(origin, callsId)
      if (outcome?.ok) return outcome.hash
      throw new ProviderRpcError(
        RPC_ERROR_CODES.serviceRefused,
        'The transaction was not sent; the user is told why.',
        {
          reason: outcome?.reason,
        },
      )
    },
    bundleChanged: (bundle) => {
      for (const hear of [...waiting]) hear(bundle)
    },
  }
}
