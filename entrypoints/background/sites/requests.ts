import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import type { PromptCaller, ProviderPorts } from '../../../src/provider/ports.ts'
import type { PromptQueue } from '../../../src/wallet/approvals/queue.ts'
import { balancesOf } from '../../../src/wallet/balances/currency-balances.ts'
import { withOwnAddresses } from '../../../src/wallet/quotes/own-addresses.ts'
import type { SiteChains } from '../../../src/wallet/sites/chains.ts'
import {
  promptConnection,
  promptIntent,
  promptMessage,
  promptTypedData,
  type SitePromptPorts,
} from '../../../src/wallet/sites/site-prompts.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Wallet } from '../wiring/wallet.ts'
import { callReceiptOf } from './call-receipt.ts'
import { type CallRequests, siteCalls } from './calls.ts'
import { siteReads } from './node-reads.ts'
import { unwrapGrant } from './refusals.ts'
import { startedCallsId } from './started-calls.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Stores
  wallet: Wallet
  prompts: PromptQueue
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
    (asker: PromptCaller): SitePromptPorts['ask'] =>
    (question) =>
      prompts.ask(question, asker)
  const dapp = (asker: PromptCaller): SitePromptPorts => ({
    profile,
    grantedAccounts,
    executionOf: stores.executions.ofCalls,
    hasBundle: async (origin, callsId) => (await stores.bundles.ofCalls(origin, callsId)) !== undefined,
    balances: (account) => balancesOf(account, wallet.money.balances, ['evm']),
    ownSides: (asked) => withOwnAddresses(asked, wallet.money.own),
    ask: asking(asker),
  })
  return {
    ...siteCalls({ stores, wallet, grantedAccounts, asking }),
    ...siteReads(profile),
    begun: (origin, call) => startedCallsId(origin, call, stores),
    connect: async (origin, asker) => unwrapGrant(await promptConnection(origin, dapp(asker))).accounts,
    signMessage: async (origin, wish, asker) => unwrapGrant(await promptMessage(origin, wish, dapp(asker))).signature,
    signTypedData: async (origin, wanted, asker) =>
      unwrapGrant(await promptTypedData(origin, wanted, dapp(asker))).signature,
    sendIntent: async (origin, request, asker) => ({
      id: unwrapGrant(await promptIntent(origin, request, dapp(asker))).id,
    }),
    fillReceiptOf: async (execution) => {
      const { stage, intent } = execution
      const txHash = stage.stage === 'filled' ? stage.fill.txHash : undefined
      // Bitcoin and exchanges give no receipts.
      if (txHash === undefined || !chains.ids.includes(intent.destinationChainId)) return undefined
      return callReceiptOf(wallet.node(intent.destinationChainId), txHash)
    },
  }
}
