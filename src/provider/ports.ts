import type { Bundle, SiteRequester } from '../core/bundle/bundle.ts'
import type { Execution } from '../core/execution/execution.ts'
import type { TypedData } from '../core/execution/item.ts'
import type { Hex } from '../lib/hex.ts'
import type { ReadMethod } from './methods/node-reads.ts'
import type { PersonalMessage } from './methods/personal-sign.ts'
import type { WantedCalls } from './methods/send-calls.ts'
import type { IntentRequest } from './methods/send-intent.ts'
import type { KnownAsset } from './methods/watch-asset.ts'
import type { RejectionMemory } from './router/rejections.ts'
import type { CallReceipt } from './types.ts'

/** Origins come from the sender, never a message. `isActive`: neither prerendered nor frozen. */
export type SitePort = Readonly<{
  origin: string
  topOrigin: string
  tabId: number | undefined
  documentId: string | undefined
  isActive: boolean
  post: (message: unknown) => void
  onMessage: (listener: (message: unknown) => void) => void
  onClose: (listener: () => void) => void
}>

/** `id` is the page's own, `key` the call's; resent calls keep it. `by` decides the answer's form. */
export type CallsRequest = WantedCalls & Readonly<{ key: string; by: SiteRequester['by'] }>

export type NodeMethod = ReadMethod | 'eth_newPendingTransactionFilter' | 'eth_getFilterChanges' | 'eth_uninstallFilter'

export type FailedRead = Readonly<{
  method: 'eth_call' | 'eth_estimateGas'
  params: readonly unknown[]
  call: Readonly<{ from: string; to: string; data: Hex; value: bigint }>
  /** Wei per gas; 0 without a price. */
  gas: bigint | undefined
  gasPriceWei: bigint
}>

export type PromptCaller = Readonly<{
  callKey: string
  tabId: number | undefined
  documentId?: string | undefined
  receivedAtMilliseconds?: number | undefined
}>

export type WaitingPrompt = Readonly<{
  origin: string
  callKeys: readonly string[]
  id?: string
  createdAtSeconds?: number
}>

/** An earlier prompt's decision; rejects like the call itself. */
export type ResumedCall = Readonly<{ isOpen: boolean; answer: Promise<string | readonly string[]> }>

/** `origin` is a site. Only a `ProviderRpcError` shows details to the page. */
export type ProviderPorts = Readonly<{
  /** The chosen account comes first; `[]` without a grant or while locked. */
  accountsOf: (origin: string) => Promise<readonly string[]>
  /** Also while locked, since prompts wait for the unlock. */
  grantedAccounts: (origin: string) => Promise<readonly string[]>
  /** Unlocks first if needed; throws 4001. */
  connect: (origin: string, asker: PromptCaller) => Promise<readonly string[]>
  openPrompts: () => Promise<readonly WaitingPrompt[]>
  /** Ends vanished pages' prompts. */
  makeRoom: (
    page: Readonly<{ tabId: number | undefined; documentId?: string | undefined }>,
  ) => Promise<readonly WaitingPrompt[]>
  /** As `PromptQueue`. */
  displace: (ids: readonly string[]) => Promise<boolean>
  rejections: RejectionMemory
  isInView: (tabId: number) => Promise<boolean>
  /** Undefined for a new call; `id` is the page's own. */
  resume: (
    origin: string,
    again: Readonly<{ key: string; id: string | undefined; tabId: number | undefined }>,
  ) => Promise<ResumedCall | undefined>
  revoke: (origin: string) => Promise<void>
  chainIdOf: (origin: string) => Promise<number>
  chainIds: readonly number[]
  switchChain: (origin: string, chainId: number) => Promise<void>
  /** Undefined for unlisted tokens. */
  assetOf: (chainId: number, address: string) => KnownAsset | undefined
  /** One node request. Throws the node's error, or 4901 without an answer. */
  read: (chainId: number, method: NodeMethod, params: readonly unknown[]) => Promise<unknown>
  blockMillisecondsOf: (chainId: number) => number
  after: (milliseconds: number, call: () => void) => void
  isAsIfFunded: (origin: string) => Promise<boolean>
  /** Undefined where missing funds were not the cause. */
  readAsIfFunded: (chainId: number, read: FailedRead) => Promise<Readonly<{ result: unknown }> | undefined>
  client: string
  /**
   * Gives an EIP-5792 id, without errors after approval. A known `key` gives the earlier result. Throws 4001, 4100,
   * 5710, 5720, 5771, -32003.
   */
  sendIntent: (origin: string, request: IntentRequest, asker: PromptCaller) => Promise<Readonly<{ id: string }>>
  /** Works like `sendIntent`. Throws 4001, 4100, 5720. */
  sendCalls: (origin: string, request: CallsRequest, asker: PromptCaller) => Promise<Readonly<{ id: string }>>
  /** Waits for the broadcast; throws -32003 where it cannot come. */
  hashOf: (origin: string, id: string) => Promise<string>
  bundleOf: (origin: string, id: string) => Promise<Bundle | undefined>
  receiptsOf: (bundle: Bundle) => Promise<readonly CallReceipt[]>
  showStatus: (id: string) => Promise<void>
  /** Zero for native. */
  assetsOf: (chainId: number) => readonly string[]
  /** EIP-191; throws 4001, 4100. */
  signMessage: (origin: string, message: PersonalMessage, asker: PromptCaller) => Promise<string>
  /** EIP-712; throws 4001, 4100. */
  signTypedData: (
    origin: string,
    wanted: Readonly<{ account: string; typedData: TypedData }>,
    asker: PromptCaller,
  ) => Promise<string>
  executionOf: (origin: string, id: string) => Promise<Execution | undefined>
  fillReceiptOf: (execution: Execution) => Promise<CallReceipt | undefined>
  nowMilliseconds: () => number
}>
