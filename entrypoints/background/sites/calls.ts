import { type Bundle, hashesInBlocks, siteRequesterOf } from '../../../src/core/bundle/bundle.ts'
import type { CallReceipt } from '../../../src/provider/methods/intent-status.ts'
import type { PromptCaller, ProviderPorts } from '../../../src/provider/ports.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../../../src/provider/rpc-error.ts'
import { firstCallHash, type SendCallsPorts, sendCalls } from '../../../src/wallet/bundles/send-calls.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Wallet } from '../wiring/wallet.ts'
import { callReceiptOf } from './call-receipt.ts'
import { unwrapGrant } from './refusals.ts'

type Parts = Readonly<{
  stores: Stores
  wallet: Wallet
  grantedAccounts: SendCallsPorts['grantedAccounts']
  asking: (asker: PromptCaller) => SendCallsPorts['ask']
}>

export type CallRequests = Pick<ProviderPorts, 'sendCalls' | 'hashOf' | 'receiptsOf'> &
  Readonly<{ bundleChanged: (bundle: Bundle) => void }>

/** Wires the calls of pages for the provider's router. */
export function siteCalls({ stores, wallet, grantedAccounts, asking }: Parts): CallRequests {
  const waiting = new Set<(bundle: Bundle) => void>()
  const bundleOf = stores.bundles.ofCalls
  const ports: Omit<SendCallsPorts, 'ask'> = {
    grantedAccounts,
    bundleOf,
    hasExecution: async (origin, callsId) => (await stores.executions.ofCalls(origin, callsId)) !== undefined,
    inFlight: stores.bundles.inFlight,
    isTaken: wallet.isTaken,
  }
  const told = (bundle: Bundle) => firstCallHash(bundle, wallet.isTaken)
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
    sendCalls: async (origin, request, asker) => ({
      id: unwrapGrant(await sendCalls(origin, request, { ...ports, ask: asking(asker) })).id,
    }),
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
    receiptsOf: async (bundle) => {
      const receipts: CallReceipt[] = []
      for (const hash of hashesInBlocks(bundle)) {
        const receipt = await callReceiptOf(wallet.node(bundle.chainId), hash)
        if (receipt) receipts.push(receipt)
      }
      return receipts
    },
    bundleChanged: (bundle) => {
      for (const hear of [...waiting]) hear(bundle)
    },
  }
}
