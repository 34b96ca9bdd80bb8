import { chainsWith } from '../../../src/core/profiles/chains-with.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import type { PromptCaller, ProviderPorts } from '../../../src/provider/ports.ts'
import type { PromptQueue } from '../../../src/wallet/approvals/queue.ts'
import { balancesOf } from '../../../src/wallet/balances/currency-balances.ts'
import { type SendCallsPorts, sendCalls } from '../../../src/wallet/bundles/send-calls.ts'
import type { ChosenNodes } from '../../../src/wallet/nodes/chosen-nodes.ts'
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
import { type CallHashes, createCallHashes } from './call-hashes.ts'
import { callReceiptOf, callReceiptsOf } from './call-receipt.ts'
import { siteReads } from './node-reads.ts'
import type { RuntimePorts } from './runtime-ports.ts'
import { startedCallsId } from './started-calls.ts'
import { unwrapGrant } from './unwrap-grant.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Stores
  wallet: Wallet
  prompts: PromptQueue
  chains: SiteChains
  grantedAccounts: ProviderPorts['grantedAccounts']
  nodesOf: ChosenNodes['of']
}>

export type SiteRequests = RuntimePorts &
  CallHashes &
  Readonly<{
    begun: (origin: string, call: Readonly<{ key: string; id: string | undefined }>) => Promise<string | undefined>
  }>

/** Wires these ports to the wallet. */
export function siteRequests(parts: Parts): SiteRequests {
  const { profile, stores, wallet, prompts, chains, grantedAccounts } = parts
  const { bundles, executions } = stores
  const asking =
    (asker: PromptCaller): SitePromptPorts['ask'] =>
    (promptRequest) =>
      prompts.ask(promptRequest, asker)
  const dapp = (asker: PromptCaller): SitePromptPorts => ({
    profile,
    grantedAccounts,
    executionOf: executions.ofCalls,
    hasBundle: async (origin, callsId) => (await bundles.ofCalls(origin, callsId)) !== undefined,
    balances: (account) => balancesOf(account, wallet.money.balances, chainsWith(profile, 'hasContracts')),
    ownSides: (asked) => withOwnAddresses(asked, wallet.money.own),
    ask: asking(asker),
  })
  const callPorts = (asker: PromptCaller): SendCallsPorts => ({
    grantedAccounts,
    bundleOf: bundles.ofCalls,
    hasExecution: async (origin, callsId) => (await executions.ofCalls(origin, callsId)) !== undefined,
    ask: asking(asker),
  })
  return {
    ...siteReads(profile, parts.nodesOf),
    ...createCallHashes({ bundleOf: bundles.ofCalls, isTaken: wallet.isTaken }),
    begun: (origin, call) => startedCallsId(origin, call, stores),
    connect: async (origin, asker) => unwrapGrant(await promptConnection(origin, dapp(asker))).accounts,
    signMessage: async (origin, wish, asker) => unwrapGrant(await promptMessage(origin, wish, dapp(asker))).signature,
    signTypedData: async (origin, wanted, asker) =>
      unwrapGrant(await promptTypedData(origin, wanted, dapp(asker))).signature,
    sendIntent: async (origin, request, asker) => ({
      id: unwrapGrant(await promptIntent(origin, request, dapp(asker))).id,
    }),
    sendCalls: async (origin, request, asker) => ({
      id: unwrapGrant(await sendCalls(origin, request, callPorts(asker))).id,
    }),
    receiptsOf: (bundle) => callReceiptsOf(bundle, wallet.node),
    fillReceiptOf: async (execution) => {
      const { stage, intent } = execution
      const txHash = stage.stage === 'filled' ? stage.fill.txHash : undefined
      // Bitcoin and exchanges give no receipts.
      if (txHash === undefined || !chains.ids.includes(intent.destinationChainId)) return undefined
      return callReceiptOf(wallet.node(intent.destinationChainId), txHash)
    },
  }
}
