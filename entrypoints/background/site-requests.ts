import type { Bundle } from '../../src/core/bundle/bundle.ts'
import type { Profile } from '../../src/core/profile.ts'
import type { Asker, ProviderPorts } from '../../src/provider/ports.ts'
import { balancesOf } from '../../src/wallet/balances.ts'
import { connectSite, type DappPorts, sendWish, signMessage, signPageData } from '../../src/wallet/dapps.ts'
import { withOwnSides } from '../../src/wallet/own-sides.ts'
import type { Prompts } from '../../src/wallet/prompts.ts'
import type { SiteChains } from '../../src/wallet/site-chains.ts'
import { begunFor } from './begun.ts'
import { granted } from './granted.ts'
import { receiptFor } from './receipts.ts'
import { type CallRequests, siteCalls } from './site-calls.ts'
import { siteReads } from './site-reads.ts'
import type { Stores } from './stores.ts'
import type { Wallet } from './wallet.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Stores
  wallet: Wallet
  prompts: Prompts
  chains: SiteChains
  grantedAccounts: ProviderPorts['grantedAccounts']
}>

/** Calls of pages that need keys, proofs or a node. */
export type SiteRequests = CallRequests &
  Pick<
    ProviderPorts,
    'connect' | 'read' | 'readAsIfFunded' | 'signMessage' | 'signTypedData' | 'sendIntent' | 'fillReceiptOf'
  > &
  Readonly<{
    bundleChanged: (bundle: Bundle) => void
    /** The id of a call already carried out. */
    begun: (origin: string, call: Readonly<{ key: string; id: string | undefined }>) => Promise<string | undefined>
  }>

/** Wires these calls to the wallet. */
export function siteRequests({ profile, stores, wallet, prompts, chains, grantedAccounts }: Parts): SiteRequests {
  const asking =
    (asker: Asker): DappPorts['ask'] =>
    (question) =>
      prompts.ask(question, asker)
  const dapp = (asker: Asker): DappPorts => ({
    profile,
    grantedAccounts,
    executionOf: stores.executions.ofCalls,
    hasBundle: async (origin, callsId) => (await stores.bundles.ofCalls(origin, callsId)) !== undefined,
    balances: (account) => balancesOf(account, wallet.money.balances, ['evm']),
    ownSides: (asked) => withOwnSides(asked, wallet.money.own),
    ask: asking(asker),
  })
  return {
    ...siteCalls({ stores, wallet, grantedAccounts, asking }),
    ...siteReads(profile),
    begun: (origin, call) => begunFor(origin, call, stores),
    connect: async (origin, asker) => granted(await connectSite(origin, dapp(asker))).accounts,
    signMessage: async (origin, wish, asker) => granted(await signMessage(origin, wish, dapp(asker))).signature,
    signTypedData: async (origin, wanted, asker) => granted(await signPageData(origin, wanted, dapp(asker))).signature,
    sendIntent: async (origin, request, asker) => ({ id: granted(await sendWish(origin, request, dapp(asker))).id }),
    fillReceiptOf: async (execution) => {
      const { stage, intent } = execution
      const txHash = stage.stage === 'filled' ? stage.fill.txHash : undefined
      // Bitcoin and exchanges give no receipts.
      if (txHash === undefined || !chains.ids.includes(intent.destinationChainId)) return undefined
      return receiptFor(wallet.node(intent.destinationChainId), txHash)
    },
  }
}
