import { type Bundle, hashesInBlocks, siteOf } from '../../src/core/bundle/bundle.ts'
import type { CallReceipt } from '../../src/provider/calls-status.ts'
import type { Asker, ProviderPorts } from '../../src/provider/ports.ts'
import { CODES, ProviderRpcError } from '../../src/provider/rpc-error.ts'
import { hashOf, type SendPorts, sendCalls } from '../../src/wallet/bundles/send.ts'
import { granted } from './granted.ts'
import { receiptFor } from './receipts.ts'
import type { Stores } from './stores.ts'
import type { Wallet } from './wallet.ts'

type Parts = Readonly<{
  stores: Stores
  wallet: Wallet
  grantedAccounts: SendPorts['grantedAccounts']
  asking: (asker: Asker) => SendPorts['ask']
}>

export type CallRequests = Pick<ProviderPorts, 'sendCalls' | 'hashOf' | 'receiptsOf'> &
  Readonly<{ bundleChanged: (bundle: Bundle) => void }>

/** Wires the calls of pages for the provider's router. */
export function siteCalls({ stores, wallet, grantedAccounts, asking }: Parts): CallRequests {
  const waiting = new Set<(bundle: Bundle) => void>()
  const bundleOf = stores.bundles.ofCalls
  const ports: Omit<SendPorts, 'ask'> = {
    grantedAccounts,
    bundleOf,
    hasExecution: async (origin, callsId) => (await stores.executions.ofCalls(origin, callsId)) !== undefined,
    inFlight: stores.bundles.inFlight,
    isTaken: wallet.isTaken,
  }
  const told = (bundle: Bundle) => hashOf(bundle, wallet.isTaken)
  // It listens before it reads, so it misses no change.
  async function decided(origin: string, callsId: string): Promise<ReturnType<typeof hashOf>> {
    let hear: (bundle: Bundle) => void = () => undefined
    const changed = new Promise<Bundle>((resolve) => {
      hear = (bundle) => {
        const site = siteOf(bundle)
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
    sendCalls: async (origin, request, asker) => ({
      id: granted(await sendCalls(origin, request, { ...ports, ask: asking(asker) })).id,
    }),
    hashOf: async (origin, callsId) => {
      const outcome = await decided(origin, callsId)
      if (outcome?.ok) return outcome.hash
      throw new ProviderRpcError(CODES.serviceRefused, 'The transaction was not sent; the user is told why.', {
        reason: outcome?.reason,
      })
    },
    receiptsOf: async (bundle) => {
      const receipts: CallReceipt[] = []
      for (const hash of hashesInBlocks(bundle)) {
        const receipt = await receiptFor(wallet.node(bundle.chainId), hash)
        if (receipt) receipts.push(receipt)
      }
      return receipts
    },
    bundleChanged: (bundle) => {
      for (const hear of [...waiting]) hear(bundle)
    },
  }
}
